import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { clipFiles } from '#mocks/media/clip-files.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { onTelephone } from '../support/accessibility.ts'
import { dialog, expectDone, expectNoDialog, press } from '../support/steps.ts'
import {
  asksBeforeLeaving,
  cardsNamed,
  drop,
  expectRow,
  expectStored,
  input,
  MB,
  openUploads,
  panel,
  paste,
  percent,
  pick,
  picture,
  rowNames,
} from '../support/uploads.ts'

/* Files on their way from the desk to the material list (2§2, 2§5). */

const SECOND = 1_000

/** What the button of the demo company says before anything is chosen. */
const LIMITS =
  '图片：jpg、jpeg、png，不超过 4096×4096，10 MB 以内；视频：mp4、mov、webm，200 MB 以内；一次最多 10 个文件；可拖入或粘贴'

async function limitsOf(user: { hover: (element: Element) => Promise<void> }) {
  await user.hover(screen.getByRole('button', { name: '上传素材' }))
  return screen.findByRole('tooltip')
}

const refusals = async () =>
  within(await dialog('部分文件未上传'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a picture and a video are uploaded; the list shows them, and follows how the video is transcoded', async () => {
  // with nothing else in the list, nothing else keeps it up to date
  const { user, server, advance } = await openUploads({ search: '?q=新开' })
  const clip = await fetch(clipFiles['latte'] as URL)
  const video = new File([await clip.blob()], '新开视频.mp4', { type: 'video/mp4' })
  await pick([picture('新开海报.png', { width: 800, height: 450 }), video])
  await expectRow('新开海报.png', '上传成功')
  await expectRow('新开视频.mp4', '上传成功')
  await expectDone(user, '2 个文件上传成功')
  expect(server.calls('materialUploadSign')).toHaveLength(2)
  await expectStored('新开海报')
  const cardOf = (name: string) => screen.getByRole('button', { name }).closest('li')
  expect(cardOf('新开海报')).toHaveTextContent('待提交')
  expect(cardOf('新开视频')).toHaveTextContent('转码中')
  // its picture is its own first frame
  const thumbnail = within(cardOf('新开视频') as HTMLElement).getByRole<HTMLImageElement>('img')
  await waitFor(() => expect([thumbnail.naturalWidth, thumbnail.naturalHeight]).toEqual([384, 216]))
  expect(thumbnail.src).toMatch(/\.jpg$/)
  await server.advance(600 * SECOND)
  await advance(5 * SECOND)
  await waitFor(() => expect(cardOf('新开视频')).toHaveTextContent('待提交'))
})

test('on a telephone, what may be uploaded is read whole without dragging or scrolling', async () => {
  await onTelephone()
  const { user } = await openUploads()
  const limits = await limitsOf(user)
  const { left, right, bottom } = limits.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
  expect(bottom).toBeLessThanOrEqual(844)
  expect(limits.scrollWidth).toBeLessThanOrEqual(limits.clientWidth)
})

test('what may not be uploaded is named with its reason, and the others are uploaded', async () => {
  const { user, server } = await openUploads()
  // what may be is read before
  expect(await limitsOf(user)).toHaveTextContent(LIMITS)
  await pick([
    picture('好图.png'),
    new File(['this is text and no picture'], '文字.png', { type: 'image/png' }),
    new File([], '空.png', { type: 'image/png' }),
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], '矢量.svg', { type: 'image/svg+xml' }),
    new File([picture('')], '换名.jpg', { type: 'image/jpeg' }),
    picture('太宽.png', { width: 4097, height: 1 }),
    picture('刚好.png', { width: 4096, height: 1 }),
    picture('太大.png', { bytes: 10 * MB + 1 }),
  ])
  expect(await refusals()).toEqual([
    '文字.png素材类型不符：文件内容不是图片或视频',
    '空.png素材类型不符：文件内容为空',
    '矢量.svg素材类型不符：支持 jpg、jpeg、png、mp4、mov、webm',
    '换名.jpg素材类型不符：文件内容与扩展名 jpg 不一致',
    '太宽.png图片尺寸不能超过 4096×4096',
    '太大.png文件大小超过限制，最大 10 MB',
  ])
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await waitFor(() => expect(screen.getByRole('button', { name: '上传素材' })).toHaveFocus())
  await expectRow('好图.png', '上传成功')
  await expectRow('刚好.png', '上传成功')
  expect(await rowNames()).toEqual(['好图.png', '刚好.png'])
  expect(server.calls('materialUploadSign')).toHaveLength(2)
})

test('of eleven files the first ten are taken', async () => {
  const { user } = await openUploads()
  await pick(Array.from({ length: 11 }, (_, index) => picture(`第${index + 1}张.png`, { width: 100 + index })))
  expect(await refusals()).toEqual(['第11张.png一次最多选择 10 个文件'])
  await press(user, '知道了')
  await expectRow('第10张.png', '上传成功')
  expect(await rowNames()).toHaveLength(10)
})

test('files dropped on the page and pasted go the same way; choosing none is said so', async () => {
  const { user } = await openUploads()
  await drop([picture('拖入.png'), new File(['text'], '说明.txt', { type: 'text/plain' })])
  expect(await refusals()).toEqual(['说明.txt素材类型不符：支持 jpg、jpeg、png、mp4、mov、webm'])
  await press(user, '知道了')
  await expectNoDialog()
  await paste([picture('粘贴.png', { width: 65 })])
  await expectRow('拖入.png', '上传成功')
  await expectRow('粘贴.png', '上传成功')
  await pick([])
  expect(await screen.findByText('请至少选择一个文件')).toBeVisible()
})

test('progress moves while bytes do', async () => {
  const { advance } = await openUploads({ switches: { uploadBytesPerSecond: 0.5 * MB } })
  await pick([picture('大图.png', { bytes: 5 * MB })])
  await waitFor(() => expect(percent('大图.png')).toBeDefined())
  for (const seconds of [2, 4, 8]) {
    await advance(seconds === 8 ? 4 * SECOND : 2 * SECOND)
    await waitFor(() => expect(Math.abs((percent('大图.png') ?? 0) - seconds * 10)).toBeLessThanOrEqual(12))
  }
  await advance(3 * SECOND)
  await expectRow('大图.png', '上传成功')
})

test('three at a time; minimised and closed it goes on over navigation, and leaving asks', async () => {
  const { user, server, goto } = await openUploads({ switches: { uploadBytesPerSecond: 1_000 } })
  const names = ['一.png', '二.png', '三.png', '四.png']
  await pick(names.map((name, index) => picture(name, { width: 60 + index, bytes: MB })))
  await waitFor(() => expect(names.map((name) => percent(name) !== undefined)).toEqual([true, true, true, false]))
  await expectRow('四.png', '等待中')
  expect(asksBeforeLeaving()).toBe(true)

  await press(user, '最小化', await panel())
  const pill = () => screen.findByRole('button', { name: /^展开上传列表/ })
  expect(await pill()).toHaveFocus()
  await user.click(screen.getAllByRole('link', { name: '终端管理' })[0] as HTMLElement)
  await screen.findByRole('heading', { name: '终端管理', level: 1 })
  expect(await pill()).toHaveTextContent(/\d+%/)
  await user.click(await pill())
  await press(user, '关闭', await panel())
  await waitFor(() => expect(screen.queryByRole('region', { name: '上传列表' })).toBeNull())
  await goto('/materialManage')
  await press(user, '上传列表（4）')

  // what comes now comes at once; the others give up their places
  await server.setSwitches({ uploadBytesPerSecond: 0 })
  for (const name of names.slice(0, 3)) await press(user, `取消 ${name}`, await panel())
  await expectRow('四.png', '上传成功')
  expect(asksBeforeLeaving()).toBe(false)
  await press(user, '清除已完成', await panel())
  await waitFor(() => expect(screen.queryByRole('region', { name: '上传列表' })).toBeNull())
})

test('what is cancelled is not stored, and can be sent again', async () => {
  const { user, advance } = await openUploads({ switches: { uploadBytesPerSecond: 100_000 } })
  await pick(
    ['取消.png', '甲.png', '乙.png', '等待.png'].map((name, index) =>
      picture(name, { width: 70 + index, bytes: 300_000 }),
    ),
  )
  await expectRow('等待.png', '等待中')
  await press(user, '取消 取消.png', await panel())
  await expectRow('取消.png', '已取消')
  await waitFor(() => expect(percent('等待.png')).toBeDefined())
  for (const name of ['甲', '乙', '等待']) {
    await advance(2 * SECOND)
    await expectRow(`${name}.png`, '上传成功')
    await expectStored(name)
  }
  await expectRow('取消.png', '已取消')
  expect(cardsNamed('取消')).toBe(0)

  await press(user, '重试 取消.png', await panel())
  await waitFor(() => expect(percent('取消.png')).toBeDefined())
  await advance(4 * SECOND)
  await expectRow('取消.png', '上传成功')
  await expectStored('取消')
})

test('a probable duplicate is asked about: in one selection, in the queue, and among the materials', async () => {
  const { user, server } = await openUploads()
  await pick([picture('海报.png'), picture('海报.png')])
  const question = await dialog('可能重复的文件')
  expect(within(question).getAllByRole('listitem')).toHaveLength(1)
  await press(user, '跳过重复文件', question)
  await expectNoDialog()
  await expectRow('海报.png', '上传成功')
  expect(await rowNames()).toEqual(['海报.png'])

  await pick([picture('海报.png')])
  await press(user, '跳过重复文件', await dialog('可能重复的文件'))
  await press(user, '清除已完成', await panel())
  await waitFor(() => expect(screen.queryByRole('region', { name: '上传列表' })).toBeNull())
  await pick([picture('海报.png')])
  await press(user, '仍然上传', await dialog('可能重复的文件'))
  await expectRow('海报.png', '上传成功')
  await expectNoDialog()

  // another size under the same name is another file
  await pick([picture('海报.png', { bytes: 300 })])
  await waitFor(() => expect(server.calls('materialUploadSign')).toHaveLength(3))
  expect(await rowNames()).toEqual(['海报.png', '海报.png'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever may not upload has no button, and nothing that is dropped is taken', async () => {
  await renderConsole({ at: '/materialManage', account: '13800000006' })
  await screen.findByRole('list', { name: '素材列表' })
  expect(screen.queryByRole('button', { name: '上传素材' })).toBeNull()
  expect(input()).toBeNull()
  expect(screen.queryByText('松开鼠标，上传素材')).toBeNull()
  expect(screen.queryByText(/一次最多/)).toBeNull()
})

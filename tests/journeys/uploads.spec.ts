import { expectAccessible } from '#tests/support/accessibility.ts'
import { picture } from '#tests/support/picture.ts'
import { clip, expect, OPERATOR, test, type ChosenFile } from '#tests/support/uploads.ts'

/* Files on their way from the desk to the material list (2§2, 2§5). */

const png = (name: string, options: Parameters<typeof picture>[0] = {}): ChosenFile => ({ name, mimeType: 'image/png', buffer: picture(options) })
const MB = 1024 * 1024

test('a picture and a video are uploaded, shown and played, also after a reload', async ({ page, mock, uploads }) => {
  await uploads.open()
  await uploads.pick([png('门店海报.png', { width: 800, height: 450 }), clip('开业视频.mp4')])
  await expect(uploads.row('门店海报.png')).toContainText('上传成功')
  await expect(uploads.row('开业视频.mp4')).toContainText('上传成功')
  await expect(page.getByText('2 个文件上传成功')).toBeVisible()
  expect((await mock.calls('materialUploadSign')).length).toBe(2)
  await expect(uploads.card('门店海报')).toContainText('待提交')
  await expect(uploads.card('开业视频')).toContainText('转码中')
  await mock.advance(600_000)

  await page.reload()
  const thumbnail = uploads.card('门店海报').getByRole('img')
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([800, 450])
  await expect(uploads.card('开业视频')).toContainText('待提交')
  await uploads.card('开业视频').getByRole('button', { name: '预览' }).click()
  const video = page.getByRole('dialog').locator('video')
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThanOrEqual(1)
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true
    player.currentTime = 6
    await player.play()
  })
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(6)
})

test('what may not be uploaded is named with its reason, and the others are uploaded @http', async ({ page, mock, uploads }) => {
  await uploads.open()
  await uploads.pick([
    png('好图.png'),
    { name: '文字.png', mimeType: 'image/png', buffer: Buffer.from('this is text and no picture') },
    { name: '空.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: '矢量.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { ...png('换名.jpg'), mimeType: 'image/jpeg' },
    png('太宽.png', { width: 4097, height: 1 }),
    png('刚好.png', { width: 4096, height: 1 }),
    png('太大.png', { bytes: 10 * MB + 1 }),
  ])
  const outcome = uploads.dialog('部分文件未上传')
  await expect(outcome.getByRole('listitem')).toHaveText([
    '文字.png素材类型不符：文件内容不是图片或视频',
    '空.png素材类型不符：文件内容为空',
    '矢量.svg素材类型不符：支持 jpg、jpeg、png、mp4、mov、webm',
    '换名.jpg素材类型不符：文件内容与扩展名 jpg 不一致',
    '太宽.png图片尺寸不能超过4096*4096',
    '太大.png文件大小超过限制，最大 10 MB',
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(outcome).toBeHidden()
  await expect(uploads.button).toBeFocused()
  await expect(uploads.row('好图.png')).toContainText('上传成功')
  await expect(uploads.row('刚好.png')).toContainText('上传成功')
  await expect(uploads.panel.getByRole('row')).toHaveCount(3)
  expect((await mock.calls('materialUploadSign')).length).toBe(2)
})

test('files dropped on the page and pasted go the same way; choosing none is said so @mock', async ({ page, uploads }) => {
  await uploads.open()
  await uploads.give('drop', [png('拖入.png'), { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('text') }])
  await expect(uploads.dialog('部分文件未上传').getByRole('listitem')).toHaveText(['说明.txt素材类型不符：支持 jpg、jpeg、png、mp4、mov、webm'])
  await page.getByRole('button', { name: '知道了' }).click()
  await uploads.give('paste', [png('粘贴.png', { width: 65 })])
  await expect(uploads.row('拖入.png')).toContainText('上传成功')
  await expect(uploads.row('粘贴.png')).toContainText('上传成功')
  await uploads.pick([])
  await expect(page.getByRole('alert')).toHaveText(/请至少选择一个文件/)
})

test('progress moves while bytes do', async ({ mock, uploads }) => {
  await uploads.open()
  await mock.set({ uploadBytesPerSecond: 600_000 })
  await uploads.pick([png('大图.png', { bytes: 9 * MB })])
  const bar = uploads.row('大图.png').getByRole('progressbar')
  await expect(bar).toBeVisible()
  const seen = await bar.evaluate(async (element) => {
    const values = new Set<number>()
    while (element.isConnected && values.size < 4) {
      values.add(Number(element.getAttribute('aria-valuenow')))
      await new Promise(requestAnimationFrame)
    }
    return [...values]
  })
  expect(seen.length).toBeGreaterThanOrEqual(3)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  await expect(uploads.row('大图.png')).toContainText('上传成功', { timeout: 30_000 })
})

test('three at a time; minimised and closed it goes on over navigation, and leaving asks', async ({ page, mock, uploads }) => {
  test.setTimeout(180_000)
  await uploads.open()
  await mock.set({ uploadBytesPerSecond: 10_000 })
  await uploads.pick(['一.png', '二.png', '三.png', '四.png'].map((name, index) => png(name, { width: 60 + index, bytes: 2 * MB })))
  await expect(uploads.panel.getByRole('progressbar')).toHaveCount(3)
  await expect(uploads.row('四.png')).toContainText('等待中')
  await expect.poll(uploads.asksBeforeLeaving).toBe(true)
  await expectAccessible(page)

  await uploads.panel.getByRole('button', { name: '最小化' }).click()
  const pill = page.getByRole('button', { name: /^展开上传列表/ })
  await expect(pill).toBeFocused()
  await page.getByRole('link', { name: '终端管理' }).first().click()
  await expect(page.getByRole('heading', { name: '终端管理', level: 1 })).toBeVisible()
  await expect(pill).toContainText(/\d+%/)
  await expectAccessible(page)
  await pill.click()
  await uploads.panel.getByRole('button', { name: '关闭' }).click()
  await expect(uploads.panel).toBeHidden()
  await page.getByRole('link', { name: '素材管理' }).first().click()
  await page.getByRole('button', { name: '上传列表（4）' }).click()
  await expect(uploads.row('一.png')).toBeVisible()

  // what comes now comes at once; the others give up their places
  await mock.set({ uploadBytesPerSecond: 0 })
  for (const name of ['一.png', '二.png', '三.png']) await uploads.row(name).getByRole('button', { name: `取消 ${name}` }).click()
  await expect(uploads.row('四.png')).toContainText('上传成功')
  await expect.poll(uploads.asksBeforeLeaving).toBe(false)
  await uploads.panel.getByRole('button', { name: '清除已完成' }).click()
  await expect(uploads.panel).toBeHidden()
})

test('what is cancelled is not stored, and can be sent again @http', async ({ mock, uploads }) => {
  await uploads.open()
  await mock.set({ uploadBytesPerSecond: 20_000 })
  // what is cancelled must still be on its way by then
  const sizes = { '取消.png': 2 * MB, '留下.png': 400_000, '乙.png': 2 * MB, '等待.png': 400_000 }
  await uploads.pick(Object.entries(sizes).map(([name, bytes], index) => png(name, { width: 70 + index, bytes })))
  await expect(uploads.panel.getByRole('progressbar')).toHaveCount(3)
  await uploads.row('取消.png').getByRole('button', { name: '取消 取消.png' }).click()
  await expect(uploads.row('取消.png')).toContainText('已取消')
  await expect(uploads.row('等待.png').getByRole('progressbar')).toBeVisible()
  await uploads.row('乙.png').getByRole('button', { name: '取消 乙.png' }).click()
  await mock.set({ uploadBytesPerSecond: 0 })
  await uploads.row('取消.png').getByRole('button', { name: '重试 取消.png' }).click()
  for (const name of ['取消', '留下', '等待']) await expect(uploads.card(name)).toBeVisible({ timeout: 30_000 })
  await expect(uploads.row('乙.png')).toContainText('已取消')
  await expect(uploads.card('乙')).toBeHidden()
})

test('a probable duplicate is asked about: in one selection, in the queue, and among the materials @mock', async ({ page, mock, uploads }) => {
  await uploads.open()
  await uploads.pick([png('海报.png'), png('海报.png')])
  const question = uploads.dialog('可能重复的文件')
  await expect(question.getByRole('listitem')).toHaveCount(1)
  await question.getByRole('button', { name: '跳过重复文件' }).click()
  await expect(uploads.row('海报.png')).toContainText('上传成功')
  await expect(uploads.panel.getByRole('row')).toHaveCount(2)

  await page.reload()
  await uploads.pick([png('海报.png')])
  await question.getByRole('button', { name: '仍然上传' }).click()
  await expect(uploads.row('海报.png')).toContainText('上传成功')
  // another size under the same name is another file
  await uploads.pick([png('海报.png', { width: 300, height: 10 })])
  await expect(uploads.panel.getByRole('row')).toHaveCount(3)
  await expect(question).toBeHidden()
  await expect.poll(async () => (await mock.calls('materialUploadSign')).length).toBeGreaterThanOrEqual(2)
})

test('eleven files: the first ten are taken @http', async ({ uploads }) => {
  await uploads.open()
  await uploads.pick(Array.from({ length: 11 }, (_, index) => png(`第${index + 1}张.png`, { width: 100 + index })))
  await expect(uploads.dialog('部分文件未上传').getByRole('listitem')).toHaveText(['第11张.png一次最多选择10个文件'])
  await uploads.dialog('部分文件未上传').getByRole('button', { name: '知道了' }).click()
  await expect(uploads.panel.getByRole('row')).toHaveCount(11)
  await expect(uploads.row('第10张.png')).toContainText('上传成功')
})

test('whoever may not upload has no button, and nothing that is dropped is taken @mock', async ({ page, uploads }) => {
  await uploads.open('13800000006')
  await expect(uploads.button).toBeHidden()
  expect(OPERATOR).not.toBe('13800000006')
  await expect(page.locator('input[type=file]')).toHaveCount(0)
})

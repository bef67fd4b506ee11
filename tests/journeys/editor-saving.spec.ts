import type { ProgramCreateRequest } from '#src/api/generated/types.gen.ts'
import { expect, pictureFacts, test, watchSaves } from '#tests/support/editor/editor-saving.ts'
import { BROWSER_NOTICE } from '#tests/support/failure-assertions.ts'

/*
 * Saving from the editor: new ads, changed ones and copies, their pictures, and what cannot be edited (D8, D10).
 */

test('a new ad: its name is checked, it is sent once and whole, and edited on under its own address', async ({
  page,
  editor,
  open,
  saving,
}) => {
  const sent = await watchSaves(page)
  await saving.open()
  await editor.chooseTemplate('周末大促')
  await editor.addMedia('图片', 2)
  const { dialog, name, submit } = await saving.ask()
  for (const [typed, says] of [
    ['', '请输入广告名称'],
    ['   ', '请输入广告名称'],
    ['一二三四五六七八九十一二三四五六七八九十一', '广告名称不能超过 20 个字符'],
  ] as const) {
    await name.fill(typed)
    await submit.click()
    await expect(name).toHaveAccessibleDescription(new RegExp(says))
  }
  expect(await sent('POST')).toHaveLength(0)
  // twenty characters that people see
  const title = '春装上新🎉二三四五六七八九十一二三四五六'
  await name.fill(` ${title} `)
  await submit.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()))
  // first what goes by itself
  await expect(page.getByText('操作成功')).toHaveCount(1)
  await expect(dialog).toBeHidden()
  await saving.expectSaved()
  await expect(page.getByText(/^封面/)).toHaveCount(0)
  const created = await sent('POST')
  expect(created).toHaveLength(1)
  const { content, snapshotBase64, ...rest } = created[0] as ProgramCreateRequest
  const pages = (JSON.parse(content) as { name: string; pages: { stay: number; elements: { type: number }[] }[] }).pages
  expect(JSON.parse(content)).toMatchObject({ name: title })
  expect(pages).toHaveLength(1)
  expect(rest).toEqual({
    name: title,
    materialIds: expect.any(Array),
    duration: pages[0]?.stay,
    width: 1920,
    height: 1080,
  })
  expect(rest.materialIds.length).toBeGreaterThanOrEqual(2)
  expect(snapshotBase64).toMatch(/^data:image\/jpeg;base64,/)
  expect(await pictureFacts(page, snapshotBase64)).toEqual({ width: 960, height: 540, plain: false })

  // edited on: the same history, its own address, and from now on a change
  await expect(page).toHaveURL(/editorFive\?id=[^&]+&type=1/)
  const id = new URL(page.url()).searchParams.get('id')
  await expect(page.getByRole('button', { name: /^撤销：/ })).toBeEnabled()
  await editor.add('文本')
  await saving.expectUnsaved()
  await editor.save(title)
  await saving.expectSaved()
  expect(await sent('POST')).toHaveLength(1)
  expect((await sent('PATCH')).map((body) => String(body.id))).toEqual([id])

  await page.reload()
  await expect(editor.canvas).toBeVisible()
  // its page in the strip below has the name too
  await expect(page.getByRole('button', { name: `修改广告名称：${title}` })).toBeVisible()
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await open(`/programManage?q=${encodeURIComponent(title)}`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) })
  await expect(card).toContainText('待提交')
  await expect
    .poll(() => card.getByRole('img', { name: title }).evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(960)
})

// over HTTP the browser has kept them, and without a service worker the page has them in itself
test(
  'pictures that cannot be loaded do not keep an ad from being saved, and are named',
  { tag: ['@mock', '@secure'] },
  async ({ page, mock, editor, problems, saving }) => {
    problems.allow(BROWSER_NOTICE)
    const sent = await watchSaves(page)
    await saving.open()
    await editor.chooseTemplate('空白场景')
    await editor.addMedia('图片', 1)
    await mock.set({ faults: [{ operationId: 'media', kind: 'status', status: 404 }] })
    // what is said goes by itself
    await Promise.all([
      editor.save('没有图片的封面'),
      expect(page.getByText(/；封面中缺少未能加载的素材：/)).toBeVisible(),
    ])
    await saving.expectSaved()
    const [created] = await sent('POST')
    expect(await pictureFacts(page, created?.snapshotBase64 ?? '')).toMatchObject({ width: 960, height: 540 })
  },
)

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hostileTexts } from '#src/scene/tests/documents.ts'
import { sampleElement, sampleMediaBox, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import type { Mock } from '#tests/support/mock-control.ts'
import { expect, test } from '#tests/support/console.ts'

/*
 * Contents as a broken or hostile server may send them (M1 to M13), in the list and in the preview. A request to another
 * host, an exception or a breach of the content security policy fails every test by itself.
 */

/** From now on the first ad of the list, and every ad that is looked at, has this content. */
const give = (mock: Mock, content: unknown) =>
  mock.set({
    faults: [
      { operationId: 'programList', kind: 'set', values: { 'data.0.content': content } },
      { operationId: 'programGet', kind: 'set', values: { content } },
    ],
  })

const preview = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) => page.getByRole('list', { name: '广告列表' }).getByRole('listitem')

test.beforeEach(async ({ open, signIn }) => {
  await open('/login?redirect=/programManage')
  await signIn()
})

test('what cannot be read is said, and handed out as it came; the list stands (M1, M11)', async ({ page, mock, open }) => {
  const cut = '{"pages":[{"elements":[{"type":17'
  const forms: [content: unknown, why: RegExp][] = [
    [cut, /内容不是完整的 JSON/],
    ['', /内容为空/],
    [null, /内容为空/],
    ['[]', /内容不是广告的数据/],
    [`{"pages":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, /内容嵌套过深/],
  ]
  for (const [content, why] of forms) {
    await give(mock, content)
    await open('/programManage?preview=3001')
    await expect(preview(page).getByRole('alert')).toHaveText(/内容无法解析/)
    await expect(preview(page).getByRole('alert')).toHaveText(why)
    // in the dialog, which may not have the focus yet
    await preview(page).press('Escape')
    await expect(preview(page)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(10)
  }
  await give(mock, cut)
  await open('/programManage?preview=3001')
  const [download] = await Promise.all([page.waitForEvent('download'), preview(page).getByRole('button', { name: '下载原始内容' }).click()])
  expect(await readFile(await download.path(), 'utf8')).toBe(cut)
})

test('what is too much or unknown is shown as far as it goes, and said (M2, M4, M5)', async ({ page, mock, open }) => {
  const first = sampleScene([sampleElement(900, { left: 10, top: 10 }, {}), sampleElement(1200, { left: 10, top: 50 }, {}, { ver: 99 })])
  await give(mock, { pages: [first, ...Array.from({ length: 499 }, () => sampleScene([]))] })
  await open('/programManage?preview=3001')
  const notes = preview(page).getByRole('list', { name: '内容提示' })
  await expect(notes).toContainText('场景过多（共 500 个），仅显示前 50 个')
  await expect(notes).toContainText('部分内容由更新的版本制作')
  await expect(preview(page).getByText('网页（不可编辑）')).toBeVisible()
  await expect(preview(page).getByText('天气（不可编辑）')).toBeVisible()
})

test('hostile texts, addresses, fonts and colours are texts and nothing else (M3, M6 to M10)', async ({ page, mock, open, problems }) => {
  // what could be the name of a file is looked for where files are
  problems.allow(/404 .*\/cdn\//)
  const elements = hostileTexts.map((text, index) =>
    sampleElement(index % 3 === 2 ? 1400 : 170, { left: (index % 4) * 25, top: Math.floor(index / 4) * 18, width: 1e9, height: 16, rotate: 1e9, zIndex: text }, { value: text, font: text, color: text, size: 1e300, medias: [{ id: text, type: index % 2, path: text, name: text }] }, { border: { width: text, style: text, color: text }, background: { type: 2, image: { path: text } } }),
  )
  const text = `{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"pages":${JSON.stringify([sampleScene([...elements, sampleText('长'.repeat(100_000))])])}}`
  await give(mock, text)
  await open('/programManage?preview=3001')
  await expect(preview(page).getByText('<script>window.__xss=1</script>').first()).toBeVisible()
  await expect(preview(page).getByRole('list', { name: '内容提示' })).toContainText('文本过长')
  expect(await page.evaluate(() => ['__xss' in window, 'x' in {}])).toEqual([false, false])
})

test('missing materials and stays of nothing: the preview goes on (M12, M13)', async ({ page, mock, open, problems }) => {
  problems.allow(/404 .*\/cdn\//)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const gone = [{ id: 1, type: 1, path: 'none.mp4', duration: 1 }, { id: 2, type: 0, path: 'none.png' }]
  await give(mock, { pages: [sampleScene([sampleMediaBox(gone)], undefined, 0), sampleScene([sampleMediaBox(gone.toReversed())], undefined, -5), sampleScene([sampleText('到了')], undefined, 600)] })
  await open('/programManage?preview=3001')
  await expect(preview(page).getByRole('tab', { name: '场景3' })).toHaveAttribute('aria-selected', 'true')
  await expect(preview(page).getByText('到了')).toBeVisible()
})

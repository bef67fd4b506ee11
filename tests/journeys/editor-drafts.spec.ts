import type { Page } from '@playwright/test'
import { AD, addText, draftsIn, offerOf } from '#tests/support/editor/editor-drafts.ts'
import { editorOf, expect, test } from '#tests/support/editor/editor.ts'

/*
 * Unsaved work of the editor is kept as a draft, and offered where it belongs: D1, D2, D3, D11, D14, L6, L9.
 */

test(
  'a reload asks first; the draft is offered with its time and picture, and restored whole',
  { tag: '@mock' },
  async ({ page, editor, open, signIn }) => {
    await open(`/login?redirect=${encodeURIComponent(AD)}`)
    await signIn()
    await addText(page)
    await editor.panel.getByLabel('文本内容').fill('还没有保存的话')
    await expect(page.getByText('有未保存的修改')).toBeVisible()
    await reload(page)
    const { dialog, drafts } = offerOf(page)
    await expect(drafts).toHaveCount(1)
    await expect(drafts).toContainText(/草稿时间：\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
    await expect(drafts.getByRole('img')).toHaveAccessibleName(/还没有保存的话/)
    await expect(editor.scenes.first()).not.toHaveAccessibleName(/还没有保存的话/)

    // not now: it is offered again
    await dialog.getByRole('button', { name: '暂不恢复' }).click()
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()
    await page.reload()
    await dialog.getByRole('button', { name: '恢复', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(editor.scenes.first()).toHaveAccessibleName(/还没有保存的话/)
    await expect(page.getByText('有未保存的修改')).toBeVisible()

    // restored it is the same draft, not a second one
    await reload(page)
    await expect(drafts).toHaveCount(1)
    await dialog.getByRole('button', { name: '丢弃' }).click()
    await page.getByRole('dialog', { name: '丢弃草稿' }).getByRole('button', { name: '丢弃' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(editor.canvas).toBeVisible()
    await expectNoOffer(page)
  },
)

test(
  'drafts of two tabs are a list; one that is older than the server says so',
  { tag: '@mock' },
  async ({ page, context, editor, open, signIn, problems }) => {
    // without a service worker pictures go with the page that made them, and a draft outlives it
    problems.allow(/ERR_FILE_NOT_FOUND \(blob:/)
    await open('/login?redirect=/editorFive')
    await signIn()
    await editor.chooseTemplate('空白场景')
    const other = await context.newPage()
    await open('/editorFive', other)
    await editorOf(other).chooseTemplate('空白场景')
    await addText(other)
    // the draft of a tab that is still open is that tab's business
    await expectNoOffer(other)
    await expect.poll(async () => (await draftsIn(page)).length).toBe(2)
    for (const tab of [other, page]) await tab.goto('about:blank')
    const { dialog, drafts } = offerOf(page)
    // the browser takes away the locks of pages that were left a moment later, and until then their drafts are theirs
    await expect(async () => {
      await open('/editorFive')
      await expect(drafts).toHaveCount(2, { timeout: 5000 })
    }).toPass()
    await drafts.first().getByRole('button', { name: '恢复', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(editor.scenes).toHaveCount(1)
    await other.close()

    // a draft of one version, and another version on the server
    await page.goto('about:blank')
    await open(AD)
    await addText(page)
    await expect.poll(async () => (await draftsIn(page)).some(({ ad }) => ad === '3025')).toBe(true)
    await page.evaluate(changeDraftBase)
    await reload(page)
    await expect(drafts).toContainText('服务器上的广告在此之后有变化')
    await dialog.getByRole('button', { name: '恢复', exact: true }).click()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('dialog', { name: '保存广告' }).getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('dialog', { name: '广告已有变化' })).toContainText('修改过')
  },
)

test('one ad in two tabs: the second looks on, and can take over with all that was not saved @mock', async ({
  page,
  context,
  editor,
  open,
  signIn,
}) => {
  const notice = (tab: Page) => tab.getByRole('status').filter({ has: tab.getByRole('button', { name: '接管编辑' }) })
  await open(`/login?redirect=${encodeURIComponent(AD)}`)
  await signIn()
  await addText(page)
  await editor.panel.getByLabel('文本内容').fill('第一个窗口写的')
  const other = await context.newPage()
  await open(AD, other)
  await expect(notice(other)).toHaveText(/^此广告正在另一窗口编辑/)
  await expectNoOffer(other)
  await expect(other.getByText('仅查看')).toBeVisible()
  await other.getByRole('button', { name: '接管编辑' }).click()
  await offerOf(other).dialog.getByRole('button', { name: '恢复', exact: true }).click()
  await expect(editorOf(other).scenes.first()).toHaveAccessibleName(/第一个窗口写的/)
  await expect(notice(page)).toHaveText(/^此广告已转到另一窗口编辑/)
  await expect(page.getByText('仅查看')).toBeVisible()
  // what goes on elsewhere is not asked about here
  await page.reload()
  await expect(notice(page)).toHaveText(/^此广告正在另一窗口编辑/)
  await other.close()
  // the browser takes the lock of a closed tab away a moment later, and the draft of who holds it is not offered
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('editor ad ')),
      ),
    )
    .toBe(false)
  await page.reload()
  await expect(offerOf(page).drafts).toHaveCount(1)
})

/** Reloads a page that asks first. */
async function reload(page: Page) {
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
}

/** Expects that the editor has looked for drafts and offers none. */
async function expectNoOffer(page: Page) {
  await expect(editorOf(page).canvas).toBeVisible()
  // they are looked for once the lock is held, which is not to be seen without https; what reads the database after
  // that reads later
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          !isSecureContext ||
          (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('editor opening')),
      ),
    )
    .toBe(true)
  await draftsIn(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(offerOf(page).dialog).toBeHidden()
}

/** Lets every draft begin with a version that the server does not have. */
function changeDraftBase(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('console.editor')
    request.addEventListener('success', () => {
      const transaction = request.result.transaction('drafts', 'readwrite')
      const store = transaction.objectStore('drafts')
      const all = store.getAll()
      all.addEventListener('success', () =>
        all.result.forEach((draft: object) => store.put({ ...draft, base: 'another' })),
      )
      transaction.addEventListener('complete', () => {
        request.result.close()
        resolve()
      })
    })
  })
}

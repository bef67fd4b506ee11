import type { Page } from '@playwright/test'
import { AD, addText, draftsIn, offerOf } from '#tests/support/editor-drafts.ts'
import { editorOf, expect, test } from '#tests/support/editor.ts'

/*
 * Unsaved work of the editor is kept as a draft, and offered where it belongs: D1, D2, D3, D11, D14, L6, L9.
 */

test('a reload asks first; the draft is offered with its time and picture, and restored whole', { tag: '@mock' }, async ({ page, editor, open, signIn }) => {
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
  await expect(page.getByText('无未保存的修改')).toBeVisible()
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
})

test('leaving asks, and keeps the draft; saving, undoing and discarding end it @http', async ({ page, editor, open, signIn }) => {
  await open(`/login?redirect=${encodeURIComponent(AD)}`)
  await signIn()
  const leave = page.getByRole('dialog', { name: '退出编辑？' })
  // nothing is asked of somebody who has changed nothing
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await expect(page).toHaveURL(/programManage/)
  await page.goBack()
  await addText(page)
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await leave.getByRole('button', { name: '继续编辑' }).click()
  await expect(editor.canvas).toBeVisible()
  await page.getByRole('link', { name: '终端管理' }).click()
  await leave.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '终端管理' })).toBeVisible()
  await page.goBack()
  const { dialog, drafts } = offerOf(page)
  await expect(drafts).toHaveCount(1)
  await dialog.getByRole('button', { name: '恢复', exact: true }).click()
  await editor.save('有草稿的广告')
  await expect(page.getByText('无未保存的修改')).toBeVisible()
  await page.reload()
  await expect(editor.canvas).toBeVisible()
  await expectNoOffer(page)
  await addText(page)
  await page.keyboard.press('Control+Z')
  await expect(page.getByText('无未保存的修改')).toBeVisible()
  await expect.poll(() => draftsIn(page)).toEqual([])
})

test('drafts of two tabs are a list; one that is older than the server says so', { tag: '@mock' }, async ({ page, context, editor, open, signIn, problems }) => {
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
  await open('/editorFive')
  const { dialog, drafts } = offerOf(page)
  await expect(drafts).toHaveCount(2)
  await drafts.first().getByRole('button', { name: '恢复', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(editor.scenes).toHaveCount(1)
  await other.close()

  // a draft of one version, and another version on the server
  await page.goto('about:blank')
  await open(AD)
  await addText(page)
  await expect.poll(async () => (await draftsIn(page)).some(({ ad }) => ad === '3035')).toBe(true)
  await page.evaluate(changeDraftBase)
  await reload(page)
  await expect(drafts).toContainText('服务器上的广告在此之后有变化')
  await dialog.getByRole('button', { name: '恢复', exact: true }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('dialog', { name: '保存广告' }).getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '广告已有变化' })).toContainText('修改过')
})

test('one ad in two tabs: the second looks on, and can take over with all that was not saved @mock', async ({ page, context, editor, open, signIn }) => {
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
  await page.reload()
  await expect(offerOf(page).drafts).toHaveCount(1)
})

test('nobody is offered the draft of another account', { tag: '@mock' }, async ({ page, editor, open, signIn }) => {
  await open('/login?redirect=/editorFive')
  await signIn()
  await editor.chooseTemplate('空白场景')
  await expect.poll(async () => (await draftsIn(page)).length).toBe(1)
  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await open('/login?redirect=/editorFive')
  await signIn('13800000001')
  await expect(editor.templates).toBeVisible()
  await expect(offerOf(page).dialog).toBeHidden()
  expect(await draftsIn(page)).toHaveLength(1)
})

test('a browser that keeps no drafts: said, with the content to take away, and saving works', { tag: '@mock' }, async ({ page, editor, open, signIn }) => {
  await page.addInitScript(() => {
    const { open: openDatabase } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name: string, version?: number) {
      if (name === 'console.editor') throw new DOMException('refused', 'SecurityError')
      return openDatabase.call(this, name, version)
    }
  })
  await open(`/login?redirect=${encodeURIComponent(AD)}`)
  await signIn()
  await expect(page.getByText('此浏览器无法保存草稿，请及时保存广告')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载备份' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await addText(page)
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '退出编辑？' })).toContainText('未保存的修改将丢失')
  await page.keyboard.press('Escape')
  await editor.save('没有草稿的广告')
  await expect(page.getByText('无未保存的修改')).toBeVisible()
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
  // they are looked for once the lock is held, which is not to be seen without https; what reads the database after that reads later
  await expect.poll(() => page.evaluate(async () => !isSecureContext || (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('editor opening')))).toBe(true)
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
      all.addEventListener('success', () => all.result.forEach((draft: object) => store.put({ ...draft, base: 'another' })))
      transaction.addEventListener('complete', () => {
        request.result.close()
        resolve()
      })
    })
  })
}

import type { Page } from '@playwright/test'
import { openSignedIn, offerOf, replaceableHost, seeded, startBrowser, temporaryProfile } from '#tests/support/editor-drafts.ts'
import { editorOf, expect, test } from '#tests/support/editor.ts'

/*
 * Unsaved work of the editor survives whatever happens to the page: D1, D2, D3, D11, D14, R7, L6, L9.
 */

/** How often the page or the browser ends in all; the moments follow from the number alone. */
const KILLS = Number(process.env.EDITOR_KILLS ?? 20)
/** A renderer ends three times as often as the browser: it is up again sooner. */
const ENDS = { 'renderer crash': Math.ceil(KILLS * 0.75), 'SIGKILL of the browser': Math.floor(KILLS * 0.25) } as const
/** Milliseconds between two edits. */
const PACE = 40

declare global {
  interface Window {
    edited?: (count: number) => void
  }
}

const leftOf = (page: Page) => editorOf(page).panel.getByLabel('左边距')
const addText = async (page: Page) => {
  await editorOf(page).add('文本')
  await expect(leftOf(page)).toBeVisible()
}

/** An ad that can be edited, in every world. */
const AD = '/editorFive?id=3035&type=1'

test.describe('an end without warning', { tag: '@mock' }, () => {
  for (const [end, times] of Object.entries(ENDS)) {
    test(`${end}, ${times} times over one document: less than a second of edits is lost each time`, async ({ launchOptions, site }) => {
      test.setTimeout(60_000 + times * 30_000)
      const begun = Date.now()
      const profile = temporaryProfile()
      let browser = await startBrowser(profile.folder, launchOptions)
      let { page } = browser
      /** When each edit was made, as the page told. */
      let edits: number[] = []
      const listen = () => browser.context.exposeFunction('edited', () => edits.push(Date.now()))
      await listen()
      await openSignedIn(page, site.url, AD.slice(1))
      await addText(page)
      let left = Number(await leftOf(page).inputValue())
      for (let run = 1; run <= times; run += 1) {
        const after = Math.round(50 + seeded(run * 7919 + end.length) * 950)
        edits = []
        // there and back, so that the edge of the scene is never near
        await page.evaluate(startEditing, { pace: PACE, key: run % 2 === 1 ? 'ArrowRight' : 'ArrowLeft' })
        await expect.poll(() => edits.length, { intervals: [10] }).toBeGreaterThan(0)
        await expect.poll(() => Date.now() - (edits[0] ?? 0), { intervals: [10] }).toBeGreaterThan(after)
        let ended = Date.now()
        if (end === 'renderer crash') {
          const crashed = page.waitForEvent('crash')
          const session = await browser.context.newCDPSession(page)
          ended = Date.now()
          void session.send('Page.crash').catch(() => undefined)
          await crashed
          await page.close()
          page = await browser.context.newPage()
        } else {
          await browser.kill()
          browser = await startBrowser(profile.folder, launchOptions)
          ;({ page } = browser)
          await listen()
        }

        await openSignedIn(page, site.url, AD.slice(1))
        const { dialog, drafts } = offerOf(page)
        await expect(drafts).toHaveCount(1)
        await dialog.getByRole('button', { name: '恢复', exact: true }).click()
        await expect(dialog).toBeHidden()
        await selectLast(page)
        const now = Number(await leftOf(page).inputValue())
        const restored = Math.abs(now - left)
        const lost = Math.max(0, ended - (edits[restored] ?? ended))
        console.log(`${end} ${run} after ${ended - (edits[0] ?? ended)} ms and ${edits.length} edits: ${restored} restored, ${lost} ms lost`)
        expect(lost).toBeLessThan(1000)
        left = now
      }
      await browser.close()
      profile.remove()
      console.log(`${end}: ${times} times in ${Math.round((Date.now() - begun) / 1000)} s`)
    })
  }
})

/** Lets a page move what is selected by a pixel again and again, and tell of each. */
function startEditing({ pace, key }: { pace: number; key: string }) {
  const canvas = document.querySelector<HTMLElement>('[role=application]')
  let count = 0
  setInterval(() => {
    canvas?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    window.edited?.((count += 1))
  }, pace)
}

/** Selects what came last, which is the last on the walk. */
async function selectLast(page: Page) {
  await editorOf(page).canvas.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(leftOf(page)).toBeVisible()
}

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

test('a new version replaces the code while there is unsaved work: said, nothing loads anew by itself, and the draft is there', { tag: '@mock' }, async ({ page, editor, problems, signIn }) => {
  const host = await replaceableHost()
  problems.allow(/Failed to load resource.*\/assets\//, new RegExp(`^foreign request: \\w+ ${new URL(host.url).origin}/`))
  try {
    await page.goto(`${host.url}login?redirect=${encodeURIComponent(AD)}`)
    await signIn()
    await addText(page)
    await editor.panel.getByLabel('文本内容').fill('换版时还没有保存')
    let loads = 0
    page.on('load', () => (loads += 1))
    host.remove()
    const said = page.getByRole('alert').filter({ hasText: '页面加载失败' })
    await page.getByRole('button', { name: '预览', exact: true }).click()
    await expect(said).toContainText('如果系统刚刚更新过，请刷新页面')
    await expect(editor.scenes.first()).toHaveAccessibleName(/换版时还没有保存/)
    await expect.poll(async () => (await draftsIn(page)).length).toBe(1)

    // the other screens are gone too: on the way there it asks, and stays where it can be loaded anew by hand
    await page.getByRole('link', { name: '终端管理' }).click()
    await page.getByRole('dialog', { name: '退出编辑？' }).getByRole('button', { name: '退出', exact: true }).click()
    const reloadButton = page.getByRole('button', { name: '刷新页面' })
    await expect(reloadButton).toBeVisible()
    expect(loads).toBe(0)
    host.putBack()
    await reloadButton.click()
    await expect(page.getByRole('table', { name: '终端列表' })).toBeVisible()
    expect(loads).toBe(1)
    await page.goto(host.url + AD.slice(1))
    await offerOf(page).dialog.getByRole('button', { name: '恢复', exact: true }).click()
    await expect(editor.scenes.first()).toHaveAccessibleName(/换版时还没有保存/)
  } finally {
    await host.close()
  }
})

test('leaving asks, and keeps the draft; saving, undoing and discarding end it', async ({ page, editor, open, signIn }) => {
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
  await expect(page).toHaveURL(/terminalManage/)
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

test('drafts of two tabs are a list; one that is older than the server says so', { tag: '@mock' }, async ({ page, context, editor, open, signIn }) => {
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

test('one ad in two tabs: the second looks on, and can take over with all that was not saved', async ({ page, context, editor, open, signIn }) => {
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
  // they are looked for once the lock is held; what reads the database after that reads later
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('editor opening')))).toBe(true)
  await draftsIn(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(offerOf(page).dialog).toBeHidden()
}

/** What the browser has kept. */
async function draftsIn(page: Page): Promise<{ ad: string; account: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('console.editor')
        request.addEventListener('error', () => reject(new Error('no database')))
        request.addEventListener('success', () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => {
            request.result.close()
            resolve(all.result)
          })
        })
      }),
  )
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

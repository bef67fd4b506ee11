import type { Page } from '@playwright/test'
import {
  AD,
  addText,
  draftsIn,
  leftOf,
  offerOf,
  openSignedIn,
  replaceableHost,
  seeded,
  startBrowser,
  temporaryProfile,
} from '#tests/support/editor/editor-drafts.ts'
import { editorOf, expect, test } from '#tests/support/editor/editor.ts'

/*
 * Unsaved work of the editor survives a page that ends without warning, and a new version that replaces the code below
 * it (D1, E14).
 */

/**
 * How often the page or the browser ends in all; the moments follow from the number alone. By hand: EDITOR_KILLS=200.
 */
const KILLS = Number(process.env.EDITOR_KILLS ?? 20)
/** A renderer ends three times as often as the browser: it is up again sooner. */
const ENDS = { 'renderer crash': Math.ceil(KILLS * 0.75), 'SIGKILL of the browser': Math.floor(KILLS * 0.25) } as const
/** Milliseconds between two edits. */
const PACE = 40
/** What lasts longer between two edits, in milliseconds, is the machine standing still. */
const STANDSTILL = 3 * PACE

declare global {
  interface Window {
    edited?: (count: number) => void
  }
}

test.describe('an end without warning', { tag: ['@mock', '@long'] }, () => {
  for (const [end, times] of Object.entries(ENDS)) {
    test(`${end}, ${times} times over one document: less than a second of edits is lost each time`, async ({
      launchOptions,
      site,
    }) => {
      test.setTimeout(60_000 + times * 30_000)
      const started = Date.now()
      const profile = temporaryProfile()
      let browser = await startBrowser(profile.folder, launchOptions)
      let { page } = browser
      /** When each edit was made, as the page told. */
      let edits: number[] = []
      const listen = () => browser.context.exposeFunction('edited', () => edits.push(Date.now()))
      await listen()
      await openSignedIn(page, site.url, AD.slice(1))
      await addText(page)
      const began = Number(await leftOf(page).inputValue())
      let left = began
      for (let run = 1; run <= times; run += 1) {
        const after = Math.round(50 + seeded(run * 7919 + end.length) * 2450)
        edits = []
        // back to where it began, so that it never meets the edge of the scene, where keys move nothing
        await page.evaluate(startEditing, { pace: PACE, key: left > began ? 'ArrowLeft' : 'ArrowRight' })
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
        const made = edits.filter((at) => at <= ended)
        const lost = timeSpent(made.slice(restored), ended)
        console.log(
          `${end} ${run} after ${ended - (edits[0] ?? ended)} ms and ${made.length} edits: ${restored} restored, ${lost} ms of editing lost`,
        )
        expect(lost).toBeLessThan(1000)
        left = now
      }
      await browser.close()
      profile.remove()
      console.log(`${end}: ${times} times in ${Math.round((Date.now() - started) / 1000)} s`)
    })
  }
})

/** Milliseconds from the first of these edits to the end, without those in which the machine stood still. */
function timeSpent(edits: readonly number[], end: number): number {
  return edits.reduce((sum, at, index) => sum + Math.min(STANDSTILL, (edits[index + 1] ?? end) - at), 0)
}

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

test(
  'a new version replaces the code while there is unsaved work (N8): said, nothing loads anew by itself, and the draft is there',
  { tag: '@mock' },
  async ({ page, editor, problems, signIn }) => {
    const host = await replaceableHost()
    problems.allow(
      /Failed to load resource.*\/assets\//,
      new RegExp(`^foreign request: \\w+ ${new URL(host.url).origin}/`),
    )
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
      await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '终端管理' }).click()
      await page.getByRole('dialog', { name: '退出编辑？' }).getByRole('button', { name: '退出', exact: true }).click()
      const reloadButton = page.getByRole('main').getByRole('button', { name: '刷新页面' })
      await expect(reloadButton).toBeVisible()
      expect(loads).toBe(0)
      host.putBack()
      await reloadButton.click()
      await expect(page.getByRole('table', { name: '终端列表' })).toBeVisible()
      await expect.poll(() => loads).toBe(1)
      await page.goto(host.url + AD.slice(1))
      await offerOf(page).dialog.getByRole('button', { name: '恢复', exact: true }).click()
      await expect(editor.scenes.first()).toHaveAccessibleName(/换版时还没有保存/)
    } finally {
      // what it still asks for would find nobody
      await page.close()
      await host.close()
    }
  },
)

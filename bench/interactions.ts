import type { Locator, Page } from '@playwright/test'
import { changeWorld, openPage, type Bench } from './browser.ts'

declare global {
  interface Window {
    /** The longest interaction since it was set to 0, in milliseconds. */
    __interaction: number
  }
}

/**
 * Milliseconds from an input to the next paint at a quarter of the speed, the longest of each kind, as Interaction to
 * Next Paint counts them: steps of 8.
 */
export interface Interactions {
  /** A key typed in a filter of the terminal list. */
  typing: number
  /** The menu of a row is opened. */
  menu: number
  /** 发布 is pressed on an ad that plays on hundreds of terminals, as soon as the list is there. */
  publishAtOnce: number
  /** The same when the list has been looked at for some seconds. */
  publish: number
  /** The next item of the review desk. */
  review: number
}

export async function interactions(bench: Bench): Promise<Interactions> {
  await changeWorld(bench, 10000)
  try {
    const visit = await openPage(bench, { cpu: 4, signedIn: true, fastNetwork: true })
    const { page } = visit
    await page.addInitScript(noteInteractions)

    await page.goto(`${bench.real.url}terminalManage?size=40`)
    await page.getByRole('table', { name: '终端列表' }).getByRole('row').nth(10).waitFor()
    const search = page.getByRole('search').getByRole('textbox').first()
    const typing = await slowest(page, async () => {
      await search.pressSequentially('a1b2', { delay: 120 })
    })
    const more = page.getByRole('table').getByRole('button', { name: '更多' })
    const menu = await slowestClick(page, more.nth(2), '[role="menu"]')

    const button = page.getByRole('listitem').getByRole('button', { name: '发布', exact: true }).first()
    const pressPublish = async (wait: number) => {
      await page.goto(`${bench.real.url}programManage`)
      await button.waitFor()
      await page.waitForTimeout(wait)
      return slowestClick(page, button, '[role="dialog"]')
    }
    const publishAtOnce = await pressPublish(0)
    const publish = await pressPublish(4000)

    await page.goto(`${bench.real.url}reviewDesk`)
    await page.getByText(/^第 1 \/ \d+ 项/).waitFor()
    const review = await slowest(page, () => page.keyboard.press('j'))
    await page.getByText(/^第 2 \/ \d+ 项/).waitFor()
    await visit.close()
    return { typing, menu, publishAtOnce, publish, review }
  } finally {
    await changeWorld(bench, 200)
  }
}

/** Clicks it when the page is at rest, until the selector finds something; the longest interaction meanwhile. */
async function slowestClick(page: Page, target: Locator, opens: string): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is clicked is not in sight')
  // the mouse alone: what finds elements works in the page, and would be counted
  const longest = await slowest(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2))
  await page.locator(opens).first().waitFor()
  return longest
}

/** Does it when the page is at rest; the longest interaction meanwhile. */
async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
  await page.evaluate(() => void (window.__interaction = 0))
  await act()
  // an interaction is told after its paint
  return page.evaluate(() => new Promise<number>((resolve) => setTimeout(() => resolve(window.__interaction), 1000)))
}

/** With what some versions of TypeScript do not know of it yet. */
type Interaction = PerformanceEventTiming & { interactionId: number }

function noteInteractions() {
  window.__interaction = 0
  const options = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as Interaction[]) {
      // what the page moves under the pointer is no interaction
      if (interactionId > 0) window.__interaction = Math.max(window.__interaction, duration)
    }
  }).observe(options)
}

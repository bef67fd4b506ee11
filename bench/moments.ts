import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** When the awaited element was painted, and how long the main thread was blocked. */
    __bench: { ready: number; blocked: () => number }
  }
}

/**
 * Makes every page of the context note when an element that matches `selector` is painted first, in milliseconds since
 * the navigation began.
 */
export async function watchFor(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const tasks: PerformanceEntry[] = []
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
    // what a task takes beyond 50 ms keeps whoever clicks waiting
    window.__bench = {
      ready: 0,
      blocked: () => tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    }
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => (window.__bench.ready = performance.now()), 0))
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }, selector)
}

export async function momentOf(page: Page): Promise<{ ready: number; blocked: number }> {
  await page.waitForFunction(() => window.__bench.ready > 0, undefined, { timeout: 60_000 })
  return page.evaluate(
    () =>
      new Promise<{ ready: number; blocked: number }>((resolve) => {
        const rest = () =>
          requestIdleCallback(() => resolve({ ready: window.__bench.ready, blocked: window.__bench.blocked() }), {
            timeout: 3000,
          })
        setTimeout(rest, 700)
      }),
  )
}

/** The rows of the terminal list that have come. */
const TERMINALS = 'table[aria-label="终端列表"] tbody:not([inert]) tr:not([aria-hidden])'

/** Milliseconds from a click until the first of the rows is another than the one that was there. */
export async function timeToOtherRows(page: Page, clicked: string, rows = TERMINALS): Promise<number> {
  return page.evaluate(
    ([target, wanted]) =>
      new Promise<number>((resolve, reject) => {
        const firstRow = () => document.querySelector(wanted)?.textContent ?? undefined
        const element = document.querySelector<HTMLElement>(target)
        if (!element) return reject(new Error(`Nothing to click: ${target}`))
        const before = firstRow()
        const start = performance.now()
        const look = () => {
          const now = firstRow()
          if (now !== undefined && now !== before) setTimeout(() => resolve(performance.now() - start), 0)
          else requestAnimationFrame(look)
        }
        element.click()
        requestAnimationFrame(look)
      }),
    [clicked, rows] as const,
  )
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
}

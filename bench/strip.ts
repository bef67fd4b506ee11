import type { Page } from '@playwright/test'
import { openPage, type Bench } from './browser.ts'
import { cpuOf } from './editor.ts'
import { median } from './moments.ts'

export interface StripCost {
  /** CPU milliseconds from a press in the strip until the browser is idle: the median page, and the dearest. */
  middle: number
  most: number
  /** What twelve open pages cost beyond two, for the same two. */
  many: number
  /** Bytes by which the heap grows with each switch, thousands. */
  growth: number
}

const PAGES = [
  'terminalManage',
  'materialManage',
  'homePage',
  'programManage',
  'report/terminalReport',
  'reviewDesk',
  'upload',
  'report/programReport',
  'record/playRecord',
  'record/deviceCommand',
  'form/account',
  'form/role',
]
const TABS = 'nav[aria-label="打开的页面"] a'
/** How long answers are waited for, which are no part of a switch. */
const AT_REST_MS = 400

/** Twelve pages are open, and each is gone to in turn, warm. */
export async function stripCost(bench: Bench, rounds: number): Promise<StripCost> {
  const visit = await openPage(bench, { cpu: 1, signedIn: true, fastNetwork: true })
  const { page, cdp } = visit
  await cdp.send('Performance.enable')
  const used = async () => {
    for (let pass = 0; pass < 3; pass++) await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize
  }
  const costs = PAGES.map((): number[] => [])
  const go = async (tab: number, taken?: number[]) => {
    const cost = await cpuOf(visit, () => press(page, tab))
    await page.waitForTimeout(AT_REST_MS)
    taken?.push(cost)
  }
  const open = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(bench.real.url + path)
      await page.locator(TABS).nth(PAGES.indexOf(path)).waitFor()
      await page.waitForTimeout(AT_REST_MS)
    }
  }
  const between = async () => {
    const taken: number[] = []
    for (let turn = 0; turn < 2 * rounds + 2; turn++) await go(1 - (turn % 2), turn < 2 ? undefined : taken)
    return median(taken)
  }
  await open(PAGES.slice(0, 2))
  const two = await between()
  await open(PAGES.slice(2))
  if ((await page.locator(TABS).count()) !== PAGES.length) throw new Error('Not all pages are open')
  // the first time around loads what the others find
  for (const tab of PAGES.keys()) await go(tab)
  const twelve = await between()
  const before = await used()
  for (let round = 0; round < rounds; round++) for (const tab of PAGES.keys()) await go(tab, costs[tab])
  const growth = ((await used()) - before) / rounds / PAGES.length / 1000
  await visit.close()
  const medians = costs.map(median)
  return { middle: median(medians), most: Math.max(...medians), many: twelve - two, growth }
}

/** Gives the page the press itself: what looks for elements works in it, and would be counted. */
const press = (page: Page, tab: number) =>
  page.evaluate(([tabs, at]) => document.querySelectorAll<HTMLElement>(tabs)[at]?.click(), [TABS, tab] as const)

import type { Page } from '@playwright/test'
import { API_ORIGIN } from '../scripts/builds.mjs'
import { changeWorld, openPage, type Bench } from './browser.ts'
import { median } from './moments.ts'
import { longestTask } from './in-use.ts'

export interface PlanCost {
  /** Calls, and milliseconds from the address to the figures of all ads, cold. */
  calls: number
  ready: number
}

const PLAN = 'programManage?view=plan'
/** How long a page is left alone. */
const AT_REST_MS = 5000
/** The foot of a plan that was read to its end. */
const READ = /个已发布的广告，.*更新于/

/** Milliseconds from a press on the list's switch to the figures of all ads, when the list is at rest. */
export async function planFromList(bench: Bench, rounds: number): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const visit = await openPage(bench, { cpu: 1, signedIn: true })
    const { page } = visit
    await page.goto(`${bench.real.url}programManage`)
    await page.getByRole('list', { name: '广告列表' }).getByRole('listitem').first().waitFor()
    await page.waitForLoadState('networkidle')
    // what comes when nobody touches anything has come, too
    await page.waitForTimeout(AT_REST_MS)
    await page.waitForLoadState('networkidle')
    const before = performance.now()
    await page.getByRole('radio', { name: '排期' }).locator('..').click()
    await page.getByText(READ).waitFor()
    taken.push(performance.now() - before)
    await visit.close()
  }
  return median(taken)
}

/** The plan of all terminals, as somebody opens it first. */
export async function planOfNetwork(bench: Bench, rounds: number): Promise<PlanCost> {
  const taken: PlanCost[] = []
  for (let round = 0; round < rounds; round++) {
    const visit = await openPage(bench, { cpu: 1, signedIn: true })
    const { page } = visit
    let calls = 0
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().startsWith(`${API_ORIGIN}/api/`)) calls++
    })
    const before = performance.now()
    await page.goto(bench.real.url + PLAN)
    await page.getByText(READ).waitFor()
    taken.push({ calls, ready: performance.now() - before })
    await visit.close()
  }
  return { calls: Math.max(...taken.map(({ calls }) => calls)), ready: median(taken.map(({ ready }) => ready)) }
}

export interface LargePlan {
  /** Longest task of the page while it reads, and while it is scrolled, ms. */
  reads: number
  scroll: number
}

/** How many times each of its hundred ads is told, so that there are two hundred. */
const TIMES = 2
/** Beyond all ids of the simulated server. */
const NEXT = 1_000_000

/** Two hundred ads on ten thousand terminals, at a quarter of the speed, with pictures of pixels. */
export async function largePlan(bench: Bench): Promise<LargePlan> {
  await changeWorld(bench, 10_000)
  try {
    const visit = await openPage(bench, { cpu: 4, signedIn: true, fastNetwork: true })
    const { page } = visit
    await multiplyAds(bench, page)
    await givePixels(page)
    await page.addInitScript(noteLongest)
    await page.goto(bench.real.url + PLAN)
    await page.getByText(/正在读取排期/).waitFor()
    await page.evaluate('longestSoFar = 0')
    await page.getByText(READ).waitFor({ timeout: 300_000 })
    const reads = Number(await page.evaluate('longestSoFar'))
    const scroll = await page.evaluate(longestTask, undefined)
    await visit.close()
    return { reads, scroll }
  } finally {
    await changeWorld(bench, 200)
  }
}

/**
 * Answers small pictures in pixels, as what makes them smaller for a real server does: those of the simulated one are
 * drawings, which a browser lays out and paints in the page's thread.
 */
async function givePixels(page: Page) {
  const body = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 96, height: 54 } })
  await page.route(/\/cdn\/img\/.*x-oss-process/, (route) => route.fulfill({ contentType: 'image/jpeg', body }))
}

function noteLongest() {
  Object.assign(globalThis, { longestSoFar: 0 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Object.assign(globalThis, { longestSoFar: Math.max(Number(Reflect.get(globalThis, 'longestSoFar')), duration) })
  }).observe({ type: 'longtask' })
}

/** Has the list tell each ad several times, by ids of their own, which are published as the first is. */
async function multiplyAds({ backend }: Bench, page: Page) {
  await page.route(`${API_ORIGIN}/api/program/page?*`, async (route) => {
    // the address is the browser's alone
    const response = await route.fetch({ url: route.request().url().replace(API_ORIGIN, backend.origin) })
    const answer = (await response.json()) as { data: { data: { id: number }[]; total: number } }
    const { data, total } = answer.data
    const all = data.flatMap((ad) => Array.from({ length: TIMES }, (_, at) => ({ ...ad, id: ad.id + at * NEXT })))
    await route.fulfill({ response, json: { ...answer, data: { data: all, total: total * TIMES } } })
  })
  await page.route(`${API_ORIGIN}/api/program/play/page?*`, async (route) => {
    const url = new URL(route.request().url())
    const id = Number(url.searchParams.get('programId'))
    url.searchParams.set('programId', String(id % NEXT))
    await route.continue({ url: url.href })
  })
}

import type { Page } from '@playwright/test'
import { openPage, setSwitches, type Bench, type Conditions, type Visit, type Wire } from './browser.ts'
import { median, momentOf, timeToOtherRows, watchFor } from './moments.ts'

declare global {
  interface Window {
    /** The longest task since it was set to 0, in milliseconds. */
    __longest: number
  }
}

/** The submit button of the login form. */
const LOGIN_READY = 'form button[type="submit"]'
/** The first row of a list that is not an outline. */
const LIST_READY = 'table[aria-label="终端列表"] tbody:not([inert]) tr:not([aria-hidden]) td + td'

export interface Cold extends Wire {
  /** Milliseconds from the navigation to the first paint of what was wanted. */
  ready: number
  /** Milliseconds by which long tasks kept the main thread beyond 50 each. */
  blocked: number
  /** What of the console's own files was asked for before that; the rest comes when the page is at rest. */
  needed: { bytes: number; requests: number }
}

/** Opens a path of the real build, cold, `rounds` times; the medians. */
export async function cold(
  bench: Bench,
  path: 'login' | 'terminalManage',
  conditions: Omit<Conditions, 'signedIn'>,
  rounds: number,
): Promise<Cold> {
  return coldAt(
    bench,
    bench.real.url + path,
    path === 'login' ? LOGIN_READY : LIST_READY,
    { ...conditions, signedIn: path !== 'login' },
    rounds,
  )
}

export function coldDemo(bench: Bench, conditions: Omit<Conditions, 'signedIn'>, rounds: number): Promise<Cold> {
  return coldAt(bench, `${bench.demo.url}login`, LOGIN_READY, { ...conditions, signedIn: false }, rounds)
}

/** Opens an address, cold, `rounds` times, until what the selector names is painted; the medians. */
export async function coldAt(
  bench: Bench,
  url: string,
  selector: string,
  conditions: Conditions,
  rounds: number,
): Promise<Cold> {
  const taken: Cold[] = []
  for (let round = 0; round < rounds; round++) {
    const visit = await openPage(bench, conditions)
    await watchFor(visit.page, selector)
    await visit.page.goto(url)
    const moment = await momentOf(visit.page)
    taken.push({ ...moment, ...visit.wire(), needed: await neededFor(visit.page, moment.ready) })
    await visit.close()
  }
  return {
    bytes: median(taken.map(({ bytes }) => bytes)),
    requests: median(taken.map(({ requests }) => requests)),
    apiBytes: median(taken.map(({ apiBytes }) => apiBytes)),
    apiRequests: median(taken.map(({ apiRequests }) => apiRequests)),
    ready: median(taken.map(({ ready }) => ready)),
    blocked: median(taken.map(({ blocked }) => blocked)),
    needed: {
      bytes: median(taken.map(({ needed }) => needed.bytes)),
      requests: median(taken.map(({ needed }) => needed.requests)),
    },
  }
}

/** The page's own files that were asked for until then. */
function neededFor(page: Page, ready: number): Promise<Cold['needed']> {
  return page.evaluate((end) => {
    const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, startTime }) => startTime < end && new URL(name).origin === location.origin)
    return { bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0), requests: files.length }
  }, ready)
}

/** Milliseconds from a click to other rows, warm: to the list from another screen, and to the next page. */
export async function warm(bench: Bench, cpu: 1 | 4, rounds: number): Promise<{ list: number; nextPage: number }> {
  const visit = await openPage(bench, { cpu, signedIn: true, fastNetwork: true })
  const { page } = visit
  await page.goto(`${bench.real.url}terminalManage`)
  await page.locator(LIST_READY).first().waitFor()
  const nextPage: number[] = []
  const list: number[] = []
  for (let round = 0; round < rounds + 1; round++) {
    // there and back, so that it is the same page each time, whatever the menu leads back to
    nextPage.push(await timeToOtherRows(page, '[aria-label="下一页"]'))
    await timeToOtherRows(page, '[aria-label="上一页"]')
    await page.locator('[aria-label="主菜单"] a[href*="/homePage"]').click()
    await page.getByRole('table', { name: '终端列表' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    list.push(await timeToOtherRows(page, '[aria-label="主菜单"] a[href*="/terminalManage"]'))
  }
  await visit.close()
  // the first of each loads what the others find
  return { list: median(list.slice(1)), nextPage: median(nextPage.slice(1)) }
}

export async function heap(bench: Bench, visits: number): Promise<{ warm: number; growth: number }> {
  const visit = await openPage(bench, { cpu: 1, signedIn: true, fastNetwork: true })
  const { page, cdp } = visit
  const used = async () => {
    for (let pass = 0; pass < 3; pass++) await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize
  }
  const goAndReturn = async () => {
    await page.locator('[aria-label="主菜单"] a[href*="/homePage"]').click()
    await page.getByRole('table', { name: '终端列表' }).waitFor({ state: 'detached' })
    await timeToOtherRows(page, '[aria-label="主菜单"] a[href*="/terminalManage"]')
  }
  await page.goto(`${bench.real.url}terminalManage`)
  await page.locator(LIST_READY).first().waitFor()
  // as often before: until then what grows is code that the engine compiles as it gets warm
  for (let count = 0; count < visits; count++) await goAndReturn()
  const before = await used()
  for (let count = 0; count < visits; count++) await goAndReturn()
  const after = await used()
  await visit.close()
  return { warm: before / 1e6, growth: (after - before) / visits / 1000 }
}

/** Opens the list with 400 rows in one answer, cold, with or without the network; milliseconds until rows are seen. */
export async function longList(
  bench: Bench,
  conditions: Pick<Conditions, 'cpu' | 'fastNetwork'>,
  rounds: number,
): Promise<number> {
  const data = await manyDevices(bench, 400)
  await setSwitches(bench, {
    faults: [{ operationId: 'deviceList', kind: 'data', data: { total: data.length, data } }],
  })
  try {
    return (await cold(bench, 'terminalManage', conditions, rounds)).ready
  } finally {
    await setSwitches(bench, { faults: [] })
  }
}

async function manyDevices({ backend, token }: Bench, count: number): Promise<unknown[]> {
  const rows: Record<string, unknown>[] = []
  for (let page = 0; rows.length < count; page++) {
    const response = await fetch(`${backend.origin}/api/device/page?page=${page % 5}&limit=40`, {
      headers: { Authorization: token },
    })
    const { data } = (await response.json()) as { data: { data: Record<string, unknown>[] } }
    if (data.data.length === 0) throw new Error('The simulated server has no terminals')
    rows.push(...data.data)
  }
  return rows.slice(0, count).map((row, index) => ({ ...row, id: 100_000 + index }))
}

/** Calls of the simulated server in the page, counted for one line. */
const CALLS = 40

/**
 * Milliseconds of the page's thread that a call through the simulated server in the page takes, median of five times.
 */
export async function callInPage(bench: Bench): Promise<number> {
  const visit = await openDemo(bench, 200)
  const { page, cdp } = visit
  await cdp.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await atRest(page)
  // the first ones warm the code up
  await callMany(page)
  const times: number[] = []
  for (let count = 0; count < 5; count++) {
    const before = await busy()
    await callMany(page)
    times.push(((await busy()) - before) / CALLS)
  }
  await visit.close()
  return median(times)
}

function callMany(page: Page): Promise<void> {
  return page.evaluate(async (calls) => {
    const token = decodeURIComponent(/(?:^|; )Authorization=([^;]*)/.exec(document.cookie)?.[1] ?? '')
    for (let count = 0; count < calls; count++) {
      await (await fetch(`/api/device/page?page=${count % 5}&limit=40`, { headers: { Authorization: token } })).text()
    }
  }, CALLS)
}

/** The longest tasks of the page in the demo with ten thousand terminals, in milliseconds; 0 where none was over 50. */
export interface LargeDemo {
  /** From the press on 登录 until the home screen is at rest. */
  signIn: number
  /** From there to the list, at rest. */
  list: number
}

/** Signs in to the demo with ten thousand terminals and goes to the list; medians. */
export async function largeDemo(bench: Bench, rounds: number): Promise<LargeDemo> {
  const taken: LargeDemo[] = []
  for (let round = 0; round < rounds; round++) {
    const visit = await openDemo(bench, 10_000, noteLongTasks)
    const { page } = visit
    await atRest(page)
    const signIn = await longestSince(page)
    await page.locator('[aria-label="主菜单"] a[href*="/terminalManage"]').click()
    await page.locator(LIST_READY).first().waitFor()
    await atRest(page)
    taken.push({ signIn, list: await longestSince(page) })
    await visit.close()
  }
  return { signIn: median(taken.map(({ signIn }) => signIn)), list: median(taken.map(({ list }) => list)) }
}

/** Signs in to the demo, whose calls wait for nothing, with so many terminals. */
async function openDemo(bench: Bench, scale: 200 | 10_000, init?: () => void): Promise<Visit> {
  const visit = await openPage(bench, { cpu: 1, signedIn: false, fastNetwork: true })
  const { page } = visit
  if (init) await page.addInitScript(init)
  const switches = { latency: [0, 0], scenario: { scale } }
  await page.goto(`${bench.demo.url}login?mock=${encodeURIComponent(JSON.stringify(switches))}`)
  const account = page.getByRole('button', { name: '系统管理员' })
  await account.waitFor()
  await atRest(page)
  await page.evaluate(() => void (window.__longest = 0))
  await account.click()
  await page.waitForURL(/homePage/)
  return visit
}

/** The longest task since this was asked last. */
function longestSince(page: Page): Promise<number> {
  return page.evaluate(() => {
    const longest = window.__longest
    window.__longest = 0
    return longest
  })
}

function noteLongTasks() {
  window.__longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.__longest = Math.max(window.__longest, duration)
  }).observe({ type: 'longtask' })
}

/** Until nothing has loaded for half a second and the thread is idle. */
async function atRest(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 5000 }), 1500)
      }),
  )
}

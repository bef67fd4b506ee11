import type { Page } from '@playwright/test'
import { changeWorld, openPage, type Bench } from './browser.ts'
import { longestTask, type InUse } from './in-use.ts'

/** The largest page of the wall, in a company of ten thousand terminals. */
const WALL = 'terminalManage?view=wall&size=400&batch=1'
const CELL = '[role="gridcell"]'

export interface WallInUse extends InUse {
  /** The most calls for details that were under way at once. */
  callsAtOnce: number
  /** kB by which the heap grows with each visit. */
  growth: number
}

/**
 * Four hundred pictures of ten thousand, scrolled and chosen at a quarter of the speed, then left and visited again.
 */
export async function wallInUse(bench: Bench, visits: number): Promise<WallInUse> {
  await changeWorld(bench, 10_000)
  try {
    return { ...(await inUse(bench)), growth: await growthOf(bench, visits) }
  } finally {
    await changeWorld(bench, 200)
  }
}

async function inUse(bench: Bench): Promise<Omit<WallInUse, 'growth'>> {
  const visit = await openPage(bench, { cpu: 4, signedIn: true, fastNetwork: true })
  const { page } = visit
  await page.addInitScript(countDetails)
  await sendPhotographs(page)
  await page.goto(bench.real.url + WALL)
  await page.locator(`${CELL} img`).first().waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
  const scroll = await page.evaluate(longestTask, undefined)
  const select = await page.evaluate(longestTask, CELL)
  const callsAtOnce = Number(await page.evaluate('mostDetails'))
  await visit.close()
  return { scroll, select, callsAtOnce }
}

/** Screenshots as terminals send them: the simulated server draws its own as SVG, which is painted by the page. */
async function sendPhotographs(page: Page) {
  const body = await page.screenshot({ type: 'jpeg' })
  await page.route('**/img/shots/**', (route) => route.fulfill({ body, contentType: 'image/jpeg' }))
}

/** Has the page count its calls for details; one that was read or called off is under way no more. */
function countDetails() {
  const send = globalThis.fetch.bind(globalThis)
  // oxlint-disable-next-line typescript/unbound-method -- called on the answer below
  const { text } = Response.prototype
  const underWay = new Set<string>()
  let most = 0
  Object.defineProperty(globalThis, 'mostDetails', { get: () => most })
  globalThis.fetch = (...given) => {
    const request = new Request(...given)
    if (request.method === 'GET' && /\/api\/device\/\d+$/.test(request.url)) {
      underWay.add(request.url)
      most = Math.max(most, underWay.size)
      request.signal.addEventListener('abort', () => underWay.delete(request.url), { once: true })
    }
    return send(request)
  }
  Response.prototype.text = async function read() {
    const body = await text.call(this)
    underWay.delete(this.url)
    return body
  }
}

async function growthOf(bench: Bench, visits: number): Promise<number> {
  const visit = await openPage(bench, { cpu: 1, signedIn: true, fastNetwork: true })
  const { page, cdp } = visit
  await sendPhotographs(page)
  const used = async () => {
    for (let pass = 0; pass < 3; pass++) await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize
  }
  const visitOften = async (times: number) => {
    for (let count = 0; count < times; count++) {
      await page.locator('[aria-label="主菜单"] a[href*="/homePage"]').click()
      await page.locator(CELL).first().waitFor({ state: 'detached' })
      await page.goBack()
      await page.locator(`${CELL} img`).first().waitFor()
    }
  }
  await page.goto(bench.real.url + WALL)
  await page.locator(`${CELL} img`).first().waitFor()
  await visitOften(visits)
  const before = await used()
  await visitOften(visits)
  const after = await used()
  await visit.close()
  return (after - before) / visits / 1000
}

import type { Page } from '@playwright/test'
import { clashesWith, playsAt, type Scheduled } from '#src/domain/schedule.ts'
import { changeWorld, openPage, type Bench } from './browser.ts'
import { median } from './moments.ts'

/** Milliseconds of the longest task while a list is scrolled from end to end, and while rows are chosen. */
export interface InUse {
  scroll: number
  select: number
}

export async function cardsInUse(bench: Bench, cpu: 1 | 4): Promise<InUse> {
  return inUse(
    bench,
    cpu,
    'programManage?size=40&batch=1',
    (page) => page.getByRole('list', { name: '广告列表' }).getByRole('listitem').nth(20).waitFor(),
    'li input[type="checkbox"]',
  )
}

export async function tableInUse(bench: Bench, cpu: 1 | 4): Promise<InUse> {
  await changeWorld(bench, 10000)
  try {
    return await inUse(
      bench,
      cpu,
      'checkPubMet?id=3001&size=400',
      (page) => page.getByRole('table', { name: '发布终端' }).getByRole('row').nth(10).waitFor(),
      'tbody input[type="checkbox"]',
    )
  } finally {
    await changeWorld(bench, 200)
  }
}

async function inUse(
  bench: Bench,
  cpu: 1 | 4,
  path: string,
  shown: (page: Page) => Promise<void>,
  boxes: string,
): Promise<InUse> {
  const visit = await openPage(bench, { cpu, signedIn: true, fastNetwork: true })
  const { page } = visit
  await page.goto(bench.real.url + path)
  await shown(page)
  await page.locator(boxes).first().waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
  const scroll = await page.evaluate(longestTask, undefined)
  const select = await page.evaluate(longestTask, boxes)
  await visit.close()
  return { scroll, select }
}

/**
 * The longest task of the page while everything that scrolls goes down and up by 200 px a frame, or while ten boxes are
 * clicked.
 */
export async function longestTask(boxes: string | undefined): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  let longest = 0
  const note = (entries: PerformanceEntry[]) =>
    entries.forEach(({ duration }) => (longest = Math.max(longest, duration)))
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'longtask' })
  if (boxes === undefined) {
    const areas = [document.documentElement, ...document.querySelectorAll('main, main *')].filter(
      (element) =>
        element.scrollHeight > element.clientHeight + 50 &&
        (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY)),
    )
    for (const area of areas) {
      for (const step of [...Array<number>(100).fill(200), ...Array<number>(100).fill(-200)]) {
        area.scrollTop += step
        await frame()
      }
    }
  } else {
    for (const box of [...document.querySelectorAll<HTMLElement>(boxes)].slice(0, 10)) {
      box.click()
      await frame()
      await frame()
    }
  }
  await frame()
  note(observer.takeRecords())
  return longest
}

/** Milliseconds in which the schedule engine says what of a thousand entries plays, and what collides with another. */
export function scheduleEngine(rounds: number): { plays: number; clashes: number } {
  const items: Scheduled[] = Array.from({ length: 1000 }, (_, index) => ({
    scheduleType: index % 7 === 0 ? 1 : 0,
    schedules: [
      {
        dateStart: 20260101,
        dateEnd: 20261231,
        period: [
          {
            start: `${String(index % 12).padStart(2, '0')}:00`,
            end: `${12 + (index % 11)}:30`,
            weeks: '1,2,3,4,5',
            level: 1 + (index % 9),
            times: 1,
          },
        ],
      },
    ],
  }))
  const wanted = items[3] as Scheduled
  const times = { plays: [] as number[], clashes: [] as number[] }
  for (let round = 0; round < rounds + 3; round++) {
    const start = performance.now()
    playsAt(items, { day: 20261120, weekday: 5, minute: 600 })
    const middle = performance.now()
    clashesWith(wanted, items)
    times.plays.push(middle - start)
    times.clashes.push(performance.now() - middle)
  }
  return { plays: median(times.plays.slice(3)), clashes: median(times.clashes.slice(3)) }
}

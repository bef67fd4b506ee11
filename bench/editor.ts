import type { Page } from '@playwright/test'
import { sampleElement, sampleScene } from '#src/scene/tests/samples.ts'
import { openPage, setSwitches, type Bench, type Visit } from './browser.ts'
import { median } from './moments.ts'

export interface EditorCost {
  /** From the address to the canvas. */
  open: number
  /** A step of a drag of one element, and of all elements of the scene. */
  dragOne: number
  dragAll: number
  /** An undo, and a change to another scene. */
  undo: number
  switchScene: number
}

const WHITE = { r: 255, g: 255, b: 255 }
const STEPS = 60
const EDITED = 3001

/** An ad of scenes with so many small texts each, none over another's middle. */
function ad(scenes: number, elements: number) {
  const columns = Math.ceil(Math.sqrt(elements))
  const pages = Array.from({ length: scenes }, (_, scene) =>
    sampleScene(
      Array.from({ length: elements }, (_, index) =>
        sampleElement(
          170,
          {
            left: 5 + (index % columns) * (80 / columns),
            top: 5 + Math.floor(index / columns) * (80 / columns),
            width: 60 / columns,
            height: 60 / columns,
            zIndex: index,
          },
          { isScroll: false, value: `${scene + 1}-${index + 1}`, size: 14, color: WHITE },
        ),
      ),
    ),
  )
  return { name: '基准', pages }
}

export async function editorCost(
  bench: Bench,
  { scenes, elements, cpu, all }: { scenes: number; elements: number; cpu: 1 | 4; all: boolean },
): Promise<EditorCost> {
  await setSwitches(bench, {
    faults: [
      {
        operationId: 'programGet',
        kind: 'set',
        values: { content: ad(scenes, elements), status: 0, width: 1920, height: 1080 },
      },
    ],
  })
  const visit = await openPage(bench, { cpu, signedIn: true, fastNetwork: true })
  try {
    const { page } = visit
    await visit.cdp.send('Performance.enable')
    const open = await cpuOf(visit, async () => {
      await page.goto(`${bench.real.url}editorFive?id=${EDITED}&type=1`)
      // by its attributes: to look for roles and names takes the page's own thread a tenth of a second
      await page.locator(`[aria-label="画布"] [data-element]:nth-of-type(${elements})`).waitFor()
    })
    const one = await dragCost(visit, await middleOf(page, '1-1'))
    let everything = Number.NaN
    if (all) {
      await canvas(page).press('Control+a')
      everything = await dragCost(visit, await middleOf(page, '1-1'))
    }
    const undo = await cpuOf(visit, () => page.keyboard.press('Control+z'))
    const next = await page
      .getByRole('button', { name: /^场景 ?2/ })
      .first()
      .boundingBox()
    if (!next) throw new Error('The second scene is not in sight')
    const switchScene = await cpuOf(visit, () => page.mouse.click(next.x + next.width / 2, next.y + next.height / 2))
    return { open, dragOne: one, dragAll: everything, undo, switchScene }
  } finally {
    await visit.close()
    await setSwitches(bench, { faults: [] })
  }
}

const canvas = (page: Page) =>
  page
    .getByRole('region', { name: '画布' })
    .or(page.getByRole('application', { name: '画布' }))
    .first()

async function middleOf(page: Page, text: string): Promise<{ x: number; y: number }> {
  const box = await page.getByText(text, { exact: true }).last().boundingBox()
  if (!box) throw new Error(`"${text}" is not in sight`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * CPU milliseconds of a step of a drag that begins at a point of the page, whatever editor is in it. It ends as one
 * edit.
 */
export async function dragCost(visit: Visit, { x, y }: { x: number; y: number }): Promise<number> {
  const { page } = visit
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 5, y + 5)
  await settled(page)
  const costs: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = await taskMs(visit)
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.move(x + 6 + (step % 30) * 3 + round, y + 6 + (step % 20) * 2)
    }
    costs.push(((await taskMs(visit)) - before) / STEPS)
  }
  await page.mouse.up()
  await settled(page)
  return median(costs)
}

/** CPU milliseconds of such a step in a page of one bare element: what the browser takes for itself. */
export async function dragFloor(bench: Bench): Promise<number> {
  const visit = await openPage(bench, { cpu: 1, signedIn: false, fastNetwork: true })
  try {
    await visit.cdp.send('Performance.enable')
    await visit.page.setContent('<div style="position: absolute; left: 100px; top: 100px; width: 80px; height: 40px">')
    await visit.page.evaluate(() => {
      const element = document.querySelector('div') as HTMLElement
      document.addEventListener('pointermove', ({ buttons, clientX, clientY }) => {
        if (buttons === 1) element.style.translate = `${clientX - 120}px ${clientY - 120}px`
      })
    })
    return await dragCost(visit, { x: 120, y: 120 })
  } finally {
    await visit.close()
  }
}

/** CPU milliseconds of the page until it is idle again. */
export async function cpuOf(visit: Visit, work: () => Promise<unknown>): Promise<number> {
  const before = await taskMs(visit)
  await work()
  await settled(visit.page)
  return (await taskMs(visit)) - before
}

/** Milliseconds that the main thread has worked so far. */
async function taskMs({ cdp }: Visit): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Waits until the page has drawn and has nothing more to do. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))

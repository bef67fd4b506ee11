import { expect, test } from 'vitest'
import { createClock } from '#mocks/clock.ts'
import { seedWorld } from '#mocks/db/seed/seed-world.ts'
import { drawPicture } from '#mocks/media/draw-picture.ts'
import { loadSnapshots } from '#mocks/media/snapshots.ts'
import { defaultSwitches } from '#mocks/server/switches.ts'
import { EPOCH } from '#mocks/testing.ts'
import { createMemoryFiles } from '#mocks/transport/file-store.ts'

/* What the simulated company shows, as small as at a glance. */

const COLUMNS = 32
const ROWS = 18
/** Of 255 in each colour and part, on average; the same picture with another word is below 1. */
const TOLD_APART = 4

interface Drawn {
  name: string
  parts: Uint8ClampedArray
}

async function glanceAt(name: string, svg: string): Promise<Drawn> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = new OffscreenCanvas(COLUMNS, ROWS)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  const scale = Math.min(COLUMNS / image.naturalWidth, ROWS / image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  context.drawImage(image, (COLUMNS - width) / 2, (ROWS - height) / 2, width, height)
  return { name, parts: context.getImageData(0, 0, COLUMNS, ROWS).data }
}

const difference = (a: Drawn, b: Drawn) =>
  a.parts.reduce((sum, part, at) => sum + Math.abs(part - (b.parts[at] ?? 0)), 0) / a.parts.length

/** The pairs that look alike. */
const alike = (drawn: readonly Drawn[]) =>
  drawn.flatMap((one, at) =>
    drawn
      .slice(at + 1)
      .filter((other) => difference(one, other) < TOLD_APART)
      .map((other) => `${one.name} = ${other.name} ${difference(one, other).toFixed(1)}`),
  )

test('materials and ads of the seeded company are told apart at a glance', async () => {
  const { gate } = seedWorld(
    { ...defaultSwitches.scenario, epoch: EPOCH },
    {
      simulation: defaultSwitches.simulation,
      clock: createClock(() => EPOCH),
      files: createMemoryFiles(),
      media: (path) => path,
    },
  )
  const drawSnapshot = await loadSnapshots()
  const materials = gate.material.list().map((row) => ({ ...row, svg: drawPicture(row.snapshot) }))
  const ads = gate.program.list(({ deleted }) => !deleted).map((row) => ({ ...row, svg: drawSnapshot(row.snapshot) }))
  expect([materials.length, ads.length]).toEqual([60, 39])
  for (const rows of [materials, ads]) {
    const drawn = await Promise.all(rows.map(({ id, name, svg = '' }) => glanceAt(`${id} ${name}`, svg)))
    expect(drawn.every(({ parts }) => new Set(parts).size > 20)).toBe(true)
    expect(alike(drawn)).toEqual([])
  }
})

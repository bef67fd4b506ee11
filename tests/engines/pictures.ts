import fs from 'node:fs'
import path from 'node:path'
import { root } from '#tests/support/sources.ts'
import { expect } from '@playwright/test'
import type { Found, User } from './user.ts'

/** The width that pictures are compared at, pixels: edges that an engine smooths in its own way are gone there. */
const WIDTH = 96
/** The mean difference of a colour channel, of 255: letters make up to a few, a picture that is missing dozens. */
const TOLERANCE = 6

interface Kept {
  png: string
  box: Found['box']
}

const folder = path.join(root, '.tmp/engines')

/** Expects that a part of the page looks as in Chromium, which runs first and keeps its own. */
export async function expectAsInChromium(user: User, what: string, box: Found['box']) {
  await user.inPage(picturesThere, undefined)
  const kept = { png: (await user.engine.picture()).toString('base64'), box: clipped(box) }
  const file = path.join(folder, `${what}.json`)
  fs.mkdirSync(folder, { recursive: true })
  if (user.engine.name === 'chromium') return fs.writeFileSync(file, JSON.stringify(kept))
  const reference = JSON.parse(fs.readFileSync(file, 'utf8')) as Kept
  const found = await user.inPage(differenceInPage, { kept: [reference, kept], width: WIDTH })
  fs.writeFileSync(path.join(folder, `${what}-${user.engine.name}.png`), Buffer.from(kept.png, 'base64'))
  console.log(`${what} in ${user.engine.name}: mean difference of a channel ${found.toFixed(1)}`)
  expect.soft(found, `${what} differs from Chromium's by so much of 255 in the mean`).toBeLessThan(TOLERANCE)
}

/** Expects that something is as large as in Chromium, to a pixel. */
export function expectSizeAsInChromium(user: User, what: string, { width, height }: Found['box']) {
  const size = [Math.round(width), Math.round(height)]
  const file = path.join(folder, `${what}.json`)
  fs.mkdirSync(folder, { recursive: true })
  if (user.engine.name === 'chromium') return fs.writeFileSync(file, JSON.stringify(size))
  const reference = JSON.parse(fs.readFileSync(file, 'utf8')) as number[]
  console.log(`${what} in ${user.engine.name}: ${size.join(' x ')}, in Chromium ${reference.join(' x ')}`)
  for (const [index, one] of size.entries()) expect.soft(Math.abs(one - (reference[index] ?? 0))).toBeLessThanOrEqual(1)
}

/** What of a box is in the viewport. */
function clipped({ x, y, width, height }: Found['box']): Found['box'] {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return { x: left, y: top, width: Math.min(1440, x + width) - left, height: Math.min(900, y + height) - top }
}

/** Runs in the page: waits until every picture in sight can be painted. */
async function picturesThere() {
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)))
  await new Promise(requestAnimationFrame)
}

/** Runs in the page: the mean difference of the channels of two pictures, both drawn at one width. */
async function differenceInPage({ kept, width }: { kept: readonly Kept[]; width: number }): Promise<number> {
  const pixels = await Promise.all(
    kept.map(async ({ png, box }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const height = Math.round((width * box.height) / box.width)
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (!context) throw new Error('There is no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, box.x, box.y, box.width, box.height, 0, 0, width, height)
      return context.getImageData(0, 0, width, height).data
    }),
  )
  const [one, other] = pixels
  if (!one || !other) throw new Error('Two pictures are compared')
  if (Math.abs(one.length - other.length) > 8 * width) return 255
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

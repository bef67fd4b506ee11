import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bmp, bytes, gif, jpeg, png, webp } from '#tests/support/media-files.ts'
import type { FileKind } from './file-kind.ts'
import { imageSize } from './image-size.ts'

/** Reads from bytes, and counts how often. */
function reader(content: Uint8Array<ArrayBuffer>) {
  let reads = 0
  return {
    read: (offset: number, length: number) => (
      (reads += 1),
      Promise.resolve(new DataView(content.slice(offset, offset + length).buffer))
    ),
    reads: () => reads,
  }
}

const sizeOf = (kind: FileKind, content: Uint8Array<ArrayBuffer>) => imageSize(kind, reader(content).read)
const side = fc.integer({ min: 1, max: 16383 })

describe('imageSize', () => {
  it.each<[FileKind, (width: number, height: number) => Uint8Array<ArrayBuffer>]>([
    ['png', png],
    ['jpeg', jpeg],
    ['gif', gif],
    ['bmp', bmp],
    ['bmp', (width, height) => bmp(width, -height)],
    ['webp', (width, height) => webp('VP8 ', width, height)],
    ['webp', (width, height) => webp('VP8L', width, height)],
    ['webp', (width, height) => webp('VP8X', width, height)],
  ])('reads what a %s says', async (kind, make) => {
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        expect(await sizeOf(kind, make(width, height))).toEqual({ width, height })
      }),
    )
  })

  it('finds the frame of a JPEG behind any metadata', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 65_533 }), { maxLength: 12 }),
        side,
        side,
        async (metadata, width, height) => {
          expect(await sizeOf('jpeg', jpeg(width, height, metadata))).toEqual({ width, height })
        },
      ),
      { numRuns: 30 },
    )
  })

  it.each([
    [1, false],
    [4, false],
    [5, true],
    [6, true],
    [7, true],
    [8, true],
    [9, false],
  ])('turns the sides of a JPEG by the orientation %i of its camera: %j', async (orientation, turned) => {
    for (const little of [true, false]) {
      const two = (value: number) => (little ? [value, 0] : [0, value])
      const four = (value: number) => (little ? [value, 0, 0, 0] : [0, 0, 0, value])
      const entry = [...two(0x12).with(little ? 1 : 0, 1), ...two(3), ...four(1), ...two(orientation), 0, 0]
      const exif = ['Exif', 0, 0, little ? 'II' : 'MM', ...two(42), ...four(8), ...two(1), ...entry, 0, 0, 0, 0]
      const [start, rest] = [jpeg(320, 180).slice(0, 2), jpeg(320, 180).slice(2)]
      const part = bytes(...exif)
      expect(await sizeOf('jpeg', bytes(start, 0xff, 0xe1, 0, part.length + 2, part, rest))).toEqual(
        turned ? { width: 180, height: 320 } : { width: 320, height: 180 },
      )
    }
  })

  it('reads a bomb without opening it: 60 000 x 60 000 in less than 200 bytes', async () => {
    expect(png(60_000, 60_000).length).toBeLessThan(200)
    expect(await sizeOf('png', png(60_000, 60_000))).toEqual({ width: 60_000, height: 60_000 })
    expect(await sizeOf('jpeg', jpeg(60_000, 60_000))).toEqual({ width: 60_000, height: 60_000 })
  })

  it('says nothing of a picture that is cut, empty or of no size', async () => {
    expect(await sizeOf('png', png(10, 10).slice(0, 20))).toBeUndefined()
    expect(await sizeOf('png', png(0, 10))).toBeUndefined()
    expect(await sizeOf('jpeg', jpeg(10, 10).slice(0, 8))).toBeUndefined()
    expect(await sizeOf('jpeg', bytes(0xff, 0xd8, 0xff, 0xda, 0, 2))).toBeUndefined()
    expect(await sizeOf('webp', bytes('RIFF', 0, 0, 0, 0, 'WEBPjunk', new Uint8Array(40)))).toBeUndefined()
    expect(
      await sizeOf('png', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'tEXt', new Uint8Array(20))),
    ).toBeUndefined()
  })

  it('gives up on a JPEG of endless parts', async () => {
    const endless = reader(bytes(0xff, 0xd8, ...Array.from({ length: 100_000 }, () => 0xff)))
    expect(await imageSize('jpeg', endless.read)).toBeUndefined()
    expect(endless.reads()).toBeLessThanOrEqual(2_000)
  })

  it('never throws, whatever the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<FileKind>('png', 'jpeg', 'gif', 'bmp', 'webp', 'iso'),
        fc.uint8Array({ maxLength: 200 }),
        async (kind, content) => {
          const size = await sizeOf(kind, Uint8Array.from(content))
          expect(size === undefined || (size.width > 0 && size.height > 0)).toBe(true)
        },
      ),
    )
  })

  it('passes on that a file cannot be read', async () => {
    await expect(imageSize('png', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  })
})

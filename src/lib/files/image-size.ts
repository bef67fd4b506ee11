import type { FileKind } from './file-kind.ts'

/*
 * How large a picture is, from the bytes that say so. It is never decoded for that: a few hundred bytes may claim
 * 60,000 times 60,000 pixels, and a tab that decodes them dies.
 */

export interface ImageSize {
  width: number
  height: number
}

/** Gives so many bytes from a place in the file, or fewer at its end. */
export type ReadBytes = (offset: number, length: number) => Promise<DataView>

/** The size of a picture, or undefined when its bytes do not say one that a picture may have. */
export async function imageSize(kind: FileKind, read: ReadBytes): Promise<ImageSize | undefined> {
  try {
    const size = kind === 'jpeg' ? await jpegSize(read) : headSize(kind, await read(0, 40))
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // the file ends before it has said anything
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function headSize(kind: FileKind, head: DataView): ImageSize | undefined {
  switch (kind) {
    case 'png':
      // the first chunk has to be the header
      return head.getUint32(12) === 0x49484452 ? { width: head.getUint32(16), height: head.getUint32(20) } : undefined
    case 'gif':
      return { width: head.getUint16(6, true), height: head.getUint16(8, true) }
    case 'bmp':
      // the oldest header has 16 bits; in later ones a negative height means that rows run downwards
      if (head.getUint32(14, true) === 12) return { width: head.getUint16(18, true), height: head.getUint16(20, true) }
      return { width: Math.abs(head.getInt32(18, true)), height: Math.abs(head.getInt32(22, true)) }
    case 'webp':
      return webpSize(head)
    default:
      return undefined
  }
}

function webpSize(head: DataView): ImageSize | undefined {
  const form = String.fromCharCode(...[12, 13, 14, 15].map((place) => head.getUint8(place)))
  if (form === 'VP8X') return { width: 1 + uint24(head, 24), height: 1 + uint24(head, 27) }
  if (form === 'VP8L' && head.getUint8(20) === 0x2f) {
    const bits = head.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  const isKeyFrame =
    form === 'VP8 ' && head.getUint8(23) === 0x9d && head.getUint8(24) === 0x01 && head.getUint8(25) === 0x2a
  return isKeyFrame
    ? { width: head.getUint16(26, true) & 0x3fff, height: head.getUint16(28, true) & 0x3fff }
    : undefined
}

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)
}

/** No camera writes more parts than this before the picture; a file that does only keeps the reader busy. */
const JPEG_PARTS = 2_000

/** How much of a camera's metadata is looked at; the orientation stands near its beginning. */
const EXIF_BYTES = 4096

/** Goes from part to part, each with its length, until the one that begins a frame. */
async function jpegSize(read: ReadBytes): Promise<ImageSize | undefined> {
  let offset = 2
  let turned = false
  for (let part = 0; part < JPEG_PARTS; part += 1) {
    const head = await read(offset, 9)
    if (head.getUint8(0) !== 0xff) return undefined
    const marker = head.getUint8(1)
    if (marker === 0xff) offset += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) offset += 2
    else if (isFrame(marker)) {
      const [high, wide] = [head.getUint16(5), head.getUint16(7)]
      return turned ? { width: high, height: wide } : { width: wide, height: high }
    }
    // the picture itself, or its end, without a frame before it
    else if (marker === 0xda || marker === 0xd9) return undefined
    else {
      const length = Math.max(2, head.getUint16(2))
      if (marker === 0xe1) turned ||= isTurned(await read(offset + 4, Math.min(length - 2, EXIF_BYTES)))
      offset += 2 + length
    }
  }
  return undefined
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** Whether a camera's metadata say that a picture is shown after a quarter of a turn: orientations 5 to 8. */
function isTurned(exif: DataView): boolean {
  try {
    if (exif.getUint32(0) !== 0x45786966) return false
    const start = 6
    const little = exif.getUint16(start) === 0x4949
    const table = start + exif.getUint32(start + 4, little)
    const entries = exif.getUint16(table, little)
    for (let entry = 0; entry < entries; entry += 1) {
      const at = table + 2 + entry * 12
      if (exif.getUint16(at, little) === 0x0112) {
        const orientation = exif.getUint16(at + 8, little)
        return orientation >= 5 && orientation <= 8
      }
    }
  } catch (error) {
    // metadata that break off say nothing
    if (!(error instanceof RangeError)) throw error
  }
  return false
}

import type { FileKind } from '#src/lib/files/file-kind.ts'

/** What a transcoder finds out about a film; what its bytes do not say is 0. */
export interface VideoFacts {
  /** Seconds. */
  duration: number
  width: number
  height: number
}

/** No header of a film that people upload is longer; one that claims to be is not read. */
const HEADER_LIMIT = 8 * 1024 * 1024

/** Length and size of a film from its own header: MP4 and QuickTime, and WebM. */
export async function videoFacts(kind: FileKind | undefined, file: Blob): Promise<VideoFacts | undefined> {
  try {
    if (kind === 'iso') return await isoFacts(file)
    if (kind === 'webm') return webmFacts(new DataView(await file.slice(0, 256 * 1024).arrayBuffer()))
  } catch {
    // a header that breaks off says nothing
  }
  return undefined
}

async function isoFacts(file: Blob): Promise<VideoFacts | undefined> {
  for (let offset = 0; offset + 8 <= file.size;) {
    const head = new DataView(await file.slice(offset, offset + 16).arrayBuffer())
    const { type, size, start } = boxAt(head, 0, file.size - offset)
    if (type === 'moov')
      return size > HEADER_LIMIT
        ? undefined
        : movieFacts(new DataView(await file.slice(offset + start, offset + size).arrayBuffer()))
    offset += size
  }
  return undefined
}

function boxAt(view: DataView, offset: number, left: number) {
  const short = view.getUint32(offset)
  const size = short === 1 ? Number(view.getBigUint64(offset + 8)) : short === 0 ? left : short
  if (size < 8) throw new RangeError('A box is smaller than its own head')
  return { type: nameAt(view, offset + 4), size, start: short === 1 ? 16 : 8 }
}

function nameAt(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(offset + place)))
}

/** Each box inside a part of a view: its type, and where its contents begin and end. */
function* boxes(view: DataView, from: number, to: number): Generator<[type: string, start: number, end: number]> {
  for (let offset = from; offset + 8 <= to;) {
    const { type, size, start } = boxAt(view, offset, to - offset)
    yield [type, offset + start, Math.min(to, offset + size)]
    offset += size
  }
}

function movieFacts(view: DataView): VideoFacts {
  const facts = { duration: 0, width: 0, height: 0 }
  for (const [type, start, end] of boxes(view, 0, view.byteLength)) {
    if (type === 'mvhd') {
      const long = view.getUint8(start) === 1
      const scale = view.getUint32(start + (long ? 20 : 12))
      const length = long ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16)
      facts.duration = scale > 0 ? length / scale : 0
    } else if (type === 'trak') {
      for (const [inner, place] of boxes(view, start, end)) {
        // fixed-point numbers at the end of the track's head; sound has none
        const sizes = place + (view.getUint8(place) === 1 ? 88 : 76)
        if (inner === 'tkhd' && facts.width === 0)
          Object.assign(facts, { width: view.getUint16(sizes), height: view.getUint16(sizes + 4) })
      }
    }
  }
  return facts
}

const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const VIDEO = 0xe0
const CONTAINERS = new Set([SEGMENT, INFO, TRACKS, TRACK, VIDEO])
const SCALE = 0x2ad7b1
const DURATION = 0x4489
const WIDTH = 0xb0
const HEIGHT = 0xba

function webmFacts(view: DataView): VideoFacts {
  const found = new Map<number, number>()
  const walk = (from: number, to: number) => {
    for (let offset = from; offset < to;) {
      const id = numberAt(view, offset, true)
      const size = numberAt(view, id.next, false)
      const end = Math.min(to, size.value === undefined ? to : size.next + size.value)
      if (CONTAINERS.has(id.value ?? 0)) walk(size.next, end)
      else if ([SCALE, WIDTH, HEIGHT].includes(id.value ?? 0))
        found.set(id.value as number, unsignedAt(view, size.next, end))
      else if (id.value === DURATION)
        found.set(DURATION, end - size.next === 8 ? view.getFloat64(size.next) : view.getFloat32(size.next))
      offset = end
    }
  }
  try {
    walk(0, view.byteLength)
  } catch {
    // only the beginning of the file is here, and what matters comes first
  }
  // times count in so many nanoseconds
  const duration = ((found.get(DURATION) ?? 0) * (found.get(SCALE) ?? 1_000_000)) / 1e9
  return { duration, width: found.get(WIDTH) ?? 0, height: found.get(HEIGHT) ?? 0 }
}

/** A number whose first byte says how long it is; ids keep that mark. All ones is "unknown". */
function numberAt(view: DataView, offset: number, keepMark: boolean): { value: number | undefined; next: number } {
  const first = view.getUint8(offset)
  const length = Math.clz32(first) - 23
  if (length > 8) throw new RangeError('Not a number of this format')
  let value = keepMark ? first : first & (0xff >> length)
  let unknown = value === 0xff >> length
  for (let index = 1; index < length; index += 1) {
    const byte = view.getUint8(offset + index)
    value = value * 256 + byte
    unknown &&= byte === 0xff
  }
  return { value: unknown && !keepMark ? undefined : value, next: offset + length }
}

function unsignedAt(view: DataView, from: number, to: number): number {
  let value = 0
  for (let offset = from; offset < to; offset += 1) value = value * 256 + view.getUint8(offset)
  return value
}

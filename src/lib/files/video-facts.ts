import type { FileKind } from '#src/lib/files/file-kind.ts'

/** What a film says of itself; what its bytes do not say is 0. A film that was turned has its sizes turned. */
export interface VideoFacts {
  /** Seconds. */
  duration: number
  width: number
  height: number
  /** How its pictures are coded: `avc1`, `hvc1`, `ap4h`; in WebM `V_VP9`. Undefined when it has no pictures. */
  codec: string | undefined
}

/** The bytes of a film, of which parts are read: a `Blob`, or a file on a server. */
export interface FilmBytes {
  size: number
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** No header of a film that people upload is longer; one that claims to be is not read. */
const HEADER_LIMIT = 8 * 1024 * 1024

/** How much of a film is read that gives no length at its beginning. */
const WHOLE_LIMIT = 64 * 1024 * 1024
const BEGINNING = 256 * 1024

export async function videoFacts(kind: FileKind | undefined, file: FilmBytes): Promise<VideoFacts | undefined> {
  try {
    if (kind === 'iso') return await isoFacts(file)
    if (kind === 'webm') {
      const begin = webmFacts(new DataView(await file.slice(0, BEGINNING).arrayBuffer()))
      // without a length at its beginning it is as long as its last picture says
      return begin.says || file.size <= BEGINNING
        ? begin.facts
        : webmFacts(new DataView(await file.slice(0, WHOLE_LIMIT).arrayBuffer())).facts
    }
  } catch {
    // a header that breaks off says nothing
  }
  return undefined
}

async function isoFacts(file: FilmBytes): Promise<VideoFacts | undefined> {
  let movie: ReturnType<typeof movieFacts> | undefined
  for (let offset = 0; offset + 8 <= file.size;) {
    const head = new DataView(await file.slice(offset, offset + 16).arrayBuffer())
    const { type, size, start } = boxAt(head, 0, file.size - offset)
    if ((type === 'moov' || type === 'moof') && size > HEADER_LIMIT) return undefined
    const content = async () => new DataView(await file.slice(offset + start, offset + size).arrayBuffer())
    if (type === 'moov') movie = movieFacts(await content())
    // a film in fragments has its length in them
    else if (type === 'moof' && movie?.track && movie.track.scale > 0) {
      const end = fragmentEnd(await content(), movie.track, movie.defaultUnits) / movie.track.scale
      movie.facts.duration = Math.max(movie.facts.duration, end)
    }
    if (movie && movie.facts.duration > 0 && type !== 'moof') return movie.facts
    offset += size
  }
  return movie?.facts
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

function* childrenOf(view: DataView, type: string, from: number, to: number): Generator<[start: number, end: number]> {
  for (const [found, start, end] of boxes(view, from, to)) if (found === type) yield [start, end]
}

/** The first box down a path of types. */
function boxDown(view: DataView, [from, to]: readonly [number, number], ...path: string[]) {
  let place: [number, number] | undefined = [from, to]
  for (const type of path) place = place && childrenOf(view, type, ...place).next().value
  return place
}

/** A time that a header gives: its length and how many units of it a second has. */
function timeAt(view: DataView, start: number): { units: number; scale: number } {
  const long = view.getUint8(start) === 1
  return {
    scale: view.getUint32(start + (long ? 20 : 12)),
    units: long ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16),
  }
}

interface Track {
  id: number
  scale: number
}

function movieFacts(view: DataView): { facts: VideoFacts; track: Track | undefined; defaultUnits: number } {
  const facts: VideoFacts = { duration: 0, width: 0, height: 0, codec: undefined }
  let track: Track | undefined
  let defaultUnits = 0
  for (const [type, start, end] of boxes(view, 0, view.byteLength)) {
    if (type === 'mvhd') {
      const { units, scale } = timeAt(view, start)
      facts.duration = scale > 0 ? units / scale : 0
    } else if (type === 'mvex') {
      const [trex] = boxDown(view, [start, end], 'trex') ?? []
      if (trex !== undefined) defaultUnits = view.getUint32(trex + 12)
    } else if (type === 'trak' && !track) {
      const handler = boxDown(view, [start, end], 'mdia', 'hdlr')
      const [head] = boxDown(view, [start, end], 'tkhd') ?? []
      if (!handler || head === undefined || nameAt(view, handler[0] + 8) !== 'vide') continue
      const long = view.getUint8(head) === 1
      // fixed-point numbers; a quarter of a turn has nothing on the diagonal of the matrix before them
      const sizes = head + (long ? 88 : 76)
      const sides = [view.getUint16(sizes), view.getUint16(sizes + 4)] as const
      const [width, height] = view.getInt32(sizes - 36) === 0 ? [sides[1], sides[0]] : sides
      const [table] = boxDown(view, [start, end], 'mdia', 'minf', 'stbl', 'stsd') ?? []
      const [times] = boxDown(view, [start, end], 'mdia', 'mdhd') ?? []
      Object.assign(facts, { width, height, codec: table === undefined ? undefined : nameAt(view, table + 12).trim() })
      track = {
        id: view.getUint32(head + (long ? 20 : 12)),
        scale: times === undefined ? 0 : timeAt(view, times).scale,
      }
    }
  }
  return { facts, track, defaultUnits }
}

/** Where a fragment of a film ends, in units of its track; 0 when it has none of it. */
function fragmentEnd(view: DataView, { id }: Track, defaultUnits: number): number {
  let latest = 0
  for (const [start, end] of childrenOf(view, 'traf', 0, view.byteLength)) {
    const [head] = boxDown(view, [start, end], 'tfhd') ?? []
    if (head === undefined || view.getUint32(head + 4) !== id) continue
    const flags = view.getUint32(head) & 0xffffff
    const before = (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0)
    const usual = flags & 0x8 ? view.getUint32(head + 8 + before) : defaultUnits
    const [decoded] = boxDown(view, [start, end], 'tfdt') ?? []
    if (decoded === undefined) continue
    let at = view.getUint8(decoded) === 1 ? Number(view.getBigUint64(decoded + 4)) : view.getUint32(decoded + 4)
    for (const [run] of childrenOf(view, 'trun', start, end)) at += runUnits(view, run, usual)
    latest = Math.max(latest, at)
  }
  return latest
}

/** How long the samples of a run last together. */
function runUnits(view: DataView, run: number, usual: number): number {
  const flags = view.getUint32(run) & 0xffffff
  const count = view.getUint32(run + 4)
  if (!(flags & 0x100)) return count * usual
  const first = run + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length
  let units = 0
  for (let sample = 0; sample < count; sample += 1) units += view.getUint32(first + sample * step)
  return units
}

const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const VIDEO = 0xe0
const CLUSTER = 0x1f43b675
const BLOCK_GROUP = 0xa0
const CONTAINERS = new Set([SEGMENT, INFO, TRACKS, TRACK, VIDEO, CLUSTER, BLOCK_GROUP])
const CODEC = 0x86
/** How long a frame is shown, nanoseconds. */
const FRAME = 0x23e383
const TIME = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK = 0xa1
const SCALE = 0x2ad7b1
const DURATION = 0x4489
const WIDTH = 0xb0
const HEIGHT = 0xba

function webmFacts(view: DataView): { facts: VideoFacts; says: boolean } {
  const found = new Map<number, number>()
  let codec: string | undefined
  let cluster = 0
  let last = 0
  const walk = (from: number, to: number) => {
    for (let offset = from; offset < to;) {
      const id = numberAt(view, offset, true)
      const size = numberAt(view, id.next, false)
      const end = Math.min(to, size.value === undefined ? to : size.next + size.value)
      if (CONTAINERS.has(id.value ?? 0)) walk(size.next, end)
      else if ([SCALE, WIDTH, HEIGHT, FRAME].includes(id.value ?? 0))
        found.set(id.value as number, unsignedAt(view, size.next, end))
      else if (id.value === DURATION)
        found.set(DURATION, end - size.next === 8 ? view.getFloat64(size.next) : view.getFloat32(size.next))
      else if (id.value === CODEC) {
        const name = textAt(view, size.next, end)
        if (name.startsWith('V_')) codec = name
      } else if (id.value === TIME) cluster = unsignedAt(view, size.next, end)
      else if (id.value === SIMPLE_BLOCK || id.value === BLOCK)
        last = Math.max(last, cluster + view.getInt16(numberAt(view, size.next, false).next))
      offset = end
    }
  }
  try {
    walk(0, view.byteLength)
  } catch {
    // only the beginning of the file is here, and what matters comes first
  }
  // times count in so many nanoseconds; what a recorder wrote while it went on says no length, but has times
  const scale = found.get(SCALE) ?? 1_000_000
  const said = ((found.get(DURATION) ?? 0) * scale) / 1e9
  const duration = said > 0 ? said : last > 0 ? (last * scale + (found.get(FRAME) ?? 0)) / 1e9 : 0
  return {
    facts: { duration, width: found.get(WIDTH) ?? 0, height: found.get(HEIGHT) ?? 0, codec },
    says: said > 0,
  }
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

function textAt(view: DataView, from: number, to: number): string {
  return String.fromCharCode(
    ...Array.from({ length: Math.min(40, to - from) }, (_, place) => view.getUint8(from + place)),
  )
}

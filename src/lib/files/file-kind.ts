/*
 * What a file is by its first bytes. Names and the types that a browser derives from them are the sender's word; these
 * bytes are what a player will meet.
 */

/** The kinds of picture and video that can be told. `iso` is the family of MP4 and QuickTime. */
export type FileKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'iso' | 'webm' | 'avi' | 'ts' | 'mpeg' | 'flv' | 'wmv'

/** How many bytes from the start are enough to tell. */
export const KIND_BYTES = 1024

/** What extensions stand for, in lower case. */
const kindsByExtension: Readonly<Record<string, readonly FileKind[]>> = {
  png: ['png'],
  jpg: ['jpeg'],
  jpeg: ['jpeg'],
  jpe: ['jpeg'],
  jfif: ['jpeg'],
  gif: ['gif'],
  webp: ['webp'],
  bmp: ['bmp'],
  mp4: ['iso'],
  m4v: ['iso'],
  mov: ['iso'],
  f4v: ['iso'],
  '3gp': ['iso'],
  webm: ['webm'],
  mkv: ['webm'],
  avi: ['avi'],
  ts: ['ts'],
  mts: ['ts'],
  m2ts: ['ts'],
  mpg: ['mpeg', 'ts'],
  mpeg: ['mpeg', 'ts'],
  vob: ['mpeg'],
  flv: ['flv'],
  wmv: ['wmv'],
  asf: ['wmv'],
}

export function isKnownExtension(extension: string): boolean {
  return Object.hasOwn(kindsByExtension, extension)
}

export function extensionFits(extension: string, kind: FileKind): boolean {
  return isKnownExtension(extension) && (kindsByExtension[extension]?.includes(kind) ?? false)
}

/** The extension of a file's name, in lower case and without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.([^.\\/\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

const PICTURES: ReadonlySet<FileKind> = new Set(['png', 'jpeg', 'gif', 'webp', 'bmp'])

export function isPicture(kind: FileKind): boolean {
  return PICTURES.has(kind)
}

/** Whether the type that the browser gives a file may be that of its kind. No type, and the type of anything, may. */
export function mimeFits(mime: string, kind: FileKind): boolean {
  const type = mime.toLowerCase().split(';')[0]?.trim() ?? ''
  if (type === '' || type === 'application/octet-stream') return true
  // systems disagree about the names of video types, and take .ts for a program
  if (!isPicture(kind)) return !/^(image|audio)\//.test(type)
  return pictureTypes[kind]?.includes(type) ?? false
}

const pictureTypes: Readonly<Partial<Record<FileKind, readonly string[]>>> = {
  png: ['image/png', 'image/apng', 'image/x-png'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  bmp: ['image/bmp', 'image/x-bmp', 'image/x-ms-bmp'],
}

/** Brands of pictures in the same container as MP4. */
const PICTURE_BRANDS = /^(hei[cxms]|hev[cxms]|mif1|msf1|avi[fs]|jp2 |jpx |crx )$/
/** Boxes that QuickTime files without `ftyp` begin with. */
const QUICKTIME_BOXES = /^(moov|mdat|wide|free|skip|pnot)$/
const MATROSKA = [0x1a, 0x45, 0xdf, 0xa3]
const ASF = [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The kind of a file that begins with `bytes`; undefined when it is none of those known. Text, SVG too, is none. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const starts = (...expected: number[]) =>
    expected.length <= bytes.length && expected.every((byte, index) => bytes[index] === byte)
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length))
  if (starts(...PNG)) return 'png'
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF') return text(8, 4) === 'WEBP' ? 'webp' : text(8, 4) === 'AVI ' ? 'avi' : undefined
  if (isBitmap(bytes, text(0, 2))) return 'bmp'
  if (text(4, 4) === 'ftyp') return PICTURE_BRANDS.test(text(8, 4)) ? undefined : 'iso'
  if (QUICKTIME_BOXES.test(text(4, 4))) return 'iso'
  if (starts(...MATROSKA)) return 'webm'
  if (starts(...ASF)) return 'wmv'
  if (text(0, 3) === 'FLV' && bytes[3] === 1) return 'flv'
  if (starts(0, 0, 1, 0xba) || starts(0, 0, 1, 0xb3)) return 'mpeg'
  if (isTransportStream(bytes)) return 'ts'
  return undefined
}

/** Two letters are too little: text may begin with them. The length of the second header must be one that exists. */
function isBitmap(bytes: Uint8Array, start: string): boolean {
  return (
    start === 'BM' &&
    bytes.length >= 26 &&
    [12, 40, 52, 56, 64, 108, 124].includes(bytes[14] ?? 0) &&
    bytes[15] === 0 &&
    bytes[16] === 0 &&
    bytes[17] === 0
  )
}

/** Packets of 188 bytes that begin with 0x47, or of 192 with a time before it. */
function isTransportStream(bytes: Uint8Array): boolean {
  const repeats = (first: number, length: number) =>
    [0, 1, 2, 3].every((packet) => bytes[first + packet * length] === 0x47)
  return repeats(0, 188) || repeats(4, 192)
}

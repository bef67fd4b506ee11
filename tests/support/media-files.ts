/*
 * Files made byte by byte, as little of them as matters: what uploads look at is their beginning.
 */

export function bytes(...parts: (number | string | Uint8Array<ArrayBuffer>)[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number'
        ? [part]
        : typeof part === 'string'
          ? [...part].map((letter) => letter.charCodeAt(0))
          : [...part],
    ),
  )
}

const bigEndian = (value: number, length: number) =>
  bytes(...Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256))
const littleEndian = (value: number, length: number) => bigEndian(value, length).reverse()

/** A PNG that claims a size, with its head and its end; no picture stands between. */
export function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  return bytes(
    0x89,
    'PNG\r\n',
    0x1a,
    '\n',
    bigEndian(13, 4),
    'IHDR',
    bigEndian(width, 4),
    bigEndian(height, 4),
    8,
    6,
    0,
    0,
    0,
    bigEndian(0, 4),
    bigEndian(0, 4),
    'IEND',
    bigEndian(0, 4),
  )
}

export function jpeg(width: number, height: number, metadata: readonly number[] = [14]): Uint8Array<ArrayBuffer> {
  const parts = metadata.flatMap((length) => [0xff, 0xe1, bigEndian(length + 2, 2), new Uint8Array(length)])
  return bytes(
    0xff,
    0xd8,
    ...parts,
    0xff,
    0xc2,
    bigEndian(17, 2),
    8,
    bigEndian(height, 2),
    bigEndian(width, 2),
    3,
    new Uint8Array(9),
    0xff,
    0xd9,
  )
}

export function gif(width: number, height: number): Uint8Array<ArrayBuffer> {
  return bytes('GIF89a', littleEndian(width, 2), littleEndian(height, 2), 0, 0, 0)
}

export function bmp(width: number, height: number): Uint8Array<ArrayBuffer> {
  return bytes(
    'BM',
    littleEndian(54, 4),
    littleEndian(0, 4),
    littleEndian(54, 4),
    littleEndian(40, 4),
    littleEndian(width, 4),
    littleEndian(height < 0 ? 2 ** 32 + height : height, 4),
    new Uint8Array(28),
  )
}

export function webp(form: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Uint8Array<ArrayBuffer> {
  const start = ['RIFF', littleEndian(100, 4), 'WEBP', form, littleEndian(80, 4)] as const
  if (form === 'VP8X')
    return bytes(...start, 0, 0, 0, 0, littleEndian(width - 1, 3), littleEndian(height - 1, 3), new Uint8Array(10))
  if (form === 'VP8L')
    return bytes(...start, 0x2f, littleEndian(((width - 1) | ((height - 1) << 14)) >>> 0, 4), new Uint8Array(20))
  return bytes(...start, 0, 0, 0, 0x9d, 0x01, 0x2a, littleEndian(width, 2), littleEndian(height, 2), new Uint8Array(10))
}

export function mp4(brand = 'isom'): Uint8Array<ArrayBuffer> {
  return bytes(bigEndian(20, 4), 'ftyp', brand, bigEndian(0, 4), 'isom', bigEndian(8, 4), 'mdat')
}

export function webm(): Uint8Array<ArrayBuffer> {
  return bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 'B', 0x86, 0x81, 0x01, 'B', 0x82, 0x84, 'webm')
}

export function transportStream(): Uint8Array<ArrayBuffer> {
  return bytes(...Array.from({ length: 5 }, () => [bytes(0x47), new Uint8Array(187)]).flat())
}

import { crc32, deflateSync } from 'node:zlib'

/**
 * A PNG that every browser shows: one colour, so many pixels, and if wanted so many bytes, the rest of them noise that
 * nobody reads.
 */
export function picture({
  width = 64,
  height = 48,
  colour = [42, 89, 192],
  bytes = 0,
}: { width?: number; height?: number; colour?: readonly [number, number, number]; bytes?: number } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()])
  const drawn = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return Buffer.concat([drawn, Buffer.alloc(Math.max(0, bytes - drawn.length), 'noise ')])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

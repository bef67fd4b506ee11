import type { FileKind } from './file-kind.ts'

/** Larger pictures are not read whole for this, bytes. */
const LIMIT = 64 * 1024 * 1024

/** Whether a picture ends before it is whole, as an upload that broke off leaves it. Of JPEG and PNG. */
export async function isCutOff(kind: FileKind, file: Blob): Promise<boolean> {
  if ((kind !== 'jpeg' && kind !== 'png') || file.size > LIMIT) return false
  const bytes = new Uint8Array(await file.arrayBuffer())
  const view = new DataView(bytes.buffer)
  try {
    return kind === 'jpeg' ? !hasJpegEnd(bytes, view) : !hasPngEnd(view)
  } catch (error) {
    if (error instanceof RangeError) return true
    throw error
  }
}

/** The end is marked behind the beginning of the picture itself; what cameras add comes after that. */
function hasJpegEnd(bytes: Uint8Array, view: DataView): boolean {
  let offset = 2
  while (view.getUint16(offset) !== 0xffda) {
    const marker = view.getUint16(offset)
    // an end without a picture is for those to judge who look for its size
    if (marker === 0xffd9) return true
    const alone = marker === 0xffff ? 1 : marker === 0xff01 || (marker >= 0xffd0 && marker <= 0xffd7) ? 2 : 0
    offset += alone || 2 + Math.max(2, view.getUint16(offset + 2))
  }
  for (let at = bytes.indexOf(0xff, offset + 2); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xd9) return true
  return false
}

function hasPngEnd(view: DataView): boolean {
  let offset = 8
  for (;;) {
    const length = view.getUint32(offset)
    const isEnd = view.getUint32(offset + 4) === 0x49454e44
    offset += 12 + length
    if (isEnd) return offset <= view.byteLength
  }
}

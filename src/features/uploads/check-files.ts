import { uploadProblem } from '#src/domain/upload-problem.ts'
import { TOO_MANY_FILES, UPLOAD_FILES_LIMIT, type UploadRules } from '#src/domain/upload-rules.ts'
import {
  extensionFits,
  extensionOf,
  fileKind,
  type FileKind,
  isKnownExtension,
  isPicture,
  KIND_BYTES,
  mimeFits,
} from '#src/lib/files/file-kind.ts'
import { isCutOff } from '#src/lib/files/cut-off.ts'
import { imageSize } from '#src/lib/files/image-size.ts'
import { whyUnplayable, type CanPlay } from '#src/lib/files/unplayable.ts'
import { videoFacts } from '#src/lib/files/video-facts.ts'
import { FILE_GONE } from './readable-file.ts'
import type { UploadFile } from './upload-queue.ts'

export interface RefusedFile {
  name: string
  reason: string
}

export interface CheckedFiles {
  accepted: UploadFile[]
  refused: RefusedFile[]
}

/**
 * Checks a selection before anything is sent: its number, and each file by its own bytes (2§5, U6 to U8). Those that
 * may not be uploaded do not hold up the others; those that will not be seen well are taken with a warning (U13).
 */
export async function checkFiles(files: readonly File[], rules: UploadRules, canPlay?: CanPlay): Promise<CheckedFiles> {
  const checked: CheckedFiles = { accepted: [], refused: [] }
  const results = await Promise.all(files.slice(0, UPLOAD_FILES_LIMIT).map((file) => checkFile(file, rules, canPlay)))
  for (const result of results) {
    if ('reason' in result) checked.refused.push(result)
    else checked.accepted.push(result)
  }
  checked.refused.push(...files.slice(UPLOAD_FILES_LIMIT).map(({ name }) => ({ name, reason: TOO_MANY_FILES })))
  return checked
}

async function checkFile(file: File, rules: UploadRules, canPlay?: CanPlay): Promise<UploadFile | RefusedFile> {
  const { name, size, type: mime } = file
  const read = async (offset: number, length: number) =>
    new DataView(await file.slice(offset, offset + length).arrayBuffer())
  try {
    const kind = fileKind(new Uint8Array((await read(0, KIND_BYTES)).buffer))
    const extension = extensionOf(name)
    const told = kind === undefined && !isKnownExtension(extension) ? byRules(extension, rules) : undefined
    const content = told ?? (kind && (isPicture(kind) ? 'image' : 'video'))
    const consistent =
      told !== undefined || (kind !== undefined && extensionFits(extension, kind) && mimeFits(mime, kind))
    const pixels = told ? 'untold' : kind && content === 'image' ? await imageSize(kind, read) : undefined
    const reason = uploadProblem({ extension, size, content, consistent, pixels }, rules)
    if (reason !== null) return { name, reason }
    const warning = kind && (await warningOf(kind, file, canPlay))
    return { file, type: content === 'image' ? 0 : 1, ...(warning !== undefined && { warning }) }
  } catch {
    return { name, reason: FILE_GONE }
  }
}

/** What will be wrong with a file that may be uploaded, in words. */
async function warningOf(kind: FileKind, file: File, canPlay?: CanPlay): Promise<string | undefined> {
  if (isPicture(kind)) return (await isCutOff(kind, file)) ? '图片不完整，可能只显示一部分' : undefined
  const reason = whyUnplayable(kind, await videoFacts(kind, file), canPlay)
  return reason && `视频可能无法播放：${reason}`
}

/** What a server that allows an extension not known here takes it for; it looks into the file itself. */
function byRules(extension: string, { imageFormats, videoFormats }: UploadRules): 'image' | 'video' | undefined {
  if (imageFormats.includes(extension)) return 'image'
  return videoFormats.includes(extension) ? 'video' : undefined
}

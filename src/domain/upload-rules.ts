import { formatSize } from './units.ts'

/** 2§5, 2§9: how many files one selection may have. */
export const UPLOAD_FILES_LIMIT = 10
/** 2§5, 2§9: the longest side of a picture, pixels. */
export const IMAGE_SIDE_LIMIT = 4096
export const TOO_MANY_FILES = `一次最多选择 ${UPLOAD_FILES_LIMIT} 个文件`
export const NO_FILES = '请至少选择一个文件'

const MB = 1024 * 1024

export interface UploadRules {
  imageFormats: readonly string[]
  videoFormats: readonly string[]
  /** Bytes; Infinity where no limit is set. */
  imageLimit: number
  videoLimit: number
}

/** What counts when the settings name no formats: those that any browser shows. The server has the last word. */
const USUAL = { imageFormats: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'], videoFormats: ['mp4', 'mov', 'webm'] }

export function uploadRulesOf(user: {
  sysConfig?: { imageFormat?: string; videoFormat?: string; imageMaxSize?: number }
  company?: { videoSizeLimit?: number }
}): UploadRules {
  const { imageFormat, videoFormat, imageMaxSize } = user.sysConfig ?? {}
  return {
    imageFormats: formatsOf(imageFormat) ?? USUAL.imageFormats,
    videoFormats: formatsOf(videoFormat) ?? USUAL.videoFormats,
    imageLimit: bytesOf(imageMaxSize),
    videoLimit: bytesOf(user.company?.videoSizeLimit),
  }
}

export function uploadLimits({ imageFormats, imageLimit, videoFormats, videoLimit }: UploadRules): string[] {
  const sizeOf = (limit: number) => (Number.isFinite(limit) ? `，${formatSize(limit)} 以内` : '')
  return [
    `图片：${imageFormats.join('、')}，不超过 ${IMAGE_SIDE_LIMIT}×${IMAGE_SIDE_LIMIT}${sizeOf(imageLimit)}`,
    `视频：${videoFormats.join('、')}${sizeOf(videoLimit)}`,
    `一次最多 ${UPLOAD_FILES_LIMIT} 个文件`,
  ]
}

function formatsOf(list: string | undefined): string[] | undefined {
  const formats = (list ?? '').split(/[,，;；|\s]/).map((format) => format.replace(/^\*?\./, '').toLowerCase())
  const named = formats.filter((format) => format !== '')
  return named.length > 0 ? named : undefined
}

function bytesOf(megabytes: number | undefined): number {
  return megabytes !== undefined && megabytes > 0 ? megabytes * MB : Infinity
}

export interface FileFacts {
  /** Of its name, in lower case without the dot; empty when it has none. */
  extension: string
  /** Bytes. */
  size: number
  /** What its bytes are; undefined when they are neither. */
  content: 'image' | 'video' | undefined
  /** Whether its bytes are what its extension and its declared type say. */
  consistent: boolean
  /** Of an image, from its header; undefined when that says none, `untold` where its format is not known here. */
  pixels: { width: number; height: number } | 'untold' | undefined
}

/** Why a file may not be uploaded, in words, or null (2§5). The server checks again; this is for clarity. */
export function uploadProblem(
  { extension, size, content, consistent, pixels }: FileFacts,
  rules: UploadRules,
): string | null {
  const formats = [...rules.imageFormats, ...rules.videoFormats]
  if (size === 0) return '素材类型不符：文件内容为空'
  if (!formats.includes(extension)) return `素材类型不符：支持 ${formats.join('、')}`
  if (content === undefined) return '素材类型不符：文件内容不是图片或视频'
  const offered = content === 'image' ? rules.imageFormats : rules.videoFormats
  if (!consistent || !offered.includes(extension)) return `素材类型不符：文件内容与扩展名 ${extension} 不一致`
  const limit = content === 'image' ? rules.imageLimit : rules.videoLimit
  if (size > limit) return `文件大小超过限制，最大 ${formatSize(limit)}`
  if (content === 'video' || pixels === 'untold') return null
  if (!pixels) return '素材类型不符：图片已损坏'
  return Math.max(pixels.width, pixels.height) > IMAGE_SIDE_LIMIT
    ? `图片尺寸不能超过 ${IMAGE_SIDE_LIMIT}×${IMAGE_SIDE_LIMIT}`
    : null
}

import { formatSize } from './units.ts'
import { IMAGE_SIDE_LIMIT, type UploadRules } from './upload-rules.ts'

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

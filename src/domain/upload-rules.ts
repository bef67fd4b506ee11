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

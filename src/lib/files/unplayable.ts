import type { FileKind } from './file-kind.ts'
import type { VideoFacts } from './video-facts.ts'

export type CanPlay = (type: string) => boolean

/** Asks the browser. */
const browserCanPlay: CanPlay = (type) => document.createElement('video').canPlayType(type) !== ''

interface Codec {
  name: string
  /** As browsers are asked; left out where they know it by the film's own word. */
  asked?: string
}

const HEVC: Codec = { name: 'HEVC（H.265）', asked: 'hvc1.1.6.L93.B0' }
const PRORES: Codec = { name: 'Apple ProRes' }
const MOTION_JPEG: Codec = { name: 'Motion JPEG' }
const MPEG_4: Codec = { name: 'MPEG-4 Part 2', asked: 'mp4v.20.9' }
const CODECS: Readonly<Record<string, Codec>> = {
  avc1: { name: 'H.264', asked: 'avc1.42E01E' },
  avc3: { name: 'H.264', asked: 'avc1.42E01E' },
  hvc1: HEVC,
  hev1: HEVC,
  dvh1: HEVC,
  dvhe: HEVC,
  V_MPEGH: HEVC,
  av01: { name: 'AV1', asked: 'av01.0.05M.08' },
  V_AV1: { name: 'AV1', asked: 'av01.0.05M.08' },
  vp08: { name: 'VP8', asked: 'vp8' },
  V_VP8: { name: 'VP8', asked: 'vp8' },
  vp09: { name: 'VP9', asked: 'vp09.00.10.08' },
  V_VP9: { name: 'VP9', asked: 'vp09.00.10.08' },
  V_MPEG4: { name: 'H.264', asked: 'avc1.42E01E' },
  mp4v: MPEG_4,
  apch: PRORES,
  apcn: PRORES,
  apcs: PRORES,
  apco: PRORES,
  ap4h: PRORES,
  ap4x: PRORES,
  jpeg: MOTION_JPEG,
  mjpa: MOTION_JPEG,
  mjpb: MOTION_JPEG,
  AVdn: { name: 'Avid DNxHD' },
  AVdh: { name: 'Avid DNxHR' },
}

/** Formats that are told by their first bytes and not looked into. */
const FORMATS: Partial<Record<FileKind, readonly [name: string, type: string]>> = {
  avi: ['AVI', 'video/x-msvideo'],
  ts: ['MPEG-TS', 'video/mp2t'],
  mpeg: ['MPEG', 'video/mpeg'],
  flv: ['FLV', 'video/x-flv'],
  wmv: ['WMV', 'video/x-ms-wmv'],
}

/** Why this browser cannot play a film, in words, from what its bytes say; undefined when nothing speaks against it. */
export function whyUnplayable(
  kind: FileKind,
  facts: VideoFacts | undefined,
  canPlay: CanPlay = browserCanPlay,
): string | undefined {
  const format = FORMATS[kind]
  if (format) return canPlay(format[1]) ? undefined : `格式为 ${format[0]}，此浏览器不支持`
  if (kind !== 'iso' && kind !== 'webm') return undefined
  if (!facts) return '文件不完整'
  if (facts.codec === undefined) return '没有画面'
  // Matroska names a family and then its member: V_MPEGH/ISO/HEVC
  const codec = CODECS[facts.codec.split('/')[0] ?? ''] ?? { name: facts.codec }
  const container = kind === 'webm' ? 'video/webm' : 'video/mp4'
  const plays = [container, 'video/mp4'].some((type) => canPlay(`${type}; codecs="${codec.asked ?? facts.codec}"`))
  return plays ? undefined : `编码为 ${codec.name}，此浏览器不支持`
}

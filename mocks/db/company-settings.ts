import { uploadRulesOf } from '#src/domain/upload-rules.ts'

/** Formats and sizes (MB) as the user info has them (1§7). */
export const SYS_CONFIG = {
  resolutions: ['1920*1080', '1080*1920', '3840*2160', '1366*768', '800*1280', '1280*800'],
  imageMaxSize: 10,
  imageFormat: 'jpg,jpeg,png',
  videoFormat: 'mp4,mov,webm',
}
export const COMPANY_LIMITS = { videoSizeLimit: 200 }

export const uploadRules = uploadRulesOf({ sysConfig: SYS_CONFIG, company: COMPANY_LIMITS })

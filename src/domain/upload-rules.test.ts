import { describe, expect, it } from 'vitest'
import { uploadLimits, uploadRulesOf } from './upload-rules.ts'

const MB = 1024 * 1024
const settings = {
  sysConfig: { imageFormat: 'jpg, .PNG，*.jpeg', videoFormat: 'mp4;mov', imageMaxSize: 10 },
  company: { videoSizeLimit: 0.5 },
}
const rules = uploadRulesOf(settings)

describe('uploadRulesOf', () => {
  it('reads formats however they are written, and MB (W8, C24)', () => {
    expect(uploadRulesOf(settings)).toEqual({
      imageFormats: ['jpg', 'png', 'jpeg'],
      videoFormats: ['mp4', 'mov'],
      imageLimit: 10 * MB,
      videoLimit: MB / 2,
    })
  })

  it('sets no limit and the usual formats where the settings say nothing', () => {
    const usual = uploadRulesOf({ sysConfig: { imageFormat: ' ', imageMaxSize: 0 } })
    expect(usual.imageFormats).toContain('png')
    expect(usual.videoFormats).toContain('mp4')
    expect([usual.imageLimit, usual.videoLimit]).toEqual([Infinity, Infinity])
    expect(uploadRulesOf({})).toEqual(usual)
    expect(uploadRulesOf({ sysConfig: { imageFormat: 'x.y' } }).imageFormats).toEqual(['x.y'])
  })
})

it('says what may be uploaded, without limits that are not set', () => {
  expect(uploadLimits(rules)).toEqual([
    '图片：jpg、png、jpeg，不超过 4096×4096，10 MB 以内',
    '视频：mp4、mov，512 KB 以内',
    '一次最多 10 个文件',
  ])
  expect(uploadLimits({ ...rules, imageLimit: Infinity, videoLimit: Infinity }).join()).not.toContain('以内')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uploadProblem, type FileFacts } from './upload-problem.ts'

const MB = 1024 * 1024
const rules = {
  imageFormats: ['jpg', 'png', 'jpeg'],
  videoFormats: ['mp4', 'mov'],
  imageLimit: 10 * MB,
  videoLimit: MB / 2,
}
const image: FileFacts = {
  extension: 'png',
  size: 1000,
  content: 'image',
  consistent: true,
  pixels: { width: 1920, height: 1080 },
}
const video: FileFacts = { extension: 'mp4', size: 1000, content: 'video', consistent: true, pixels: undefined }

describe('uploadProblem', () => {
  it.each<[string, FileFacts, string | null]>([
    ['an image', image, null],
    ['a video', video, null],
    ['an image of the largest size', { ...image, size: 10 * MB }, null],
    ['an image one byte larger', { ...image, size: 10 * MB + 1 }, '文件大小超过限制，最大 10 MB'],
    ['a video of the largest size', { ...video, size: MB / 2 }, null],
    ['a video one byte larger', { ...video, size: MB / 2 + 1 }, '文件大小超过限制，最大 512 KB'],
    ['4096 pixels', { ...image, pixels: { width: 4096, height: 4096 } }, null],
    ['4097 pixels wide', { ...image, pixels: { width: 4097, height: 1 } }, '图片尺寸不能超过 4096×4096'],
    ['4097 pixels high', { ...image, pixels: { width: 1, height: 4097 } }, '图片尺寸不能超过 4096×4096'],
    ['a bomb', { ...image, pixels: { width: 60_000, height: 60_000 } }, '图片尺寸不能超过 4096×4096'],
    ['a picture without a size', { ...image, pixels: undefined }, '素材类型不符：图片已损坏'],
    ['an empty file', { ...image, size: 0, content: undefined }, '素材类型不符：文件内容为空'],
    ['a format not on offer', { ...image, extension: 'gif' }, '素材类型不符：支持 jpg、png、jpeg、mp4、mov'],
    ['SVG', { ...image, extension: 'svg', content: undefined }, '素材类型不符：支持 jpg、png、jpeg、mp4、mov'],
    ['no extension', { ...image, extension: '' }, '素材类型不符：支持 jpg、png、jpeg、mp4、mov'],
    ['text named .png', { ...image, content: undefined, consistent: false }, '素材类型不符：文件内容不是图片或视频'],
    ['another content than the name', { ...image, consistent: false }, '素材类型不符：文件内容与扩展名 png 不一致'],
    ['a video among the image formats', { ...video, extension: 'png' }, '素材类型不符：文件内容与扩展名 png 不一致'],
  ])('%s', (_, facts, problem) => {
    expect(uploadProblem(facts, rules)).toBe(problem)
  })

  it('lets nothing pass that is too large in any way', () => {
    fc.assert(
      fc.property(fc.nat(20 * MB), fc.nat(70_000), fc.nat(70_000), (size, width, height) => {
        const fits = size > 0 && size <= 10 * MB && width <= 4096 && height <= 4096
        expect(uploadProblem({ ...image, size, pixels: { width, height } }, rules) === null).toBe(fits)
      }),
      {
        examples: [
          [10 * MB, 4096, 4096],
          [10 * MB + 1, 1, 1],
          [1, 4097, 1],
          [1, 1, 4097],
          [0, 1, 1],
        ],
      },
    )
  })
})

import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uploadRulesOf } from '#src/domain/upload-rules.ts'
import { bytes, jpeg, mp4, png } from '#tests/support/media-files.ts'
import { checkFiles } from './check-files.ts'

const rules = uploadRulesOf({
  sysConfig: { imageFormat: 'jpg,jpeg,png', videoFormat: 'mp4', imageMaxSize: 1 },
  company: { videoSizeLimit: 1 },
})
const file = (name: string, content: Uint8Array<ArrayBuffer>, type = '') => new File([content], name, { type })

const stored = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../../tests/support/films/${name}`, import.meta.url)))

describe('checkFiles', () => {
  it('warns of films that this browser cannot play, with the codec of the file, and of pictures that break off (U13)', async () => {
    const canPlay = (type: string) => /avc1|vp8/.test(type)
    const whole = await stored('exif-orientation-6-320x180.jpg')
    const { accepted, refused } = await checkFiles(
      [
        file('手机.mp4', await stored('hevc.mp4')),
        file('录音.mp4', await stored('audio-only.mp4')),
        file('断开.mp4', await stored('no-moov.mp4')),
        file('竖拍.mp4', await stored('rotated-90.mp4')),
        file('整张.jpg', whole),
        file('半张.jpg', whole.slice(0, whole.length / 2)),
        file('半张.png', png(10, 10).slice(0, -12)),
        file('整张.png', png(10, 10)),
      ],
      rules,
      canPlay,
    )
    expect(refused).toEqual([])
    expect(accepted.map(({ file: { name }, warning }) => [name, warning])).toEqual([
      ['手机.mp4', '视频可能无法播放：编码为 HEVC（H.265），此浏览器不支持'],
      ['录音.mp4', '视频可能无法播放：没有画面'],
      ['断开.mp4', '视频可能无法播放：文件不完整'],
      ['竖拍.mp4', undefined],
      ['整张.jpg', undefined],
      ['半张.jpg', '图片不完整，可能只显示一部分'],
      ['半张.png', '图片不完整，可能只显示一部分'],
      ['整张.png', undefined],
    ])
  })

  it('takes the good ones and names each of the others with its reason', async () => {
    const { accepted, refused } = await checkFiles(
      [
        file('好图.png', png(1920, 1080), 'image/png'),
        file('文字.png', bytes('this is text, not a picture'), 'image/png'),
        file('空.png', bytes(), 'image/png'),
        file('矢量.svg', bytes('<svg/>'), 'image/svg+xml'),
        file('换名.png', jpeg(10, 10), 'image/png'),
        file('类型.png', png(10, 10), 'text/plain'),
        file('炸弹.png', png(60_000, 60_000), 'image/png'),
        file('太宽.jpg', jpeg(4097, 10), 'image/jpeg'),
        file('太大.mp4', bytes(mp4(), new Uint8Array(1024 * 1024)), 'video/mp4'),
        file('好片.MP4', mp4(), 'video/mp4'),
      ],
      rules,
    )
    expect(accepted.map(({ file: { name }, type }) => [name, type])).toEqual([
      ['好图.png', 0],
      ['好片.MP4', 1],
    ])
    expect(refused).toEqual([
      { name: '文字.png', reason: '素材类型不符：文件内容不是图片或视频' },
      { name: '空.png', reason: '素材类型不符：文件内容为空' },
      { name: '矢量.svg', reason: '素材类型不符：支持 jpg、jpeg、png、mp4' },
      { name: '换名.png', reason: '素材类型不符：文件内容与扩展名 png 不一致' },
      { name: '类型.png', reason: '素材类型不符：文件内容与扩展名 png 不一致' },
      { name: '炸弹.png', reason: '图片尺寸不能超过 4096×4096' },
      { name: '太宽.jpg', reason: '图片尺寸不能超过 4096×4096' },
      { name: '太大.mp4', reason: '文件大小超过限制，最大 1 MB' },
    ])
  })

  it('leaves formats that it does not know and the settings allow to the server', async () => {
    const wide = uploadRulesOf({ sysConfig: { imageFormat: 'png,tif', videoFormat: 'mp4,f4v,rmvb' } })
    const { accepted, refused } = await checkFiles(
      [
        file('扫描.tif', bytes('II*')),
        file('旧片.rmvb', bytes('.RMF')),
        file('新片.f4v', mp4()),
        file('换名.rmvb', png(1, 1)),
        file('脚本.exe', bytes('MZ')),
      ],
      wide,
    )
    expect(accepted.map(({ file: { name }, type }) => [name, type])).toEqual([
      ['扫描.tif', 0],
      ['旧片.rmvb', 1],
      ['新片.f4v', 1],
    ])
    expect(refused).toEqual([
      { name: '换名.rmvb', reason: '素材类型不符：文件内容与扩展名 rmvb 不一致' },
      { name: '脚本.exe', reason: '素材类型不符：支持 png、tif、mp4、f4v、rmvb' },
    ])
  })

  it('keeps the first ten of eleven (U8)', async () => {
    const { accepted, refused } = await checkFiles(
      Array.from({ length: 11 }, (_, index) => file(`${index + 1}.png`, png(1, 1))),
      rules,
    )
    expect(accepted.map(({ file: { name } }) => name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `${index + 1}.png`),
    )
    expect(refused).toEqual([{ name: '11.png', reason: '一次最多选择 10 个文件' }])
  })

  it('says so when a file cannot be read any more (U9)', async () => {
    const gone = file('走了.png', png(1, 1))
    gone.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as unknown as Blob
    expect((await checkFiles([gone, file('还在.png', png(1, 1))], rules)).refused).toEqual([
      { name: '走了.png', reason: '文件已被修改、移动或删除，请重新选择' },
    ])
  })

  it('decides by content, whatever the name (U6)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300, unit: 'binary' }), async (name) => {
        const [good, bad] = [
          await checkFiles([file(`${name}.png`, png(1, 1))], rules),
          await checkFiles([file(`${name}.png`, bytes('text text text'))], rules),
        ]
        expect(good.accepted).toHaveLength(1)
        expect(bad.refused).toHaveLength(1)
      }),
    )
  })
})

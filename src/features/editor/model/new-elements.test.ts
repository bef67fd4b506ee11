import { describe, expect, it } from 'vitest'
import { mediaRaw } from './media.ts'
import { makeNew, partOf } from '#src/features/editor/tests/samples.ts'
import type { JsonObject } from '#src/scene/model/json.ts'

const HD = { width: 1920, height: 1080 }
const boxOf = (raw: JsonObject) => ['left', 'top', 'width', 'height'].map((key) => partOf(raw, 'layout', key))

describe('new elements (3§9, E4)', () => {
  it.each([
    ['16:9', HD, [10, 50, 80, 14.2222], [30, 35, 40, 53.3333], [58, 3.5556, 40, 8.8889]],
    ['9:16', { width: 1080, height: 1920 }, [10, 50, 80, 4.5], [30, 35, 40, 16.875], [58, 1.125, 40, 2.8125]],
    ['square', { width: 1000, height: 1000 }, [10, 50, 80, 8], [30, 35, 40, 30], [58, 2, 40, 5]],
    // too low to begin at 50 or 35: moved up
    ['8:1', { width: 1600, height: 200 }, [10, 36, 80, 64], [41.6667, 0, 16.6667, 100], [58, 16, 40, 40]],
    ['3:1', { width: 1500, height: 500 }, [10, 50, 80, 24], [30, 10, 40, 90], [58, 6, 40, 15]],
    // higher than the scene: made smaller
    ['20:1', { width: 2000, height: 100 }, [10, 0, 80, 100], [46.6666, 0, 6.6667, 100], [58, 0, 40, 100]],
  ])('on a screen of %s', (_, size, text, picture, clock) => {
    expect(boxOf(makeNew('文本', size))).toEqual(text)
    // what runs through it takes the whole width (E73)
    const [, top, , height] = text
    expect(boxOf(makeNew('滚动文本', size))).toEqual([0, top, 100, height])
    expect(boxOf(makeNew('时间', size))).toEqual(clock)
    expect(boxOf(makeNew('图片', size))).toEqual(picture)
    expect(boxOf(makeNew('混合媒体', size))).toEqual(picture)
  })

  it.each([
    ['in the shape of the scene', { width: 1600, height: 900 }, [30, 35, 40, 40]],
    ['wide', { width: 2000, height: 500 }, [30, 35, 40, 17.7778]],
    ['square', { width: 300, height: 300 }, [30, 28.8889, 40, 71.1111]],
    // higher than the scene: as high as it, about the middle
    ['upright', { width: 1080, height: 1920 }, [34.1797, 0, 31.6406, 100]],
    ['of unknown size', {}, [30, 35, 40, 53.3333]],
    ['a thread', { width: 1, height: 4000 }, [30, 35, 40, 53.3333]],
  ])('show a first picture that is %s as wide as the specification has it, in its own shape (E33)', (_, side, box) => {
    for (const label of ['图片', '混合媒体'])
      expect(
        boxOf(
          makeNew(label, HD, [
            { id: 1, ...side },
            { id: 2, width: 1, height: 1 },
          ]),
        ),
      ).toEqual(box)
  })

  it('are as the specification says', () => {
    expect(makeNew('文本', HD)).toMatchObject({
      type: 170,
      data: { isScroll: false, size: 30, speed: 10, color: { r: 21, g: 21, b: 21 }, value: '请输入营销广告语' },
    })
    expect(makeNew('滚动文本', HD)).toMatchObject({ type: 160, data: { isScroll: true, size: 30, speed: 10 } })
    expect(makeNew('时间', HD)).toMatchObject({ type: 500, data: { formatter: 4, horizontalAlign: 'right' } })
    expect(makeNew('图片', HD, [{ id: 1 }])).toMatchObject({
      type: 250,
      data: {
        images: [{ id: 1 }],
        stay: 10,
        duration: 2000,
        disableAnimation: false,
        animation: { inId: 1, outId: 1 },
      },
    })
    expect(makeNew('混合媒体', HD, [{ id: 1 }])).toMatchObject({
      type: 1400,
      data: { medias: [{ id: 1 }], isMuted: true },
    })
  })

  it('take over of a material what is of its type', () => {
    expect(
      mediaRaw({ id: 7, type: 1, path: 'a.mp4', name: 3, size: 5, duration: 12, width: '9', other: true } as never),
    ).toEqual({ id: 7, type: 1, path: 'a.mp4', size: 5, duration: 12 })
    expect(mediaRaw({ id: '8', duration: 12, path: 'a.png' } as never)).toEqual({ id: '8', type: 0, path: 'a.png' })
  })
})

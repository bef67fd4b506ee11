/*
 * Ads for the stories and tests of this folder, as a server sends them.
 */

export function samplePicture(word: string, color: string, width = 1600, height = 900): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${color}"/><text x="50%" y="54%" font-size="${Math.min(width, height) / 5}" text-anchor="middle" fill="#fff" font-family="sans-serif">${word}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export function sampleImage(id: number, word: string, color: string, width?: number, height?: number) {
  return {
    id,
    type: 0,
    name: word,
    path: samplePicture(word, color, width, height),
    size: 20_480,
    width: width ?? 1600,
    height: height ?? 900,
  }
}

type Values = Record<string, unknown>

export function sampleElement(type: number, layout: Values, data: Values, more: Values = {}) {
  return {
    ver: 1,
    type,
    layout: { ver: 1, left: 0, top: 0, width: 40, height: 20, zIndex: 1, rotate: 0, lineHeight: 1.2, ...layout },
    background: { ver: 1, type: 0 },
    border: { ver: 1, width: 0, style: 'solid', radius: 0, padding: 0, opacity: 100, color: { r: 0, g: 0, b: 0 } },
    data: { ver: 1, ...data },
    ...more,
  }
}

const WHITE = { r: 255, g: 255, b: 255 }
const INK = { r: 21, g: 21, b: 21 }

export function sampleScene(elements: unknown[], color = { r: 15, g: 76, b: 92 }, stay?: number) {
  return { elements, background: { type: 1, color, opacity: 100 }, ...(stay !== undefined && { stay }) }
}

export const sampleText = (value: string, layout: Values = {}, data: Values = {}, more: Values = {}) =>
  sampleElement(
    170,
    { left: 6, top: 12, width: 60, height: 30, zIndex: 3, ...layout },
    { isScroll: false, value, size: 50, color: WHITE, horizontalAlign: 'left', verticalAlign: 'middle', ...data },
    more,
  )

export const sampleMarquee = (value: string, layout: Values = {}, data: Values = {}) =>
  sampleElement(
    160,
    { left: 0, top: 88, width: 100, height: 12, zIndex: 4, ...layout },
    { isScroll: true, speed: 10, value, size: 30, color: INK, verticalAlign: 'middle', ...data },
    { background: { ver: 1, type: 1, color: { r: 250, g: 204, b: 21 }, opacity: 100 } },
  )

export const sampleClock = (formatter: number, layout: Values = {}) =>
  sampleElement(
    500,
    { left: 58, top: 3, width: 40, height: 8, zIndex: 5, ...layout },
    { formatter, size: 24, color: WHITE, horizontalAlign: 'right', verticalAlign: 'middle' },
  )

export const sampleCarousel = (effect: number, layout: Values = {}, data: Values = {}) =>
  sampleElement(
    250,
    { left: 52, top: 20, width: 42, height: 60, zIndex: 2, ...layout },
    {
      images: [sampleImage(1, '春茶', '#0f766e'), sampleImage(2, '冰饮', '#1d4ed8'), sampleImage(3, '鲜果', '#9f1239')],
      stay: 5,
      duration: 1000,
      disableAnimation: false,
      animation: { inId: effect, outId: effect },
      ...data,
    },
  )

export const sampleMediaBox = (medias: unknown[], layout: Values = {}, data: Values = {}) =>
  sampleElement(
    1400,
    { left: 5, top: 20, width: 42, height: 60, zIndex: 2, ...layout },
    { medias, isMuted: true, animation: { ver: 1, groups: [] }, curAnimGroupForEdit: 0, ...data },
  )

export const sampleAd = {
  name: '春茶上新',
  pages: [
    sampleScene(
      [
        sampleText('春茶上新\n全场八折'),
        sampleClock(4),
        sampleCarousel(2),
        sampleMarquee('到店即享新茶试饮，会员双倍积分，活动截至本周日'),
      ],
      undefined,
      15,
    ),
    sampleScene(
      [
        sampleMediaBox([sampleImage(4, '新品', '#6d28d9'), sampleImage(5, '试饮', '#14532d')], {
          left: 10,
          top: 16,
          width: 80,
        }),
        sampleText('第二件半价', { top: 2, height: 12 }),
      ],
      { r: 124, g: 45, b: 18 },
      20,
    ),
    sampleScene(
      [
        sampleText('营业时间 9:00 至 22:00', { top: 40, left: 10, width: 80 }, { horizontalAlign: 'center' }),
        sampleClock(3),
      ],
      { r: 30, g: 41, b: 59 },
      8,
    ),
  ],
}

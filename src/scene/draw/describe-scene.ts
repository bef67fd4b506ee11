import { elementTypeName } from '#src/scene/model/element-types.ts'
import type { Scene, SceneElement } from '#src/scene/model/scene-types.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

const MAX_TEXT = 60
const MAX_ELEMENTS = 20

export function describeScene({ elements }: Scene): string {
  if (elements.length === 0) return '空白场景'
  const said = elements.slice(0, MAX_ELEMENTS).map(describeElement)
  return said.join('；') + (elements.length > MAX_ELEMENTS ? `；等 ${formatNumber(elements.length)} 个元素` : '')
}

function describeElement(element: SceneElement): string {
  switch (element.kind) {
    case 'text': {
      const text = element.text.replaceAll('\n', ' ').trim()
      return `${element.isScroll ? '滚动文本' : '文本'}“${text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text}”`
    }
    case 'date':
      return '日期时间'
    case 'carousel':
      return `图片轮播 ${formatNumber(element.images.length)} 张`
    case 'mediaBox': {
      const videos = element.medias.filter(({ kind }) => kind === 'video').length
      return `混合媒体：图片 ${formatNumber(element.medias.length - videos)} 张，视频 ${formatNumber(videos)} 个`
    }
    case 'other':
      return elementTypeName(element.type)
  }
}

import { IconLetterT, IconTextScan2 } from '@tabler/icons-react'
import type { TextElement } from '#src/scene/kinds/text.ts'
import { PLAIN_TEXT, SCROLLING_TEXT } from '#src/scene/kinds/types.ts'
import { own, type JsonObject } from '#src/scene/model/json.ts'
import { CUT_OFF, UNWRITTEN, warning, type Found } from '../model/finding.ts'
import {
  heightOfLines,
  linePlace,
  newElement,
  newLetters,
  runningPlace,
  type Place,
  type Size,
} from '../model/new-elements.ts'
import type { SensitiveFinder } from '../model/sensitive.ts'
import type { EditorKind } from './editor-kind.ts'

/** What a new text says until it is edited. */
const SLOGAN = '请输入营销广告语'

export const text: EditorKind<TextElement> = {
  label: '文本',
  icon: IconLetterT,
  additions: [
    { label: '文本', hint: '静止的文字', icon: IconLetterT, keys: ['T'], make: (size) => newText(size) },
    {
      label: '滚动文本',
      hint: '文字从右向左移过画面',
      icon: IconTextScan2,
      keys: ['Shift+T'],
      make: newMarquee,
      wanted: 'bottom',
    },
  ],
  settings: () => import('../view/panel/text-settings.tsx').then(({ TextSettings }) => TextSettings),
  // what has no words of its own is there for its ground, as the shapes of a template are
  name: (element) => (isShape(element) ? '色块' : element.text),

  checks(element, { size, find, overflows }) {
    const empty = element.text.trim() === ''
    const seen = empty ? (isShape(element) ? [] : [warning('文本为空')]) : overflows(element, size) ? [CUT_OFF] : []
    const unwritten = element.text === SLOGAN ? [UNWRITTEN] : []
    return [...sensitiveFound(element, find), ...unwritten, ...seen]
  },

  limit: undefined,
  contents: undefined,

  written: ({ text, isScroll, style }) => ({
    key: 'value',
    text,
    style: isScroll ? { ...style, horizontalAlign: 'left' } : style,
  }),

  showsVideo: () => false,
  ticks: false,
}

function isShape({ text, background }: TextElement): boolean {
  return text.trim() === '' && (background.color !== undefined || background.image !== undefined)
}

/** A text that stands; with words of its own, which may have lines, as high as they are likely to need. */
export function newText(size: Size, words = SLOGAN): JsonObject {
  return textOf(PLAIN_TEXT, false, linePlace(size, heightOfLines(words)), words)
}

function newMarquee(size: Size): JsonObject {
  return textOf(SCROLLING_TEXT, true, runningPlace(size), SLOGAN)
}

function textOf(type: number, isScroll: boolean, place: Place, value: string): JsonObject {
  const data = { isScroll, speed: 10, value, ...newLetters('center') }
  return newElement(type, place, data)
}

function sensitiveFound({ raw }: TextElement, find: SensitiveFinder): Found[] {
  const value = own(own(raw, 'data'), 'value')
  const words = typeof value === 'string' ? [...new Set(find(value).map(({ text }) => text.replace(/\s+/g, ' ')))] : []
  return words.length > 0
    ? [{ severity: 'error', message: `包含敏感词：${words.map((word) => `“${word}”`).join('')}` }]
    : []
}

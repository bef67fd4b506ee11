import { IconClock } from '@tabler/icons-react'
import type { DateElement } from '#src/scene/kinds/date.ts'
import { DATE } from '#src/scene/kinds/types.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { CUT_OFF } from '../model/finding.ts'
import { clockPlace, newElement, newLetters, type Size } from '../model/new-elements.ts'
import type { EditorKind } from './editor-kind.ts'

export const date: EditorKind<DateElement> = {
  label: '日期时间',
  icon: IconClock,
  additions: [{ label: '时间', hint: '日期和星期，可改为时间', icon: IconClock, make: newDate, wanted: 'right' }],
  settings: () => import('../view/panel/date-settings.tsx').then(({ DateSettings }) => DateSettings),
  name: () => '',
  checks: (element, { size, overflows }) => (overflows(element, size) ? [CUT_OFF] : []),
  limit: undefined,
  contents: undefined,
  written: () => undefined,
  showsVideo: () => false,
  ticks: true,
}

function newDate(size: Size): JsonObject {
  return newElement(DATE, clockPlace(size), { formatter: 4, ...newLetters('right') })
}

import { IconPuzzle } from '@tabler/icons-react'
import type { OtherElement } from '#src/scene/kinds/unknown.ts'
import type { EditorKind } from './editor-kind.ts'

/** What has no kind of its own: looked at, ordered and copied, never changed (E1). */
export const other: EditorKind<OtherElement> = {
  label: '元素',
  icon: IconPuzzle,
  additions: [],
  settings: () => import('../view/panel/unknown-settings.tsx').then(({ UnknownSettings }) => UnknownSettings),
  name: () => '',
  checks: () => [],
  limit: undefined,
  contents: undefined,
  written: () => undefined,
  showsVideo: () => false,
  ticks: false,
}

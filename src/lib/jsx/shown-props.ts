import { shownText } from '../text/shown-text.ts'

/** What elements and components of libraries show as text, or say. Values of fields are not among it: they are sent. */
const TEXTS = new Set([
  'children',
  'title',
  'label',
  'aria-label',
  'alt',
  'description',
  'error',
  'placeholder',
  'aria-description',
  'aria-valuetext',
])

type Props = Record<string, unknown>

export function shownProps(props: unknown): unknown {
  const given = props as Props
  let shown = given
  for (const name in given) {
    const value = given[name]
    if (typeof value !== 'string' && !(name === 'children' && Array.isArray(value))) continue
    if (!TEXTS.has(name)) continue
    const next = typeof value === 'string' ? shownText(value) : shownList(value)
    if (next === value) continue
    if (shown === given) shown = { ...given }
    shown[name] = next
  }
  return shown
}

/** Children one by one; the list itself where none of them changes. */
function shownList(list: readonly unknown[]): readonly unknown[] {
  let shown: unknown[] | undefined
  for (const [index, child] of list.entries()) {
    if (typeof child !== 'string') continue
    const next = shownText(child)
    if (next === child) continue
    shown ??= [...list]
    shown[index] = next
  }
  return shown ?? list
}

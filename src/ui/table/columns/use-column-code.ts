import { useLazyComponent } from '../../overlay/use-lazy-component.ts'

type ColumnParts = (typeof import('./column-parts.ts'))['columnParts']

/**
 * What sorts, orders, pins and widens columns: the library and the gestures. It comes when the pointer or the focus is
 * first in the head of a table, or when columns are kept otherwise than they say themselves.
 */
export const columnCode = {
  loaded: undefined as ColumnParts | undefined,
  preload: async () => {
    const { columnParts } = await import('./column-parts.ts')
    columnCode.loaded = columnParts
  },
  /** For whoever is about to need it; what does not come is asked for when it is wanted. */
  warm: () => void columnCode.preload().catch(() => undefined),
}

/** The code, once it is wanted and has come; where it does not come, `onGiveUp` takes the wish back. */
export function useColumnCode(wanted: boolean, onGiveUp: () => void): ColumnParts | undefined {
  useLazyComponent(columnCode, wanted, onGiveUp)
  return wanted ? columnCode.loaded : undefined
}

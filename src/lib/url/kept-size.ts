import { sessionMarker } from '../dom/session-marker.ts'
import { stored } from '../dom/stored.ts'

/** Page sizes of a list, the default first. */
export type PageSizes = readonly [number, ...number[]]

/** 1§9, 2§9, 3§9 */
export const PAGE_SIZES = [10, 20, 30, 40] as const

const place = (list: string, sizes: PageSizes) =>
  stored(`console.size.${list}.${sizes[0]}.${sessionMarker.read()?.account ?? ''}`, (value) =>
    sizes.find((size) => size === value),
  )

/** How many rows a page has: as its address says, else as the account has chosen in this browser (R90). */
export const sizeOf = (search: { size?: number | undefined }, list: string, sizes: PageSizes): number =>
  search.size ?? place(list, sizes).read() ?? sizes[0]

/** Keeps what was chosen; `list` is the call, by its `operationId`. */
export const keepSize = (list: string, sizes: PageSizes, size: number) => place(list, sizes).write(size)

/** One part of a whole, as pies draw it and their tables name it. */
export interface Slice {
  key: string
  label: string
  value: number
  /** A colour of the theme, as CSS. */
  color: string
}

/** The slices that can be seen, as the chart library wants them. */
export function toCells(slices: readonly Slice[]) {
  return slices.filter((slice) => slice.value > 0).map((slice) => ({ ...slice, name: slice.label }))
}

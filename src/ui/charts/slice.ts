export interface Slice {
  key: string
  label: string
  value: number
  /** A colour of the theme, as CSS. */
  color: string
}

export function toCells(slices: readonly Slice[]) {
  return slices.filter((slice) => slice.value > 0).map((slice) => ({ ...slice, name: slice.label }))
}

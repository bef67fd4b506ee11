/** One part of a whole, as pies draw it and their tables name it. */
export interface Slice {
  key: string
  label: string
  value: number
  /** A colour of the theme, as CSS. */
  color: string
}

/** The one value that all have, compared as text (C16); null when they differ, or there are none. */
export function commonOf<Value>(values: readonly Value[]): Value | null {
  const [first = null] = values
  return values.every((value) => String(value) === String(first)) ? first : null
}

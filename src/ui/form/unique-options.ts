import { shownText } from '#src/lib/text/shown-text.ts'

/**
 * The first option of each value, with labels as they may be shown (R44), which the library draws itself. A server may
 * send a row twice, and Mantine throws on a value that stands twice in a list, which would take the page away.
 */
export function uniqueOptions<Option extends { value: string; label: string }>(options: readonly Option[]): Option[] {
  const byValue = new Map<string, Option>()
  for (const option of options)
    if (!byValue.has(option.value)) byValue.set(option.value, { ...option, label: shownText(option.label) })
  return [...byValue.values()]
}

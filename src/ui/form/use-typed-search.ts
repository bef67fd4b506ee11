import { useDebouncedValue } from '@mantine/hooks'

/** Typing rests for so long before a server is asked, milliseconds. */
const REST_MS = 250

interface Found<Row> {
  data: { rows: readonly Row[] } | undefined
  isPlaceholderData: boolean
}

/**
 * Choices that a server looks for while somebody types. Until it has answered for what stands in the field, `offered`
 * keeps of the rows before those that fit, for Enter must not take what was found for another text.
 */
export function useTypedSearch(text: string) {
  const [asked] = useDebouncedValue(text, REST_MS)
  return {
    asked,
    /** `textsOf` is what a row is found by, which a server may leave out. */
    offered<Row>({ data, isPlaceholderData }: Found<Row>, textsOf: (row: Row) => readonly unknown[]) {
      const isBehind = text !== asked || isPlaceholderData
      const fits = (row: Row) => textsOf(row).join(' ').toLowerCase().includes(text.toLowerCase())
      const rows = data?.rows ?? []
      return { isBehind, rows: isBehind ? rows.filter(fits) : rows }
    },
  }
}

import { text } from '#src/lib/url/search-schema.ts'

/**
 * The id of the ad that an older link carries whole, as JSON. Of that only the id counts: the ad itself comes from the
 * server (C27).
 */
export function linkedId(reviewForm: string | undefined): string | undefined {
  if (reviewForm === undefined) return undefined
  try {
    const { id } = JSON.parse(reviewForm) as { id?: unknown }
    // an integer that a double cannot hold stands in the text as it is
    const long = /"id"\s*:\s*(\d{16,})\b/.exec(reviewForm)?.[1]
    return text(typeof id === 'number' ? (long ?? String(id)) : id)
  } catch {
    return undefined
  }
}

interface BackOff {
  /** How soon to look again at first. */
  first?: number
  /** How long to wait at most. */
  longest?: number
}

const FIRST_MS = 2_000
const LONGEST_MS = 30_000

/**
 * A `refetchInterval` for what goes on by itself: while something is pending it is looked at again, less and less
 * often; when what is pending changes, soon again. With nothing pending it rests, and while the page is hidden the
 * query layer does not look. `pending` gives a word for everything that is under way, such as id and status; undefined
 * data has none.
 */
export function refetchWhilePending<Data>(
  pending: (data: Data) => readonly string[],
  { first = FIRST_MS, longest = LONGEST_MS }: BackOff = {},
) {
  const seen = new WeakMap<object, { what: string; since: number }>()
  return (query: { state: { data: Data | undefined; dataUpdateCount: number } }): number | false => {
    const { data, dataUpdateCount } = query.state
    const what = data === undefined ? '' : pending(data).join('\n')
    if (what === '') return false
    let before = seen.get(query)
    if (before?.what !== what) {
      before = { what, since: dataUpdateCount }
      seen.set(query, before)
    }
    return Math.min(first * 1.5 ** Math.min(dataUpdateCount - before.since, 20), longest)
  }
}

import { plainId } from '#src/lib/data/parse-json.ts'

/** How long a URL may get before ids are sent in several calls (C17). */
const URL_LIMIT = 2000

/** Room for the origin, the rest of the path and its other values. */
const RESERVED = 300

/** Divides ids into comma-separated lists, each short enough for a path (C17); the order stays. */
export function toIdLists(ids: readonly (string | number)[]): { list: string; ids: (string | number)[] }[] {
  const lists: { list: string; ids: (string | number)[] }[] = []
  for (const id of ids) {
    const last = lists.at(-1)
    const text = plainId(id)
    if (last && last.list.length + 1 + encodeURIComponent(text).length <= URL_LIMIT - RESERVED) {
      last.list += `,${text}`
      last.ids.push(id)
    } else lists.push({ list: text, ids: [id] })
  }
  return lists
}

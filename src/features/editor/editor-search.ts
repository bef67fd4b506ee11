import { oneOf, text } from '#src/lib/search-schema.ts'

/** The address of the editor. */
export interface EditorSearch {
  /** The ad that is opened; without it a new one is made. */
  id?: string | undefined
  /** 1 edits the ad, 2 makes a copy of it (2§2). */
  type?: '1' | '2' | undefined
}

const kind = oneOf('1', '2')

/** Reads the editor's address. An older link carries the whole ad as `reviewForm`; of that only the id counts (C27, P6). */
export function editorSearch(given: Record<string, unknown>): EditorSearch {
  return { id: idOf(given.id) ?? idOf(formOf(given.reviewForm)?.id), type: kind(String(given.type)) }
}

function idOf(value: unknown): string | undefined {
  return text(typeof value === 'number' ? String(value) : value)
}

function formOf(value: unknown): { id?: unknown } | undefined {
  if (typeof value === 'object' && value !== null) return value
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return undefined
  try {
    // only the id is read, and a long one as text
    return { id: /"id"\s*:\s*(\d{16,})\b/.exec(value)?.[1] ?? (JSON.parse(value) as { id?: unknown }).id }
  } catch {
    return undefined
  }
}

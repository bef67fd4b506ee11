import { parseJson } from '#src/lib/data/parse-json.ts'

/** The records of an answer: rows of a page or list, and what lies below those of a tree. */
export function recordsOf(json: unknown): Record<string, unknown>[] {
  const data = (json as { data?: unknown } | undefined)?.data
  const rows = Array.isArray(data)
    ? data
    : ((data as { data?: unknown; list?: unknown } | undefined)?.data ?? (data as { list?: unknown } | undefined)?.list)
  return Array.isArray(rows)
    ? rows.flatMap((row: Record<string, unknown> | null) => (row ? [row, ...recordsOf({ data: row.children })] : []))
    : []
}

export function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

import type { QueryClient } from '@tanstack/react-query'

/** What a list or a tree calls its rows. */
interface Row {
  id?: unknown
  name?: unknown
  children?: unknown
}

/**
 * What something is called, as far as anything that was loaded says so. `area` is the beginning of the operations that
 * would: `device`, `deviceGroup`.
 */
export function knownName(client: QueryClient, area: string, id: string): string | undefined {
  const isGroup = area.endsWith('Group')
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const operation = String(queryKey[0])
    if (!operation.startsWith(area) || isGroup !== operation.includes('Group')) continue
    const name = nameIn(rowsOf(state.data), id)
    if (name !== undefined) return name
  }
  return undefined
}

function rowsOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data
  const { data: rows, list = rows } = (data ?? {}) as { data?: unknown; list?: unknown }
  return Array.isArray(list) ? list : [data]
}

function nameIn(rows: readonly unknown[], id: string): string | undefined {
  for (const row of rows) {
    const { id: given, name, children } = (row ?? {}) as Row
    if (String(given) === id && typeof name === 'string' && name !== '') return name
    const below = Array.isArray(children) ? nameIn(children, id) : undefined
    if (below !== undefined) return below
  }
  return undefined
}

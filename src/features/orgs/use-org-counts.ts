import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readPage } from '#src/api/paging.ts'
import { useCan } from '#src/api/user-info.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'
import type { TidyNode } from '#src/lib/data/tidy-tree.ts'
import { countsOf } from './org-model.ts'

/** Rows of the one call of each list. Of a company with more, nothing is counted: a part would mislead. */
const ROWS = 400
const query = { page: 0, limit: ROWS }

/**
 * How many terminals and accounts each organisation has, and how many accounts are of none, of what the role may see,
 * from one call of each list.
 */
export function useOrgCounts(nodes: readonly TidyNode[]) {
  const devices = useQuery({ ...readPage('deviceList', { query }), enabled: useCan()(pagePermissions.devices) })
  const accounts = useQuery(readPage('userList', { query }))
  return useMemo(() => {
    const owned = allOf(accounts.data)
    const counts = countsOf(nodes, allOf(devices.data), owned)
    // those with a built-in role are of none (3§3)
    const outside = owned?.filter(({ organizationId }) => !counts.has(String(organizationId))).length ?? 0
    return { counts, outside }
  }, [nodes, devices.data, accounts.data])
}

function allOf<Row>(page: { rows: Row[]; total: number } | undefined): Row[] | undefined {
  return page && page.rows.length >= page.total ? page.rows : undefined
}

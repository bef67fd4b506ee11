import type { ReactNode } from 'react'
import type { Page as Rows } from '#src/api/paging.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { FilterBar, type FilterField } from '#src/ui/table/filter-bar.tsx'
import { Card, Page } from '#src/ui/page.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import { LOG_PAGE_SIZES } from './command-log-search.ts'

/** A log as its address asks for it. */
export interface LogListProps<Row, Filters extends object> {
  title: string
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  storageKey: string
  fields: readonly FilterField<Filters>[]
  /** Every filter of the log, undefined. */
  noFilters: Filters
  search: Filters & { page?: number; size?: number }
  setSearch: (next: Partial<Filters & { page?: number; size?: number }>) => void
  /** The page that was loaded, as a query has it. */
  list: {
    data?: Rows<Row>
    error: unknown
    isPlaceholderData: boolean
    isFetching: boolean
    dataUpdatedAt: number
    refetch: () => unknown
  }
  /** The button that exports what matches. */
  exporter: ReactNode
  /** What is shown when nothing was ever recorded. */
  empty: ReactNode
}

/** Whether an address has one of these filters. */
export function isFiltered(noFilters: object, search: object): boolean {
  const given = new Map(Object.entries(search))
  return Object.keys(noFilters).some((name) => given.get(name) !== undefined)
}

/** A log: filters, table, paging; nothing in it can be changed. */
export function LogList<Row extends object, Filters extends object>(props: LogListProps<Row, Filters>) {
  const { title, columns, rowId, storageKey, fields, noFilters, search, setSearch, list, exporter, empty } = props
  const size = search.size ?? LOG_PAGE_SIZES[0]
  const filter = (filters: Filters) => setSearch({ ...filters, page: undefined })
  const refetch = () => void list.refetch()
  return (
    <Page title={title}>
      <Card>
        <FilterBar fields={fields} values={search} onApply={filter} onReset={() => filter(noFilters)} />
      </Card>
      <Card>
        <DataTable
          label={title}
          columns={columns}
          storageKey={storageKey}
          rows={list.data?.rows}
          rowId={rowId}
          skeletonRows={size}
          stale={list.isPlaceholderData}
          error={list.error}
          onRetry={refetch}
          filtered={isFiltered(noFilters, search)}
          onClearFilters={() => filter(noFilters)}
          empty={empty}
          tools={
            <>
              <RefreshButton updatedAt={list.dataUpdatedAt} loading={list.isFetching} onRefresh={refetch} />
              {exporter}
            </>
          }
        />
        <Paging
          page={(search.page ?? 1) - 1}
          pageSize={size}
          total={list.data?.total}
          rowCount={list.data?.rows.length}
          sizes={LOG_PAGE_SIZES}
          onChange={({ page, pageSize }) =>
            setSearch({ page: page + 1, size: pageSize } as Partial<Filters & { page?: number; size?: number }>)
          }
        />
      </Card>
    </Page>
  )
}

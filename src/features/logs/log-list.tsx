import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from '#src/ui/table/data-table.tsx'
import { FilterBar, type FilterBarProps } from '#src/ui/filters/filter-bar.tsx'
import { Page } from '#src/ui/page.tsx'
import { ListLayout } from '#src/ui/table/list-layout.tsx'
import { Paging, type PagingProps } from '#src/ui/table/paging.tsx'
import type { Column } from '#src/ui/table/table-column.ts'

export interface LogListProps<Row extends object, Filters extends object> {
  title: string
  columns: readonly Column<Row>[]
  storageKey: string
  fields: FilterBarProps<Filters>['fields']
  /** What `useListScreen` gives. */
  list: {
    filterBar: Omit<FilterBarProps<Filters>, 'fields'>
    table: Omit<DataTableProps<Row>, 'label' | 'columns'>
    paging: PagingProps & { total: number | undefined }
  }
  /** The button that exports what matches. */
  exporter: ReactNode
  /** What is shown when nothing was ever recorded. */
  empty: ReactNode
}

export function LogList<Row extends object, Filters extends object>(props: LogListProps<Row, Filters>) {
  const { title, columns, storageKey, fields, list, exporter, empty } = props
  return (
    <Page title={title} count={list.paging.more ? undefined : list.paging.total}>
      <ListLayout filters={<FilterBar fields={fields} {...list.filterBar} />}>
        <DataTable
          label={title}
          columns={columns}
          storageKey={storageKey}
          {...list.table}
          empty={empty}
          tools={exporter}
        />
        <Paging {...list.paging} />
      </ListLayout>
    </Page>
  )
}

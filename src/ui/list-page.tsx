import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from './table/data-table.tsx'
import { FilterBar, type FilterBarProps } from '#src/ui/filters/filter-bar.tsx'
import { Page } from '#src/ui/page.tsx'
import { ListLayout } from './table/list-layout.tsx'
import { Paging, type PagingProps } from './table/paging.tsx'
import type { Column } from './table/table-column.ts'

export interface ListPageProps<Row extends object, Filters extends object> {
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
  /** What is shown when there is nothing to list. */
  empty: ReactNode
}

/** A whole page that is a list: filters, table, pages. A list that does more is put together from `ListLayout`. */
export function ListPage<Row extends object, Filters extends object>(props: ListPageProps<Row, Filters>) {
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

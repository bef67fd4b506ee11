import { lastDays } from '#src/domain/dates.ts'
import type { ExportColumn, TableExport } from '#src/lib/sheet/export-table.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { ExportButton } from './export-button.tsx'

export interface ListExportProps<Row> {
  /** What the list is of, such as 终端: the name of the sheet, and the file's name with what follows. */
  name: string
  /** The list is of what matches filters, which the file's name says. */
  filtered?: boolean
  /** Given when they are needed, where they take something that is loaded for them. */
  columns: readonly ExportColumn<Row>[] | (() => Promise<readonly ExportColumn<Row>[]>)
  loadPage: TableExport<Row>['loadPage']
}

/** Exports all rows that match the filters, as a spreadsheet or as CSV, in a file that is named after list and day. */
export function ListExport<Row>({ name, filtered = false, columns, loadPage }: ListExportProps<Row>) {
  return (
    <ExportButton
      name={name.replaceAll('_', ' ')}
      run={async (task) => {
        const [{ exportTable }, known] = await Promise.all([
          import('#src/lib/sheet/export-table.ts'),
          typeof columns === 'function' ? columns() : columns,
        ])
        const fileName = [name, ...(filtered ? ['筛选'] : []), ...lastDays(1, new Date(serverNow()))].join('_')
        return exportTable({ ...task, fileName, sheetName: name, columns: known, loadPage })
      }}
    />
  )
}

import type { ExportColumn, TableExport } from '#src/lib/sheet/export-table.ts'
import { ExportButton } from '#src/ui/export-button.tsx'

interface LogExportProps<Row> {
  /** The name of the file and of its sheet. */
  name: string
  columns: readonly ExportColumn<Row>[]
  loadPage: TableExport<Row>['loadPage']
}

/** Exports all records that match the filters, as a spreadsheet or as CSV. */
export function LogExport<Row>({ name, columns, loadPage }: LogExportProps<Row>) {
  return (
    <ExportButton
      run={async (job) => {
        const { exportTable } = await import('#src/lib/sheet/export-table.ts')
        return exportTable({ ...job, fileName: name, sheetName: name, columns, loadPage })
      }}
    />
  )
}

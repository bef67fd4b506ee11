import { UserError } from '#src/lib/errors/user-error.ts'
import type { CellInput } from './cell.ts'
import { gatherPages, type Page } from '#src/lib/data/gather-pages.ts'
import { fileName } from './names.ts'
import { saveFile } from './save-file.ts'
import type { SheetFormat } from './sheet-job.ts'
import { sheetWriter, type SheetWriter } from './sheet-writer.ts'

/** A column of an exported table. Numbers stay numbers in the file; give ids as strings. */
export interface ExportColumn<Row> {
  title: string
  value: (row: Row) => CellInput
}

export interface TableExport<Row> {
  format: SheetFormat
  /** Without extension; cleaned of what file systems refuse. */
  fileName: string
  /** For XLSX; cleaned and shortened as Excel demands. */
  sheetName: string
  columns: readonly ExportColumn<Row>[]
  /** Loads a page, counted from 0, with the filters of the screen. */
  loadPage: (page: number, signal: AbortSignal) => Promise<Page<Row>>
  /** Rows gathered so far and rows expected; after the last call the file is being written. */
  onProgress?: (done: number, total: number) => void
  /** Cancels loading and writing. */
  signal: AbortSignal
}

/** Rows of one file; more of them, written at once, do not fit into the memory of a modest machine. */
export const FILE_ROWS = 200_000

/**
 * Gathers all pages of a table, writes them to a file in a worker and hands it to the browser's downloads. A table of
 * more than `FILE_ROWS` becomes several files with numbers in their names, each handed over when it is full. Resolves
 * to the number of rows. What ends it early leaves the last file out: rejects with what `loadPage` threw, with a
 * UserError (no rows, too many rows, file could not be written) or, when cancelled, with the signal's reason.
 */
export async function exportTable<Row>({
  format,
  columns,
  loadPage,
  onProgress,
  signal,
  ...names
}: TableExport<Row>): Promise<number> {
  let writer: SheetWriter | undefined
  let done = 0
  let inFile = 0
  let files = 0

  async function save(full: SheetWriter, isOnly: boolean) {
    const file = await full.finish(format, names.sheetName)
    signal.throwIfAborted()
    full.close()
    files += 1
    saveFile(file, fileName(isOnly ? names.fileName : `${names.fileName}_${files}`, format))
    writer = undefined
    inFile = 0
  }

  try {
    for await (const { rows, total } of gatherPages(loadPage, signal)) {
      if (writer && inFile + rows.length > FILE_ROWS) await save(writer, false)
      if (!writer) {
        writer = sheetWriter(signal)
        writer.add([columns.map(({ title }) => title)])
      }
      writer.add(rows.map((row) => columns.map(({ value }) => value(row))))
      done += rows.length
      inFile += rows.length
      onProgress?.(done, total)
    }
    if (!writer) throw new UserError('无数据可导出')
    await save(writer, files === 0)
    return done
  } finally {
    writer?.close()
  }
}

import { callRaw, type RequestOf } from '#src/api/client.ts'
import { ApiError } from '#src/api/errors.ts'
import { exportTable } from '#src/lib/sheet/export-table.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import type { ExportTask } from '#src/ui/table/use-export-job.ts'
import { PART_ROWS, type ReadReply, type ReadRequest } from './report-reader.ts'
import { reports, type ReportContext, type ReportName } from './reports.ts'

export interface ReportExport<Name extends ReportName> extends ExportTask {
  name: Name
  query: RequestOf<(typeof reports)[Name]['operation']>['query']
  /** What the report is of, for the file's name, such as `2026-10`. */
  period: string
  context?: ReportContext
}

/**
 * Loads a report, writes it as XLSX and hands it to the browser's downloads; resolves to the number of rows. The answer
 * is one, however many rows it has: a worker opens it, another writes the file, and the page only passes parts on (X5).
 */
export async function exportReport<Name extends ReportName>({
  name,
  query,
  period,
  context = { orgs: {} },
  signal,
  onProgress,
}: ReportExport<Name>): Promise<number> {
  const { operation, sheet, columns } = reports[name]
  const { bytes, differences, assertSuccess } = await callRaw(operation, { query } as never, { signal })
  const reader = openReader(signal)
  try {
    const opened = await reader.ask({ name, bytes, differences, context }, [bytes])
    if ('said' in opened) assertSuccess(opened.said)
    if ('malformed' in opened) throw new ApiError('malformed', opened.malformed)
    const total = 'total' in opened ? opened.total : 0
    return await exportTable({
      format: 'xlsx',
      fileName: `${sheet}_${period}`,
      sheetName: sheet,
      columns: columns.map(([title], index) => ({
        title,
        value: (cells: readonly (string | number | undefined)[]) => cells[index],
      })),
      async loadPage(page) {
        if (page * PART_ROWS >= total) return { rows: [], total }
        const part = await reader.ask({ part: page })
        return { rows: 'rows' in part ? part.rows : [], total }
      },
      onProgress,
      signal,
    })
  } finally {
    reader.close()
  }
}

/** The worker that opens an answer: one question at a time. */
function openReader(signal: AbortSignal) {
  const failed = (cause: unknown) => new UserError('无法启动导出，请刷新页面后重试', { cause })
  let worker: Worker
  try {
    worker = new Worker(new URL('./report-worker.ts', import.meta.url), { type: 'module' })
  } catch (cause) {
    throw failed(cause)
  }
  return {
    ask: (request: ReadRequest, handedOver: Transferable[] = []) =>
      new Promise<ReadReply>((resolve, reject) => {
        const once = { once: true }
        worker.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => resolve(data), once)
        worker.addEventListener('error', (event) => reject(failed(event)), once)
        signal.addEventListener('abort', () => reject(signal.reason), once)
        worker.postMessage(request, handedOver)
      }),
    close: () => worker.terminate(),
  }
}

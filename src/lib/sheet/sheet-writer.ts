import { UserError } from '#src/lib/errors/user-error.ts'
import type { CellInput } from './cell.ts'
import type { SheetFormat, SheetReply, SheetRequest } from './sheet-job.ts'

/** A file being written in a worker of its own, so that the page stays alive. */
export interface SheetWriter {
  add(rows: CellInput[][]): void
  /** The file. Rejects with a UserError when the worker fails, with the signal's reason when cancelled. */
  finish(format: SheetFormat, sheetName: string): Promise<Blob>
  /** Ends the worker, whatever it is doing. */
  close(): void
}

/** Starts the worker; a UserError when the browser refuses or its script cannot be loaded. */
export function sheetWriter(signal: AbortSignal): SheetWriter {
  let worker: Worker
  try {
    worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  } catch (cause) {
    throw new UserError('无法启动导出，请刷新页面后重试', { cause })
  }
  const file = new Promise<Blob>((resolve, reject) => {
    const fail = (message: string, cause: unknown) => reject(new UserError(message, { cause }))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<SheetReply>) => {
      if ('file' in data) resolve(data.file)
      else fail('生成文件失败，请重试', data.failure)
    })
    worker.addEventListener('messageerror', (event) => fail('生成文件失败，请重试', event))
    // an error event without words is a script that could not be loaded, after a new version was published or offline
    worker.addEventListener('error', (event) =>
      fail(event.message ? '生成文件失败，请重试' : '导出组件加载失败，请刷新页面后重试', event),
    )
  })
  // it may fail while pages are still being loaded; finish() tells
  file.catch(() => {})
  const send = (request: SheetRequest) => worker.postMessage(request)
  return {
    add: (rows) => send({ rows }),
    finish(format, sheetName) {
      send({ finish: format, sheetName })
      return file
    },
    close: () => worker.terminate(),
  }
}

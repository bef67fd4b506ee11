import { useRef, useState } from 'react'
import { notifyError, notifyInfo, notifyEnded } from '../feedback/notify.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface ExportTask {
  /** Aborted when the user cancels. */
  signal: AbortSignal
  /** Rows gathered so far, and rows expected. */
  onProgress: (done: number, total: number) => void
}

export interface ExportJob {
  /** Percent; undefined while none is under way. */
  progress: number | undefined
  /**
   * Gathers and saves; `run` resolves to the number of rows, and what it throws is shown. While one is under way
   * another is not begun.
   */
  start: (run: (task: ExportTask) => Promise<number>, success?: (count: number) => string) => Promise<void>
  cancel: () => void
}

export function useExportJob(name?: string): ExportJob {
  const [progress, setProgress] = useState<number>()
  const abort = useRef<AbortController>(undefined)

  async function start(
    run: (task: ExportTask) => Promise<number>,
    success = (count: number) => `${name === undefined ? '' : `${name}：`}已导出 ${formatNumber(count)} 条`,
  ) {
    if (abort.current) return
    const controller = new AbortController()
    abort.current = controller
    setProgress(0)
    try {
      notifyEnded(
        success(
          await run({ signal: controller.signal, onProgress: (done, total) => setProgress(percent(done, total)) }),
        ),
      )
    } catch (error) {
      if (controller.signal.aborted) notifyInfo(name === undefined ? '已取消导出' : `已取消导出：${name}`)
      else notifyError(error)
    } finally {
      abort.current = undefined
      setProgress(undefined)
    }
  }

  return { progress, start, cancel: () => abort.current?.abort() }
}

export function percent(done: number, total: number): number {
  return total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0
}

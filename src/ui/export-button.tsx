import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import classes from './export-button.module.css'
import { notifyError, notifyInfo, notifySuccess } from './notify.ts'

/** The kinds of file. */
export type ExportFormat = 'xlsx' | 'csv'

/** One export. */
export interface ExportJob {
  format: ExportFormat
  /** Aborted when the user cancels, or leaves the screen's button behind. */
  signal: AbortSignal
  /** Rows gathered so far, and rows expected. */
  onProgress: (done: number, total: number) => void
}

/** Exports the list that it stands above. */
export interface ExportButtonProps {
  /** Gathers and saves; resolves to the number of rows. What it throws is shown. */
  run: (job: ExportJob) => Promise<number>
}

/** A menu of formats; while it works it shows how far it is and can be cancelled. */
export function ExportButton({ run }: ExportButtonProps) {
  const [progress, setProgress] = useState<number>()
  const abort = useRef<AbortController>(undefined)
  const busy = progress !== undefined

  async function start(format: ExportFormat) {
    if (abort.current) return
    const controller = new AbortController()
    abort.current = controller
    setProgress(0)
    try {
      const count = await run({
        format,
        signal: controller.signal,
        onProgress: (done, total) => setProgress(total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0),
      })
      notifySuccess(`已导出 ${count} 条`)
    } catch (error) {
      if (controller.signal.aborted) notifyInfo('已取消导出')
      else notifyError(error)
    } finally {
      abort.current = undefined
      setProgress(undefined)
    }
  }

  return (
    <span className={classes.export}>
      <Menu position="bottom-end" disabled={busy}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} aria-disabled={busy || undefined}>
            {busy ? `导出中 ${progress}%` : '导出'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void start('xlsx')}>Excel 文件（XLSX）</Menu.Item>
          <Menu.Item onClick={() => void start('csv')}>文本文件（CSV）</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {busy && (
        <Button variant="subtle" color="gray" px="xs" onClick={() => abort.current?.abort()}>
          取消
        </Button>
      )}
    </span>
  )
}

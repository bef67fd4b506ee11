import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { MenuButton } from '../overlay/menu-button.tsx'
import classes from './export-button.module.css'
import { useExportJob, type ExportTask } from './use-export-job.ts'

export type ExportFormat = 'xlsx' | 'csv'

export interface ExportFileTask extends ExportTask {
  format: ExportFormat
}

export interface ExportButtonProps {
  /** What is exported, for what is said of it. */
  name?: string
  /** Gathers and saves; resolves to the number of rows. What it throws is shown. */
  run: (task: ExportFileTask) => Promise<number>
}

/** A menu of formats; while it works it shows how far it is and can be cancelled. */
export function ExportButton({ name, run }: ExportButtonProps) {
  const { progress, start, cancel } = useExportJob(name)
  const busy = progress !== undefined
  const startAs = (format: ExportFormat) => void start((task) => run({ ...task, format }))

  return (
    <span className={classes.export}>
      <MenuButton
        disabled={busy}
        entries={[
          { label: 'Excel 文件（XLSX）', onClick: () => startAs('xlsx') },
          { label: '文本文件（CSV）', onClick: () => startAs('csv') },
        ]}
      >
        <Button
          variant="subtle"
          color="gray"
          px={6}
          aria-label={busy ? undefined : '导出'}
          aria-disabled={busy || undefined}
          title="导出"
        >
          <IconFileDownload size={18} stroke={1.6} aria-hidden />
          {busy && `导出中 ${progress}%`}
        </Button>
      </MenuButton>
      {busy && (
        <Button variant="subtle" color="gray" px="xs" onClick={cancel}>
          取消
        </Button>
      )}
    </span>
  )
}

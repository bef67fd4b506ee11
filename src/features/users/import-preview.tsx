import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import { useMemo, useState } from 'react'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { importTableColumns } from './import-columns.tsx'
import { unsent, type ImportRow } from './import-run.ts'
import classes from './import-view.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface ImportPreviewProps {
  fileName: string
  rows: readonly ImportRow[]
  /** While the import is being sent: how many of how many are through. */
  progress?: { done: number; total: number }
  /** At least in part. */
  sent: boolean
}

/** The rows of an import: before it is sent with what is wrong, afterwards with what became of each. */
export function ImportPreview({ fileName, rows, progress, sent }: ImportPreviewProps) {
  const [onlyBad, setOnlyBad] = useState(false)
  const bad = useMemo(() => rows.filter(({ wrong, outcome }) => wrong.length > 0 || outcome?.done === false), [rows])
  return (
    <>
      <div className={classes.head}>
        <span role="status">
          {fileName}：{progress ? `正在导入 ${progress.done} / ${progress.total}` : summaryOf(rows, sent)}
        </span>
        {progress && (
          <Progress className={classes.progress} value={(progress.done / progress.total) * 100} aria-label="导入进度" />
        )}
        {!progress && (bad.length > 0 || onlyBad) && (
          <Button
            size="compact-sm"
            variant={onlyBad ? 'light' : 'default'}
            aria-pressed={onlyBad}
            onClick={() => setOnlyBad(!onlyBad)}
          >
            {sent ? '仅看未成功' : '仅看有误'}
          </Button>
        )}
      </div>
      <DataTable label="导入预览" columns={importTableColumns} rows={onlyBad ? bad : rows} rowId={({ line }) => line} />
    </>
  )
}

/** What there is to know of the rows, in words. */
function summaryOf(rows: readonly ImportRow[], sent: boolean): string {
  const count = (is: (row: ImportRow) => boolean) => rows.filter(is).length
  const wrong = count((row) => row.wrong.length > 0)
  if (!sent)
    return wrong === 0
      ? `共 ${formatNumber(rows.length)} 行，检查通过`
      : `共 ${formatNumber(rows.length)} 行，可导入 ${formatNumber(rows.length - wrong)} 行，有误 ${formatNumber(wrong)} 行`
  const unknown = count(({ outcome }) => outcome?.unknown === true)
  const failed = count(({ outcome }) => outcome?.done === false) - unknown
  const rest = unsent(rows).length - failed - unknown
  return [
    `已导入 ${formatNumber(count(({ outcome }) => outcome?.done === true))} 个账号`,
    failed > 0 && `失败 ${formatNumber(failed)} 行`,
    unknown > 0 && `结果未知 ${formatNumber(unknown)} 行`,
    rest > 0 && `未发送 ${formatNumber(rest)} 行`,
    wrong > 0 && `有误未发送 ${formatNumber(wrong)} 行`,
  ]
    .filter(Boolean)
    .join('，')
}

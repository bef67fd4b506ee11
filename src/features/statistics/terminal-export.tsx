import { SegmentedControl, Select } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useForm } from '@mantine/form'
import { useMemo, useRef, useState } from 'react'
import { useUserInfo } from '#src/api/user-info.ts'
import { formatMonth, type MonthRange } from '#src/domain/months.ts'
import { orgNames } from '#src/lib/data/org-names.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { MonthInput } from '#src/ui/form/month-input.tsx'
import { MonthRangeInput } from '#src/ui/form/month-range-input.tsx'
import { notifyError, notifyDone } from '#src/ui/feedback/notify.ts'
import { percent } from '#src/ui/table/use-export-job.ts'
import { exportReport } from './export-report.ts'
import type { ReportName } from './reports.ts'
import classes from './terminal-export.module.css'

interface Values {
  bizType: keyof typeof names
  countType: '1' | '2'
  range: MonthRange | undefined
  month: string | undefined
}

/** The reports by business type and statistic type (C26). */
const names = {
  1: { label: '终端数量', 1: 'addedSummary', 2: 'addedDetail' },
  2: { label: '在线时长', 1: 'onlineSummary', 2: 'onlineDetail' },
  3: { label: '播放时长', 1: 'playSummary', 2: 'playDetail' },
} as const satisfies Record<number, { label: string; 1: ReportName; 2: ReportName }>

const BUSINESS = Object.entries(names).map(([value, { label }]) => ({ value, label }))
const COUNTS = [
  { value: '1', label: '汇总' },
  { value: '2', label: '明细' },
]
const NO_TIME = '请选择时间'

/** What of the terminal statistics goes into a spreadsheet: a summary of months, or one month in detail (3§2). */
export function TerminalExport({ onClose }: { onClose: () => void }) {
  const { orgTree } = useUserInfo()
  const orgs = useMemo(() => orgNames(orgTree), [orgTree])
  const [progress, setProgress] = useState<number>()
  const abort = useRef<AbortController>(undefined)
  const form = useForm<Values>({
    initialValues: { bizType: 1, countType: '1', range: undefined, month: undefined },
    validate: {
      range: (range, { countType }) => (countType === '1' && !range ? NO_TIME : null),
      month: (month, { countType }) => (countType === '2' && month === undefined ? NO_TIME : null),
    },
  })
  const { countType, bizType, range, month } = form.getValues()

  async function run() {
    const controller = new AbortController()
    abort.current = controller
    const isSummary = countType === '1'
    const { from = '', to = '' } = range ?? {}
    try {
      setProgress(0)
      await exportReport({
        name: names[bizType][countType],
        query: {
          bizType,
          countType: isSummary ? 1 : 2,
          ...(isSummary ? { startMonth: from, endMonth: to } : { month }),
        },
        period: isSummary ? `${formatMonth(from)}至${formatMonth(to)}` : formatMonth(month),
        context: { orgs },
        signal: controller.signal,
        onProgress: (done, total) => setProgress(percent(done, total)),
      })
    } catch (error) {
      throw controller.signal.aborted ? new UserError('已取消导出') : error
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <FormModal
      opened
      title="导出终端统计"
      form={form}
      withoutLeaveQuestion
      submitLabel={progress === undefined ? '导出' : `导出中 ${progress}%`}
      stop={() => abort.current?.abort()}
      onSubmit={run}
      onSuccess={() => notifyDone('已导出终端统计')}
      onWrong={() => notifyError(NO_TIME)}
      onClose={onClose}
    >
      <Select
        label="业务类型"
        withAsterisk
        allowDeselect={false}
        data={BUSINESS}
        value={String(bizType)}
        onChange={(value) => form.setFieldValue('bizType', Number(value) as Values['bizType'])}
      />
      <div>
        <div id="count-type" className={classes.label}>
          统计类型
        </div>
        <SegmentedControl
          fullWidth
          aria-labelledby="count-type"
          data={COUNTS}
          value={countType}
          onChange={(value) => {
            form.clearErrors()
            form.setFieldValue('countType', value as Values['countType'])
          }}
        />
      </div>
      {countType === '1' ? (
        <MonthRangeInput label="统计月份" withAsterisk {...form.getInputProps('range')} />
      ) : (
        <MonthInput label="统计月份" withAsterisk {...form.getInputProps('month')} />
      )}
    </FormModal>
  )
}

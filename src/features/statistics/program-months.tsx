import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ProgramMonthStat } from '#src/api/generated/types.gen.ts'
import { loadPage, readPage } from '#src/api/paging.ts'
import { formatMonth, monthOf } from '#src/domain/months.ts'
import { usePageInRange } from '#src/lib/hooks/use-page-in-range.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { ExportProgress } from '#src/ui/table/export-progress.tsx'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { useExportJob, type ExportJob } from '#src/ui/table/use-export-job.ts'
import { exported, exportingReason, NO_MONTH } from './export-words.ts'
import { longestOf, monthColumns, monthExport } from './program-columns.tsx'
import { keepSize } from '#src/lib/url/kept-size.ts'
import { REPORT_PAGE_SIZES, reportSize, toMonthsRequest, type ProgramReportSearch } from './program-report-search.ts'

interface ProgramMonthsProps {
  search: ProgramReportSearch
  onSearch: (next: Partial<ProgramReportSearch>) => void
  goTo: (page: number) => void
}

const idOf = ({ m }: ProgramMonthStat) => String(m ?? '')

export function ProgramMonths({ search, onSearch, goTo }: ProgramMonthsProps) {
  const list = useQuery({
    ...readPage('statProgramMonths', toMonthsRequest(search)),
    placeholderData: keepPreviousData,
  })
  const job = useExportJob()
  const [page, size] = [search.page ?? 1, reportSize(search)]
  usePageInRange(list, { page, size }, goTo)
  const { start, progress } = job
  const longest = longestOf(list.data?.rows)
  const columns = useMemo(() => monthColumns(longest), [longest])
  const actions = useMemo(
    () => ({ width: 90, of: ({ m }: ProgramMonthStat) => [exportAction(m, start, progress)] }),
    [start, progress],
  )
  return (
    <>
      <DataTable
        label="按时间统计"
        columns={columns}
        storageKey="console.columns.programMonths"
        rows={list.data?.rows}
        rowId={idOf}
        rowName={({ m }) => formatMonth(m)}
        actions={actions}
        skeletons={size}
        fullHeight
        stale={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        tools={
          <>
            <ExportProgress job={job} />
            <RefreshButton
              updatedAt={list.dataUpdatedAt}
              loading={list.isFetching}
              onRefresh={() => void list.refetch()}
            />
            <ListExport
              name="广告播放_按时间"
              columns={monthExport}
              loadPage={(at, signal) => loadPage('statProgramMonths', {}, at, signal)}
            />
          </>
        }
      />
      <Paging
        page={page - 1}
        pageSize={size}
        total={list.data?.total}
        rowCount={list.data?.rows.length}
        more={list.data?.more}
        unreadable={list.data?.unreadable}
        sizes={REPORT_PAGE_SIZES}
        onChange={({ page: next, pageSize }) => {
          if (pageSize !== size) keepSize('statProgramList', REPORT_PAGE_SIZES, pageSize)
          onSearch({ page: next + 1, size: pageSize === size ? search.size : pageSize })
        }}
      />
    </>
  )
}

function exportAction(m: unknown, start: ExportJob['start'], progress: number | undefined) {
  const month = monthOf(m)
  return {
    label: '导出',
    disabledReason: month === undefined ? NO_MONTH : exportingReason(progress),
    async onClick() {
      if (month === undefined || !(await confirm({ title: '导出数据', message: '确定导出该数据？' }))) return
      await start(
        async (task) => {
          const { exportReport } = await import('./export-report.ts')
          return exportReport({ ...task, name: 'programSummary', query: { month }, period: formatMonth(month) })
        },
        exported(` ${formatMonth(month)} 的播放汇总`),
      )
    },
  }
}

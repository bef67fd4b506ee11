import { Modal } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ProgramMonthStat, ProgramStat } from '#src/api/generated/types.gen.ts'
import { readPage } from '#src/api/paging.ts'
import { formatMonth, monthOf } from '#src/domain/months.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { ExportProgress } from '#src/ui/table/export-progress.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { useExportJob } from '#src/ui/table/use-export-job.ts'
import { exportReport } from './export-report.ts'
import { exported, exportingReason, NO_MONTH } from './export-words.ts'
import { adName, longestOf, monthOfAdColumns } from './program-columns.tsx'

const PAGE_SIZE = 10
const idOf = ({ m }: ProgramMonthStat) => String(m ?? '')

/** The months in which an ad was played: choosing one downloads how it was played then (3§2). */
export function AdExport({ ad, onClose }: { ad: ProgramStat; onClose: () => void }) {
  const [page, setPage] = useState(0)
  const { programId } = ad
  const list = useQuery({
    ...readPage('statProgramMonthDetail', { query: { programId, page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const job = useExportJob()
  const { start, progress } = job
  const longest = longestOf(list.data?.rows)
  const columns = useMemo(() => monthOfAdColumns(longest), [longest])
  useReturnFocus(true)
  const actions = useMemo(
    () => ({
      width: 90,
      of({ m }: ProgramMonthStat) {
        const month = monthOf(m)
        return [
          {
            label: '导出',
            disabledReason: month === undefined ? NO_MONTH : exportingReason(progress),
            onClick: () =>
              void (
                month !== undefined &&
                start(
                  (task) =>
                    exportReport({
                      ...task,
                      name: 'programDetail',
                      query: { programId, month },
                      period: `${adName(ad)}_${plainId(programId)}_${formatMonth(month)}`,
                    }),
                  exported(`“${adName(ad)}”${formatMonth(month)} 的播放明细`),
                )
              ),
          },
        ]
      },
    }),
    [ad, programId, start, progress],
  )
  const close = () => {
    job.cancel()
    onClose()
  }
  useClosesWithPage(true, close)
  return (
    <Modal
      opened
      onClose={close}
      title={`导出播放明细 - ${adName(ad)}`}
      size={640}
      returnFocus={false}
      {...escapeCloses(close)}
    >
      <DataTable
        label="播放过的月份"
        columns={columns}
        rows={list.data?.rows}
        rowId={idOf}
        rowName={({ m }) => formatMonth(m)}
        actions={actions}
        skeletons={5}
        fullHeight
        stale={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        toolbar={<span>选择要导出的月份</span>}
        tools={<ExportProgress job={job} />}
      />
      {(list.data?.total ?? 0) > PAGE_SIZE && (
        <Paging
          label="月份分页"
          page={page}
          pageSize={PAGE_SIZE}
          total={list.data?.total}
          rowCount={list.data?.rows.length}
          more={list.data?.more}
          unreadable={list.data?.unreadable}
          sizes={[PAGE_SIZE]}
          onChange={(next) => setPage(next.page)}
        />
      )}
    </Modal>
  )
}

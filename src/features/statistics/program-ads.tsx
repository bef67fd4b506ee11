import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { ProgramStat } from '#src/api/generated/types.gen.ts'
import { loadPage, readPage } from '#src/api/paging.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { usePageInRange } from '#src/lib/hooks/use-page-in-range.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { FilterBar, type FilterField } from '#src/ui/filters/filter-bar.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { adColumns, adExport, adName, longestOf } from './program-columns.tsx'
import classes from './program-report.module.css'
import { keepSize } from '#src/lib/url/kept-size.ts'
import {
  REPORT_PAGE_SIZES,
  reportSize,
  toAdsQuery,
  toAdsRequest,
  type AdFilters,
  type ProgramReportSearch,
} from './program-report-search.ts'

// dialogs load on first open
const AdExport = lazyComponent(() => import('./ad-export.tsx'), 'AdExport')

interface ProgramAdsProps {
  search: ProgramReportSearch
  onSearch: (next: Partial<ProgramReportSearch>) => void
  goTo: (page: number) => void
}

const fields: FilterField<AdFilters>[] = [
  { key: 'q', kind: 'text', label: '广告名称', placeholder: '请输入广告名称', maxLength: 50 },
]
const idOf = ({ programId }: ProgramStat) => programId

export function ProgramAds({ search, onSearch, goTo }: ProgramAdsProps) {
  const list = useQuery({ ...readPage('statProgramList', toAdsRequest(search)), placeholderData: keepPreviousData })
  const navigate = useNavigate()
  const [exported, setExported] = useState<ProgramStat>()
  const [page, size] = [search.page ?? 1, reportSize(search)]
  usePageInRange(list, { page, size }, goTo)
  const actions = useMemo(
    () => ({
      width: 150,
      of: (ad: ProgramStat) => [
        {
          label: '播放证明',
          onClick: () => void navigate({ to: '/report/playProof', search: { program: plainId(ad.programId) } }),
        },
        { label: '导出', onClick: () => void AdExport.preload().then(() => setExported(ad), notifyError) },
      ],
    }),
    [navigate],
  )
  const longest = longestOf(list.data?.rows)
  const columns = useMemo(() => adColumns(longest), [longest])
  const reset = () => onSearch({ q: undefined, page: undefined })
  return (
    <>
      <div className={classes.filters} data-set={search.q !== undefined || undefined}>
        <FilterBar
          fields={fields}
          values={{ q: search.q }}
          onApply={({ q }) => onSearch({ q, page: undefined })}
          onReset={reset}
        />
      </div>
      <DataTable
        label="按广告统计"
        columns={columns}
        storageKey="console.columns.programAds"
        rows={list.data?.rows}
        rowId={idOf}
        rowName={adName}
        actions={actions}
        skeletons={size}
        fullHeight
        stale={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        filtered={search.q !== undefined}
        onClearFilters={reset}
        tools={
          <>
            <RefreshButton
              updatedAt={list.dataUpdatedAt}
              loading={list.isFetching}
              onRefresh={() => void list.refetch()}
            />
            <ListExport
              name="广告播放_按广告"
              filtered={search.q !== undefined}
              columns={adExport}
              loadPage={(at, signal) => loadPage('statProgramList', toAdsQuery(search), at, signal)}
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
      {exported && <AdExport ad={exported} onClose={() => setExported(undefined)} />}
    </>
  )
}

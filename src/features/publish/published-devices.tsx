import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { ProgramDetail, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { loadAll, readPage } from '#src/api/paging.ts'
import { useCan } from '#src/api/user-info.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import { blockedByReview, programPermissions } from '#src/domain/review.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'
import { usePageInRange } from '#src/lib/hooks/use-page-in-range.ts'
import { BatchBar } from '#src/ui/table/batch-bar.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { Card, Page } from '#src/ui/page.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { useSelection } from '#src/ui/table/selection.ts'
import { Empty } from '#src/ui/feedback/states.tsx'
import { publishCheckColumns } from './check/publish-check-columns.tsx'
import { PublishCheckExport } from './check/publish-check-export.tsx'
import { PublishCheckFilterBar } from './check/publish-check-filter-bar.tsx'
import {
  isFiltered,
  noFilters,
  PUBLISH_CHECK_SIZES,
  toPlayRequest,
  type PublishCheckSearch,
  toPlayQuery,
} from './check/publish-check-search.ts'
import { republishRequest, type RepublishRequest } from './republish-pending.ts'
import { RolloutBar } from './rollout-bar.tsx'
import { useRollout } from './use-rollout.ts'
import { useStopPlay } from './use-stop-play.ts'

const PublishDialog = lazyComponent(() => import('./publish-dialog.tsx'), 'PublishDialog')

const route = getRouteApi('/_shell/checkPubMet')
const idOf = (device: PublishedDevice) => device.deviceId
const deviceName = (device: PublishedDevice) => device.deviceName || device.deviceSn || ''

/** Rows on their way arrive by themselves. */
const refetchInterval = refetchWhilePending(({ data }: { data: PublishedDevice[] }) =>
  data.filter(({ status }) => status === 0).map(({ deviceId }) => String(deviceId)),
)

/** The terminals of one ad: how far the publish has come, filters, list, stopping and publishing again (2§2). */
export function PublishedDevices({ program }: { program: ProgramDetail }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (next: Partial<PublishCheckSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) }),
    [navigate],
  )
  const goTo = useCallback((page: number) => setSearch({ page }), [setSearch])
  const can = useCan()
  const list = useQuery({
    ...readPage('programPlayList', toPlayRequest(program, search)),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  usePageInRange(list, { page: search.page ?? 1, size: search.size ?? PUBLISH_CHECK_SIZES[0] }, goTo)
  const selection = useSelection(idOf, list.data?.rows)
  const rollout = useRollout(program)
  const stopPlay = useStopPlay(program, selection, list.data?.rows)
  const [again, setAgain] = useState<RepublishRequest>()
  const [gathering, setGathering] = useState(false)
  const mayStop = can(programPermissions.stopPlay)

  async function republish() {
    if (gathering) return
    setGathering(true)
    try {
      const [pending] = await Promise.all([
        loadAll('programPlayList', toPlayQuery(program, { sync: '0' }), AbortSignal.timeout(60_000)),
        PublishDialog.preload(),
      ])
      setAgain(republishRequest(pending))
    } catch (error) {
      notifyError(error)
    } finally {
      setGathering(false)
    }
  }

  return (
    <Page title="查看发布终端" description={`${program.name || '--'} · ${resolutionText(program)}`}>
      <Card>
        <PublishCheckFilterBar
          values={search}
          onApply={(filters) => setSearch({ ...filters, page: undefined })}
          onReset={() => setSearch({ ...noFilters, page: undefined })}
        />
      </Card>
      <Card>
        <RolloutBar
          {...rollout}
          onlyPending={search.sync === '0'}
          onOnlyPending={(on) => setSearch({ sync: on ? '0' : undefined, page: undefined })}
          onRepublish={can(programPermissions.publish) ? () => void republish() : undefined}
          republishReason={blockedByReview('program', 'publish', program)}
          republishing={gathering}
        />
        {mayStop && (
          <BatchBar
            selection={selection}
            rows={list.data?.rows ?? []}
            total={list.data?.total ?? 0}
            onSelectAll={(signal) => loadAll('programPlayList', toPlayQuery(program, search), signal)}
            rowName={deviceName}
            actions={[{ label: '停播', danger: true, onClick: () => void stopPlay() }]}
          />
        )}
        <DataTable
          label="发布终端"
          columns={publishCheckColumns}
          storageKey="console.columns.publishCheck"
          rows={list.data?.rows}
          rowId={idOf}
          rowName={deviceName}
          selection={mayStop ? selection : undefined}
          stale={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          filtered={isFiltered(search)}
          onClearFilters={() => setSearch({ ...noFilters, page: undefined })}
          empty={<Empty title="该广告还没有发布到终端" />}
          tools={
            <>
              <RefreshButton
                updatedAt={list.dataUpdatedAt}
                loading={list.isFetching}
                onRefresh={() => void list.refetch()}
              />
              <PublishCheckExport program={program} name={program.name ?? ''} filters={search} />
            </>
          }
        />
        <Paging
          page={(search.page ?? 1) - 1}
          pageSize={search.size ?? PUBLISH_CHECK_SIZES[0]}
          total={list.data?.total}
          rowCount={list.data?.rows.length}
          sizes={PUBLISH_CHECK_SIZES}
          onChange={({ page, pageSize }) => setSearch({ page: page + 1, size: pageSize })}
        />
      </Card>
      {again && <PublishDialog programId={program.id} onClose={() => setAgain(undefined)} {...again} />}
    </Page>
  )
}

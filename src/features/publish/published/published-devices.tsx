import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { ProgramDetail, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { loadAll, readPage } from '#src/api/paging.ts'
import { useCan } from '#src/api/user-info.ts'
import { deviceName, devicePermissions } from '#src/domain/device-rules.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { blockedByReview } from '#src/domain/review.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { ViewSwitch } from '#src/ui/table/view-switch.tsx'
import { BatchBar } from '#src/ui/table/batch-bar.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { Page } from '#src/ui/page.tsx'
import { ListLayout } from '#src/ui/table/list-layout.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { useListScreen } from '#src/ui/table/use-list-screen.ts'
import { Empty } from '#src/ui/feedback/states.tsx'
import { publishedDeviceColumns } from './published-device-columns.tsx'
import { PublishedDevicesExport } from './published-devices-export.tsx'
import { PublishedDevicesFilterBar } from './published-devices-filter-bar.tsx'
import { toPlayRequest, toPlayQuery } from './play-request.ts'
import { PUBLISHED_DEVICES_SIZES, publishedDevicesFilters } from './published-devices-search.ts'
import { republishRequest, type RepublishRequest } from '../republish-pending.ts'
import { RolloutBar, RolloutDone } from '../rollout-bar.tsx'
import classes from './published-device-columns.module.css'
import { useMedia } from '#src/ui/use-media.ts'
import { useRollout } from '../use-rollout.ts'
import { useStopPlay } from '../use-stop-play.tsx'

const PublishedWeek = lazyComponent(() => import('./published-week.tsx'), 'PublishedWeek')
const PublishDialog = lazyComponent(() => import('../publish-dialog.tsx'), 'PublishDialog')

const route = getRouteApi('/_shell/checkPubMet')
const VIEWS = [
  { value: 'list', label: '列表' },
  { value: 'week', label: '一周' },
] as const
const idOf = (device: PublishedDevice) => device.deviceId
const nameOf = ({ deviceName: name, deviceSn: sn }: PublishedDevice) => deviceName({ name, sn })

/** Rows on their way arrive by themselves. */
const refetchInterval = refetchWhilePending(({ data }: { data: PublishedDevice[] }) =>
  data.filter(({ status }) => status === 0).map(({ deviceId }) => String(deviceId)),
)

/**
 * What is waited for comes first, on each page: the server knows no order by that. It stays there once it has arrived,
 * or else rows would move below the pointer.
 */
function useUndeliveredFirst(rows: readonly PublishedDevice[] | undefined) {
  const [awaited, setAwaited] = useState<ReadonlySet<PublishedDevice['deviceId']>>(new Set())
  const more = rows?.filter((row) => row.status === 0 && !awaited.has(idOf(row))) ?? []
  if (more.length > 0) setAwaited(new Set([...awaited, ...more.map(idOf)]))
  return useMemo(
    () => rows && [...rows].sort((a, b) => Number(awaited.has(idOf(b))) - Number(awaited.has(idOf(a)))),
    [rows, awaited],
  )
}

/** The terminals of one ad: how far the publish has come, filters, list, stopping and publishing again (2§2). */
export function PublishedDevices({ program }: { program: ProgramDetail }) {
  const search = route.useSearch()
  const can = useCan()
  const request = toPlayRequest(program, search)
  const list = useListScreen({
    search,
    navigate: route.useNavigate(),
    filters: publishedDevicesFilters,
    sizes: PUBLISHED_DEVICES_SIZES,
    page: { ...readPage('programPlayList', request), refetchInterval },
    rowId: idOf,
  })
  const { setSearch, selection } = list
  const rows = useUndeliveredFirst(list.rows)
  const rollout = useRollout(program)
  const stopPlay = useStopPlay(program, selection, { rows, request })
  const [again, setAgain] = useState<RepublishRequest>()
  const mayStop = can(programPermissions.stopPlay)
  const linked = can(devicePermissions.view)
  const isWide = useMedia('(min-width: 1280px)')
  const isPhone = useMedia('(max-width: 600px)')
  const columns = useMemo(() => publishedDeviceColumns(linked, isWide), [linked, isWide])
  const weekLoaded = useLazyComponent(PublishedWeek, search.view === 'week', () => setSearch({ view: undefined }))
  const views = (
    <ViewSwitch
      views={VIEWS}
      value={search.view ?? 'list'}
      onChange={(view) => setSearch({ view: view === 'week' ? view : undefined, at: undefined })}
    />
  )

  const { mutate: republish, isPending: gathering } = useMutation({
    mutationFn: async () => {
      const [pending] = await Promise.all([
        loadAll('programPlayList', toPlayQuery(program, { sync: '0' }), AbortSignal.timeout(60_000)),
        PublishDialog.preload(),
      ])
      setAgain(republishRequest(pending))
    },
    onError: notifyError,
  })

  const name = program.name || '--'
  const subject = (
    <>
      <b className={classes.ad} title={name}>
        {name}
      </b>{' '}
      · {resolutionText(program)}
    </>
  )
  return (
    <Page title="查看发布终端" description={subject}>
      {isPhone && <p className={classes.subject}>{subject}</p>}
      <ListLayout
        filters={<PublishedDevicesFilterBar {...list.filterBar} />}
        views={views}
        actions={<RolloutDone {...rollout} />}
        pageScrolls={search.view === 'week'}
      >
        <RolloutBar
          {...rollout}
          onlyPending={search.sync === '0'}
          onOnlyPending={(on) => setSearch({ sync: on ? '0' : undefined, page: undefined })}
          onRepublish={can(programPermissions.publish) ? () => republish() : undefined}
          republishReason={blockedByReview('program', 'publish', program)}
          republishing={gathering}
        />
        {search.view === 'week' ? (
          weekLoaded && (
            <PublishedWeek
              key={JSON.stringify(toPlayQuery(program, search))}
              program={program}
              filters={search}
              onClearFilters={list.table.onClearFilters}
              linked={linked}
              at={search.at}
            />
          )
        ) : (
          <>
            {mayStop && (
              <BatchBar
                selection={selection}
                rows={rows ?? []}
                total={list.total ?? 0}
                onSelectAll={(signal) => loadAll('programPlayList', toPlayQuery(program, search), signal)}
                rowName={nameOf}
                actions={(chosen) => [{ label: '停播', danger: chosen.length > 0, onClick: () => void stopPlay() }]}
              />
            )}
            <DataTable
              label="发布终端"
              columns={columns}
              storageKey="console.columns.publishCheck"
              rowName={nameOf}
              {...list.table}
              rows={rows}
              selection={mayStop ? selection : undefined}
              empty={<Empty art="device" title="该广告还没有发布到终端" />}
              tools={<PublishedDevicesExport program={program} name={program.name ?? ''} filters={search} />}
            />
            <Paging {...list.paging} />
          </>
        )}
      </ListLayout>
      {again && <PublishDialog programId={program.id} onClose={() => setAgain(undefined)} {...again} />}
    </Page>
  )
}

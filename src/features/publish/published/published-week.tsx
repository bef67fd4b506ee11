import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useAddressMoment } from '#src/components/schedule/use-address-moment.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import { ListFrame } from '#src/ui/table/list-frame.tsx'
import { stateInsteadOfRows } from '#src/ui/table/list-state.tsx'
import { AdWeek } from './ad-week.tsx'
import type { PublishedProgram } from './play-request.ts'
import { publishedDevicesFilters, type PublishedDevicesFilters } from './published-devices-search.ts'
import { usePublishedPlans } from './use-published-plans.ts'

interface PublishedWeekProps {
  program: PublishedProgram
  filters: PublishedDevicesFilters
  onClearFilters: () => void
  linked: boolean
  /** The moment that is looked at, as the address has it. */
  at: string | undefined
}

export function PublishedWeek({ program, filters, onClearFilters, linked, at }: PublishedWeekProps) {
  const navigate = useNavigate({ from: '/checkPubMet' })
  const week = useAddressMoment(at, (next) => {
    void navigate({ search: (before) => ({ ...before, at: next }), replace: true })
  })
  const all = usePublishedPlans(program, filters)
  const rows = all.loaded ? all.plans : undefined
  const instead = stateInsteadOfRows({
    rows,
    error: all.error,
    onRetry: all.retry,
    filtered: all.known === 0 && isFiltered(publishedDevicesFilters, filters),
    onClearFilters,
    empty: <Empty art="device" title={all.known > 0 ? '终端的计划未知' : '该广告还没有发布到终端'} />,
  })
  return (
    <ListFrame
      rows={rows}
      error={undefined}
      toolbar={
        <>
          <span role="status">{all.loaded && wordsOf(all)}</span>
          {all.reading && (
            <Button size="compact-sm" variant="default" onClick={all.stop}>
              停止读取
            </Button>
          )}
          {!all.reading && all.more && (
            <Button size="compact-sm" variant="default" onClick={all.readOn}>
              继续读取
            </Button>
          )}
        </>
      }
      refresh={{ updatedAt: all.updatedAt, loading: all.loading, onRefresh: all.refetch }}
    >
      {all.error !== null && all.plans.length > 0 && (
        <NoticeLine tone="danger" role="alert">
          <span>部分终端的计划未能读取。{messageOf(all.error)}</span>
          <Button size="compact-sm" variant="default" onClick={all.retry}>
            重试
          </Button>
        </NoticeLine>
      )}
      {instead ?? (all.loaded ? <AdWeek {...{ plans: all.plans, linked }} {...week} /> : <LoadingLines lines={10} />)}
    </ListFrame>
  )
}

function wordsOf({ plans, known, unknown, total }: ReturnType<typeof usePublishedPlans>): string {
  if (known === 0) return ''
  const read =
    known < total ? `已读取 ${formatNumber(known)} / ${formatNumber(total)} 台终端` : `${formatNumber(known)} 台终端`
  return `${read}，${formatNumber(plans.length)} 种计划${unknown > 0 ? `；其中 ${formatNumber(unknown)} 台的计划未知` : ''}`
}

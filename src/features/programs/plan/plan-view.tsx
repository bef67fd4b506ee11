import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { networkPlanQuery, planAge, planFresh, reread, stopNetworkPlan } from '#src/api/plan/network-plan.ts'
import { readSome } from '#src/api/paging.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { adDays, planFigures, planFilters, type AdPlan } from '#src/domain/plan/network-plan.ts'
import { wallTime } from '#src/domain/schedule.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { usePreloadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import { ListFrame } from '#src/ui/table/list-frame.tsx'
import { stateInsteadOfRows } from '#src/ui/table/list-state.tsx'
import { programFilters, toProgramQuery, type ProgramSearch } from '../program-search.ts'
import { PlanChart, type PlanRow } from './plan-chart.tsx'
import { planDays } from './plan-days.ts'
import type { OpenBar } from './plan-detail.tsx'
import { PlanLegend } from './plan-legend.tsx'
import { PlanExport, TerminalPlanExport } from './plan-export.tsx'
import { DENSE } from './plan-grid.tsx'
import { PlanFigures } from './plan-figures.tsx'
import { inSections, usePlanSections } from './plan-sections.ts'
import { PlanTools } from './plan-tools.tsx'
import { TerminalChart } from './terminal-chart.tsx'
import { useTerminalPlans } from './use-terminal-plans.ts'
import { UnplannedNote } from './unplanned-note.tsx'
import { useUnplanned } from './use-unplanned.ts'
import classes from './plan-view.module.css'

// opened by a press, and not needed to draw
const PlanDetail = lazyComponent(() => import('./plan-detail.tsx'), 'PlanDetail')

export interface PlanViewProps {
  search: ProgramSearch
  setSearch: (patch: Partial<ProgramSearch>) => void
  onClearFilters: () => void
}

/** Every ad that is published, over days: what runs, ends, begins, has not arrived. */
export function PlanView({ search, setSearch, onClearFilters }: PlanViewProps) {
  const client = useQueryClient()
  const { cdnImgUrl } = useUserInfo()
  const now = useNow()
  const today = wallTime(new Date(now)).day
  const plan = useQuery({
    ...networkPlanQuery(),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : planFresh(state.data?.total)),
  })
  // drawn bit by bit: a part of a large network comes while somebody works
  const { data: readSoFar, isFetching } = plan
  const { data, reading } = useDeferredValue(
    useMemo(() => ({ data: readSoFar, reading: isFetching }), [readSoFar, isFetching]),
  )
  const filtered = isFiltered(programFilters, search)
  // no row of an ad says its group or organisation: the list itself tells which fit
  const fitting = useQuery({
    ...readSome('programList', { status: 1, ...toProgramQuery(search) }),
    enabled: filtered,
    select: ({ rows }) => new Set(rows.map(({ id }) => String(id))),
  })
  const [open, setOpen] = useState<OpenBar>()
  const close = () => setOpen(undefined)
  useClosesWithPage(open !== undefined, close)
  usePreloadWhenIdle(PlanDetail)
  const detailLoaded = useLazyComponent(PlanDetail, open !== undefined, close)

  const { show, by, from, weeks } = search
  const days = useMemo(() => planDays({ from, weeks }, today), [from, weeks, today])
  const { wanted, ...grouped } = usePlanSections(by)
  const ofTerminals = by === 'terminal' || show === 'unplanned'
  const all = data?.ads
  const chosen = useMemo(
    () => (filtered ? all?.filter(({ program }) => fitting.data?.has(String(program.id))) : all),
    [all, filtered, fitting.data],
  )
  const unplanned = useUnplanned(data, today, show === 'unplanned')
  const figures = useMemo(
    () => ({ ...planFigures({ ads: chosen ?? [] }, new Date(now)), unplanned: unplanned.terminals?.length }),
    [chosen, now, unplanned.terminals],
  )
  const ads = useMemo(
    () =>
      chosen
        ?.filter((ad) =>
          show && show !== 'unplanned' ? planFilters[show](ad, new Date(now)) : ofTerminals || isSeen(ad, days),
        )
        .sort((a, b) => inOrder(a, b, today)),
    // what runs now is asked of those alone that are shown for it
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [chosen, show, ofTerminals, days, today, show && now],
  )
  const rows = useMemo(
    (): PlanRow[] | undefined =>
      wanted ? ads && grouped.sections && inSections(ads, grouped.sections, grouped.rest) : ads?.map((ad) => ({ ad })),
    [ads, wanted, grouped.sections, grouped.rest],
  )
  const loaded = data !== undefined && (!filtered || fitting.data !== undefined)
  const planned = useTerminalPlans(
    JSON.stringify([toProgramQuery(search), show]),
    loaded && ofTerminals && show !== 'unplanned' ? ads : undefined,
    filtered || show ? undefined : data?.devices,
  )
  const empty = useMemo(() => unplanned.terminals?.map((terminal) => ({ terminal, parts: [] })), [unplanned.terminals])
  const terminals = show === 'unplanned' ? (empty ?? NONE) : planned
  const error = data ? (fitting.error ?? (ofTerminals ? null : grouped.error)) : plan.error
  const shown: readonly unknown[] | undefined = ofTerminals ? terminals : rows
  const reload = () => void reread(client, 'asked')
  const instead = stateInsteadOfRows({
    rows: loaded ? shown : undefined,
    error: loaded && (shown?.length ?? 0) > 0 ? undefined : error,
    onRetry: () => {
      if (!plan.data) void plan.refetch()
      else if (fitting.error) void fitting.refetch()
      else grouped.refetch()
    },
    filtered: filtered || (show !== undefined && show !== 'unplanned'),
    onClearFilters: () => {
      onClearFilters()
      setSearch({ show: undefined })
    },
    empty: emptyOf(reading, show === 'unplanned' ? (unplanned.terminals ? 'none' : 'unknown') : undefined),
  })

  return (
    <ListFrame
      rows={all}
      error={plan.data ? plan.error : undefined}
      onRetry={reload}
      refresh={{ updatedAt: plan.dataUpdatedAt, loading: plan.isFetching, onRefresh: reload }}
      tools={
        <>
          {terminals ? (
            <TerminalPlanExport rows={terminals} filtered={filtered || show !== undefined} today={today} />
          ) : (
            <PlanExport ads={ads ?? []} filtered={filtered || show !== undefined} today={today} />
          )}
          <PlanTools days={days} search={search} setSearch={setSearch} />
        </>
      }
      toolbar={
        <PlanFigures
          figures={figures}
          partial={!chosen || (data?.unread.length ?? 0) > 0}
          atMost={unplanned.atMost}
          shown={show}
          onShow={(next) => setSearch({ show: next })}
        />
      }
    >
      {show === 'unplanned' && <UnplannedNote {...unplanned} />}
      {instead ??
        (terminals && loaded ? (
          <TerminalChart rows={terminals} days={days} today={today} />
        ) : rows && loaded && !ofTerminals ? (
          <PlanChart rows={rows} days={days} today={today} imageBase={cdnImgUrl} search={search} onOpen={setOpen} />
        ) : (
          <LoadingLines lines={8} />
        ))}
      {data && (
        <Foot
          plan={data}
          reading={reading}
          ownAlone={ofTerminals && show !== 'unplanned'}
          legend={!instead && <PlanLegend ofTerminals={ofTerminals} counted={days.count <= DENSE} />}
          onReadOn={() => void plan.refetch()}
        />
      )}
      {open && detailLoaded && <PlanDetail {...open} today={today} onClose={close} setSearch={setSearch} />}
    </ListFrame>
  )
}

function emptyOf(reading: boolean, unplanned: 'none' | 'unknown' | undefined) {
  if (reading) return <LoadingLines lines={8} />
  if (unplanned === 'none') return <Empty art="device" title="每台终端都有广告投放" />
  if (unplanned === 'unknown')
    return <Empty art="device" title="还不能判断哪些终端没有节目" description="要等所有广告的排期都读到" />
  return <Empty art="ad" title="这段时间没有广告投放" description="审核通过的广告发布到终端后，投放时间会显示在这里" />
}

/** It has a day of these. */
function isSeen({ shares }: AdPlan, { first, last }: { first: number; last: number }): boolean {
  return shares.some(({ days }) => days && days.first <= last && days.last >= first)
}

const NONE: never[] = []
const STANDS = ['running', 'coming', 'over', 'none']

/** What runs, that which ends first at the head; then what begins, then what is over. */
function inOrder(a: AdPlan, b: AdPlan, today: number): number {
  const [own, other] = [adDays(a, today), adDays(b, today)]
  if (own.stand !== other.stand) return STANDS.indexOf(own.stand) - STANDS.indexOf(other.stand)
  if (own.stand === 'coming') return own.next - other.next
  // two without end are equal, and their difference is no number
  return own.last === other.last ? b.terminals - a.terminals : (own.last - other.last) * (own.stand === 'over' ? -1 : 1)
}

interface FootProps {
  plan: Parameters<typeof planAge>[0] & { total: number; stopped: boolean }
  reading: boolean
  /** It stands by terminal, where ads may play that this account does not see. */
  ownAlone: boolean
  legend: ReactNode
  onReadOn: () => void
}

/** How much of the network this is, and as of when. */
function Foot({ plan, reading, ownAlone, legend, onReadOn }: FootProps) {
  const { ads, unread, lastDays, total, stopped } = plan
  const published = ads.filter(({ terminals }) => terminals > 0).length
  const age = planAge(plan)
  const unknown = ads.reduce((sum, ad) => sum + ad.unknown, 0)
  return (
    <footer className={classes.foot}>
      <span role="status">
        {reading && unread.length > 0
          ? `正在读取排期：${formatNumber(total - unread.length)} / ${formatNumber(total)} 个广告`
          : [
              `${formatNumber(published)} 个已发布的广告${lastDays ? `，${formatNumber(lastDays.size)} 台终端` : ''}`,
              unread.length > 0 && `${formatNumber(unread.length)} 个广告${stopped ? '未读取' : '未读到'}`,
              unknown > 0 && `${formatNumber(unknown)} 台的计划未知`,
              ownAlone && '只计本账号可见的广告',
              age !== undefined && `更新于 ${formatMoment(age).slice(11, 16)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
      </span>
      {legend}
      {reading && unread.length > 0 ? (
        <Button size="compact-sm" variant="default" onClick={stopNetworkPlan}>
          停止读取
        </Button>
      ) : (
        unread.length > 0 && (
          <Button size="compact-sm" variant="default" onClick={onReadOn}>
            {stopped ? '继续读取' : '重试'}
          </Button>
        )
      )}
    </footer>
  )
}

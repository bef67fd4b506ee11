import { Button } from '@mantine/core'
import { IconBolt } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { activities } from '#src/api/activities.ts'
import { someAdsQuery } from '#src/api/plan/network-plan.ts'
import { loadAll } from '#src/api/paging.ts'
import { usePlanThatWasRead } from '#src/api/plan/plan-notes.ts'
import { formatMoment } from '#src/domain/dates.ts'
import type { Activity } from '#src/domain/activity.ts'
import {
  insertionOf,
  adPlan,
  shortInsertionsAt,
  type Insertion,
  type NetworkPlan,
  type PlannedProgram,
} from '#src/domain/plan/network-plan.ts'
import { lookUpLimit } from '#src/lib/data/gather-pages.ts'
import { useOffersPageActions } from '#src/lib/hooks/page-actions.ts'
import { thisPage } from '#src/lib/hooks/this-page.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { useSingleFlight } from '#src/lib/hooks/use-single-flight.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { notifyError, notifyInfo } from '#src/ui/feedback/notify.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { toPlayQuery } from '../published/play-request.ts'
import { useSendStop } from '../use-send-stop.tsx'
import classes from './running-banner.module.css'

/** How often they are looked up while the page is seen (ms). */
const REFRESH = 3 * 60_000
const DAY_MS = 24 * 3_600_000
/** Ads that are looked up, and lines that are shown. */
const CANDIDATES = 12
const LINES = 2

/** What interrupts the rotation for no longer than a day, each with 停播 for all of its terminals (N63). */
export function RunningBanner() {
  const now = useNow()
  const plan = usePlanThatWasRead()?.data
  const { items } = useSnapshot(activities)
  const programs = useMemo(() => candidates(plan, items as readonly Activity[], now), [plan, items, now])
  const { data: ads } = useQuery({
    ...someAdsQuery(programs),
    enabled: programs.length > 0,
    refetchInterval: REFRESH,
    placeholderData: keepPreviousData,
  })
  const running = programs.length > 0 && ads ? shortInsertionsAt({ ads }, new Date(now)) : []
  if (running.length === 0) return null
  return (
    <section className={classes.banner} aria-label="正在插播">
      <ul>
        {running.slice(0, LINES).map((insertion) => (
          <li key={String(insertion.program.id)}>
            <Line {...insertion} />
          </li>
        ))}
      </ul>
      {running.length > LINES && (
        <TextLink to="/programManage" search={{ view: 'plan', show: 'inserting' }}>
          另有 {formatNumber(running.length - LINES)} 个正在插播
        </TextLink>
      )}
    </section>
  )
}

/** Ads that may interrupt now: by the plan that was read, and what this browser has published within a day. */
function candidates(plan: NetworkPlan | undefined, items: readonly Activity[], now: number): PlannedProgram[] {
  const found = new Map<string, PlannedProgram>()
  for (const { work, sentAt } of items)
    if (work.kind === 'publish' && now - sentAt < DAY_MS) found.set(String(work.program.id), work.program)
  if (plan) for (const { program } of shortInsertionsAt(plan, new Date(now))) found.set(String(program.id), program)
  // a key that stays the same as long as they do
  return [...found.values()]
    .slice(0, CANDIDATES)
    .map(({ id, name, resolutionType }) => ({ id, name, resolutionType }))
    .sort((a, b) => String(a.id).localeCompare(String(b.id)))
}

function Line({ program, terminals, waiting, until }: Insertion) {
  const send = useSendStop(program)
  const stop = useSingleFlight(async () => {
    const signal = thisPage()
    try {
      const rows = await loadAll('programPlayList', toPlayQuery(program, {}), lookUpLimit())
      const inserting = new Set(
        insertionOf(adPlan(program, rows, 0), new Date(serverNow()))?.terminals.map(({ id }) => String(id)),
      )
      const chosen = rows.filter(({ deviceId }) => inserting.has(String(deviceId)))
      if (chosen.length === 0) return notifyInfo(`广告“${program.name ?? ''}”的插播已经结束`)
      await send(chosen, { signal })
    } catch (error) {
      notifyError(error)
    }
  })
  const stopTitle = `停播“${program.name ?? ''}”`
  // the bar is the last that Tab comes to
  useOffersPageActions(() => [
    { id: `stop ${program.id}`, title: stopTitle, place: '正在插播', run: () => void stop() },
  ])
  return (
    <>
      <IconBolt size={16} aria-hidden className={classes.sign} />
      <span className={classes.words}>
        “{program.name}”正在 {formatNumber(terminals.length)} 台终端插播
        {until && `，至 ${timeText(until, new Date(serverNow()))}`}
        {waiting > 0 && `，${formatNumber(waiting)} 台未送达`}
      </span>
      <TextLink to="/checkPubMet" search={{ id: String(program.id) }}>
        查看终端
      </TextLink>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={stopTitle}
        className={classes.stop}
        onClick={() => void stop()}
      >
        停播
      </Button>
    </>
  )
}

/** `14:30`, and 明天 where it is. */
function timeText(until: Date, now: Date): string {
  const [end, today] = [formatMoment(until.getTime()), formatMoment(now.getTime())]
  return `${end.slice(0, 10) === today.slice(0, 10) ? '' : '明天 '}${end.slice(11, 16)}`
}

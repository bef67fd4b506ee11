import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { networkPlanQuery, planAge, planFresh } from '#src/api/plan/network-plan.ts'
import { usePlanThatWasRead } from '#src/api/plan/plan-notes.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { planFigureLabels } from '#src/domain/plan/figure-labels.ts'
import { planFigures, type PlanFigure } from '#src/domain/plan/network-plan.ts'
import { withPlan } from '#src/domain/plan/with-plan.ts'
import type { Undelivered } from '#src/domain/undelivered.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { useSettled } from '#src/ui/use-settled.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import classes from './plan-line.module.css'

/** So many ads are read without being asked for: a call for each, about. */
const UNASKED = 60

/**
 * What has not arrived is said above it, by the log. Terminals without ads are not said: the plan is of the ads that
 * this account may see, and others may play there.
 */
const FIGURES = ['ending', 'beginning', 'inserting'] as const satisfies PlanFigure[]

export interface PlanLineProps {
  /** How many ads may be published, where that is known. */
  approved: number | undefined
  /** Called when all of the plan is read, with what adds it to the log of publishes. */
  onPlan: (complete: (log: Undelivered) => Undelivered) => void
}

/** Counts of the ads that end, begin or play as insertions, from the plan of the network (N62), as links to them. */
export function PlanLine({ approved, onPlan }: PlanLineProps) {
  const id = useId()
  const now = useNow()
  const [asked, setAsked] = useState(false)
  const settled = useSettled()
  const known = usePlanThatWasRead() !== undefined
  const reads = asked || known || (approved !== undefined && approved <= UNASKED)
  const { data, error, isFetching, refetch } = useQuery({
    ...networkPlanQuery(),
    // who only passes through asks for none of it
    enabled: reads && settled,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : planFresh(state.data?.total)),
  })
  const figures = useMemo(() => {
    if (!data) return []
    const counts = planFigures(data, new Date(now))
    return FIGURES.map((figure) => ({ figure, count: counts[figure] })).filter(({ count }) => count > 0)
  }, [data, now])
  const unread = data?.unread.length ?? 0
  const age = data && planAge(data)
  const whole = data && unread === 0 ? data.ads : undefined
  const tell = useEffectEvent(onPlan)
  useEffect(() => whole && tell((log) => withPlan(log, whole)), [whole])

  return (
    <section className={classes.line} aria-labelledby={id}>
      <h2 id={id}>排期</h2>
      {figures.map(({ figure, count }) => (
        <Link key={figure} className={classes.figure} to="/programManage" search={{ view: 'plan', show: figure }}>
          <StatusBadge
            label={{
              ...planFigureLabels[figure],
              text: `${planFigureLabels[figure].text} ${unread > 0 ? '至少 ' : ''}${formatNumber(count)} 个广告`,
            }}
          />
        </Link>
      ))}
      {data && figures.length === 0 && unread === 0 && <span>七天内没有广告结束或开始</span>}
      {!reads && (
        <Button size="compact-sm" variant="default" onClick={() => setAsked(true)}>
          {approved === undefined ? '读取排期' : `读取 ${formatNumber(approved)} 个广告的排期`}
        </Button>
      )}
      {!isFetching && (error !== null || unread > 0) && (
        <>
          <span role="alert">{data ? `${formatNumber(unread)} 个广告的排期未读到` : '排期未能读取'}</span>
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            重试
          </Button>
        </>
      )}
      <span className={classes.age}>
        {isFetching && (!data || unread > 0)
          ? data
            ? `正在读取：${formatNumber(data.total - unread)} / ${formatNumber(data.total)} 个广告`
            : '正在读取'
          : age !== undefined && `更新于 ${formatMoment(age).slice(11, 16)}`}
      </span>
    </section>
  )
}

import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Id } from '#src/api/generated/types.gen.ts'
import { readAll } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { readInTurn } from '#src/api/read-in-turn.ts'
import { useCan } from '#src/api/user-info.ts'
import { monthAt } from '#src/domain/dates.ts'
import { numberOf } from '#src/domain/read-values.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import { unnamed } from '#src/lib/text/nameless.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { monthOfPlan, playsOf, type ProofGiven, type WholePlay } from './proof-figures.ts'

export interface ProofOf {
  program?: string | undefined
  order?: string | undefined
  /** Undefined for the last month of the plan that is over, or what there is of it. */
  month: string | undefined
}

/** The days of an order, `yyyyMMdd`; one without days is of all. */
function daysOf(schedules: Scheduled['schedules'] = []): (day: number) => boolean {
  const known = schedules.filter(({ dateStart, dateEnd }) => Number(dateStart) > 0 && Number(dateEnd) > 0)
  return (day) =>
    known.length === 0 || known.some(({ dateStart, dateEnd }) => Number(dateStart) <= day && day <= Number(dateEnd))
}

/**
 * What is known of the play of an ad, or of the ads of an order on its terminals and days, in a month: the plays, the
 * plan of now, and what the terminals played in all.
 */
export function useProof({ program, order: orderId, month: asked }: ProofOf) {
  const can = useCan()
  const order = useQuery({ ...read('orderGet', { path: { id: orderId ?? '' } }), enabled: orderId !== undefined })
  const ids: readonly Id[] =
    orderId === undefined ? (program === undefined ? [] : [program]) : (order.data?.programs ?? []).map(({ id }) => id)
  const details = useQueries({ queries: ids.map((id) => readInTurn('programGet', { path: { id } })) })
  // of an order the plan is its own
  const [ad] = orderId === undefined ? details : []
  const planned = useQuery({
    ...readAll('programPlayList', { programId: program ?? '', resolutionType: ad?.data?.resolutionType ?? 0 }),
    enabled: orderId === undefined && ad?.data !== undefined && can('3'),
  })
  const deciding = asked === undefined && (orderId === undefined ? ad?.isPending || planned.isLoading : order.isPending)
  const plan = order.data ? [order.data as Scheduled] : planned.data
  const month = asked ?? monthOfPlan(plan ?? [], monthAt(new Date(serverNow())))
  const plays = useQueries({
    queries: ids.map((id) => ({
      ...readInTurn('statProgramLogExport', { query: { programId: id, month } }),
      enabled: !deciding,
    })),
  })
  const whole = useQuery({
    ...read('statDeviceExport', { query: { bizType: 3, countType: 2, month } }),
    enabled: can('81') && ids.length > 0 && !deciding,
  })
  const error = order.error ?? plays.find((query) => query.error)?.error ?? null
  const loading = (orderId !== undefined && order.isPending) || plays.some((query) => query.isPending)
  const given = useMemo((): ProofGiven | undefined => {
    if (loading || error) return undefined
    const mine = new Set(order.data?.devices?.flatMap(({ sn }) => sn ?? []))
    const isDay = daysOf(order.data?.schedules)
    const own = ({ sn, day }: { sn: string; day: number }) => !order.data || (mine.has(sn) && isDay(day))
    return {
      plays: ids.flatMap((id, index) => playsOf(String(id), plays[index]?.data?.list ?? [])).filter(own),
      lengths: new Map(ids.map((id, index) => [String(id), numberOf(details[index]?.data?.duration) ?? 0])),
      plans: order.data
        ? new Map([...mine].map((sn) => [sn, [order.data as Scheduled]]))
        : planned.data && new Map(planned.data.map((row) => [row.deviceSn ?? '', [row as Scheduled]])),
      whole: whole.data?.details?.map(({ d, sn = '', sumDuration }): WholePlay => ({
        day: Number(d),
        sn,
        seconds: sumDuration ?? 0,
      })),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- lists of queries are made anew each time
  }, [loading, error, order.data, planned.data, whole.data, ...plays.map((q) => q.data), ...details.map((q) => q.data)])
  const names = new Map(
    ids.map((id, index) => [
      String(id),
      details[index]?.data?.name || order.data?.programs?.[index]?.name || unnamed(id),
    ]),
  )
  return {
    month,
    given,
    error,
    loading,
    retry: () => void Promise.all([order, ...plays].filter((query) => query.error).map((query) => query.refetch())),
    names,
    order: order.data,
    /** How the plan reads, of an ad that has one on all terminals. */
    sources: {
      plans: orderId !== undefined ? ('order' as const) : planned.data ? ('now' as const) : undefined,
      whole: whole.data !== undefined,
      mayWhole: can('81'),
    },
  }
}

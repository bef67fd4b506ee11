import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { wallClock } from '#src/domain/server-time.ts'
import type { Undelivered } from '#src/domain/undelivered.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { atServer } from '#src/lib/time/server-clock.ts'
import { preloadCharts } from '#src/ui/charts/lazy-charts.tsx'
import { useLoadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { greetingOf } from './dashboard-model.ts'
import {
  AttentionStrip,
  type AttentionAd,
  type AttentionLink,
  type AttentionOrder,
  type AttentionTerminal,
} from './attention-strip.tsx'
import { attentionLists } from './attention-lists.ts'
import { DashboardView } from './dashboard-view.tsx'
import type { TerminalLinks } from './device-state-card.tsx'
import { useAttention } from './use-attention.ts'

const PlanLine = lazyComponent(() => import('./plan-line.tsx'), 'PlanLine')
const ROOM_OF_PLAN = { minHeight: 40 }

// with the first screen after login, beside its data: neither waits for the other
preloadCharts()

/** How often the figures are looked after while the page is seen, in milliseconds. */
const REFRESH = 60_000

export function DashboardScreen() {
  const query = useQuery({
    ...read('dashboardReport', {}),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : REFRESH),
  })
  const [complete, setComplete] = useState<(log: Undelivered) => Undelivered>()
  const attention = useAttention(complete)
  const { name, account } = useUserInfo()
  const can = useCan()
  const canOpenTerminals = can('1')
  const canSeePlan = can('3')
  const planLoaded = useLoadWhenIdle(canSeePlan ? PlanLine : undefined)
  const [openedAt] = useState(() => Date.now())
  const { hour } = wallClock(atServer(query.dataUpdatedAt || openedAt))
  const navigate = useNavigate()
  const terminals = useMemo<TerminalLinks | undefined>(
    () =>
      canOpenTerminals
        ? { Link: TerminalLink, open: (state) => void navigate({ to: '/terminalManage', search: { state } }) }
        : undefined,
    [canOpenTerminals, navigate],
  )
  return (
    <DashboardView
      greeting={`${greetingOf(hour)}，${name ?? account}`}
      report={query.data}
      loadedAt={query.dataUpdatedAt}
      error={query.error}
      refreshing={query.isFetching}
      onRefresh={() => {
        void query.refetch()
        attention.refetch()
      }}
      terminals={terminals}
      attention={
        <>
          <AttentionStrip items={attention.items} Link={ListLink} Terminal={Terminal} Ad={Ad} Order={Order} />
          {canSeePlan &&
            (planLoaded ? (
              <PlanLine approved={query.data?.programStatus?.[1]} onPlan={(next) => setComplete(() => next)} />
            ) : (
              <div style={ROOM_OF_PLAN} />
            ))}
        </>
      }
    />
  )
}

const TerminalLink: TerminalLinks['Link'] = ({ state, children }) => (
  <TextLink to="/terminalManage" search={{ state }}>
    {children}
  </TextLink>
)

const Terminal: AttentionTerminal = ({ id, ...rest }) => (
  <TextLink {...rest} to="/terminalManage" search={{ device: String(id) }} />
)

const Ad: AttentionAd = ({ id, name, deleted, children, ...rest }) => {
  const request = { query: { programId: id, syncStatus: 0, page: 0, limit: 1 } } as const
  const terminals = useQuery({ ...readPage('programPlayList', request), enabled: useCan()('3') })
  return terminals.data ? (
    <TextLink {...rest} to="/checkPubMet" search={{ id: String(id), sync: '0' }}>
      {children}
    </TextLink>
  ) : (
    // the log tells of all, also of what the plan does not count (R91)
    <TextLink {...rest} to="/record/playRecord" search={{ type: '1', name }}>
      {deleted ? '已删除的' : terminals.error instanceof UserError && terminals.error.refused && '其他组织的'}
      {children}
    </TextLink>
  )
}

/** In its list, which also has orders that are not counted: the contract has no filter for those that are. */
const Order: AttentionOrder = ({ kind, id, ...rest }) => (
  <TextLink {...rest} to="/orderManage" search={{ status: kind === 'refused' ? '5' : '2', order: String(id) }} />
)

const ListLink: AttentionLink = ({ kind, ...rest }) => <Link {...attentionLists[kind]} {...rest} />

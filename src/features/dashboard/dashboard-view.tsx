import { memo, type ReactNode } from 'react'
import type { DashboardReport } from '#src/api/generated/types.gen.ts'
import { lastDays } from '#src/domain/dates.ts'
import { topAds } from '#src/domain/top-ads.ts'
import { chartState } from '#src/ui/charts/chart-state.ts'
import { StaleError } from '#src/ui/table/list-state.tsx'
import { Card, Page } from '#src/ui/page.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { TopAdsCard } from '#src/ui/charts/top-ads-card.tsx'
import { atServer } from '#src/lib/time/server-clock.ts'
import classes from './dashboard-view.module.css'
import { DeviceStateCard, type TerminalLinks } from './device-state-card.tsx'
import { OnlineHoursCard } from './online-hours-card.tsx'
import { ReviewStatusCard } from './review-status-card.tsx'

export interface DashboardViewProps {
  /** A word of welcome. */
  greeting: string
  /** Undefined while it loads for the first time, or when that failed. */
  report?: DashboardReport
  /** When the report was loaded, epoch milliseconds; 0 is never. */
  loadedAt: number
  /** Why the last load failed; an older report stays on screen. */
  error?: unknown
  refreshing: boolean
  onRefresh: () => void
  /** Ways to the terminal list; undefined for those who may not open it. */
  terminals?: TerminalLinks
  /** What waits for this user; it loads and fails on its own. */
  attention?: ReactNode
}

export function DashboardView({
  greeting,
  report,
  loadedAt,
  error,
  refreshing,
  onRefresh,
  terminals,
  attention,
}: DashboardViewProps) {
  const failed = error !== undefined && error !== null
  return (
    <Page
      title="首页"
      description={greeting}
      actions={<RefreshButton updatedAt={loadedAt} loading={refreshing} onRefresh={onRefresh} />}
    >
      {attention}
      <div className={classes.notes}>
        <StaleError rows={report && [report]} error={error} onRetry={onRefresh} />
      </div>
      {failed && !report ? (
        <Card>
          <ErrorState error={error} onRetry={onRefresh} retrying={refreshing} />
        </Card>
      ) : (
        <Charts report={report} today={lastDays(1, new Date(atServer(loadedAt)))[0] ?? ''} terminals={terminals} />
      )}
    </Page>
  )
}

/** Drawn again only when there are other figures, not each time they have been looked after. */
const Charts = memo(function Charts({
  report,
  today,
  terminals,
}: Pick<DashboardViewProps, 'report' | 'terminals'> & { today: string }) {
  const loading = report === undefined
  const top = report && topAds(report.programDurationTop10)
  return (
    <div className={classes.frame}>
      <div className={classes.grid}>
        <DeviceStateCard part={report?.deviceState} loading={loading} terminals={terminals} />
        <ReviewStatusCard statuses={report?.programStatus} materials={report?.materialType} loading={loading} />
        <OnlineHoursCard part={report?.deviceOnlineReport} loading={loading} today={today} />
        <TopAdsCard
          title="近 7 日广告播放时长 TOP10"
          period="近 7 日"
          top={top}
          state={chartState(loading, top, top?.ads.length)}
        />
      </div>
    </div>
  )
})

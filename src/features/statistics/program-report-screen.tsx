import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { read } from '#src/api/query.ts'
import { monthAt } from '#src/domain/dates.ts'
import { addMonths, formatMonth } from '#src/domain/months.ts'
import { topAds, type TopAd } from '#src/domain/top-ads.ts'
import { atServer, serverNow } from '#src/lib/time/server-clock.ts'
import { chartState } from '#src/ui/charts/chart-state.ts'
import { Page } from '#src/ui/page.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { TopAdsCard } from '#src/ui/charts/top-ads-card.tsx'
import { ListTools, useToolsPlace } from '#src/ui/table/list-layout.tsx'
import { StaleError } from '#src/ui/table/list-state.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { ProgramAds } from './program-ads.tsx'
import classes from './program-report.module.css'
import { ProgramMonths } from './program-months.tsx'
import type { ProgramReportSearch } from './program-report-search.ts'

const route = getRouteApi('/_shell/report/programReport')

/**
 * The ad statistics (3§2): the ten played longest last month, and play by month and by ad. The preview of an ad is put
 * over it by the route.
 */
export function ProgramReportScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (next: Partial<ProgramReportSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) }),
    [navigate],
  )
  const goTo = useCallback((page: number) => setSearch({ page }), [setSearch])
  const [place, holder] = useToolsPlace(classes.place)
  const list = { search, onSearch: setSearch, goTo }
  return (
    <Page title="广告统计">
      <TopAdsOfLastMonth />
      <Tabs
        value={search.tab ?? 'time'}
        onChange={(tab) => setSearch({ tab: tab === 'ad' ? 'ad' : undefined, page: undefined, q: undefined })}
        keepMounted={false}
      >
        <div className={classes.bar}>
          <Tabs.List className={classes.tabs}>
            <Tabs.Tab value="time">按时间</Tabs.Tab>
            <Tabs.Tab value="ad">按广告</Tabs.Tab>
          </Tabs.List>
          <div ref={holder} />
        </div>
        <ListTools value={place}>
          <Tabs.Panel value="time" className={classes.panel}>
            <ProgramMonths {...list} />
          </Tabs.Panel>
          <Tabs.Panel value="ad" className={classes.panel}>
            <ProgramAds {...list} />
          </Tabs.Panel>
        </ListTools>
      </Tabs>
    </Page>
  )
}

function TopAdsOfLastMonth() {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(read('statProgramTop', {}))
  const failed = error !== null && data === undefined
  const top = data && topAds(data)
  // of when it was answered
  const month = formatMonth(addMonths(monthAt(new Date(data ? atServer(dataUpdatedAt) : serverNow())), -1))
  const refresh = () => void refetch()
  return (
    <>
      <div className={classes.notes}>
        <StaleError rows={top?.ads} error={error} onRetry={refresh} />
      </div>
      <TopAdsCard
        title={`广告播放统计 - 上月（${month}）TOP10（小时）`}
        period={`上月（${month}）`}
        top={top}
        state={failed ? 'failed' : chartState(data === undefined, top, top?.ads.length)}
        failure={<ErrorState error={error} onRetry={refresh} retrying={isFetching} />}
        tools={<RefreshButton label="刷新 TOP10" updatedAt={dataUpdatedAt} loading={isFetching} onRefresh={refresh} />}
        nameCell={nameCell}
      />
    </>
  )
}

/** Leads to the ad in the list below; the ranking names ads and has no ids. */
function nameCell({ name, deleted }: TopAd) {
  return (
    <TextLink className={deleted ? classes.gone : undefined} to="/report/programReport" search={{ tab: 'ad', q: name }}>
      {name}
    </TextLink>
  )
}

import { IconFileDownload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useCan } from '#src/api/user-info.ts'
import type { MonthRange } from '#src/domain/months.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { preloadCharts } from '#src/ui/charts/lazy-charts.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Page } from '#src/ui/page.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { MonthChartCard } from './month-chart-card.tsx'
import { terminalMeasures } from './terminal-measures.ts'
import type { TerminalReportSearch } from './terminal-report-search.ts'
import { useMonthStat } from './use-month-stat.ts'

// with the screen, beside its data: neither waits for the other
preloadCharts()

// dialogs load on first open
const TerminalExport = lazyComponent(() => import('./terminal-export.tsx'), 'TerminalExport')

const route = getRouteApi('/_shell/report/terminalReport')

/** The terminal statistics (3§2): three charts, each with months of its own in the URL, and their export. */
export function TerminalReportScreen() {
  const search = route.useSearch()
  const can = useCan()
  const [exporting, setExporting] = useState(false)
  const { added, online, play } = terminalMeasures
  const charts = {
    added: useMonthStat({
      operation: 'statDeviceAdded',
      given: search.added,
      valueOf: added.valueOf,
      onRange: useSetRange('added'),
    }),
    online: useMonthStat({
      operation: 'statDeviceOnline',
      given: search.online,
      valueOf: online.valueOf,
      onRange: useSetRange('online'),
    }),
    play: useMonthStat({
      operation: 'statDevicePlay',
      given: search.play,
      valueOf: play.valueOf,
      onRange: useSetRange('play'),
    }),
  }
  const all = Object.values(charts)
  return (
    <Page
      title="终端统计"
      actions={
        <>
          <RefreshButton
            updatedAt={Math.min(...all.map(({ updatedAt }) => updatedAt))}
            loading={all.some(({ fetching }) => fetching)}
            onRefresh={() => all.forEach(({ refresh }) => void refresh())}
          />
          <IconButton
            label="导出"
            size={30}
            onClick={() => void TerminalExport.preload().then(() => setExporting(true), notifyError)}
          >
            <IconFileDownload size={18} stroke={1.6} aria-hidden />
          </IconButton>
        </>
      }
    >
      <MonthChartCard
        {...added}
        {...charts.added}
        link={can(pagePermissions.devices) && <TextLink to="/terminalManage">查看终端列表</TextLink>}
      />
      <MonthChartCard
        {...online}
        {...charts.online}
        link={
          can(pagePermissions.devices) && (
            <TextLink to="/terminalManage" search={{ state: '1' }}>
              查看在线终端
            </TextLink>
          )
        }
      />
      <MonthChartCard
        {...play}
        {...charts.play}
        link={can(pagePermissions.programReport) && <TextLink to="/report/programReport">查看广告统计</TextLink>}
      />
      {exporting && <TerminalExport onClose={() => setExporting(false)} />}
    </Page>
  )
}

/** Puts the months of a chart into the address. What the console takes back by itself is no step to go back to. */
function useSetRange(chart: keyof TerminalReportSearch) {
  const navigate = route.useNavigate()
  return useCallback(
    (range: MonthRange | undefined) =>
      void navigate({
        search: (before) => ({ ...before, [chart]: range && `${range.from}-${range.to}` }),
        replace: range === undefined,
      }),
    [navigate, chart],
  )
}

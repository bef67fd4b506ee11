import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CommandLogEntry } from '#src/api/generated/types.gen.ts'
import { loadPage, readPage } from '#src/api/paging.ts'
import { useCan } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { commandStatuses, commandTypes, issuableCommands, optionsOf } from '#src/domain/labels.ts'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import type { FilterField } from '#src/ui/filters/filter-bar.tsx'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { selectFilter } from '#src/ui/filters/select-filter.tsx'
import { useListScreen } from '#src/ui/table/use-list-screen.ts'
import { Empty } from '#src/ui/feedback/states.tsx'
import { ListPage } from '#src/ui/list-page.tsx'
import {
  LOG_PAGE_SIZES,
  toCommandLogQuery,
  toCommandLogRequest,
  type CommandLogFilters,
  commandLogFilters,
} from './command-log-search.ts'
import { commandLogColumns } from './log-columns.tsx'
import { commandLogExport } from './log-exports.ts'
import { useLogLinks } from './log-links.tsx'

const route = getRouteApi('/_shell/record/deviceCommand')

export const commandLogFields: readonly FilterField<CommandLogFilters>[] = [
  { key: 'q', kind: 'text', label: '终端', placeholder: '终端编号或名称', number: '终端编号', maxLength: 50 },
  selectFilter('type', '指令名称', optionsOf(commandTypes, issuableCommands)),
  selectFilter('status', '状态', optionsOf(commandStatuses, [1, 0, 2])),
  { key: 'account', kind: 'text', label: '操作账号', placeholder: '账号或名称', number: '账号', maxLength: 50 },
]

export const commandKey = ({ sn, createTime, type, creator }: CommandLogEntry) =>
  [sn, createTime, type, creator].join(' ')

/** Commands on their way end by themselves. */
const refetchInterval = refetchWhilePending(({ data }: { data: CommandLogEntry[] }) =>
  data.filter(({ status }) => status === 2).map(commandKey),
)

/** What was sent to all terminals and what became of it (3§2). The address has filters, page and what is open. */
export function CommandLogScreen() {
  const search = route.useSearch()
  const list = useListScreen({
    search,
    navigate: route.useNavigate(),
    filters: commandLogFilters,
    sizes: LOG_PAGE_SIZES,
    page: { ...readPage('deviceCommandLog', toCommandLogRequest(search)), refetchInterval },
    rowId: commandKey,
  })
  const links = useLogLinks()
  const maySend = useCan()(devicePermissions.sendCommand)
  return (
    <ListPage
      title="终端指令记录"
      columns={useMemo(() => commandLogColumns(links), [links])}
      storageKey="console.columns.commandLog"
      fields={commandLogFields}
      list={list}
      exporter={
        <ListExport
          name="终端指令记录"
          filtered={isFiltered(commandLogFilters, search)}
          columns={commandLogExport}
          loadPage={(page, signal) => loadPage('deviceCommandLog', toCommandLogQuery(search), page, signal)}
        />
      }
      empty={
        <Empty
          art="log"
          title="还没有下发过指令"
          action={
            maySend && (
              <Button component={Link} to="/terminalManage" variant="default">
                去终端管理下发
              </Button>
            )
          }
        />
      }
    />
  )
}

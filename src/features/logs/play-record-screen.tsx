import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PlayRecord } from '#src/api/generated/types.gen.ts'
import { loadPage, readPage } from '#src/api/paging.ts'
import { useCan } from '#src/api/user-info.ts'
import { optionsOf, playTypes } from '#src/domain/labels.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import type { FilterField } from '#src/ui/filters/filter-bar.tsx'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { selectFilter } from '#src/ui/filters/select-filter.tsx'
import { useListScreen } from '#src/ui/table/use-list-screen.ts'
import { Empty } from '#src/ui/feedback/states.tsx'
import { ListPage } from '#src/ui/list-page.tsx'
import { LOG_PAGE_SIZES } from './command-log-search.ts'
import { playRecordColumns } from './log-columns.tsx'
import { playRecordExport } from './log-exports.ts'
import { useLogLinks } from './log-links.tsx'
import {
  toPlayRecordQuery,
  toPlayRecordRequest,
  type PlayRecordFilters,
  playRecordFilters,
} from './play-record-search.ts'

const route = getRouteApi('/_shell/record/playRecord')

export const playRecordFields: readonly FilterField<PlayRecordFilters>[] = [
  { key: 'name', kind: 'text', label: '广告名称', placeholder: '广告名称', maxLength: 50 },
  { key: 'q', kind: 'text', label: '终端', placeholder: '终端编号或名称', number: '终端编号', maxLength: 50 },
  selectFilter('type', '发布类型', optionsOf(playTypes, [1, 0])),
  { key: 'account', kind: 'text', label: '操作账号', placeholder: '账号或名称', number: '账号', maxLength: 50 },
]

export const recordKey = ({ programId, deviceSn, type, createTime }: PlayRecord) =>
  [programId, deviceSn, type, createTime].join(' ')

/** What is on its way arrives by itself. */
const refetchInterval = refetchWhilePending(({ data }: { data: PlayRecord[] }) =>
  data.filter(({ status }) => status === 0).map(recordKey),
)

/** What was published to terminals and stopped on them (3§2). The address has filters, page and what is open. */
export function PlayRecordScreen() {
  const search = route.useSearch()
  const list = useListScreen({
    search,
    navigate: route.useNavigate(),
    filters: playRecordFilters,
    sizes: LOG_PAGE_SIZES,
    page: { ...readPage('playRecordList', toPlayRecordRequest(search)), refetchInterval },
    rowId: recordKey,
  })
  const links = useLogLinks()
  const mayPublish = useCan()(programPermissions.publish)
  return (
    <ListPage
      title="广告发布记录"
      columns={useMemo(() => playRecordColumns(links), [links])}
      storageKey="console.columns.playRecord"
      fields={playRecordFields}
      list={list}
      exporter={
        <ListExport
          name="广告发布记录"
          filtered={isFiltered(playRecordFilters, search)}
          columns={playRecordExport}
          loadPage={(page, signal) => loadPage('playRecordList', toPlayRecordQuery(search), page, signal)}
        />
      }
      empty={
        <Empty
          art="log"
          title="还没有发布过广告"
          action={
            mayPublish && (
              <Button component={Link} to="/programManage" variant="default">
                去广告管理发布
              </Button>
            )
          }
        />
      }
    />
  )
}

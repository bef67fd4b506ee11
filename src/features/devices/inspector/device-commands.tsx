import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { filterQuery } from '#src/api/filter-query.ts'
import type { Device, DeviceCommand } from '#src/api/generated/types.gen.ts'
import { readPage } from '#src/api/paging.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { commandStatuses, commandTypes, issuableCommands, labelOf, optionsOf } from '#src/domain/labels.ts'
import { CommandStatus } from '#src/components/device-picker/command-status.tsx'
import { useInspectorNarrow } from '#src/ui/overlay/inspector.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { FilterBar, type FilterField } from '#src/ui/filters/filter-bar.tsx'
import { selectFilter } from '#src/ui/filters/select-filter.tsx'
import { Paging, type PageState } from '#src/ui/table/paging.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import { whilePending } from './device-queries.ts'
import { DEVICE_PAGE_SIZES } from '../device-search.ts'

const columns: Column<DeviceCommand>[] = [
  { id: 'type', header: '指令名称', cell: (command) => labelOf(commandTypes, command.type).text, minWidth: 112 },
  { id: 'status', header: '状态', cell: (command) => <CommandStatus command={command} />, minWidth: 84 },
  { id: 'creator', header: '操作账号', cell: (command) => command.creator ?? '--', width: 140, narrow: 'below' },
  { id: 'createTime', header: '操作时间', cell: (command) => formatMoment(command.createTime), width: 156 },
]

interface Filters {
  type?: string
  status?: string
  accountOrName?: string
}

const toHistoryQuery = filterQuery<'deviceCommandHistory', Filters>({
  type: { number: 'type' },
  status: { number: 'status' },
  accountOrName: 'accountOrName',
})

const fields: FilterField<Filters>[] = [
  selectFilter('type', '指令名称', optionsOf(commandTypes, issuableCommands)),
  selectFilter('status', '状态', optionsOf(commandStatuses)),
  { key: 'accountOrName', kind: 'text', label: '操作账号', placeholder: '账号或名称', number: '账号', maxLength: 50 },
]

export function DeviceCommands({ id }: { id: Device['id'] }) {
  const narrow = useInspectorNarrow()
  const [filters, setFilters] = useState<Filters>({})
  const [page, setPage] = useState<PageState>({ page: 0, pageSize: DEVICE_PAGE_SIZES[0] })
  const list = useQuery({
    ...readPage('deviceCommandHistory', {
      query: {
        deviceId: id,
        page: page.page,
        limit: page.pageSize,
        ...toHistoryQuery(filters),
      },
    }),
    placeholderData: (previous) => previous,
    refetchInterval: whilePending,
  })
  function filter(next: Filters) {
    setFilters(next)
    setPage({ ...page, page: 0 })
  }
  return (
    <Stack gap="md">
      <FilterBar label="筛选指令" fields={fields} values={filters} onApply={filter} onReset={() => filter({})} />
      <DataTable
        narrow={narrow}
        label="指令记录"
        columns={columns}
        rows={list.data?.rows}
        rowId={(command) => `${command.createTime} ${command.type} ${command.creator}`}
        stale={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        filtered={Object.values(filters).some((value) => value !== undefined)}
        onClearFilters={() => filter({})}
      />
      <Paging
        label="指令分页"
        {...page}
        total={list.data?.total}
        rowCount={list.data?.rows.length}
        more={list.data?.more}
        sizes={DEVICE_PAGE_SIZES}
        onChange={setPage}
      />
    </Stack>
  )
}

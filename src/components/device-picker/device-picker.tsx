import { useMemo } from 'react'
import { deviceName } from '#src/domain/device-rules.ts'
import { deviceStates, labelOf, optionsOf, type Label } from '#src/domain/labels.ts'
import { BatchBar } from '#src/ui/table/batch-bar.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import classes from './device-picker.module.css'
import { FilterBar, type FilterField } from '#src/ui/filters/filter-bar.tsx'
import { groupFilter } from '../group/group-filter.tsx'
import type { GroupsState } from '../group/groups-state.ts'
import type { ListStateProps } from '#src/ui/table/list-state.tsx'
import { orgFilter } from '../org/org-filter.tsx'
import { Paging, type PageState } from '#src/ui/table/paging.tsx'
import { selectFilter } from '#src/ui/filters/select-filter.tsx'
import type { Selection } from '#src/ui/table/selection.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import type { Column, RowId } from '#src/ui/table/table-column.ts'
import { resolutionOptions, shownResolution } from '#src/domain/resolution.ts'

export interface PickDevice {
  id: RowId
  sn?: string
  name?: string
  state?: number
  resolution?: string
  district?: string
}

/** What narrows the terminals on offer (2§2). */
export interface PickFilters {
  /** Number or name. */
  q?: string
  state?: string
  org?: string
  group?: string
  /** `1920*1080` */
  resolution?: string
}

/** 2§9: page sizes of tables of terminals to publish to, the default first. */
export const PICK_SIZES = [100, 200, 300, 400] as const

export interface DevicePickerProps
  extends Pick<ListStateProps<PickDevice>, 'rows' | 'stale' | 'error' | 'onRetry'>, PageState {
  filters: PickFilters
  onFilters: (filters: PickFilters) => void
  total: number | undefined
  /** The server says no total, and more may follow. */
  more?: boolean | undefined
  /** How many of the page could not be read. */
  unreadable?: number | undefined
  onPage: (page: PageState) => void
  selection: Selection<PickDevice>
  /** Loads all that match. */
  onSelectAll: (signal: AbortSignal) => Promise<readonly PickDevice[]>
  /** What filters choose from. */
  orgTree: unknown
  groups: GroupsState
  resolutions: readonly string[]
  /** By id those that have the ad already; they say so. */
  published?: ReadonlyMap<string, unknown>
}

const idOf = (device: PickDevice) => device.id
const noActions = () => []

const PUBLISHED: Label = { text: '已发布', tone: 'neutral' }

const columnsOf = (published: DevicePickerProps['published']): Column<PickDevice>[] => [
  {
    id: 'sn',
    header: '终端编号',
    width: 114,
    serial: true,
    narrow: 'below',
    sortBy: ({ sn }) => sn,
    cell: ({ sn }) => sn || '--',
  },
  {
    id: 'name',
    header: '终端名称',
    minWidth: 140,
    names: true,
    sortBy: ({ name }) => name,
    cell: ({ id, name }) =>
      published?.has(String(id)) ? (
        <span className={classes.published}>
          <span>{name || '--'}</span>
          <StatusBadge label={PUBLISHED} />
        </span>
      ) : (
        name || '--'
      ),
  },
  {
    id: 'state',
    header: '在线状态',
    width: 88,
    sortBy: ({ state }) => state,
    cell: ({ state }) => <StatusBadge dot label={labelOf(deviceStates, state)} />,
  },
  {
    id: 'resolution',
    header: '分辨率',
    width: 96,
    narrow: 'below',
    sortBy: ({ resolution }) => resolution,
    cell: ({ resolution }) => shownResolution(resolution),
  },
  {
    id: 'district',
    header: '区县',
    width: 92,
    narrow: 'below',
    sortBy: ({ district }) => district,
    cell: ({ district }) => district || '--',
  },
]

/** Filters, what is chosen, the table and its pages: terminals to publish to (2§2). */
export function DevicePicker({
  filters,
  onFilters,
  rows,
  total,
  more,
  unreadable,
  stale,
  error,
  onRetry,
  page,
  pageSize,
  onPage,
  selection,
  onSelectAll,
  orgTree,
  groups,
  resolutions,
  published,
}: DevicePickerProps) {
  const columns = useMemo(() => columnsOf(published), [published])
  const fields: FilterField<PickFilters>[] = [
    { key: 'q', kind: 'text', label: '终端', placeholder: '终端编号或名称', number: '终端编号', maxLength: 50 },
    selectFilter('state', '在线状态', optionsOf(deviceStates, [1, 0])),
    orgFilter(orgTree),
    groupFilter(groups),
    selectFilter('resolution', '分辨率', resolutionOptions(resolutions)),
  ]
  return (
    <div className={classes.root}>
      <FilterBar label="筛选终端" fields={fields} values={filters} onApply={onFilters} onReset={() => onFilters({})} />
      <BatchBar
        selection={selection}
        rows={rows ?? []}
        total={total ?? 0}
        onSelectAll={onSelectAll}
        rowName={deviceName}
        actions={noActions}
      />
      <DataTable
        label="选择终端"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={deviceName}
        selection={selection}
        stale={stale}
        error={error}
        onRetry={onRetry}
        filtered={Object.values(filters).some((value) => value !== undefined)}
        onClearFilters={() => onFilters({})}
      />
      <Paging
        label="终端分页"
        page={page}
        pageSize={pageSize}
        total={total}
        rowCount={rows?.length}
        more={more}
        unreadable={unreadable}
        sizes={PICK_SIZES}
        onChange={onPage}
      />
    </div>
  )
}

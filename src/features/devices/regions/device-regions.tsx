import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { regionTreeQuery } from '#src/api/user-info.ts'
import { regionsBelow } from '#src/domain/region-rules.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { formatShare } from '#src/lib/text/format-share.ts'
import { BarCell } from '#src/ui/charts/bar-cell.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { when, type Column, type RowActions } from '#src/ui/table/table-column.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import type { DeviceSearch } from '../device-search.ts'
import classes from './device-regions.module.css'
import { placeOf, useRegionCounts, type Count, type RegionCounts } from './use-region-counts.ts'

interface DeviceRegionsProps {
  search: DeviceSearch
  setSearch: (next: Partial<DeviceSearch>) => void
  /** Whether terminals may be chosen for a batch. */
  batch: boolean
  /** Whether a filter is set. */
  filtered: boolean
  onClearFilters: () => void
}

/** How many regions are counted at first, and at each press more: each is two calls. */
const COUNTED = 100

const nameOf = (region: RegionCounts) => region.name
const toList = { view: undefined, page: undefined, size: undefined }

const columns: Column<RegionCounts>[] = [
  {
    id: 'name',
    header: '地区',
    minWidth: 112,
    hideable: false,
    sortBy: nameOf,
    cell: (region) => <Place region={region} />,
  },
  {
    id: 'total',
    header: '终端',
    width: 74,
    align: 'right',
    sortBy: ({ total }) => figureOf(total),
    cell: ({ total }) => <Figure count={total} />,
  },
  {
    id: 'online',
    header: '在线',
    width: 74,
    align: 'right',
    narrow: false,
    sortBy: (region) => figureOf(onlineOf(region)),
    cell: (region) => <Figure count={onlineOf(region)} />,
  },
  {
    id: 'offline',
    header: '离线',
    width: 74,
    align: 'right',
    sortBy: ({ offline }) => figureOf(offline),
    cell: (region) => <Figure count={region.offline} offline={region} />,
  },
  {
    id: 'share',
    header: '在线率',
    minWidth: 180,
    align: 'right',
    narrow: false,
    sortBy: shareOf,
    cell: (region) => <Share share={shareOf(region)} />,
  },
]

/**
 * How many terminals each province has, each city of a province and each district of a city, and how many are offline,
 * those with the fewest online first. Every line leads to its terminals.
 */
export function DeviceRegions({ search, setSearch, batch, filtered, onClearFilters }: DeviceRegionsProps) {
  const tree = useQuery(regionTreeQuery())
  const { province, city, district } = search
  const lines = useMemo(
    () => (tree.data ? regionsBelow(tree.data, { province, city, district }) : []),
    [tree.data, province, city, district],
  )
  const [more, setMore] = useState({ of: lines, count: COUNTED })
  const counted = more.of === lines ? more.count : COUNTED
  const { counts, retry, reload } = useRegionCounts(lines.slice(0, counted), search)
  const actions = useMemo<RowActions<RegionCounts>>(
    () => ({
      width: 150,
      of: (region) => [
        { label: '查看终端', onClick: () => setSearch({ ...toList, ...placeOf(region), state: undefined }) },
        ...when(batch, {
          label: '批量操作',
          onClick: () => setSearch({ ...toList, ...placeOf(region), state: undefined, batch: '1' }),
        }),
      ],
    }),
    [batch, setSearch],
  )
  const there = counts.filter(({ total }) => total !== 0)
  // lines stay where they are while figures come
  const counting = counts.some(({ total, offline }) => total === 'loading' || offline === 'loading')
  const rows = counting ? there : [...there].sort((a, b) => (shareOf(a) ?? 1) - (shareOf(b) ?? 1))
  const failed = counts.filter(({ total, offline }) => total === 'failed' || offline === 'failed').length
  return (
    <DataTable
      label="地区统计"
      columns={columns}
      rows={tree.data ? rows : undefined}
      rowId={nameOf}
      actions={actions}
      error={tree.data ? undefined : tree.error}
      onRetry={() => void tree.refetch()}
      filtered={filtered}
      onClearFilters={onClearFilters}
      empty={<Empty art="device" title="没有终端" />}
      toolbar={
        <>
          {province !== undefined && (
            <Button
              variant="default"
              onClick={() => setSearch({ province: undefined, city: undefined, district: undefined })}
            >
              返回全国
            </Button>
          )}
          <span className={classes.sum} role="status">
            {tree.data && sumWords(counts, counts.length - there.length, lines.length)}
          </span>
          {lines.length > counted && (
            <Button variant="transparent" px={4} onClick={() => setMore({ of: lines, count: counted + COUNTED })}>
              再统计 {formatNumber(Math.min(lines.length - counted, COUNTED))} 个地区
            </Button>
          )}
          {failed > 0 && (
            <Button variant="transparent" px={4} onClick={retry}>
              {formatNumber(failed)} 个地区没有统计到，重试
            </Button>
          )}
        </>
      }
      refresh={{ updatedAt: 0, loading: counts.some(({ total }) => total === 'loading'), onRefresh: reload }}
    />
  )
}

/** The name of a place: into its parts where it has any, else to its terminals. */
function Place({ region }: { region: RegionCounts }) {
  const to = { ...(region.divided ? {} : toList), ...placeOf(region), state: undefined }
  return <PlaceLink to={to}>{region.name}</PlaceLink>
}

/** A figure; that of the offline terminals of a region leads to them. */
function Figure({ count, offline }: { count: Count; offline?: RegionCounts }) {
  if (count === 'loading') return <Skeleton height={12} width={32} ml="auto" />
  if (count === 'failed') return '--'
  const words = formatNumber(count)
  if (offline === undefined || count === 0) return words
  return <PlaceLink to={{ ...toList, ...placeOf(offline), state: '0' }}>{words}</PlaceLink>
}

/** Where fewer than these are online, something is wrong with the region and not with a few terminals. */
const MOST = 0.9

/** How many of a region's terminals are online, with a bar that is whole where all are. */
function Share({ share }: { share: number | undefined }) {
  if (share === undefined) return null
  return (
    <BarCell share={share} tone={share < MOST ? 'warning' : 'success'} digits={6}>
      {formatShare(share * 100)}
    </BarCell>
  )
}

function PlaceLink({ to, children }: { to: Partial<DeviceSearch>; children: ReactNode }) {
  return (
    <TextLink from="/terminalManage" search={(search) => ({ ...search, ...to })}>
      {children}
    </TextLink>
  )
}

function onlineOf({ total, offline }: RegionCounts): Count {
  if (typeof total !== 'number') return total
  return typeof offline === 'number' ? Math.max(total - offline, 0) : offline
}

/** The part of the terminals that is online; undefined until it is known. */
function shareOf(region: RegionCounts): number | undefined {
  const [total, online] = [figureOf(region.total), figureOf(onlineOf(region))]
  return total && online !== undefined ? online / total : undefined
}

function figureOf(count: Count): number | undefined {
  return typeof count === 'number' ? count : undefined
}

/** The sum of all lines, once all have come; how far they have come before. */
function sumWords(counts: readonly RegionCounts[], without: number, all: number): string {
  const known = counts.filter(({ total, offline }) => typeof total === 'number' && typeof offline === 'number')
  if (known.length < all) return `已统计 ${formatNumber(known.length)}/${formatNumber(all)} 个地区`
  const formatSum = (pick: (region: RegionCounts) => Count) =>
    formatNumber(known.reduce((all, region) => all + Number(pick(region)), 0))
  return `合计 ${formatSum(({ total }) => total)} 台，离线 ${formatSum(({ offline }) => offline)} 台${without > 0 ? `；另有 ${formatNumber(without)} 个地区没有终端` : ''}`
}

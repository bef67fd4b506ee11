import { createContext, use, type ReactNode } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { formatMoment, parseMoment } from '#src/domain/dates.ts'
import { deviceStates, labelOf } from '#src/domain/labels.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { relativeWords } from '#src/lib/text/relative-words.ts'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { shownResolution } from '#src/domain/resolution.ts'
import classes from './device-columns.module.css'
import { DeviceHealth } from './health/device-health.tsx'
import { useSettled } from '#src/ui/use-settled.ts'

export const deviceColumns: Column<Device>[] = [
  {
    id: 'sn',
    header: '终端编号',
    width: 136,
    serial: true,
    narrow: 'below',
    sortBy: (device) => device.sn,
    cell: (device) => <DetailLink device={device}>{device.sn}</DetailLink>,
  },
  {
    id: 'picture',
    header: '画面',
    width: 64,
    narrow: false,
    yields: 1,
    paper: false,
    cell: (device) => <LatePicture device={device} />,
  },
  {
    id: 'name',
    header: '终端名称',
    // sixteen characters, and the end of a long one
    minWidth: 232,
    hideable: false,
    sortBy: (device) => device.name,
    cell: (device) => <DetailLink device={device}>{device.name}</DetailLink>,
  },
  {
    id: 'state',
    header: '在线状态',
    width: 136,
    sortBy: (device) => device.state,
    cell: (device) => <OnlineState device={device} />,
  },
  {
    id: 'lastOnline',
    header: '最后在线',
    width: 124,
    hidden: true,
    narrow: false,
    sortBy: (device) => device.lastOnline,
    cell: (device) => <LastOnline device={device} />,
  },
  {
    id: 'resolution',
    header: '分辨率',
    width: 108,
    narrow: 'below',
    yields: 2,
    sortBy: (device) => device.resolution,
    cell: (device) => shownResolution(device.resolution),
  },
  {
    id: 'district',
    header: '区县',
    width: 100,
    narrow: 'below',
    yields: 1,
    sortBy: (device) => device.district,
    cell: (device) => device.district || '--',
  },
  {
    id: 'city',
    header: '城市',
    width: 120,
    hidden: true,
    sortBy: (device) => device.city,
    cell: (device) => device.city || '--',
  },
  { id: 'addr', header: '地址', minWidth: 200, hidden: true, cell: (device) => device.addr || '--' },
  { id: 'workCron', header: '开关机时间', width: 130, hidden: true, cell: (device) => device.workCron || '--' },
  {
    id: 'volume',
    header: '音量',
    width: 80,
    hidden: true,
    align: 'right',
    sortBy: (device) => device.volume,
    cell: (device) => device.volume ?? '--',
  },
  {
    id: 'appVersionName',
    header: '客户端版本',
    width: 120,
    hidden: true,
    cell: (device) => device.appVersionName || '--',
  },
  {
    id: 'createTime',
    header: '创建时间',
    width: 170,
    hidden: true,
    sortBy: (device) => device.createTime,
    cell: (device) => formatMoment(device.createTime),
  },
]

const SAID = ['offline'] as const

/** Whether a terminal is online, since when it is not, and what is wrong with it else; the moment itself on hover. */
function OnlineState({ device }: { device: Device }) {
  const { state, lastOnline } = device
  const moment = parseMoment(lastOnline)
  const title = moment && `最后在线 ${formatMoment(lastOnline)}`
  return (
    <span title={title} className={classes.state}>
      <StatusBadge dot label={labelOf(deviceStates, state)} /> {state === 0 && moment && <OfflineFor since={moment} />}
      {state !== 0 && <DeviceHealth device={device} said={SAID} />}
    </span>
  )
}

function OfflineFor({ since }: { since: Date }) {
  const now = new Date(useNow())
  const words = relativeWords(since, now)?.replace(/前$/, '') ?? (since < now ? '30 天以上' : undefined)
  return words && <StatusBadge label={{ text: words, tone: 'danger' }} />
}

/** Whether the code that shows screenshots in rows is there; it comes when the page has all else. */
export const PicturesContext = createContext(false)

export const RowPicture = lazyComponent(() => import('./row-picture.tsx'), 'RowPicture')

function LatePicture({ device }: { device: Device }) {
  const settled = useSettled()
  return use(PicturesContext) && settled && <RowPicture device={device} />
}

/** When a terminal was last online: a moment of today for one that is. */
function LastOnline({ device: { state, lastOnline } }: { device: Device }) {
  if (state !== 1) return <RelativeTime value={lastOnline} />
  const moment = formatMoment(lastOnline)
  return <span title={moment}>{moment.slice(5, 16)}</span>
}

/** Opens the detail over the list, whose filters and page stay as they are (1§2). */
function DetailLink({ device, children }: { device: Device; children: ReactNode }) {
  return (
    <TextLink from="/terminalManage" search={(search) => ({ ...search, device: String(device.id), tab: undefined })}>
      {children || '--'}
    </TextLink>
  )
}

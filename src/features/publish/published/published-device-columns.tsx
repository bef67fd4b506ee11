import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { arrivalStatuses, deviceStates, labelOf, scheduleTypes } from '#src/domain/labels.ts'
import { isInterruption } from '#src/domain/read-values.ts'
import { DeviceLink } from '#src/components/device-picker/device-link.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import { PlanCell, PlanLines, planWords } from '../plan-cell.tsx'
import classes from './published-device-columns.module.css'

/** 轮播 for 0, 插播 for everything else (2§2). */
export function typeText({ scheduleType }: Pick<PublishedDevice, 'scheduleType'>): string {
  return scheduleType === undefined ? '--' : labelOf(scheduleTypes, isInterruption({ scheduleType }) ? 1 : 0).text
}

/** Online state, with what is wrong with the terminal (2§2). */
export function stateWords({ deviceState, deviceException, deviceEnabled }: PublishedDevice): string[] {
  return [
    labelOf(deviceStates, deviceState).text,
    ...(deviceException === 1 ? ['异常'] : []),
    ...(deviceEnabled === 0 ? ['已停用'] : []),
  ]
}

/**
 * The columns of the terminals of an ad (2§2); their names lead to their inspectors where `linked`. The
 * plan has what room the names leave; where it is `wide`, none of these is cut.
 */
export const publishedDeviceColumns = (linked: boolean, wide = false): Column<PublishedDevice>[] => [
  {
    id: 'sn',
    header: '终端编号',
    serial: true,
    width: 120,
    narrow: 'below',
    sortBy: ({ deviceSn }) => deviceSn,
    cell: ({ deviceSn }) => deviceSn || '--',
  },
  {
    id: 'name',
    header: '终端名称',
    width: wide ? 260 : 244,
    hideable: false,
    sortBy: ({ deviceName }) => deviceName,
    cell: ({ deviceId, deviceName }) => (
      <DeviceLink id={deviceId} linked={linked}>
        {deviceName || '--'}
      </DeviceLink>
    ),
  },
  {
    id: 'state',
    header: '在线状态',
    width: 116,
    narrow: 'below',
    sortBy: ({ deviceState }) => deviceState,
    cell: (device) => <State device={device} />,
  },
  {
    id: 'type',
    header: '播放类型',
    width: 88,
    narrow: 'below',
    yields: 1,
    sortBy: ({ scheduleType }) => scheduleType,
    cell: (device) => typeText(device),
  },
  {
    id: 'schedule',
    header: '播放计划',
    minWidth: 170,
    narrow: 'below',
    cell: (device) => <PlanCell device={device} />,
    below: ({ schedules }) => (planWords(schedules) ? <PlanLines schedules={schedules} /> : '--'),
  },
  {
    id: 'sync',
    header: '同步状态',
    width: 92,
    sortBy: ({ status }) => status,
    cell: ({ status }) => <StatusBadge label={labelOf(arrivalStatuses, status)} />,
  },
]

function State({ device }: { device: PublishedDevice }) {
  return (
    <span className={classes.state}>
      <StatusBadge dot label={labelOf(deviceStates, device.deviceState)} />
      {device.deviceException === 1 && <StatusBadge label={{ text: '异常', tone: 'danger' }} />}
      {device.deviceEnabled === 0 && <StatusBadge label={{ text: '已停用', tone: 'warning' }} />}
    </span>
  )
}

import { Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { recordActivity, sendRecorded } from '#src/api/activities.ts'
import type { Device, PlayEntry } from '#src/api/generated/types.gen.ts'
import { readPlayList } from '#src/api/play-list.ts'
import { useWrite } from '#src/api/query.ts'
import { useCan } from '#src/api/user-info.ts'
import { toSentProgram } from '#src/domain/activity.ts'
import { deviceName, devicePermissions } from '#src/domain/device-rules.ts'
import { offlineNote } from '#src/domain/offline-note.ts'
import { arrivalStatuses, labelOf, scheduleTypes } from '#src/domain/labels.ts'
import { dateRangeText, periodText } from '#src/domain/schedule-text.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { useInspectorNarrow } from '#src/ui/overlay/inspector.tsx'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { sayChooseFirst } from '#src/ui/feedback/say-choose-first.ts'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { useSelection } from '#src/ui/table/selection.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import { readDevice } from './device-queries.ts'
import classes from './device-programs.module.css'
import { unnamed } from '#src/lib/text/nameless.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

const columns: Column<PlayEntry>[] = [
  {
    id: 'name',
    header: '广告名称',
    // its end may be what tells it from another, and it is chosen to be stopped
    cell: (entry) => <span className={classes.name}>{entry.programName ?? '--'}</span>,
    minWidth: 96,
  },
  {
    id: 'type',
    header: '播放类型',
    cell: (entry) => labelOf(scheduleTypes, entry.scheduleType === 0 ? 0 : entry.scheduleType && 1).text,
    width: 90,
    narrow: 'below',
  },
  { id: 'schedule', header: '播放计划', cell: (entry) => <Schedules entry={entry} />, minWidth: 130 },
  {
    id: 'status',
    header: '状态',
    cell: (entry) => <StatusBadge label={labelOf(arrivalStatuses, entry.status === 0 ? 0 : entry.status && 1)} />,
    width: 84,
  },
]

function Schedules({ entry }: { entry: PlayEntry }) {
  return (
    <div className={classes.schedules}>
      {entry.schedules?.map((schedule, index) => (
        <div key={index}>
          <div>{dateRangeText(schedule)}</div>
          {schedule.period?.map((period, at) => (
            <div key={at} className={classes.period}>
              {periodText(period)}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

export function DevicePrograms({ id }: { id: Device['id'] }) {
  const can = useCan()
  const narrow = useInspectorNarrow()
  const client = useQueryClient()
  const list = useQuery(readPlayList(id))
  const { data: device } = useQuery(readDevice(id))
  const selection = useSelection<PlayEntry>((entry) => entry.programId, list.data)
  const stop = useWrite('devicePlayStop')
  const name = deviceName(device ?? {})
  // what an offline terminal has not heard of yet it goes on doing
  const offline = offlineNote([device ?? {}], '才会停播') ?? ''
  const where = name ? `“${name}”` : '该终端'

  function askStop() {
    const chosen = selection.current().list
    const programIds = chosen.map((entry) => entry.programId)
    // said as an error where it is asked for, not by a button that cannot be pressed (1§5)
    if (programIds.length === 0) return sayChooseFirst('请选择广告', selection)
    void confirm({
      title: '停播广告',
      message: `确定在${where}上停播 ${formatNumber(chosen.length)} 个广告：${namesOf(chosen)}？${offline}`,
      confirmLabel: '停播',
      danger: true,
      action: async () => {
        // its id as the server gave it: the one of the address is text (C16)
        const { id: deviceId } = await client.ensureQueryData(readDevice(id))
        await sendRecorded(
          () => stop.mutateAsync({ body: { deviceId, programIds } }),
          (unansweredAt) => {
            for (const { programId, programName } of chosen) {
              const program = toSentProgram({ id: programId, name: programName })
              recordActivity({ kind: 'stop', program }, [device ?? { id: deviceId }], unansweredAt)
            }
          },
        )
        selection.clear()
      },
    }).then(({ done }) => {
      if (!done) return
      void confirm({
        title: '操作成功!',
        message: `已在${where}上停播 ${formatNumber(programIds.length)} 个广告${offline && `。${offline}`}`,
        cancelLabel: null,
      })
    })
  }

  return (
    <>
      <Group justify="space-between" mb="sm">
        <Text c="dimmed">{list.data && `共 ${formatNumber(list.data.length)} 个广告`}</Text>
        <Group gap="xs">
          <RefreshButton
            updatedAt={list.dataUpdatedAt}
            loading={list.isFetching}
            onRefresh={() => void list.refetch()}
          />
          {can(devicePermissions.stopPlay) && (
            <ActionButton color="red" variant="light" onClick={askStop}>
              停播
            </ActionButton>
          )}
        </Group>
      </Group>
      <DataTable
        narrow={narrow}
        label="终端上的广告"
        columns={columns}
        rows={list.data}
        rowId={(entry) => entry.programId}
        rowName={(entry) => entry.programName ?? ''}
        selection={can(devicePermissions.stopPlay) ? selection : undefined}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    </>
  )
}

/** How many ads a question names. */
const NAMED = 10

function namesOf(entries: readonly PlayEntry[]): string {
  const names = entries.slice(0, NAMED).map((entry) => entry.programName || unnamed(entry.programId))
  return `${names.join('、')}${entries.length > NAMED ? ' 等' : ''}`
}

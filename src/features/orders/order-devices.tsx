import { Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { SelectableDevice } from '#src/api/generated/types.gen.ts'
import { useCan } from '#src/api/user-info.ts'
import { DeviceLink } from '#src/components/device-picker/device-link.tsx'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { deviceStates, labelOf } from '#src/domain/labels.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import classes from './order-detail.module.css'
import { shownResolution } from '#src/domain/resolution.ts'

const columnsOf = (linked: boolean): Column<SelectableDevice>[] => [
  { id: 'sn', header: '终端编号', width: 140, serial: true, narrow: 'below', cell: ({ sn }) => sn || '--' },
  {
    id: 'name',
    header: '终端名称',
    minWidth: 140,
    cell: ({ id, name }) => (
      <DeviceLink id={id} linked={linked}>
        {name || '--'}
      </DeviceLink>
    ),
  },
  {
    id: 'state',
    header: '在线状态',
    width: 110,
    cell: ({ state }) => <StatusBadge dot label={labelOf(deviceStates, state)} />,
  },
  {
    id: 'resolution',
    header: '分辨率',
    width: 120,
    narrow: 'below',
    cell: ({ resolution }) => shownResolution(resolution),
  },
  { id: 'district', header: '区县', width: 110, narrow: 'below', cell: ({ district }) => district || '--' },
]
const idOf = (device: SelectableDevice) => device.id

export function OrderDevices({ devices }: { devices: readonly SelectableDevice[] }) {
  const [{ page, pageSize }, setPage] = useState({ page: 0, pageSize: 10 })
  const can = useCan()
  const columns = useMemo(() => columnsOf(can(devicePermissions.view)), [can])
  const rows = useMemo(() => devices.slice(page * pageSize, (page + 1) * pageSize), [devices, page, pageSize])
  return (
    <section className={classes.section}>
      <Title order={3}>终端（{devices.length}）</Title>
      <DataTable label="订单终端" columns={columns} rows={rows} rowId={idOf} fullHeight />
      <Paging
        label="订单终端分页"
        page={page}
        pageSize={pageSize}
        total={devices.length}
        rowCount={rows.length}
        onChange={setPage}
      />
    </section>
  )
}

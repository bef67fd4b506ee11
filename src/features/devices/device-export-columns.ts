import type { Device, DeviceGroup } from '#src/api/generated/types.gen.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { deviceStates, labelOf, networkName, osName } from '#src/domain/labels.ts'
import { orgPaths } from '#src/lib/data/org-names.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { groupNameOf } from '#src/components/group/groups-state.ts'
import { unknownName } from '#src/lib/text/nameless.ts'
import { shownResolution } from '#src/domain/resolution.ts'

/** The columns of exported terminals; the list calls organisations and groups by their ids. */
export function deviceExportColumns(orgTree: unknown, groups: readonly DeviceGroup[]): ExportColumn<Device>[] {
  const orgs = orgPaths(orgTree)
  return [
    { title: '终端编号', value: (device) => device.sn },
    { title: '终端名称', value: (device) => device.name },
    { title: '在线状态', value: (device) => labelOf(deviceStates, device.state).text },
    { title: '最后在线', value: (device) => formatMoment(device.lastOnline) },
    { title: '分辨率', value: (device) => shownResolution(device.resolution) },
    {
      title: '组织机构',
      value: ({ organizationId: id }) => (id === undefined ? undefined : (orgs.get(String(id)) ?? unknownName(id))),
    },
    { title: '分组', value: ({ groupId }) => groupNameOf(groups, groupId) },
    { title: '省', value: (device) => device.province },
    { title: '市', value: (device) => device.city },
    { title: '区县', value: (device) => device.district },
    { title: '地址', value: (device) => device.addr },
    { title: '开关机时间', value: (device) => device.workCron },
    { title: '音量', value: (device) => device.volume },
    { title: '操作系统', value: (device) => osName(device.os) },
    { title: '网络类型', value: (device) => networkName(device.netType) },
    { title: '客户端版本', value: (device) => device.appVersionName },
    { title: '备注', value: (device) => device.remark },
    { title: '创建时间', value: (device) => formatMoment(device.createTime) },
  ]
}

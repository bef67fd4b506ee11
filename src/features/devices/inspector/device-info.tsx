import { useQuery } from '@tanstack/react-query'
import type { Device } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { diskText } from '#src/domain/diagnosis.ts'
import { deviceStates, labelOf, networkName, osName } from '#src/domain/labels.ts'
import { orgPath } from '#src/lib/data/org-names.ts'
import { DescriptionList } from '#src/ui/description-list.tsx'
import { groupNameOf } from '#src/components/group/groups-state.ts'
import { StaleError } from '#src/ui/table/list-state.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { readDevice } from './device-queries.ts'
import { DeviceScreenshot } from './device-screenshot.tsx'
import { Target, Volume } from './device-values.tsx'
import classes from './device-info.module.css'
import { shownResolution } from '#src/domain/resolution.ts'

/** Everything known of one terminal: its picture, and the fields of 1§3. */
export function DeviceInfo({ id }: { id: Device['id'] }) {
  const user = useUserInfo()
  const groups = useQuery(read('deviceGroupList', {}))
  const { data: device, error, refetch } = useQuery(readDevice(id))
  if (!device) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingLines lines={10} />
  return (
    <div className={classes.info}>
      <StaleError rows={[device]} error={error} onRetry={() => void refetch()} />
      <DeviceScreenshot device={device} />
      <DescriptionList
        title="基本信息"
        items={[
          { label: '终端编号', value: device.sn },
          { label: '终端名称', value: device.name },
          { label: '在线状态', value: <StatusBadge dot label={labelOf(deviceStates, device.state)} /> },
          { label: '最后在线', value: <LastOnline device={device} /> },
          { label: '截图时间', value: formatMoment(device.screenshotUpdate) },
          { label: '终端时间', value: formatMoment(device.clientTime) },
          { label: '分辨率', value: shownResolution(device.resolution) },
          { label: '组织机构', value: orgPath(user.orgTree, device.organizationId) },
          { label: '分组', value: groupNameOf(groups.data, device.groupId) },
          { label: '所在地区', value: [device.province, device.city, device.district].filter(Boolean).join(' / ') },
          { label: '详细地址', value: device.addr },
          { label: '备注', value: device.remark },
          { label: '创建人', value: device.creator },
          { label: '创建时间', value: formatMoment(device.createTime) },
        ]}
      />
      <DescriptionList
        title="运行设置"
        items={[
          { label: '开关机时间', value: <Target actual={device.workCron} target={device.workCronTarget} /> },
          { label: '音量', value: <Volume device={device} /> },
          { label: '客户端版本', value: <Target actual={device.appVersionName} target={device.appVersionTarget} /> },
          { label: '适配版本', value: device.adaptVersionName },
        ]}
      />
      <DescriptionList
        title="系统信息"
        items={[
          { label: '操作系统', value: osName(device.os) },
          { label: '网络类型', value: networkName(device.netType) },
          { label: 'MAC 地址', value: device.mac },
          { label: '公网 IP', value: device.ip },
          { label: '内网 IP', value: device.lanIp },
          { label: '磁盘', value: diskText(device.diskInfo) },
          { label: '存储卡', value: diskText(device.cardInfo) },
        ]}
      />
    </div>
  )
}

/** The moment itself, and how long ago it was, which for a terminal that is online is now. */
function LastOnline({ device: { state, lastOnline } }: { device: Device }) {
  return (
    <span>
      {formatMoment(lastOnline)}（{state === 1 ? '现在在线' : <RelativeTime value={lastOnline} />}）
    </span>
  )
}

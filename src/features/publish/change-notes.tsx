import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { changeGroups, type ChangedPlan, type PublicationChange } from '#src/domain/publication-change.ts'
import { planDifference, planText } from '#src/domain/schedule-text.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { CheckAction, DeviceNote } from './check-note.tsx'
import classes from './change-notes.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface PlannedChange extends PublicationChange<PickDevice, PublishedDevice> {
  wanted: Scheduled
}

/** How many kinds of changes are said. */
const KINDS = 5

interface ChangeNotesProps {
  change: PlannedChange
  onDrop: (devices: readonly PickDevice[]) => void
}

/** What it changes and should be read: plans that give way, and what nobody knows. */
export function ChangeWarnings({ change: { changed, unknown, wanted }, onDrop }: ChangeNotesProps) {
  return (
    <>
      {changed.length > 0 && (
        <ReplacedNote changed={changed} wanted={wanted} onDrop={() => onDrop(changed.map(({ device }) => device))} />
      )}
      {unknown.length > 0 && (
        <DeviceNote tone="warn" label="未知" devices={unknown}>
          未知：{formatNumber(unknown.length)} 台终端上是否已有该广告的计划，目前不知道：
        </DeviceNote>
      )}
    </>
  )
}

/** What else it changes, or leaves as it is. */
export function ChangeFacts({ change: { added, unchanged, kept }, onDrop }: ChangeNotesProps) {
  return (
    <>
      {added.length > 0 && (
        <DeviceNote label="新增" devices={added}>
          新增：{formatNumber(added.length)} 台终端上还没有该广告：
        </DeviceNote>
      )}
      {unchanged.length > 0 && (
        <DeviceNote
          label="不变"
          devices={unchanged}
          action={<CheckAction onClick={() => onDrop(unchanged)}>移除不变的终端</CheckAction>}
        >
          不变：{formatNumber(unchanged.length)} 台终端上该广告已是此计划：
        </DeviceNote>
      )}
      {kept !== undefined && kept.length > 0 && (
        <DeviceNote label="保留" devices={kept.map(toPickDevice)}>
          保留：另有 {formatNumber(kept.length)} 台终端已有该广告，未选择，计划保持不变：
        </DeviceNote>
      )}
    </>
  )
}

export function ReplacedNote({
  changed,
  wanted,
  onDrop,
}: {
  changed: readonly ChangedPlan<PickDevice>[]
  wanted: Scheduled
  onDrop: () => void
}) {
  const groups = changeGroups(changed, wanted)
  return (
    <DeviceNote
      tone="warn"
      label="变更"
      devices={changed.map(({ device }) => device)}
      detail={
        groups.length > 1 ? (_, index) => changed[index] && planDifference(changed[index].plan, wanted) : undefined
      }
      action={<CheckAction onClick={onDrop}>移除已有计划的终端</CheckAction>}
    >
      变更：{formatNumber(changed.length)} 台终端上该广告已有计划（{plansText(changed)}），将被替换：
      {groups.length === 1 ? (
        <div>{groups[0]?.difference}</div>
      ) : (
        <ul className={classes.groups}>
          {groups.slice(0, KINDS).map(({ before, difference, devices }) => (
            <li key={`${before} ${difference}`}>
              {difference}（{formatNumber(devices.length)} 台）
            </li>
          ))}
          {groups.length > KINDS && <li>另有 {formatNumber(groups.length - KINDS)} 种变更</li>}
        </ul>
      )}
    </DeviceNote>
  )
}

export function plansText(changed: readonly Pick<ChangedPlan<PickDevice>, 'plan'>[]): string {
  const plans = [...new Set(changed.map(({ plan }) => planText(plan)))]
  return `${plans.slice(0, 3).join('、')}${plans.length > 3 ? ` 等 ${formatNumber(plans.length)} 种` : ''}`
}

function toPickDevice({ deviceId, deviceName, deviceSn }: PublishedDevice): PickDevice {
  return { id: deviceId, name: deviceName, sn: deviceSn }
}

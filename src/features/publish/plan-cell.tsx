import { Stack } from '@mantine/core'
import type { PublishedDevice, ScheduleSeen } from '#src/api/generated/types.gen.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import { datedText, dateRangeText, weeksText } from '#src/domain/schedule-text.ts'
import { DescriptionList } from '#src/ui/description-list.tsx'
import { PopoverButton } from '#src/ui/overlay/popover-button.tsx'
import classes from './plan-cell.module.css'

/** A terminal's plan in one line, since rows are of one height; when it is pressed each field of every period (2§2). */
export function PlanCell({ device: { deviceName: name, deviceSn: sn, schedules } }: { device: PublishedDevice }) {
  if (!schedules?.length) return '--'
  const words = planWords(schedules)
  return (
    <PopoverButton
      width={340}
      content={() => (
        <Stack gap="md" className={classes.fields}>
          {schedules.map((schedule, index) => (
            <PlanFields key={index} schedule={schedule} />
          ))}
        </Stack>
      )}
    >
      <button
        type="button"
        className={classes.plan}
        title={words}
        aria-label={`播放计划 ${deviceName({ name, sn })}：${words}`}
      >
        {words}
      </button>
    </PopoverButton>
  )
}

export const planWords = (schedules: readonly ScheduleSeen[] = []) => schedules.map(datedText).join('；')

/** The same where it takes several lines, none of which ends within a date or a time. */
export function PlanLines({ schedules }: { schedules: readonly ScheduleSeen[] | undefined }) {
  return planWords(schedules)
    .split(/(\d{4}-\d\d-\d\d|\d\d:\d\d-\d\d:\d\d)/)
    .map((part, index) => (
      <span key={index} className={index % 2 === 1 ? classes.whole : undefined}>
        {part}
      </span>
    ))
}

function PlanFields({ schedule }: { schedule: ScheduleSeen }) {
  return (
    <>
      <DescriptionList items={[{ label: '投放日期', value: dateRangeText(schedule) }]} />
      {(schedule.period ?? []).map(({ start, end, weeks, level, times }, index) => (
        <DescriptionList
          key={index}
          title={`时段 ${index + 1}`}
          items={[
            { label: '播放时间', value: `${start ?? '--'}-${end ?? '--'}` },
            { label: '播放周期', value: weeksText(weeks) },
            { label: '播放顺序', value: level },
            { label: '播放次数', value: times === undefined ? undefined : `连续播放${times}次` },
          ]}
        />
      ))}
    </>
  )
}

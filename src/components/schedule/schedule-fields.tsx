import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Input, SegmentedControl, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { labelOf, optionsOf, scheduleTypes } from '#src/domain/labels.ts'
import {
  ADDED_PERIOD,
  PERIOD_LIMIT,
  periodOverlaps,
  PLAY_TIMES,
  toSchedule,
  withSplit,
  withType,
  type PeriodDraft,
  type PeriodErrors,
  type ScheduleDraft,
  type ScheduleErrors,
} from '#src/domain/schedule-rules.ts'
import { isPermanent, minuteOf } from '#src/domain/schedule.ts'
import { overlapText, scheduleSentence } from '#src/domain/schedule-text.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { DateRangeInput } from '#src/ui/form/date-range-input.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import classes from './schedule-fields.module.css'
import { TimeRangeInput } from '#src/ui/form/time-range-input.tsx'
import { WeekGrid } from './week-grid.tsx'
import { WeekdayPicker } from '#src/ui/form/weekday-picker.tsx'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface ScheduleFieldsProps {
  value: ScheduleDraft
  onChange: (draft: ScheduleDraft) => void
  /** What is wrong, when it is time to say so; crossing periods are said at once. */
  errors?: ScheduleErrors
}

/** The days of both parts are the same. */
const OVER_DAYS = '；首日零点后也会播放，末日零点后不再播放'
const TIMES = PLAY_TIMES.map((times) => ({ value: String(times), label: `连续播放${times}次` }))

/** Type, days and periods beside the week that they make, and a sentence that says what will play (2§2, 2§5). */
export function ScheduleFields({ value, onChange, errors }: ScheduleFieldsProps) {
  const { scheduleType, periods } = value
  const [chosen, setActive] = useState(0)
  const active = Math.min(chosen, periods.length - 1)
  const typeId = useId()
  const overlaps = periodOverlaps(periods)
  const setPeriod = (index: number, change: Partial<PeriodDraft>) =>
    onChange({ ...value, periods: periods.map((period, at) => (at === index ? { ...period, ...change } : period)) })

  async function setType(type: 0 | 1) {
    const extra = periods.length - 1
    // one period is left, and what was entered does not go without a word
    const sure =
      extra === 0 ||
      (await confirm({
        title: '切换播放类型',
        message: `切换为${labelOf(scheduleTypes, type).text}后，另外 ${formatNumber(extra)} 个时段会被删除。`,
        confirmLabel: '切换',
      }))
    if (!sure) return
    setActive(0)
    onChange(withType(value, type))
  }

  return (
    <div className={classes.root}>
      <div className={classes.fields}>
        <DateRangeInput
          label="投放日期"
          value={value}
          onChange={(days) => onChange({ ...value, ...days })}
          error={errors?.days}
        />
        <Input.Wrapper label="播放类型" labelElement="div" labelProps={{ id: typeId }}>
          <div className={classes.type}>
            <SegmentedControl
              aria-labelledby={typeId}
              data={optionsOf(scheduleTypes)}
              value={String(scheduleType)}
              onChange={(type) => void setType(type === '1' ? 1 : 0)}
            />
            <Input.Description>{scheduleType === 0 ? '与其他广告轮流播放' : '打断轮播，优先播放'}</Input.Description>
          </div>
        </Input.Wrapper>
        {periods.map((period, index) => (
          <PeriodFields
            key={index}
            name={periods.length > 1 ? `时段${index + 1}` : ''}
            value={period}
            ordered={scheduleType === 0}
            errors={errors?.periods[index] ?? {}}
            active={index === active && periods.length > 1}
            onFocus={() => setActive(index)}
            onChange={(change) => setPeriod(index, change)}
            onSplit={() => onChange(withSplit(value, index))}
            splitHint={isPermanent(value.dateStart, value.dateEnd) ? undefined : OVER_DAYS}
            splitBlocked={periods.length >= PERIOD_LIMIT ? '不能超过三条' : undefined}
            onRemove={
              index === 0 ? undefined : () => onChange({ ...value, periods: periods.filter((_, at) => at !== index) })
            }
          />
        ))}
        {errors?.together !== undefined && overlaps.length === 0 && (
          <p role="alert" className={classes.error}>
            {errors.together}
          </p>
        )}
        <div>
          <ActionButton
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabledReason={periods.length >= PERIOD_LIMIT ? '不能超过三条' : undefined}
            onClick={() => {
              setActive(periods.length)
              onChange({ ...value, periods: [...periods, ADDED_PERIOD] })
            }}
          >
            添加时段（{periods.length}/{PERIOD_LIMIT}）
          </ActionButton>
        </div>
      </div>
      <div className={classes.week}>
        <WeekGrid label="一周播放时段" periods={periods} active={active} onDraw={(range) => setPeriod(active, range)} />
        {overlaps.length > 0 && (
          <div role="alert" className={classes.error}>
            时间段不能交叉
            <ul>
              {overlaps.map((overlap) => (
                <li key={`${overlap.a}-${overlap.b}`}>
                  时段{overlap.a + 1}与时段{overlap.b + 1}：{overlapText(overlap)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={classes.sentence} aria-label="播放计划说明">
          {scheduleSentence(seen(value))}
        </p>
      </div>
    </div>
  )
}

/** What is not chosen yet is not said. */
function seen(draft: ScheduleDraft) {
  const { scheduleType, schedules } = toSchedule(draft)
  const dateStart = draft.dateStart ?? undefined
  const dateEnd = draft.dateEnd ?? undefined
  return {
    scheduleType,
    schedules: schedules.map((schedule) => ({
      ...schedule,
      dateStart,
      dateEnd,
      period: schedule.period.map((period) => ({
        ...period,
        start: minuteOf(period.start) === undefined ? '' : period.start,
        end: minuteOf(period.end) === undefined ? '' : period.end,
        level: Number.isNaN(period.level) ? undefined : period.level,
      })),
    })),
  }
}

interface PeriodFieldsProps {
  /** Nothing when there is only one. */
  name: string
  value: PeriodDraft
  /** Rotation has an order and repeats, an interruption has not (R6). */
  ordered: boolean
  errors: PeriodErrors
  /** The one that drawing in the week sets. */
  active: boolean
  onFocus: () => void
  onChange: (change: Partial<PeriodDraft>) => void
  onSplit: () => void
  /** Why there may not be another one. */
  splitBlocked: string | undefined
  splitHint: string | undefined
  onRemove?: () => void
}

function PeriodFields({
  name,
  value,
  ordered,
  errors,
  active,
  onFocus,
  onChange,
  onSplit,
  splitBlocked,
  splitHint,
  onRemove,
}: PeriodFieldsProps) {
  return (
    <div
      role="group"
      aria-label={name || '时段'}
      className={classes.period}
      data-active={active || undefined}
      data-several={name !== '' || undefined}
      onFocusCapture={onFocus}
    >
      {name !== '' && (
        <div className={classes.head}>
          <span>{name}</span>
          {onRemove && (
            <IconButton label={`删除${name}`} variant="subtle" color="red" onClick={onRemove}>
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
      <TimeRangeInput
        label="投放时间"
        withAsterisk
        value={value}
        onChange={({ start, end }) => onChange({ start, end })}
        onSplit={onSplit}
        splitBlocked={splitBlocked}
        splitHint={splitHint}
        error={errors.range}
      />
      <WeekdayPicker
        label="播放周期"
        withAsterisk
        value={value.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
        error={errors.weekdays}
      />
      {ordered && (
        <div className={classes.pair}>
          <TextInput
            label="播放顺序"
            withAsterisk
            classNames={{ root: classes.level, description: classes.meaning }}
            inputMode="numeric"
            description="1 最先播放"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder="1-9999"
            value={value.level}
            onChange={({ currentTarget }) => onChange({ level: currentTarget.value })}
            error={errors.level}
          />
          <Select
            label="播放次数"
            allowDeselect={false}
            data={TIMES}
            value={String(value.times)}
            onChange={(times) => onChange({ times: Number(times) })}
          />
        </div>
      )}
    </div>
  )
}

import '@mantine/core/styles/Chip.layer.css'
import { Chip, Input } from '@mantine/core'
import { useId } from 'react'
import { WEEKDAYS } from '#src/domain/schedule-text.ts'
import classes from './weekday-picker.module.css'

export interface WeekdayPickerProps {
  label: string
  /** 1 Monday to 7 Sunday. */
  value: readonly number[]
  onChange: (weekdays: number[]) => void
  error?: string
  withAsterisk?: boolean
}

const CHIP = { label: classes.day, iconWrapper: classes.sign }
const ALL = [1, 2, 3, 4, 5, 6, 7]

/** 周一 to 周日, each on or off, and 每天 for all of them (2§9). */
export function WeekdayPicker({ label, value, onChange, error, withAsterisk }: WeekdayPickerProps) {
  const labelId = useId()
  const errorId = useId()
  const all = value.length === ALL.length
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      errorProps={{ id: errorId }}
      error={error}
      withAsterisk={withAsterisk}
    >
      <div
        role="group"
        aria-labelledby={labelId}
        aria-describedby={error ? errorId : undefined}
        className={classes.days}
      >
        <Chip
          size="xs"
          classNames={CHIP}
          checked={all}
          onChange={(on) => onChange(on ? ALL : [])}
          aria-invalid={error ? true : undefined}
        >
          每天
        </Chip>
        {WEEKDAYS.map((name, index) => (
          <Chip
            key={name}
            size="xs"
            classNames={CHIP}
            checked={value.includes(index + 1)}
            onChange={(on) => onChange(ALL.filter((day) => (day === index + 1 ? on : value.includes(day))))}
          >
            {name}
          </Chip>
        ))}
      </div>
    </Input.Wrapper>
  )
}

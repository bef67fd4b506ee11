import { Autocomplete, type AutocompleteProps, type OptionsFilter } from '@mantine/core'
import { useState } from 'react'
import { pickerTransition } from '#src/ui/theme.ts'
import { LAST_TIME, timeTyped } from '#src/domain/times-of-day.ts'
import { clockOf } from '#src/domain/schedule.ts'
import { plainText } from '#src/lib/text/clean-text.ts'
import classes from './time-range-input.module.css'

export interface TimeText {
  /** What the field has and does. */
  field: Pick<AutocompleteProps, 'value' | 'onChange' | 'onBlur'>
  /** Why what stands there is no time, in words; while it is being typed too. */
  wrong: string | undefined
  isTyping: boolean
  /** What was made of what was typed, where that is another time. */
  note: string | undefined
}

/**
 * Holds what is typed into a time of day until it is left, and gives on `HH:mm` where it is a time, else the text as it
 * is: nothing that was typed is lost, or becomes another time without a word (T7). 24:00 is the last minute where the
 * time is an end.
 */
export function useTimeText(value: string, onChange: (time: string) => void, isEnd: boolean): TimeText {
  const [typed, setTyped] = useState<string>()
  const [isMidnight, setMidnight] = useState(false)
  const read = timeTyped(value)
  return {
    field: {
      value: typed ?? value,
      onChange(text) {
        const said = timeTyped(text)
        const ends = isEnd && 'midnight' in said
        setTyped(text)
        setMidnight(ends)
        onChange(ends ? LAST_TIME : 'time' in said ? said.time : text.trim() && text)
      },
      onBlur: () => setTyped(undefined),
    },
    wrong: value === '' || 'time' in read ? undefined : 'wrong' in read ? read.wrong : `时间为 00:00 至 ${LAST_TIME}`,
    isTyping: typed !== undefined,
    note: isMidnight && value === LAST_TIME ? `24:00 按当天的最后一分钟 ${LAST_TIME} 填写` : undefined,
  }
}

/** Every half hour, and the last minute. */
const TIMES = [...Array.from({ length: 48 }, (_, half) => clockOf(half * 30)), LAST_TIME]

/** The times that begin as what is typed; all of them where that is a time already, from it on. */
const offered: OptionsFilter = ({ options, search }) => {
  const said = timeTyped(search)
  if ('wrong' in said)
    return options.filter((option) => 'value' in option && option.value.startsWith(plainText(search)))
  const from = 'time' in said ? TIMES.findIndex((time) => time >= said.time) : 0
  return [...options.slice(from), ...options.slice(0, from)]
}

/** One time of a day, typed, pasted or picked. */
export function TimeInput(props: Omit<AutocompleteProps, 'data' | 'filter'>) {
  return (
    <Autocomplete
      placeholder="--:--"
      openOnFocus={false}
      inputMode="numeric"
      data={TIMES}
      filter={offered}
      withScrollArea={false}
      classNames={LIST}
      comboboxProps={pickerTransition}
      {...props}
    />
  )
}

/** The list itself scrolls: what scrolls around a list would need the focus. */
const LIST = { options: classes.options }

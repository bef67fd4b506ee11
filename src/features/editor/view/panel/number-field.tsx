import { TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { keysOf } from '../../commands/keys.ts'
import { MIXED } from './common-value.ts'
import { figureOf } from './figure-input.ts'

export interface NumberFieldProps {
  label: string
  /** What it is now, in the unit of the field. */
  value: number
  /** Several are chosen, which differ; `value` is that of one. */
  mixed?: boolean
  /** For those who listen; what is outside of them is for `onCommit` to judge. */
  min?: number
  max?: number
  /** What an arrow key adds; ten times as much with Shift. Default 1. */
  step?: number
  /** Behind the number: px, 秒. */
  unit?: string
  /** Marks it as what was just refused. */
  refused?: boolean
  /** The field itself, for what writes into it faster than it could be drawn. */
  inputRef?: Ref<HTMLInputElement>
  /** Takes a number that was typed in whole, or stepped to. */
  onCommit: (value: number) => void
  /** No more steps follow. */
  onDone?: () => void
}

/**
 * A number, or a sum of numbers, that applies when it is whole: by Enter, on leaving the field, or with each arrow key.
 * What is neither, and what Escape leaves behind, is forgotten. What was typed is not lost when the field goes away
 * first.
 */
export function NumberField({
  label,
  value,
  mixed = false,
  min,
  max,
  step = 1,
  unit,
  refused,
  inputRef,
  onCommit,
  onDone,
}: NumberFieldProps) {
  const [draft, setShown] = useState<string>()
  const left = useRef(draft)
  function setDraft(next: string | undefined) {
    left.current = next
    setShown(next)
  }
  // a sum of figures that differ is not one figure
  const typedOf = (text: string | undefined) =>
    text === undefined ? undefined : figureOf(text, mixed ? undefined : value)
  const commitLeft = useEffectEvent(() => {
    const typed = typedOf(left.current)
    if (typed !== undefined) onCommit(tidy(typed))
  })
  useEffect(() => () => commitLeft(), [])

  function commit() {
    const typed = typedOf(draft)
    setDraft(undefined)
    if (typed !== undefined && (mixed || typed !== value)) onCommit(tidy(typed))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // what is typed belongs to what is saved
    if (event.key === 'Enter' || keysOf(event) === 'Mod+S') commit()
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation()
      setDraft(undefined)
    }
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0) return
    event.preventDefault()
    const from = typedOf(draft) ?? value
    setDraft(undefined)
    onCommit(tidy(from + direction * step * (event.shiftKey ? 10 : 1)))
  }

  return (
    <TextInput
      ref={inputRef}
      aria-label={label}
      role="spinbutton"
      aria-valuenow={mixed ? undefined : value}
      aria-valuetext={mixed ? MIXED : undefined}
      placeholder={mixed ? MIXED : undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-invalid={refused || undefined}
      error={refused}
      title="可以输入算式：960/2、+10"
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      size="xs"
      value={draft ?? (mixed ? '' : String(value))}
      rightSection={mixed && draft === undefined ? undefined : unit}
      rightSectionPointerEvents="none"
      styles={{ section: { color: 'var(--ui-text-dim)', fontSize: 12 } }}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        commit()
        onDone?.()
      }}
    />
  )
}

/** Without the dust of binary fractions. */
function tidy(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

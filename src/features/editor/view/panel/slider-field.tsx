import '@mantine/core/styles/Slider.layer.css'
import { Slider } from '@mantine/core'
import { useContext, useState } from 'react'
import { MIXED } from './common-value.ts'
import { NumberField } from './number-field.tsx'
import { PanelLockContext } from './panel-lock.ts'
import { PropertyRow } from './property-row.tsx'
import classes from './slider-field.module.css'

export interface SliderFieldProps {
  label: string
  value: number
  /** Several are chosen, which differ; `value` is that of one. */
  mixed?: boolean
  min: number
  max: number
  step?: number
  unit?: string
  /** What the value means, in words, where its number has no unit. */
  hint?: string
  /** What the least and the greatest value are. */
  ends?: readonly [string, string]
  /** While it is moved, and when a number was typed: always within the range. */
  onChange: (value: number) => void
  /** The pointer or key was let go. */
  onDone: () => void
}

/**
 * A slider with its number beside it, which can be typed. A value outside the range that an ad came with is shown as it
 * is and stays until somebody changes it.
 */
export function SliderField({
  label,
  value,
  mixed = false,
  min,
  max,
  step = 1,
  unit,
  hint,
  ends,
  onChange,
  onDone,
}: SliderFieldProps) {
  const locked = useContext(PanelLockContext)
  const outside = !mixed && (value < min || value > max)
  const shown = Math.round(value * 100) / 100
  // what was typed outside of the range, as long as the nearest value stands in its place
  const [typed, setTyped] = useState<{ wanted: number; instead: number }>()
  const note = outside
    ? `当前值超出可选范围 ${min}–${max}，修改后生效`
    : typed?.instead === value
      ? `可选范围 ${min}–${max}，${typed.wanted} 已改为 ${typed.instead}`
      : hint

  function commit(wanted: number) {
    const instead = Math.min(max, Math.max(min, Math.round(wanted / step) * step))
    setTyped(wanted < min || wanted > max ? { wanted, instead } : undefined)
    onChange(instead)
  }

  return (
    <PropertyRow label={label} note={note}>
      <div className={classes.row}>
        {ends && <End words={ends[0]} />}
        <Slider
          className={classes.slider}
          size="sm"
          label={null}
          thumbLabel={label}
          thumbProps={{ 'aria-valuetext': mixed ? MIXED : `${shown}${unit ?? ''}` }}
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={locked}
          onChange={onChange}
          onChangeEnd={onDone}
        />
        {ends && <End words={ends[1]} />}
        <div className={classes.number}>
          <NumberField
            label={`${label}数值`}
            value={shown}
            mixed={mixed}
            min={min}
            max={max}
            step={step}
            unit={unit}
            onCommit={commit}
            onDone={onDone}
          />
        </div>
      </div>
    </PropertyRow>
  )
}

function End({ words }: { words: string }) {
  return (
    <span className={classes.end} aria-hidden>
      {words}
    </span>
  )
}

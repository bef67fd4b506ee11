import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/core/styles/ColorPicker.layer.css'
import { ColorPicker, ColorSwatch, Popover, TextInput, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Color } from '#src/scene/model/scene-types.ts'
import classes from './color-field.module.css'
import { hexOf, parseHex, PREDEFINED_COLORS, sameColor } from './colors.ts'
import { PropertyRow } from './property-row.tsx'

/** A colour. */
export interface ColorFieldProps {
  label: string
  /** Undefined while there is none. */
  value: Color | undefined
  /** While it is being chosen, too. */
  onChange: (color: Color) => void
  /** It is chosen. */
  onDone: () => void
  note?: ReactNode
}

const WHITE = { r: 255, g: 255, b: 255 }

/** Eight colours to choose from, and any other by a picker or its number. */
export function ColorField({ label, value, onChange, onDone, note }: ColorFieldProps) {
  const change = (color: Color) => {
    if (!value || !sameColor(color, value)) onChange(color)
  }
  return (
    <PropertyRow label={label} note={note}>
      <div className={classes.swatches} role="group" aria-label={label}>
        {PREDEFINED_COLORS.map(({ name, color }) => {
          const chosen = value !== undefined && sameColor(color, value)
          return (
            <button
              key={name}
              type="button"
              className={classes.swatch}
              title={name}
              aria-label={name}
              aria-pressed={chosen}
              onClick={() => {
                change(color)
                onDone()
              }}
            >
              <ColorSwatch
                component="span"
                size={16}
                radius="xs"
                color={hexOf(color)}
                style={{ color: color.r + color.g + color.b > 450 ? 'black' : 'white' }}
              >
                {chosen && <IconCheck size={12} stroke={3} aria-hidden />}
              </ColorSwatch>
            </button>
          )
        })}
      </div>
      <OtherColor label={label} value={value} onChange={change} onDone={onDone} />
    </PropertyRow>
  )
}

function OtherColor({ label, value, onChange, onDone }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>()
  const hex = value && hexOf(value)

  /** Applies what was typed, when it is a colour. */
  function commit() {
    const typed = draft === undefined ? undefined : parseHex(draft)
    setDraft(undefined)
    if (typed) onChange(typed)
    onDone()
  }

  return (
    <div className={classes.other}>
      <Popover position="bottom-end" withinPortal trapFocus onClose={onDone}>
        <Popover.Target>
          <UnstyledButton className={classes.current} aria-label={`${label}：其他颜色`} title="其他颜色">
            <ColorSwatch component="span" size={18} radius="xs" color={hex ?? 'transparent'} />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <ColorPicker
            format="hex"
            value={hex ?? hexOf(WHITE)}
            saturationLabel="饱和度和明度"
            hueLabel="色相"
            onChange={(text) => {
              const color = parseHex(text)
              if (color) onChange(color)
            }}
            onChangeEnd={onDone}
          />
        </Popover.Dropdown>
      </Popover>
      <TextInput
        className={classes.hex}
        size="xs"
        aria-label={`${label}色值`}
        placeholder="#rrggbb"
        autoComplete="off"
        spellCheck={false}
        value={draft ?? hex ?? ''}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
    </div>
  )
}

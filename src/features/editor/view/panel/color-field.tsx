import '@mantine/core/styles/ColorSwatch.layer.css'
import { ColorSwatch, Popover, TextInput, UnstyledButton } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import type { Color } from '#src/scene/model/scene-types.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { usePreloadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import { keysOf } from '../../commands/keys.ts'
import classes from './color-field.module.css'
import type { AnyColorProps } from './any-color.tsx'
import { MIXED } from './common-value.ts'
import { ColorSwatches } from './color-swatches.tsx'
import { hexOf, parseHex, PREDEFINED_COLORS, sameColor } from './colors.ts'
import { PropertyRow } from './property-row.tsx'
import { rememberColor } from './recent-colors.ts'

export interface ColorFieldProps {
  label: string
  /** Undefined while there is none. */
  value: Color | undefined
  /** Several are chosen, which differ; `value` is that of one. */
  mixed?: boolean
  /** While it is being chosen, too. */
  onChange: (color: Color) => void
  /** The colour is chosen. */
  onDone: () => void
  note?: ReactNode
}

const AnyColor = lazyComponent<'AnyColor', AnyColorProps>(() => import('./any-color.tsx'), 'AnyColor')

const WHITE = { r: 255, g: 255, b: 255 }

export function ColorField({ label, value: one, mixed = false, onChange, onDone, note }: ColorFieldProps) {
  const value = mixed ? undefined : one
  const change = (color: Color) => {
    if (!sameColor(color, value)) onChange(color)
  }
  return (
    <PropertyRow label={label} note={note}>
      <ColorSwatches
        label={label}
        colors={PREDEFINED_COLORS}
        value={value}
        onChoose={(color) => {
          change(color)
          onDone()
        }}
      />
      <OtherColor label={label} value={value} mixed={mixed} onChange={change} onDone={onDone} />
    </PropertyRow>
  )
}

function OtherColor({ label, value, mixed, onChange, onDone }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>()
  /** What was typed and is no colour: it stays, and is said, until there is another one (E26). */
  const [refused, setRefused] = useState<{ text: string; beside: string | undefined }>()
  const [opened, setOpened] = useState(false)
  const loaded = useLazyComponent(AnyColor, opened, () => setOpened(false))
  usePreloadWhenIdle(AnyColor)
  const hex = value && hexOf(value)
  const wrong = draft === undefined && refused?.beside === hex ? refused?.text : undefined

  /** Applies what was typed, when it is a colour. */
  function commit() {
    const typed = draft === undefined ? undefined : parseHex(draft)
    if (draft !== undefined) setRefused(typed || draft.trim() === '' ? undefined : { text: draft, beside: hex })
    setDraft(undefined)
    if (typed) {
      onChange(typed)
      rememberColor(typed)
    }
    onDone()
  }

  function close() {
    if (value) rememberColor(value)
    onDone()
  }

  return (
    <div className={classes.other}>
      <Popover
        opened={opened && loaded}
        onChange={setOpened}
        position="bottom-end"
        withinPortal
        trapFocus
        // the canvas leaves no mousedown of a press
        clickOutsideEvents={['pointerdown']}
        onClose={close}
      >
        <Popover.Target>
          <UnstyledButton
            className={classes.current}
            aria-label={`${label}：其他颜色`}
            title="其他颜色"
            onClick={() => setOpened(!opened)}
          >
            <ColorSwatch component="span" size={18} radius="xs" color={hex ?? 'transparent'} />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <AnyColor value={value ?? WHITE} onChange={onChange} onDone={onDone} />
        </Popover.Dropdown>
      </Popover>
      <TextInput
        className={classes.hex}
        size="xs"
        aria-label={`${label}色值`}
        placeholder={mixed ? MIXED : '#rrggbb'}
        autoComplete="off"
        spellCheck={false}
        value={draft ?? wrong ?? hex ?? ''}
        error={wrong !== undefined}
        title={wrong !== undefined ? '请输入 #1d4ed8 这样的色值' : undefined}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || keysOf(event) === 'Mod+S') commit()
          if (event.key === 'Escape' && (draft ?? wrong) !== undefined) {
            event.stopPropagation()
            setDraft(undefined)
            setRefused(undefined)
          }
        }}
      />
    </div>
  )
}

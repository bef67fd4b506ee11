import { useThrottledCallback } from '@mantine/hooks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { setPixels } from '../../commands/elements.ts'
import { pixelsOf, type PixelField } from '../../model/pixel-input.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import { liveLayoutsOf } from '../../session/live-layouts.ts'
import { RatioButton } from './arrange-buttons.tsx'
import classes from './layout-settings.module.css'
import { commonValue } from './common-value.ts'
import { NumberField } from './number-field.tsx'

/** How often the figures follow a gesture, milliseconds. */
const FIGURES_MS = 60
/** How long a refused value is warned about (3§5), milliseconds. */
const WARNING_MS = 1500

const FIELDS = [
  { key: 'left', label: '左边距', short: '左' },
  { key: 'top', label: '上边距', short: '上' },
  { key: 'width', label: '宽度', short: '宽' },
  { key: 'height', label: '高度', short: '高' },
] as const satisfies readonly { key: PixelField; label: string; short: string }[]

/** What several elements can have in common: where they lie is for their alignment. */
const SIDES = FIELDS.filter(({ key }) => key === 'width' || key === 'height')

type Placed = Pick<SceneElement, 'layout'>

interface PixelFieldsProps {
  /** In the order of the elements. */
  ids: readonly string[]
  elements: readonly [Placed, ...Placed[]]
  /** What stands below while nothing is refused, in a line that is always there. */
  note?: ReactNode
  onDone: () => void
}

/**
 * Where an element lies and how large it is, in whole pixels of the ad, or how large several are; what leaves the scene
 * is refused. Follows a gesture with one.
 */
export function PixelFields({ ids, elements, note, onDone }: PixelFieldsProps) {
  const [{ layout }, ...others] = elements
  const single = others.length === 0 ? ids[0] : undefined
  const { store } = useEditor()
  const { document } = useEditorState()
  const [refused, setRefused] = useState<{ key: PixelField; message: string }>()
  const timer = useRef(-1)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const inputs = useRef(new Map<PixelField, HTMLInputElement>())

  // written as it moves, as often as anyone reads figures: drawing four fields anew for each step would cost more than
  // all of the gesture
  const live = liveLayoutsOf(store)
  const follow = useThrottledCallback(() => {
    if (single === undefined) return
    const now = live.get()?.get(single) ?? layout
    for (const [key, input] of inputs.current) {
      const figure = String(pixelsOf(now, key, document))
      if (input.value !== figure) input.value = figure
    }
  }, FIGURES_MS)
  useEffect(() => live.subscribe(follow), [live, follow])

  function commit(key: PixelField, value: number) {
    const message = setPixels(store, ids, key, Math.round(value))
    window.clearTimeout(timer.current)
    setRefused(message === undefined ? undefined : { key, message })
    if (message !== undefined) timer.current = window.setTimeout(() => setRefused(undefined), WARNING_MS)
  }

  return (
    <>
      <div className={classes.fields} role="group" aria-label={single === undefined ? '大小' : '位置和大小'}>
        {(single === undefined ? SIDES : FIELDS).map(({ key, label, short }) => (
          <div key={key} className={classes.field}>
            <span aria-hidden>{short}</span>
            <NumberField
              label={label}
              unit="px"
              {...commonValue(elements, (each) => pixelsOf(each.layout, key, document))}
              refused={refused?.key === key}
              inputRef={(input) => {
                if (input) inputs.current.set(key, input)
                else inputs.current.delete(key)
              }}
              onCommit={(value) => commit(key, value)}
              onDone={onDone}
            />
          </div>
        ))}
        <RatioButton />
      </div>
      <div className={classes.line}>
        <p className={classes.warning} role="alert">
          {refused?.message}
        </p>
        {refused === undefined && note}
      </div>
    </>
  )
}

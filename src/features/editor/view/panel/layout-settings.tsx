import { useEffect, useRef, useState } from 'react'
import type { SceneElement } from '#src/scene/model/scene-types.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import { AlignButtons, OrderButtons } from './arrange-buttons.tsx'
import classes from './layout-settings.module.css'
import { NumberField } from './number-field.tsx'
import { pixelLayout, setPixels, type LayoutKey } from './pixel-layout.ts'
import { PropertyRow, PropertySection } from './property-row.tsx'
import type { ElementEdit } from './use-element-edit.ts'

/** How long a refused value is warned about (3§5), milliseconds. */
const WARNING_MS = 1500

const FIELDS = [
  { key: 'left', label: '左边距', short: '左' },
  { key: 'top', label: '上边距', short: '上' },
  { key: 'width', label: '宽度', short: '宽' },
  { key: 'height', label: '高度', short: '高' },
] as const satisfies readonly { key: LayoutKey; label: string; short: string }[]

/** Where an element lies, in whole pixels of the ad; before what; and how it stands to the scene. */
export function LayoutSettings({ id, element: { layout }, edit }: { id: string; element: SceneElement; edit: ElementEdit }) {
  const { store } = useEditor()
  const { document } = useEditorState()
  const [refused, setRefused] = useState<{ key: LayoutKey; message: string }>()
  const timer = useRef(-1)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const pixels = pixelLayout(layout, document)

  function commit(key: LayoutKey, value: number) {
    const message = setPixels(store, id, key, value)
    window.clearTimeout(timer.current)
    setRefused(message === undefined ? undefined : { key, message })
    if (message !== undefined) timer.current = window.setTimeout(() => setRefused(undefined), WARNING_MS)
  }

  return (
    <PropertySection>
      <div className={classes.fields} role="group" aria-label="位置和大小">
        {FIELDS.map(({ key, label, short }) => (
          <div key={key} className={classes.field}>
            <span aria-hidden>{short}</span>
            <NumberField label={label} unit="px" value={pixels[key]} maxLength={4} refused={refused?.key === key} onCommit={(value) => commit(key, value)} onDone={edit.done} />
          </div>
        ))}
      </div>
      <p className={classes.warning} role="alert">
        {refused?.message}
      </p>
      <PropertyRow label="旋转">
        <NumberField label="旋转角度" unit="°" value={Math.round(layout.rotate * 10) / 10} min={-359} max={359} maxLength={6} onCommit={(degrees) => edit.adjust('旋转', ['layout', 'rotate'], degrees % 360)} onDone={edit.done} />
      </PropertyRow>
      <OrderButtons />
      <AlignButtons />
    </PropertySection>
  )
}

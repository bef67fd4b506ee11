import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Select } from '@mantine/core'
import { memo } from 'react'
import { own, type JsonObject } from '#src/scene/model/json.ts'
import { colorOf, finite } from '#src/scene/model/read-values.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { setBackground } from '../../commands/scenes.ts'
import { withColor, withNone, withOpacity } from '../../model/backgrounds.ts'
import { useEditor } from '../../session/editor-context.ts'
import { ColorField } from './color-field.tsx'
import { sameColor } from './colors.ts'
import { commonValue, MIXED, sameParts } from './common-value.ts'
import { PropertyRow, PropertySection } from './property-row.tsx'
import { SliderField } from './slider-field.tsx'
import type { ElementEdit } from './use-element-edit.ts'

interface FrameSettingsProps {
  elements: readonly [SceneElement, ...SceneElement[]]
  edit: ElementEdit
}

/**
 * What lies behind an element: nothing or a colour (3§4). An image that it came with stays until something else is
 * chosen.
 */
export const BackgroundSettings = memo(function BackgroundSettings({ elements, edit }: FrameSettingsProps) {
  const { store } = useEditor()
  const { value: none, mixed: some } = commonValue(elements, hasNone)
  const image = elements.some(({ background }) => background.image)
  const change = (how: (background: JsonObject) => JsonObject, key?: string) =>
    void setBackground(store, how, {
      elements: edit.ids,
      ...(key !== undefined && { coalesce: `${key} ${edit.ids.join(' ')}` }),
    })
  return (
    <PropertySection title="背景">
      <PropertyRow label="填充">
        <Checkbox
          size="xs"
          label="无背景"
          checked={none && !some}
          indeterminate={some}
          styles={{ body: { alignItems: 'center', minHeight: 30 } }}
          onChange={(event) =>
            change(event.currentTarget.checked ? withNone : (old) => withColor(old, colorOf(own(old, 'color'), WHITE)))
          }
        />
      </PropertyRow>
      <ColorField
        label="背景颜色"
        {...commonValue(elements, ({ background }) => background.color, sameColor)}
        note={image ? '当前使用背景图片，选择颜色后替换' : undefined}
        onChange={(next) => change((old) => withColor(old, next), 'background.color')}
        onDone={edit.done}
      />
      {(!none || some) && (
        <SliderField
          label="不透明度"
          unit="%"
          {...commonValue(elements, ({ background }) => background.opacity * 100)}
          min={0}
          max={100}
          onChange={(next) => change((old) => withOpacity(old, next), 'background.opacity')}
          onDone={edit.done}
        />
      )}
    </PropertySection>
  )
}, sameParts('background'))

function hasNone({ raw }: SceneElement): boolean {
  return (finite(own(own(raw, 'background'), 'type')) ?? 0) === 0
}

const WHITE = { r: 255, g: 255, b: 255 }

const STYLES = [
  { value: 'solid', label: '实线' },
  { value: 'dashed', label: '虚线' },
  { value: 'dotted', label: '点线' },
  { value: 'double', label: '双线' },
  { value: 'none', label: '无' },
]

/** The line around an element; its sizes are in units, thousandths of the scene's width. */
export const BorderSettings = memo(function BorderSettings({ elements, edit }: FrameSettingsProps) {
  const { value: style, mixed: styles } = commonValue(elements, ({ border }) => border.style)
  const slider = (
    label: string,
    key: 'width' | 'opacity' | 'radius' | 'padding',
    max: number,
    { unit, times = 1 }: { unit?: string; times?: number } = {},
  ) => (
    <SliderField
      label={label}
      unit={unit}
      {...commonValue(elements, ({ border }) => border[key] * times)}
      min={0}
      max={max}
      onChange={(next) => edit.adjust(`修改边框${label.replace('边框', '')}`, ['border', key], next)}
      onDone={edit.done}
    />
  )
  // nobody sees what is chosen for a line that has no width
  const isBare = elements.every(({ border }) => border.width === 0)
  return (
    <PropertySection title="边框" aside={isBare ? '宽度为 0，没有边线' : undefined}>
      {slider('边框宽度', 'width', 20)}
      <PropertyRow label="边框样式">
        <Select
          aria-label="边框样式"
          size="xs"
          allowDeselect={false}
          data={STYLES}
          value={styles ? null : style}
          placeholder={MIXED}
          onChange={(next) => {
            if (next !== null && (styles || next !== style)) edit.set('修改边框样式', ['border', 'style'], next)
          }}
        />
      </PropertyRow>
      <ColorField
        label="边框颜色"
        {...commonValue(elements, ({ border }) => border.color, sameColor)}
        onChange={(next) => edit.adjust('修改边框颜色', ['border', 'color'], { ...next })}
        onDone={edit.done}
      />
      {slider('不透明度', 'opacity', 100, { unit: '%', times: 100 })}
      {slider('圆角', 'radius', 100)}
      {slider('内边距', 'padding', 50)}
    </PropertySection>
  )
}, sameParts('border'))

import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Select } from '@mantine/core'
import { own, type JsonObject } from '#src/scene/model/json.ts'
import { colorOf, finite } from '#src/scene/model/read-values.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { setBackground } from '../../commands/scenes.ts'
import { withColor, withNone, withOpacity } from '../../model/backgrounds.ts'
import { useEditor } from '../../session/editor-context.ts'
import { ColorField } from './color-field.tsx'
import { PropertyRow, PropertySection } from './property-row.tsx'
import { SliderField } from './slider-field.tsx'
import type { ElementEdit } from './use-element-edit.ts'

/**
 * What lies behind an element: nothing or a colour (3§4). An image that it came with stays until something else is
 * chosen.
 */
export function BackgroundSettings({ id, element, edit }: { id: string; element: SceneElement; edit: ElementEdit }) {
  const { store } = useEditor()
  const { color, image, opacity } = element.background
  const none = (finite(own(own(element.raw, 'background'), 'type')) ?? 0) === 0
  const change = (how: (background: JsonObject) => JsonObject, key?: string) =>
    void setBackground(store, how, { elements: [id], ...(key !== undefined && { coalesce: `${key} ${id}` }) })
  return (
    <PropertySection title="背景">
      <PropertyRow label="填充">
        <Checkbox
          size="xs"
          label="无背景"
          checked={none}
          styles={{ body: { alignItems: 'center', minHeight: 30 } }}
          onChange={(event) =>
            change(event.currentTarget.checked ? withNone : (old) => withColor(old, colorOf(own(old, 'color'), WHITE)))
          }
        />
      </PropertyRow>
      <ColorField
        label="背景颜色"
        value={color}
        note={image ? '当前使用背景图片，选择颜色后替换' : undefined}
        onChange={(next) => change((old) => withColor(old, next), 'background.color')}
        onDone={edit.done}
      />
      {!none && (
        <SliderField
          label="不透明度"
          unit="%"
          value={opacity * 100}
          min={0}
          max={100}
          onChange={(next) => change((old) => withOpacity(old, next), 'background.opacity')}
          onDone={edit.done}
        />
      )}
    </PropertySection>
  )
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
export function BorderSettings({ element, edit }: { element: SceneElement; edit: ElementEdit }) {
  const { width, style, color, radius, padding, opacity } = element.border
  const slider = (label: string, key: string, value: number, max: number, unit?: string) => (
    <SliderField
      label={label}
      unit={unit}
      value={value}
      min={0}
      max={max}
      onChange={(next) => edit.adjust(`修改边框${label.replace('边框', '')}`, ['border', key], next)}
      onDone={edit.done}
    />
  )
  return (
    <PropertySection title="边框">
      {slider('边框宽度', 'width', width, 20)}
      <PropertyRow label="边框样式">
        <Select
          aria-label="边框样式"
          size="xs"
          allowDeselect={false}
          data={STYLES}
          value={style}
          onChange={(next) => {
            if (next !== null && next !== style) edit.set('修改边框样式', ['border', 'style'], next)
          }}
        />
      </PropertyRow>
      <ColorField
        label="边框颜色"
        value={color}
        onChange={(next) => edit.adjust('修改边框颜色', ['border', 'color'], { ...next })}
        onDone={edit.done}
      />
      {slider('不透明度', 'opacity', opacity * 100, 100, '%')}
      {slider('圆角', 'radius', radius, 100)}
      {slider('内边距', 'padding', padding, 50)}
    </PropertySection>
  )
}

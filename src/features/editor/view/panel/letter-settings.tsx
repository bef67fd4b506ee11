import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconLayoutAlignBottom,
  IconLayoutAlignMiddle,
  IconLayoutAlignTop,
} from '@tabler/icons-react'
import { memo } from 'react'
import { hasFont } from '#src/lib/dom/has-font.ts'
import { LETTER_SIZES } from '../../commands/fit-letters.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import type { TextStyle } from '#src/scene/model/scene-types.ts'
import { ChoiceField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import { sameColor } from './colors.ts'
import { commonValue, MIXED, sameParts } from './common-value.ts'
import { PropertyRow, PropertySection } from './property-row.tsx'
import { SliderField } from './slider-field.tsx'
import type { ElementEdit } from './use-element-edit.ts'

/** Fonts to choose from. A terminal that lacks one shows its default in its place. */
const FONT_OPTIONS: readonly { value: string; label: string }[] = [
  { value: '', label: '默认字体' },
  { value: 'Microsoft YaHei', label: '微软雅黑' },
  { value: 'PingFang SC', label: '苹方' },
  { value: 'Noto Sans SC', label: '思源黑体' },
  { value: 'Noto Serif SC', label: '思源宋体' },
  { value: 'SimHei', label: '黑体' },
  { value: 'SimSun', label: '宋体' },
  { value: 'KaiTi', label: '楷体' },
  { value: 'FangSong', label: '仿宋' },
]

interface Lettered {
  readonly raw: JsonObject
  readonly style: TextStyle
  readonly layout: { readonly lineHeight: number }
}

interface LetterSettingsProps {
  elements: readonly [Lettered, ...Lettered[]]
  edit: ElementEdit
  /** A text that scrolls has no place along its way. */
  horizontal: boolean
}

const HORIZONTAL = [
  { value: 'left', label: '左对齐', icon: <IconAlignLeft size={16} aria-hidden /> },
  { value: 'center', label: '水平居中', icon: <IconAlignCenter size={16} aria-hidden /> },
  { value: 'right', label: '右对齐', icon: <IconAlignRight size={16} aria-hidden /> },
] as const

const VERTICAL = [
  { value: 'top', label: '顶部对齐', icon: <IconLayoutAlignTop size={16} aria-hidden /> },
  { value: 'middle', label: '垂直居中', icon: <IconLayoutAlignMiddle size={16} aria-hidden /> },
  { value: 'bottom', label: '底部对齐', icon: <IconLayoutAlignBottom size={16} aria-hidden /> },
] as const

export const LetterSettings = memo(function LetterSettings({ elements, edit, horizontal }: LetterSettingsProps) {
  const { value: font, mixed: fonts } = commonValue(elements, ({ style }) => style.font ?? '')
  const known = FONT_OPTIONS.some(({ value }) => value === font)
  return (
    <PropertySection title="文字">
      <PropertyRow
        label="字体"
        note={!fonts && font !== '' && !hasFont(font) ? '此电脑没有这种字体，这里以默认字体显示' : undefined}
      >
        <Select
          aria-label="字体"
          size="xs"
          allowDeselect={false}
          data={known ? FONT_OPTIONS : [...FONT_OPTIONS, { value: font, label: font }]}
          value={fonts ? null : font}
          placeholder={MIXED}
          onChange={(next) => {
            if (next !== null && (fonts || next !== font)) edit.set('修改字体', ['data', 'font'], next)
          }}
        />
      </PropertyRow>
      <SliderField
        label="字号"
        {...commonValue(elements, ({ style }) => style.size)}
        min={LETTER_SIZES.min}
        max={LETTER_SIZES.max}
        onChange={(next) => edit.adjust('修改字号', ['data', 'size'], next)}
        onDone={edit.done}
      />
      <SliderField
        label="行高"
        {...commonValue(elements, ({ layout }) => layout.lineHeight)}
        min={1}
        max={5}
        step={0.1}
        onChange={(next) => edit.adjust('修改行高', ['layout', 'lineHeight'], next)}
        onDone={edit.done}
      />
      <ColorField
        label="颜色"
        {...commonValue(elements, ({ style }) => style.color, sameColor)}
        onChange={(next) => edit.adjust('修改文字颜色', ['data', 'color'], { ...next })}
        onDone={edit.done}
      />
      {horizontal && (
        <ChoiceField
          label="水平对齐"
          options={HORIZONTAL}
          {...commonValue(elements, ({ style }) => style.horizontalAlign)}
          onChange={(next) => edit.set('修改水平对齐', ['data', 'horizontalAlign'], next)}
        />
      )}
      <ChoiceField
        label="垂直对齐"
        options={VERTICAL}
        {...commonValue(elements, ({ style }) => style.verticalAlign)}
        onChange={(next) => edit.set('修改垂直对齐', ['data', 'verticalAlign'], next)}
      />
    </PropertySection>
  )
}, sameLetters)

const sameData = sameParts('data')

function sameLetters(before: LetterSettingsProps, now: LetterSettingsProps): boolean {
  return (
    sameData(before, now) &&
    before.elements.every(({ layout }, at) => layout.lineHeight === now.elements[at]?.layout.lineHeight)
  )
}

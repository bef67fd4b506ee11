import '@mantine/core/styles/ColorPicker.layer.css'
import { ColorPicker } from '@mantine/core'
import type { Color } from '#src/scene/model/scene-types.ts'
import { hexOf, parseHex } from './colors.ts'

export interface AnyColorProps {
  value: Color
  /** While it is being chosen, too. */
  onChange: (color: Color) => void
  /** The colour is chosen. */
  onDone: () => void
}

export function AnyColor({ value, onChange, onDone }: AnyColorProps) {
  return (
    <ColorPicker
      format="hex"
      value={hexOf(value)}
      saturationLabel="饱和度和明度"
      hueLabel="色相"
      onChange={(text) => {
        const color = parseHex(text)
        if (color) onChange(color)
      }}
      onChangeEnd={onDone}
    />
  )
}

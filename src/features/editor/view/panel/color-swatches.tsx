import '@mantine/core/styles/ColorSwatch.layer.css'
import { ColorSwatch } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Color } from '#src/scene/model/scene-types.ts'
import classes from './color-field.module.css'
import { hexOf, sameColor } from './colors.ts'

export interface ColorSwatchesProps {
  label: string
  colors: readonly { name: string; color: Color }[]
  value: Color | undefined
  onChoose: (color: Color) => void
}

export function ColorSwatches({ label, colors, value, onChoose }: ColorSwatchesProps) {
  return (
    <div className={classes.swatches} role="group" aria-label={label}>
      {colors.map(({ name, color }) => {
        const chosen = sameColor(color, value)
        return (
          <button
            key={name}
            type="button"
            className={classes.swatch}
            title={name}
            aria-label={name}
            aria-pressed={chosen}
            onClick={() => onChoose(color)}
          >
            <ColorSwatch
              className={classes.color}
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
  )
}

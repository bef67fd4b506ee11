import '@mantine/core/styles/ColorPicker.layer.css'
import { Button, ColorPicker } from '@mantine/core'
import { useEyeDropper } from '@mantine/hooks'
import { IconColorPicker } from '@tabler/icons-react'
import { useState } from 'react'
import type { Color } from '#src/scene/model/scene-types.ts'
import { colorsOf } from '../../model/used-colors.ts'
import { useEditor } from '../../session/editor-context.ts'
import classes from './any-color.module.css'
import { ColorSwatches } from './color-swatches.tsx'
import { hexOf, parseHex } from './colors.ts'
import { recentColors } from './recent-colors.ts'

export interface AnyColorProps {
  value: Color
  /** While it is being chosen, too. */
  onChange: (color: Color) => void
  /** The colour is chosen. */
  onDone: () => void
}

/** Of the colours of an ad, so many are offered again. */
const MOST = 16

/** Any colour: by hue, off the screen where the browser can, or one that the ad or the last minutes have already. */
export function AnyColor({ value, onChange, onDone }: AnyColorProps) {
  const { store } = useEditor()
  const dropper = useEyeDropper()
  // as they are when this opens: what is being chosen does not move them
  const [offered] = useState(() => [
    { label: '本广告的颜色', colors: named(colorsOf(store.state.document).slice(0, MOST)) },
    { label: '最近使用的颜色', colors: named(recentColors()) },
  ])

  function take(text: string) {
    const color = parseHex(text)
    if (color) onChange(color)
  }

  async function pick() {
    // given up by Escape
    const picked = await dropper.open().catch(() => undefined)
    if (!picked) return
    take(picked.sRGBHex)
    onDone()
  }

  return (
    <div className={classes.any}>
      <ColorPicker
        fullWidth
        format="hex"
        value={hexOf(value)}
        saturationLabel="饱和度和明度"
        hueLabel="色相"
        onChange={take}
        onChangeEnd={onDone}
      />
      {offered.map(
        ({ label, colors }) =>
          colors.length > 0 && (
            <div key={label}>
              <span className={classes.label} aria-hidden>
                {label}
              </span>
              <ColorSwatches
                label={label}
                colors={colors}
                value={value}
                onChoose={(color) => {
                  onChange(color)
                  onDone()
                }}
              />
            </div>
          ),
      )}
      {dropper.supported && (
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconColorPicker size={14} aria-hidden />}
          onClick={() => void pick()}
        >
          从屏幕取色
        </Button>
      )}
    </div>
  )
}

function named(colors: readonly Color[]) {
  return colors.map((color) => ({ name: hexOf(color), color }))
}

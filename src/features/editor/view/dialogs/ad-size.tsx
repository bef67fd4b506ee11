import { useId } from 'react'
import { resolutionText, type Pixels } from '#src/domain/resolution.ts'
import { orientationOf } from '../../model/templates/template.ts'
import classes from './ad-size.module.css'

export interface AdSizeProps {
  size: Pixels
  /** The sizes of the company. */
  sizes: readonly Pixels[]
  onChange: (size: Pixels) => void
}

export const ORIENTATION_WORDS = { landscape: '横屏', portrait: '竖屏' } as const

/** The longer side of the outline of a size, px. */
const OUTLINE = 20

/** What screens a new ad is for, which is asked before its first template (E71). */
export function AdSize({ size, sizes, onChange }: AdSizeProps) {
  const name = useId()
  const now = resolutionText(size)
  const offered = sizes.some((one) => resolutionText(one) === now) ? sizes : [size, ...sizes]
  return (
    <fieldset className={classes.sizes}>
      <legend className={classes.legend}>
        分辨率<span className={classes.hint}>与要投放的终端一致</span>
      </legend>
      {offered.map((one) => {
        const { width, height } = one
        const text = resolutionText(one)
        const scale = OUTLINE / Math.max(width, height)
        return (
          <label key={text} className={classes.size}>
            <input
              type="radio"
              name={name}
              checked={text === now}
              data-autofocus={text === now || undefined}
              onChange={() => onChange(one)}
            />
            <span className={classes.outline} aria-hidden>
              <span style={{ width: width * scale, height: height * scale }} />
            </span>
            <span>{text}</span>
            <span className={classes.hint}>{ORIENTATION_WORDS[orientationOf(one)]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

import type { SyntheticEvent } from 'react'
import { inTurn } from '#src/lib/dom/in-turn.ts'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import classes from './plan-art.module.css'

/** The picture beside the name of an ad. Those that have come together are not painted together. */
export function PlanArt({ src, base }: { src: unknown; base: string | undefined }) {
  return (
    <span className={classes.art} onLoadCapture={showInTurn}>
      <MediaImage src={src} base={base} alt="" side={96} />
    </span>
  )
}

function showInTurn({ target }: SyntheticEvent) {
  if (target instanceof HTMLElement) inTurn(() => target.setAttribute('data-shown', ''))
}

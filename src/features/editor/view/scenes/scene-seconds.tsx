import { useState } from 'react'
import { spokenSeconds } from '../../model/spoken-seconds.ts'
import classes from './scene-seconds.module.css'

/** How long a scene lasts; lit up for a moment when that changes, for it often follows from something else. */
export function SceneSeconds({ seconds, className }: { seconds: number; className: string | undefined }) {
  const [first] = useState(seconds)
  return (
    <span className={className} aria-hidden>
      {/* another node for another time, so that it lights up again */}
      <span key={seconds} className={seconds === first ? undefined : classes.changed}>
        {spokenSeconds(seconds)}
      </span>
    </span>
  )
}

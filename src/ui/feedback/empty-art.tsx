import type { ReactNode } from 'react'
import classes from './empty-art.module.css'

/*
 * What stands where there is nothing: one family of line drawings on a tint, 128 by 88. Lines take the colour of the
 * words around, `tint` and `paper` come from the tokens.
 */

const screen = (
  <>
    <rect x="30" y="18" width="68" height="44" rx="5" className={classes.paper} />
    <path d="M64 62v10M50 72h28" />
  </>
)

const drawings = {
  /** Anything that is not there yet. */
  box: (
    <>
      <path d="M34 36 64 24l30 12v28L64 76 34 64z" className={classes.paper} />
      <path d="M34 36l30 12 30-12M64 48v28M49 30l30 12" />
    </>
  ),
  /** A filter that leaves nothing. */
  search: (
    <>
      <rect x="30" y="20" width="56" height="10" rx="3" className={classes.paper} />
      <rect x="30" y="38" width="38" height="10" rx="3" className={classes.paper} />
      <rect x="30" y="56" width="30" height="10" rx="3" className={classes.paper} />
      <circle cx="82" cy="54" r="14" className={classes.paper} />
      <path d="m92 64 9 9M76 54h12" />
    </>
  ),
  device: (
    <>
      {screen}
      <path d="M55 38a13 13 0 0 1 18 0M59.5 43a6.5 6.5 0 0 1 9 0" />
      <circle cx="64" cy="48" r="1.5" className={classes.dot} />
    </>
  ),
  material: (
    <>
      <rect x="42" y="16" width="58" height="42" rx="5" className={classes.paper} />
      <rect x="28" y="28" width="58" height="44" rx="5" className={classes.paper} />
      <path d="m28 62 16-15 13 12 9-8 20 17" />
      <circle cx="70" cy="41" r="5" />
    </>
  ),
  ad: (
    <>
      {screen}
      <path d="M39 30h22M39 37h14M39 48h12" />
      <path d="m72 30 14 10-14 10z" />
    </>
  ),
  order: (
    <>
      <path d="M40 14h48v62l-8-5-8 5-8-5-8 5-8-5-8 5z" className={classes.paper} />
      <path d="M50 28h28M50 39h28M50 50h16" />
    </>
  ),
  people: (
    <>
      <circle cx="52" cy="34" r="11" className={classes.paper} />
      <path d="M32 70c0-13 8-20 20-20s20 7 20 20z" className={classes.paper} />
      <path d="M74 24a10 10 0 0 1 0 20M80 51c10 2 16 9 16 19" />
    </>
  ),
  /** A log in which nothing stands. */
  log: (
    <>
      <rect x="34" y="16" width="60" height="58" rx="5" className={classes.paper} />
      <path d="M46 31h4M46 45h4M46 59h4M58 31h24M58 45h24M58 59h14" />
    </>
  ),
  /** Nothing waits. */
  done: (
    <>
      <circle cx="64" cy="45" r="27" className={classes.paper} />
      <path d="m52 46 9 9 16-18" />
    </>
  ),
  page: (
    <>
      <path d="M42 14h30l16 16v44H42z" className={classes.paper} />
      <path d="M72 14v16h16M56 44l18 18M74 44 56 62" />
    </>
  ),
  lock: (
    <>
      <rect x="40" y="40" width="48" height="34" rx="6" className={classes.paper} />
      <path d="M50 40V30a14 14 0 0 1 28 0v10M64 53v8" />
    </>
  ),
  failed: (
    <>
      {screen}
      <path d="m54 30 10 8-8 6 12 9M64 26v4" />
      <path d="M22 30l-6-3M22 44h-7M106 30l6-3M106 44h7" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type EmptyArtName = keyof typeof drawings

export function EmptyArt({ name }: { name: EmptyArtName }) {
  return (
    <svg viewBox="0 0 128 88" aria-hidden className={classes.art}>
      <ellipse cx="64" cy="48" rx="56" ry="38" className={classes.tint} />
      <path d="M14 79h100" className={classes.ground} />
      {drawings[name]}
    </svg>
  )
}

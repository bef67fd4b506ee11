import { useEffect, useEffectEvent, useState } from 'react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { LOAD_FAILED } from '#src/lib/errors/load-failures.ts'
import { missingCode } from '../feedback/missing-code.ts'

/*
 * Menus, hints, lists of choices, questions and messages: what opens over a page is not needed to see it. Its code is
 * one chunk, which comes when the page is idle, or when something is first asked for. overlay-place.ts keeps the place
 * of questions and messages.
 */

export type OverlayParts = (typeof import('./overlay-parts.ts'))['overlayParts']

const load = () => import('./overlay-parts.ts').then(({ overlayParts }) => overlayParts)

/** The place of questions and messages; its preload brings the whole chunk. */
export const OverlayRoot = lazyComponent<'OverlayRoot', { withoutMessages?: boolean }>(load, 'OverlayRoot')

let parts: OverlayParts | undefined
/** Redraws components that want the code, whoever's load brings it: their own may have failed. */
const waiting = new Set<() => void>()
let saidMissing = false

/** The code, where it has come already. */
export const loadedOverlays = () => parts

export async function loadOverlays(): Promise<OverlayParts> {
  await OverlayRoot.preload()
  parts ??= await load()
  if (saidMissing && missingCode.words === LOAD_FAILED) missingCode.words = undefined
  saidMissing = false
  for (const draw of waiting) draw()
  return parts
}

/** Does something with the code, or without it where it does not come, as long as that is wanted when it is there. */
export function withOverlays(isWanted: () => boolean, work: (code: OverlayParts | undefined) => void) {
  const start = (code?: OverlayParts) => {
    if (isWanted()) work(code)
  }
  if (parts) start(parts)
  else if (isWanted()) loadOverlays().then(start, () => start())
}

/** Says of what somebody wants that its code did not come. */
export function sayOverlaysMissing() {
  saidMissing = true
  missingCode.words = LOAD_FAILED
}

/** Whoever points at what opens something is about to open it. */
export function preloadOverlays() {
  void OverlayRoot.preload().catch(() => undefined)
}

/** The code, once it is wanted and has come. Where it does not come that is said; `onGiveUp` takes the wish back. */
export function useOverlayCode(wanted: boolean, onGiveUp?: () => void): OverlayParts | undefined {
  const [, setLoaded] = useState(parts !== undefined)
  const giveUp = useEffectEvent(() => {
    // what nobody has asked for is done without
    if (!onGiveUp) return
    sayOverlaysMissing()
    onGiveUp()
  })
  useEffect(() => {
    // also where it came since this was drawn: nothing else draws it again
    if (!wanted) return
    const draw = () => setLoaded(true)
    waiting.add(draw)
    loadOverlays().catch(() => waiting.has(draw) && giveUp())
    return () => void waiting.delete(draw)
  }, [wanted])
  return wanted ? parts : undefined
}

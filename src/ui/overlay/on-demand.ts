import { useEffect, useEffectEvent, useState } from 'react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { leaveThisPage } from '#src/lib/hooks/this-page.ts'

/*
 * Menus, hints, lists of choices, questions and messages: what opens over a page is not needed to see it. Its code is
 * one chunk, which comes when the page has come to rest, or when something is first asked for.
 */

/** What the chunk holds. */
export type OverlayParts = (typeof import('./overlay-parts.ts'))['overlayParts']

const load = () => import('./overlay-parts.ts').then(({ overlayParts }) => overlayParts)

/** The place of questions and messages; its preload brings everything. */
export const OverlayRoot = lazyComponent<'OverlayRoot', { withoutMessages?: boolean }>(load, 'OverlayRoot')

let parts: OverlayParts | undefined

/** It, when it is there already. */
export const loadedOverlays = () => parts

/** Loads it; one that does not come is said where `OverlayHost` is. */
async function loadOverlays(): Promise<OverlayParts> {
  try {
    await OverlayRoot.preload()
    parts ??= await load()
    setPlace({ failed: false })
    return parts
  } catch (error) {
    setPlace({ failed: true })
    throw error
  }
}

/** Whoever points at what opens something is about to open it. */
export function warmOverlays() {
  void OverlayRoot.preload().catch(() => undefined)
}

/** It, once it is wanted and has come. When it does not come, `onGiveUp` takes the wish back. */
export function useOverlays(wanted: boolean, onGiveUp?: () => void): OverlayParts | undefined {
  const [, setLoaded] = useState(parts !== undefined)
  const giveUp = useEffectEvent(() => onGiveUp?.())
  useEffect(() => {
    if (!wanted || parts) return
    let gone = false
    loadOverlays().then(
      () => gone || setLoaded(true),
      () => gone || giveUp(),
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return wanted ? parts : undefined
}

/** How it stands with the place of questions and messages. */
interface Place {
  /** It must be on the page, at rest or not. */
  asked: boolean
  /** Its code did not come. */
  failed: boolean
}

let place: Place = { asked: false, failed: false }
let mounted = 0
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

function setPlace(change: Partial<Place>) {
  if (Object.entries(change).every(([key, value]) => place[key as keyof Place] === value)) return
  place = { ...place, ...change }
  for (const listener of listeners) listener()
}

/** For `OverlayHost`. */
export const overlayPlace = {
  get: () => place,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Told by the place itself; gives what is to be told when it is gone. */
export function overlayRootMounted(): () => void {
  mounted += 1
  for (const go of waiting) go()
  waiting.clear()
  return () => {
    mounted -= 1
    // what is asked goes with its place
    leaveThisPage()
    setPlace({ asked: false })
  }
}

/** It, with its place on the page or on the way there: messages wait for that in their store. */
export function askForOverlays(): Promise<OverlayParts> {
  setPlace({ asked: true })
  return loadOverlays()
}

/** It, with its place on the page, so that questions can be asked. */
export async function overlaysInPlace(): Promise<OverlayParts> {
  const there = await askForOverlays()
  if (mounted === 0)
    await new Promise<void>((resolve) => {
      waiting.add(resolve)
    })
  return there
}

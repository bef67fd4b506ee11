import { useEffect, useEffectEvent, useState } from 'react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { leaveThisPage } from '#src/lib/hooks/this-page.ts'
import { LOAD_FAILED } from '#src/lib/errors/load-failures.ts'
import { missingCode } from '../feedback/missing-code.ts'

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

async function loadOverlays(): Promise<OverlayParts> {
  await OverlayRoot.preload()
  parts ??= await load()
  if (saidMissing && missingCode.words === LOAD_FAILED) missingCode.words = undefined
  saidMissing = false
  return parts
}

let saidMissing = false

/** Says of what somebody wants that it did not come. */
function sayMissing() {
  saidMissing = true
  missingCode.words = LOAD_FAILED
}

/** Whoever points at what opens something is about to open it. */
export function warmOverlays() {
  void OverlayRoot.preload().catch(() => undefined)
}

/** It, once it is wanted and has come. When it does not come, that is said, and `onGiveUp` takes the wish back. */
export function useOverlays(wanted: boolean, onGiveUp?: () => void): OverlayParts | undefined {
  const [, setLoaded] = useState(parts !== undefined)
  const giveUp = useEffectEvent(() => {
    // what nobody has asked for is done without
    if (!onGiveUp) return
    sayMissing()
    onGiveUp()
  })
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

/** Whether the place of questions and messages must be on the page, at rest or not. */
let asked = false
let mounted = 0
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

function setAsked(now: boolean) {
  if (now === asked) return
  asked = now
  for (const listener of listeners) listener()
}

/** For `OverlayHost`. */
export const overlayPlace = {
  isAsked: () => asked,
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
    setAsked(false)
  }
}

/** It, with its place on the page or on the way there: messages wait for that in their store. */
export async function askForOverlays(): Promise<OverlayParts> {
  setAsked(true)
  try {
    return await loadOverlays()
  } catch (error) {
    sayMissing()
    throw error
  }
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

import { leaveThisPage } from '#src/lib/hooks/this-page.ts'
import { loadOverlays, sayOverlaysMissing, type OverlayParts } from './overlay-code.ts'

/** Whether the place of questions and messages must be on the page, idle or not. */
let asked = false
let mounted = 0
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

function setAsked(now: boolean) {
  if (now === asked) return
  asked = now
  for (const listener of listeners) listener()
}

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

/** The code, with its place on the page or on the way there: messages wait for that in their store. */
export async function askForOverlays(): Promise<OverlayParts> {
  setAsked(true)
  try {
    return await loadOverlays()
  } catch (error) {
    sayOverlaysMissing()
    throw error
  }
}

/** The code, with its place on the page, so that questions can be asked. */
export async function overlaysInPlace(): Promise<OverlayParts> {
  const there = await askForOverlays()
  if (mounted === 0)
    await new Promise<void>((resolve) => {
      waiting.add(resolve)
    })
  return there
}

import type { OverlayParts } from './overlay-code.ts'
import { overlaysInPlace } from './overlay-place.ts'
import { keepFocus } from './return-focus.ts'

/** What is asked now, in words: a second click of a double click asks nothing more. */
const asked = new Set<string>()

/**
 * Asks a question, and gives the focus back when it closes. Resolves to undefined when it could not be asked, when its
 * page is left before (`signal`), or when just this is being asked already.
 */
export async function ask<Answer>(
  words: string,
  signal: AbortSignal,
  question: (overlays: OverlayParts) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (signal.aborted || asked.has(words)) return undefined
  asked.add(words)
  const giveBack = keepFocus()
  try {
    const overlays = await overlaysInPlace().catch(() => undefined)
    return overlays && !signal.aborted ? await question(overlays) : undefined
  } finally {
    asked.delete(words)
    giveBack()
  }
}

/** Closes a question when its page is left; gives what is to be called when it has closed before. */
export function closesOn(signal: AbortSignal, close: () => void): () => void {
  signal.addEventListener('abort', close)
  return () => signal.removeEventListener('abort', close)
}

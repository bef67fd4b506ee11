import { overlaysInPlace, type OverlayParts } from './on-demand.ts'
import { keepFocus } from './return-focus.ts'

/** Asks a question, and gives the focus back when it closes. Resolves to undefined when it could not be asked. */
export async function ask<Answer>(question: (overlays: OverlayParts) => Promise<Answer>): Promise<Answer | undefined> {
  const giveBack = keepFocus()
  const overlays = await overlaysInPlace().catch(() => undefined)
  const answer = overlays && (await question(overlays))
  giveBack()
  return answer
}

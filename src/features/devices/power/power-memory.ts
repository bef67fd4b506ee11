import { proxy, subscribe } from 'valtio'
import { session } from '#src/api/session.ts'
import { readPowerChanges, type PowerChange } from './power-changes.ts'
import { stored } from '#src/lib/dom/stored.ts'

/** What an account changed is not offered to another. */
const ownChanges = () => stored(`console.powerChanges.${session.account}`, readPowerChanges)

const readOwn = (): readonly PowerChange[] => (session.account === undefined ? [] : (ownChanges().read() ?? []))

export const powerMemory = proxy<{ changes: readonly PowerChange[] }>({ changes: readOwn() })

subscribe(session, () => void (powerMemory.changes = readOwn()))

/** Changes what is remembered, on the ground of what is stored: another tab may have added to it. */
export function updatePowerMemory(update: (changes: readonly PowerChange[]) => PowerChange[]) {
  const changes = update(readOwn())
  if (changes.length > 0) ownChanges().write(changes)
  else ownChanges().remove()
  powerMemory.changes = changes
}

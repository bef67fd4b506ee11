import { SMS_PAUSE_MS } from '#src/domain/account-rules.ts'
import { stored } from '#src/lib/dom/stored.ts'

/**
 * When the last code was sent, epoch milliseconds: kept, so that a reload does not end the pause.
 */
export const smsSent = stored('console.smsSent', (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined,
)

/**
 * Whole seconds until the next code may be asked for, by wall clock: a tab that slept, or was loaded anew, comes to the
 * right number. Where the clock was set back behind the sending, never more than the whole pause.
 */
export function secondsLeft(sentAt: number | undefined, now: number): number {
  if (sentAt === undefined) return 0
  const left = Math.min(sentAt + SMS_PAUSE_MS - now, SMS_PAUSE_MS)
  return Math.max(0, Math.ceil(left / 1000))
}

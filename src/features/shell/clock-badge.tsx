import { HeaderBadge } from '#src/ui/feedback/header-badge.tsx'
import { clockWords, type ClockDifference } from './clock-words.ts'

/** Says in the header of every page how this computer's clock and the server's differ (T6). */
export function ClockBadge(difference: ClockDifference) {
  const words = clockWords(difference)
  return words && <HeaderBadge kind="clock" {...words} />
}

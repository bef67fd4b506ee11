import { formatDurationWords } from '#src/domain/units.ts'

/** How long something of a scene lasts, as the whole editor says it: tenths can be set. */
export const spokenSeconds = (seconds: number) => formatDurationWords(seconds, 1)

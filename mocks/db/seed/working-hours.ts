import { midnight } from '../world.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** Minutes of the day at which people come and go. */
const [COMING, GOING] = [8.5 * 60, 20 * 60]

/** The moment, or the next morning where people have gone home by then. */
export function orNextMorning(moment: number): number {
  const morning = midnight(moment)
  return moment < morning + GOING * MINUTE ? moment : morning + DAY + COMING * MINUTE
}

/** A moment of the same day at which people are at work; what came before another still does. */
export function atWork(moment: number): number {
  const morning = midnight(moment)
  return Math.trunc(morning + (COMING + ((GOING - COMING) * (moment - morning)) / DAY) * MINUTE)
}

/** How long work may hold up a page before others have their turn, milliseconds. */
const TURN_MS = 20

/** Does work that is made of steps in one go. */
export function allSteps<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Does work that is made of steps, with pauses in which other work has its turn; without them in one go. */
export async function inSteps<Result>(
  steps: Generator<void, Result>,
  pause: (() => Promise<void>) | undefined,
): Promise<Result> {
  if (!pause) return allSteps(steps)
  let began = performance.now()
  let step = steps.next()
  while (!step.done) {
    if (performance.now() - began > TURN_MS) {
      await pause()
      began = performance.now()
    }
    step = steps.next()
  }
  return step.value
}

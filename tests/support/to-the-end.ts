/** What comes of work that is done in steps. */
export function toTheEnd<Result>(steps: Iterator<unknown, Result, undefined>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

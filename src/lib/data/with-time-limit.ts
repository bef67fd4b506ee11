/**
 * What some work answers; when it takes longer than so many milliseconds, what `late` answers or throws instead. The
 * work itself goes on, and nobody hears of it any more.
 */
export function withTimeLimit<Result>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Result,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return Promise.race([work, limit.then(late)]).finally(() => clearTimeout(timer))
}

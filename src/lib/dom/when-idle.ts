/** Does the work when the browser has drawn what it has and has nothing else to do; gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  let isOff = false
  const start = () => isOff || work()
  // between an answer and what is drawn of it there is a moment of rest, too
  if ('requestIdleCallback' in window) requestAnimationFrame(() => requestIdleCallback(start))
  // not in every browser
  else setTimeout(start, 1000)
  return () => {
    isOff = true
  }
}

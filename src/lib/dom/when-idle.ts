/** Does the work when the browser has drawn what it has and has nothing else to do; gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  // not in every browser
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  let callback: number | undefined
  // between an answer and what is drawn of it there is a moment of rest, too
  const frame = requestAnimationFrame(() => (callback = requestIdleCallback(work)))
  return () => {
    cancelAnimationFrame(frame)
    if (callback !== undefined) cancelIdleCallback(callback)
  }
}

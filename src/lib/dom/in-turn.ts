const waiting: (() => void)[] = []

/** Runs one of what is handed in a frame: a browser lays out and paints an SVG picture in the page's own thread. */
export function inTurn(work: () => void) {
  waiting.push(work)
  if (waiting.length === 1) requestAnimationFrame(next)
}

function next() {
  waiting[0]?.()
  waiting.shift()
  if (waiting.length > 0) requestAnimationFrame(next)
}

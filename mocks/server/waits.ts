export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/**
 * Requests that wait to be given up. Node would let go of one that nobody else holds, and its signal would never be
 * aborted.
 */
const hanging = new Set<Request>()

export async function aborted(request: Request): Promise<void> {
  const { signal } = request
  if (signal.aborted) return
  hanging.add(request)
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true })
  })
  hanging.delete(request)
}

export interface TaskPool<Item> {
  /** From now on exactly these are wanted, in this order: others are not begun, and given up where they run. */
  want: (items: ReadonlyMap<string, Item>) => void
}

/**
 * Runs a task for each wanted item, at most `atOnce` at a time. A task that is done is not run again unless it is
 * wanted again; what fails is the task's own business. Unlike `Turns`, whose waiters each hold a promise, it has its
 * whole line replaced at once: thousands of terminals are chosen by one press.
 */
export function createTaskPool<Item>(
  atOnce: number,
  task: (item: Item, signal: AbortSignal) => Promise<void>,
): TaskPool<Item> {
  let queue: [string, Item][] = []
  const running = new Map<string, AbortController>()

  function next() {
    while (running.size < atOnce) {
      const first = queue.shift()
      if (!first) return
      const [key, item] = first
      const controller = new AbortController()
      running.set(key, controller)
      const end = () => {
        if (running.get(key) === controller) running.delete(key)
        next()
      }
      task(item, controller.signal).then(end, end)
    }
  }

  return {
    want(items) {
      for (const [key, controller] of running) {
        if (items.has(key)) continue
        running.delete(key)
        controller.abort()
      }
      queue = [...items].filter(([key]) => !running.has(key))
      next()
    },
  }
}

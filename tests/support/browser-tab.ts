import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * A tab of a browser as far as a router sees it: an address, what was before it and after it, and moves between them.
 */
export interface BrowserTab {
  /** The history of a console that begins in it, as after a load of the page. */
  begin(): RouterHistory
  /** What the address bar shows. */
  href(): string
  /** The browser's own button: it tells of the move when it has happened, as browsers do. */
  back(): void
}

/**
 * Makes a tab that stands at an address. A memory history would not do: it lets nobody keep a move back from happening.
 */
export function createBrowserTab(at: string): BrowserTab {
  const entries: { href: string; state: unknown }[] = [{ href: at, state: null }]
  let index = 0
  const events = new EventTarget()
  const now = () => entries[index] as (typeof entries)[number]
  const address = () => new URL(now().href, location.origin)

  function go(by: number) {
    queueMicrotask(() => {
      if (entries[index + by] === undefined) return
      index += by
      events.dispatchEvent(new PopStateEvent('popstate', { state: now().state }))
    })
  }
  const history = {
    get state() {
      return now().state
    },
    get length() {
      return entries.length
    },
    pushState(state: unknown, _: string, href: string) {
      entries.splice(index + 1, Infinity, { href, state })
      index += 1
    },
    replaceState(state: unknown, _: string, href = now().href) {
      entries[index] = { href, state }
    },
    go,
    back: () => go(-1),
    forward: () => go(1),
  }
  const tab = {
    history,
    location: {
      get pathname() {
        return address().pathname
      },
      get search() {
        return address().search
      },
      get hash() {
        return address().hash
      },
      get href() {
        return address().href
      },
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  return {
    begin: () => createBrowserHistory({ window: tab }),
    href: () => now().href,
    back: () => go(-1),
  }
}

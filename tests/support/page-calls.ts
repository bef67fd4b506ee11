import type { BrowserContext, Page } from '@playwright/test'

/*
 * Calls as the page itself makes them. Without a service worker the simulated server answers in the page, and nothing
 * leaves it; and of a body that is streamed the browser's protocol tells nothing.
 */

declare global {
  interface Window {
    /** Calls are told of. */
    tellsOfCalls?: boolean
    noteCall?: (stage: CallStage, method: string, url: string) => void
  }
}

export interface ToldCall {
  request: Request
  /** Settles when it has been answered or has failed. */
  over: Promise<unknown>
}

export type CallStage = 'sent' | 'over'
type Listener = (stage: CallStage, method: string, url: string) => void

const listeners = new WeakMap<Page, Set<Listener>>()

export async function tellOfCalls(target: Page | BrowserContext) {
  await target.addInitScript(() => {
    if (window.tellsOfCalls) return
    window.tellsOfCalls = true
    let telling: typeof fetch | undefined
    function tell() {
      const { fetch: send } = window
      if (send === telling) return
      telling = (input, init) => {
        const request = input instanceof Request ? input.clone() : new Request(input, init)
        let end = () => {}
        const over = new Promise<void>((resolve) => (end = resolve))
        dispatchEvent(new CustomEvent('tests.call', { detail: { request, over } }))
        return send(input, init).finally(() => end())
      }
      window.fetch = telling
    }
    tell()
    // a simulated server in the page puts a function of its own in that place, and is there then
    let control: Window['__mock']
    Object.defineProperty(window, '__mock', {
      configurable: true,
      get: () => control,
      set(started: Window['__mock']) {
        control = started
        tell()
      },
    })
  })
}

export async function announceCalls(context: BrowserContext) {
  await context.exposeBinding('noteCall', ({ page }, ...call: Parameters<Listener>) =>
    listeners.get(page)?.forEach((listener) => listener(...call)),
  )
  await tellOfCalls(context)
  await context.addInitScript(() => {
    addEventListener('tests.call', (event) => {
      const { request, over } = (event as CustomEvent<ToldCall>).detail
      const note = (stage: CallStage) => window.noteCall?.(stage, request.method, request.url)
      note('sent')
      void over.then(() => note('over'))
    })
  })
}

export function onPageCall(page: Page, listener: Listener) {
  listeners.set(page, (listeners.get(page) ?? new Set()).add(listener))
}

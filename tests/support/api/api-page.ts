import { vi } from 'vitest'

export interface Arrived {
  method: string
  url: URL
  headers: Headers
  body: unknown
}

export interface ApiPage {
  arrived: Arrived[]
  /** The `data` of the next answers, or a whole one; what is thrown is a refusal, or breaks the connection. */
  answer: (call: Arrived) => unknown
  /** What local storage has. */
  kept: Map<string, string>
  online: boolean
  restore: () => void
}

export class Refusal extends Error {
  constructor(
    readonly code: number,
    readonly msg: string,
  ) {
    super(msg)
  }
}

export function apiPage(): ApiPage {
  const page: ApiPage = {
    arrived: [],
    answer: () => ({}),
    kept: new Map(),
    online: true,
    restore() {
      vi.useRealTimers()
      vi.unstubAllGlobals()
      globalThis.earlyAnswers = undefined
    },
  }
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', querySelector: () => null }))
  vi.stubGlobal('location', new URL('https://console.example.invalid/'))
  vi.stubGlobal('navigator', {
    get onLine() {
      return page.online
    },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void page.kept.set(key, value),
    removeItem: (key: string) => void page.kept.delete(key),
  })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const text = await request.text()
    const call = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text && JSON.parse(text),
    }
    page.arrived.push(call)
    try {
      const data = await page.answer(call)
      return data instanceof Response ? data : Response.json({ code: 1, msg: 'success', data })
    } catch (error) {
      if (error instanceof Refusal) return Response.json({ code: error.code, msg: error.msg })
      throw new TypeError('Failed to fetch', { cause: error })
    }
  })
  return page
}

export async function signedInClient(account = '138') {
  const { configureApi } = await import('#src/api/config.ts')
  const { startSession } = await import('#src/api/session.ts')
  configureApi({ baseUrl: 'https://api.example.invalid' })
  startSession('t1', account)
}

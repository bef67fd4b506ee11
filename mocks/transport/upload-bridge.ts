/*
 * Uploads in a page. XMLHttpRequest tells how far an upload has come, but not when a service worker takes the request:
 * it then knows only the end. So what goes to the simulated store is taken here, before any worker: its body is really
 * read, part by part, and each part is reported as it comes.
 */
import type { MockServer } from '../server/create-mock-server.ts'
import { travel, type Transfer } from './transfers.ts'

/** Where an upload stands that this page answers itself. */
interface Simulated {
  transfer: Transfer
  url: URL
  control: AbortController
  status: number
  text: string
  headers: Headers
  /** All bytes have come: the upload itself is over, whatever is answered. */
  sent: boolean
}

/** The browser's own, before msw takes its place in pages without a worker; nothing but uploads uses it. */
const Native = globalThis.XMLHttpRequest

/** Lets the simulated store answer the uploads of this page; everything else goes the usual way. */
export function bridgeUploads(server: Pick<MockServer, 'handle' | 'transfer'>) {
  globalThis.XMLHttpRequest = class extends Native {
    #simulated: Simulated | undefined
    #state = 0

    override open(method: string, url: string | URL, async = true, user?: string | null, password?: string | null) {
      const target = new URL(url, location.href)
      const transfer =
        target.origin === location.origin ? server.transfer(method.toUpperCase(), target.href) : undefined
      this.#simulated = transfer && {
        transfer,
        url: target,
        control: new AbortController(),
        status: 0,
        text: '',
        headers: new Headers(),
        sent: false,
      }
      if (!transfer) return super.open(method, url, async, user, password)
      this.#become(1)
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null) {
      const simulated = this.#simulated
      if (!simulated) return super.send(body)
      void this.#upload(simulated, body as XMLHttpRequestBodyInit | null | undefined).catch(() => this.#fail('error'))
    }

    override abort() {
      if (!this.#simulated) return super.abort()
      if (this.#simulated.control.signal.aborted || this.#state === 0 || this.#state === 4) return
      this.#simulated.control.abort()
      this.#fail('abort')
    }

    async #upload(simulated: Simulated, body: XMLHttpRequestBodyInit | null | undefined) {
      const { transfer, url, control } = simulated
      const whole = new Response(body)
      // a blob would forget the capitals of the boundary
      const type = whole.headers.get('Content-Type') ?? ''
      const bytes = await whole.blob()
      this.dispatchEvent(new ProgressEvent('loadstart'))
      const tell = (name: string, loaded: number) =>
        this.upload.dispatchEvent(new ProgressEvent(name, { lengthComputable: true, loaded, total: bytes.size }))
      tell('loadstart', 0)
      const arrival = await travel(partsOf(bytes), {
        transfer,
        total: bytes.size,
        signal: control.signal,
        taken: (_, loaded) => tell('progress', loaded),
      })
      if (arrival !== 'whole') {
        if (arrival === 'cut') this.#fail('error')
        return
      }
      simulated.sent = true
      tell('load', bytes.size)
      tell('loadend', bytes.size)
      const request = new Request(url, {
        method: 'POST',
        body: bytes,
        headers: { 'Content-Type': type },
        signal: control.signal,
      })
      const response = await server.handle(request, transfer)
      const text = response && response.type !== 'error' ? await response.text() : undefined
      if (control.signal.aborted) return
      if (!response || text === undefined) return this.#fail('error')
      Object.assign(simulated, { status: response.status, text, headers: response.headers })
      this.#become(2)
      this.#become(3)
      this.#become(4)
      this.dispatchEvent(new ProgressEvent('load'))
      this.dispatchEvent(new ProgressEvent('loadend'))
    }

    #become(state: number) {
      this.#state = state
      this.dispatchEvent(new Event('readystatechange'))
    }

    #fail(name: 'error' | 'abort') {
      if (this.#state === 4) return
      this.#become(4)
      for (const target of this.#simulated?.sent ? [this] : [this.upload, this]) {
        target.dispatchEvent(new ProgressEvent(name))
        target.dispatchEvent(new ProgressEvent('loadend'))
      }
    }

    override get readyState() {
      return this.#simulated ? this.#state : super.readyState
    }
    override get status() {
      return this.#simulated ? this.#simulated.status : super.status
    }
    override get responseText() {
      return this.#simulated ? this.#simulated.text : super.responseText
    }
    override get response(): unknown {
      return this.#simulated ? this.#simulated.text : super.response
    }
    override get responseURL() {
      return this.#simulated ? this.#simulated.url.href : super.responseURL
    }
    override getResponseHeader(name: string) {
      return this.#simulated ? this.#simulated.headers.get(name) : super.getResponseHeader(name)
    }
  }
}

/** How much is read at once at least; of a large file a hundredth, so that it is not counted in thousands of steps. */
const PART = 16 * 1024

async function* partsOf(bytes: Blob): AsyncGenerator<Uint8Array> {
  const length = Math.max(PART, Math.ceil(bytes.size / 100))
  for (let offset = 0; offset < bytes.size; offset += length)
    yield new Uint8Array(await bytes.slice(offset, offset + length).arrayBuffer())
}

import { noteServerDate } from '#src/lib/time/server-clock.ts'

/*
 * Calls that the page's first script (src/app/ahead/ahead.ts) has begun while the console itself was loading. The
 * client takes each answer over once, where it would have sent the same call with the same token.
 */

/** A call that is under way before there is a client. */
interface EarlyAnswer {
  url: string
  token: string
  answer: Promise<Response>
  /** When it was sent, and when its answer came, by this computer's clock. */
  times: [sentAt: number, receivedAt?: number]
  stop: () => void
}

declare global {
  /** There once the first script has run, or the console has begun: what comes later begins nothing. */
  var earlyAnswers: EarlyAnswer[] | undefined
}

/** Begins a call as the client would, with the token as it is (C4). */
export function beginEarly(url: string, token: string): EarlyAnswer {
  const abort = new AbortController()
  const answer = fetch(url, {
    headers: { Authorization: token },
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    signal: abort.signal,
  })
  const times: EarlyAnswer['times'] = [Date.now()]
  // how it ends is said to whoever takes it over
  answer.then(
    () => void (times[1] = Date.now()),
    () => undefined,
  )
  return { url: new URL(url, location.href).href, token, answer, times, stop: () => abort.abort() }
}

/** The answer to a call that is under way already; undefined when it is to be sent. */
export function takeEarlyAnswer({ method, url, headers, signal }: Request): Promise<Response> | undefined {
  const answers = globalThis.earlyAnswers ?? []
  const token = headers.get('Authorization')
  const at = answers.findIndex((early) => method === 'GET' && early.url === url && early.token === token)
  const [early] = at === -1 ? [] : answers.splice(at, 1)
  if (!early) return undefined
  signal.addEventListener('abort', early.stop)
  if (signal.aborted) early.stop()
  return early.answer.then((response) => {
    const [sentAt, receivedAt = sentAt] = early.times
    noteServerDate(response.headers.get('Date'), sentAt, receivedAt)
    return response
  })
}

/** Gives up what nobody has taken over when the first page is at rest: later it would be old. */
export function dropEarlyAnswers() {
  for (const { stop } of globalThis.earlyAnswers?.splice(0) ?? []) stop()
}

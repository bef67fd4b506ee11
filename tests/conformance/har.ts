import { operations, type OperationId } from '#src/api/generated/operations.gen.ts'
import type { ServerDifferences } from '#src/api/server-differences.ts'
import { jsonOf } from './answer-parts.ts'
import type { Conversation, Exchange, Outgoing } from './conversation.ts'
import { isObject, translated } from './dialect.ts'

interface Entry {
  time?: number
  request: { method: string; url: string; headers?: { name: string; value: string }[]; postData?: { text?: string } }
  response: {
    status: number
    content?: { text?: string; encoding?: string; size?: number }
    /** Why nothing came: Chromium's own recordings have the one, Playwright's the other. */
    _error?: string | null
    _failureText?: string | null
  }
}

/**
 * Whether it says nothing of the server: the page went elsewhere meanwhile, or the browser kept no text of the answer.
 */
function saysNothing({ response: { status, content, _error, _failureText } }: Entry): boolean {
  if (status > 0) return content?.text === undefined && content?.size !== 0 && status === 200
  return /ERR_ABORTED|cancell?ed/i.test(`${_error ?? ''} ${_failureText ?? ''}`)
}

/**
 * What browsers have recorded of a server (Network, Save all as HAR), as if it had been asked here. Throws where it is
 * no such file.
 */
export function conversationIn(har: unknown, dialect: ServerDifferences): Conversation {
  const entries = isObject(har) && isObject(har.log) ? har.log.entries : undefined
  if (!Array.isArray(entries)) throw new Error('That is no HAR file: it has no log.entries.')
  const all = (entries as Entry[]).map((entry) => ({ entry, of: exchangeOf(entry, dialect) }))
  const exchanges = all.flatMap(({ entry, of }) => (saysNothing(entry) ? [] : of))
  return {
    exchanges,
    leftOut: all.flatMap(({ of }) => of).length - exchanges.length,
    skipped: [],
    probed: [],
    discovered: [],
    delayed: 0,
    takesLargeBodies: undefined,
    held: undefined,
    signedIn: exchanges.length > 0,
  }
}

function exchangeOf({ time = 0, request, response }: Entry, dialect: ServerDifferences): Exchange[] {
  const { method, url, headers = [], postData } = request
  const { pathname, search } = new URL(url)
  const at = pathname.indexOf(`${dialect.apiPrefix}/`)
  const path = `/api${pathname.slice(at + dialect.apiPrefix.length)}`
  const operationId = at === -1 ? undefined : operationAt(method, path)
  if (operationId === undefined) return []
  const { text = '', encoding } = response.content ?? {}
  const answer = encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text
  const token = headers.find(({ name }) => name.toLowerCase() === 'authorization')?.value
  const sent: Outgoing = {
    method,
    path: pathname + search,
    headers: token === undefined ? {} : { Authorization: token },
    ...(postData?.text !== undefined && { body: postData.text }),
  }
  const status = response.status <= 0 ? undefined : response.status
  return [
    {
      operationId,
      method,
      path: path + search,
      anonymous: false,
      probing: false,
      status,
      sent,
      ms: Math.round(time),
      text: status === undefined ? 'the browser got none' : answer,
      json: translated(jsonOf(answer), dialect),
    },
  ]
}

/** The call of the contract at this address: one without variables first. */
function operationAt(method: string, path: string): OperationId | undefined {
  const fitting = Object.entries(operations).filter(
    ([, one]) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  return (fitting.find(([, one]) => !one.path.includes('{')) ?? fitting[0])?.[0] as OperationId | undefined
}

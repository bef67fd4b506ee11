import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answers, isListing, Refused, type Asked, type Listing } from './answers.ts'
import { ACCOUNT, companyAt, PASSWORD, SALT } from './data.ts'
import { documented, type Ways } from './ways.ts'
import { written } from './written.ts'

/*
 * Another server than the simulated one: written from the documents alone, by no line that the console or its simulated
 * server has, so that what both of those have misread comes to light. It answers what only reads, signs in and out, and
 * takes a few writes without remembering them.
 */

export interface SecondServer {
  server: Server
  /** Differs from now on in these ways and no others. */
  differ: (ways?: Partial<Ways>) => void
  /** Methods and addresses of what was asked, in order. */
  asked: string[]
}

export function secondServer(now: number): SecondServer {
  const company = companyAt(now)
  const tokens = new Set<string>()
  const asked: string[] = []
  let ways: Ways = documented
  let refusedCalls = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', 'http://second.invalid')
    const open = ways.cors === 'open' && {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
      'Access-Control-Expose-Headers': 'Date, Retry-After',
    }
    const send = (status: number, body: string, more: Record<string, string> = {}) =>
      void response
        .writeHead(status, {
          'Content-Type': body.startsWith('<') ? 'text/html' : 'application/json',
          Date: new Date(now).toUTCString(),
          ...open,
          ...more,
        })
        .end(body)
    const say = (code: unknown, msg: string, data?: unknown) => {
      const { envelope } = ways
      send(200, written({ [envelope.code]: code, [envelope.msg]: msg, [envelope.data]: data }, ways))
    }

    if (method === 'OPTIONS') return send(204, '')
    asked.push(`${method} ${request.url}`)
    const body = await textOf(request)
    if (Buffer.byteLength(body) > ways.bodyLimit) return send(413, '<html><h1>413 Request Entity Too Large</h1></html>')
    if (ways.tooMany && refusedCalls < ways.tooMany.calls) {
      refusedCalls += 1
      return send(429, '', { 'Retry-After': String(ways.tooMany.seconds) })
    }
    if (url.pathname === '/login-page') return send(200, LOGIN_PAGE)
    if (!url.pathname.startsWith(`${ways.prefix}/`)) return send(404, '')
    const path = url.pathname.slice(ways.prefix.length)

    if (method === 'POST' && path === '/auth/login') {
      const given = JSON.parse(body) as { account?: unknown; password?: unknown }
      const salted = ways.salt === 'after' ? PASSWORD + SALT : SALT + PASSWORD
      const right = given.account === ACCOUNT && given.password === createHash('md5').update(salted).digest('hex')
      if (!right) return say(ways.codes.refused, '账号或密码错误')
      const token = randomUUID()
      tokens.add(token)
      return say(ways.codes.success, 'success', { Authorization: token })
    }

    const expected = [...tokens].map((token) => `${ways.scheme} ${token}`.trim())
    if (!expected.includes(headers.authorization ?? '')) {
      if (ways.statuses) return send(401, '')
      if (ways.withoutSession === 'redirect') return send(302, '', { Location: '/login-page' })
      if (ways.withoutSession === 'login page') return send(200, LOGIN_PAGE)
      return say(ways.codes.session, '登录已过期')
    }
    const [handler, variable] = handlerOf(method, path)
    if (!handler) return send(404, '')
    try {
      const idText = (id: unknown) => written({ id }, ways).slice('{"id":'.length, -1)
      const data = handler({ company, path: variable, query: url.searchParams, idText })
      const shown = isListing(data) ? pageOf(data, url.searchParams, idText, ways) : data
      const sayIt = () => say(ways.codes.success, 'success', shown)
      if (path === '/device/page' && ways.delay > 0) return void setTimeout(sayIt, ways.delay)
      return sayIt()
    } catch (error) {
      if (error instanceof Refused) return say(ways.codes.refused, error.message)
      throw error
    }
  }

  return {
    server: createServer((request, response) => {
      answer(request, response).catch((error: unknown) => void response.writeHead(500).end(String(error)))
    }),
    differ(next = {}) {
      ways = { ...documented, ...next }
      refusedCalls = 0
      asked.length = 0
    },
    asked,
  }
}

const LOGIN_PAGE =
  '<!doctype html><html><head><title>统一登录</title></head><body><form><input name="user"><input type="password" name="pass"></form></body></html>'

/** The page that was asked for, in the words of the documents or in others. */
function pageOf(
  listing: Listing & { show?: (row: Readonly<Record<string, unknown>>) => unknown },
  query: URLSearchParams,
  idText: Asked['idText'],
  ways: Ways,
) {
  const { rows, filters, named, show = (row: unknown) => row } = listing
  const heard = Object.entries(filters).filter(
    ([name]) => query.has(name) && ways.ignores !== 'all' && !ways.ignores.includes(name),
  )
  const left = rows.filter((row) =>
    heard.every(([name, fits]) =>
      // ids are compared as they travel
      name.endsWith('Id')
        ? fits({ ...row, [idField(name)]: idText(row[idField(name)]) }, query.get(name) ?? '')
        : fits(row, query.get(name) ?? ''),
    ),
  )
  const limit = ways.ignoresLimit ? left.length : Number(query.get('limit') ?? 10)
  const asked = Number(query.get('page') ?? 0)
  const at = ways.pages === 'from 0' ? asked : ways.pages === 'from 1' ? asked - 1 : Math.max(0, asked - 1)
  const page = at < 0 || (ways.ignoresLimit && at > 0) ? [] : left.slice(at * limit, (at + 1) * limit).map(show)
  const total = ways.total === 'missing' ? undefined : ways.total === 'right' ? left.length : page.length
  return { total, [ways.rows === 'records' ? 'records' : named]: page }
}

const idField = (filter: string) => (filter === 'orgId' ? 'organizationId' : filter)

function handlerOf(method: string, path: string): [((asked: Asked) => unknown) | undefined, string[]] {
  const exact = answers[`${method} ${path}`]
  if (exact) return [exact, []]
  for (const [pattern, handler] of Object.entries(answers)) {
    const [of = '', template = ''] = pattern.split(' ')
    const match = of === method ? new RegExp(`^${template.replaceAll('*', '([^/]+)')}$`).exec(path) : null
    if (match && template.includes('*')) return [handler, match.slice(1).map(decodeURIComponent)]
  }
  return [undefined, []]
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

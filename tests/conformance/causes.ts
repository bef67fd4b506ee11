import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { formatMoment } from '#src/domain/dates.ts'
import type { Conversation, Exchange } from './conversation.ts'
import type { Finding } from './findings.ts'
import { isMoment, type Verdict } from './judge.ts'
import { timeProblem } from './server-times.ts'

/** What a difference does to those who use the console. */
export type Effect = 'breaks' | 'wrong' | 'harmless'

/** One cause, however many calls it is seen in, in words for whoever knows the server and no schema. */
export interface Cause {
  effect: Effect
  what: string
  /** What the console does because of it. */
  console: string
  /** What mends it, where a setting of the console does. */
  setting?: string
  places: string[]
  curl: string
  answer: string
}

/** Answers that come later than this are slow (ms); the console gives up a read after ten seconds. */
const SLOW = 2_000

type Words = readonly [effect: Effect, what: string, console: string]

/** All causes, what breaks first, each once. */
export function causesOf(conversation: Conversation, verdict: Verdict, cors: readonly string[], slow = SLOW): Cause[] {
  const { discovered, exchanges, delayed, takesLargeBodies } = conversation
  const causes: Cause[] = discovered.map(({ says, setting, exchange }) => ({
    effect: 'breaks' as const,
    what: says,
    console: 'works once it is set, and not before',
    setting,
    places: [],
    ...shown(exchange),
  }))
  const groups = new Map<string, { words: Words; findings: Finding[] }>()
  for (const finding of verdict.findings) {
    const words = wordsOf(finding, verdict.unreadable)
    if (!words) continue
    const group = groups.get(words.join('\n')) ?? { words, findings: [] }
    group.findings.push(finding)
    groups.set(words.join('\n'), group)
  }
  for (const { words, findings } of groups.values()) {
    const [effect, what, console] = words
    const places = findings.map(({ operationId, place }) => [operationId, place].filter(Boolean).join(' '))
    causes.push({ effect, what, console, places: [...new Set(places)], ...shown((findings[0] as Finding).exchange) })
  }
  const say = (effect: Effect, what: string, console: string, found: Exchange, setting?: string) =>
    void causes.push({ effect, what, console, ...(setting && { setting }), places: [], ...shown(found) })
  const [first] = exchanges
  const last = exchanges.at(-1)
  const slowest = exchanges.toSorted((a, b) => b.ms - a.ms)[0]
  if (slowest && slowest.ms >= slow)
    say(
      'harmless',
      `answers are slow: up to ${(slowest.ms / 1000).toFixed(1)} s`,
      'waits, and gives up a read after 10 s',
      slowest,
    )
  if (delayed > 0 && first)
    say(
      'harmless',
      'calls are told to come later (HTTP 429)',
      'says when to try again; a read of a list does so once by itself',
      first,
    )
  if (takesLargeBodies === false && last)
    say('breaks', 'a body of 1.5 MB is refused (HTTP 413)', 'cannot save an ad with its picture: 提交的内容过大', last)
  const time = timeProblem(exchanges)
  if (time) say('wrong', time.says, 'shows every moment that much too early or too late', time.exchange, time.setting)
  const long = exchanges.find(({ text }) => /"(id|\w+Id)":\s*\d{16,}/.test(text))
  if (long) say('harmless', 'ids are numbers beyond 2^53', 'keeps every digit of them', long)
  if (cors.length > 0 && first)
    say(
      'breaks',
      `browsers do not let pages of that origin call: ${cors.join('; ')}`,
      'says 跨域设置 at sign-in',
      first,
    )
  const rank: readonly Effect[] = ['breaks', 'wrong', 'harmless']
  return causes.toSorted((a, b) => rank.indexOf(a.effect) - rank.indexOf(b.effect))
}

/** A finding in words that are the same wherever its cause is the same; undefined for what is nobody's business. */
function wordsOf(
  { kind, place, says, isRead, operationId, exchange }: Finding,
  unreadable: readonly OperationId[],
): Words | undefined {
  const broken: Effect = unreadable.includes(operationId) ? 'breaks' : 'wrong'
  const failed = 'shows an error in place of it'
  switch (kind) {
    case 'no answer':
      return ['breaks', `no answer came: ${says}`, failed]
    case 'missing call':
      return ['breaks', 'calls that the server does not have', failed]
    case 'HTTP status':
    case 'not JSON':
      return [
        'breaks',
        `instead of an answer: ${kind === 'not JSON' ? pageOr(exchange, says) : `HTTP ${says}`}`,
        failed,
      ]
    case 'wrong envelope':
      return ['breaks', `the answer is no {code, msg, data}`, failed]
    case 'unknown code':
      return ['breaks', `an answer has the code ${says.replace(/^code /, '')}, which no document names`, failed]
    case 'refused':
      return ['breaks', `refused, although the account may: ${says}`, 'shows the words of the server']
    case 'permission':
      return [
        'wrong',
        'answered, although the account holds no permission for it',
        'shows it to nobody without one; others may ask',
      ]
    case 'session':
      if (says === 'answered without a token')
        return ['wrong', 'answered to somebody who has not signed in', 'asks for a sign-in; others need none']
      return [
        'harmless',
        `an ended session is said by ${says.replace(/ without a token.*/, '')} and not by code 2`,
        'says so and offers 重新登录',
      ]
    case 'filter':
      return [
        'wrong',
        'filters are not heard: rows come that do not fit',
        'says so where rows show it; else shows them under the filter',
      ]
    case 'no total':
      return ['harmless', 'full pages have no total', 'offers the next page, and says that no total is known']
    case 'paging':
      return says.includes('were asked for')
        ? ['breaks', 'more rows come than were asked for', 'shows them on one page, and an error on the others']
        : [
            'harmless',
            'the total is smaller than the number of rows that there are',
            'offers the next page, and says that no total is known',
          ]
    case 'missing field':
      return /^data\.(data|list)$/.test(place)
        ? ['breaks', 'rows of lists are not where they are documented', failed]
        : [
            broken,
            `required and not there: ${place.split('.').at(-1)}`,
            broken === 'breaks' ? failed : 'leaves out such rows and says how many',
          ]
    case 'wrong type':
    case 'wrong form':
      if (isMoment(place)) return momentWords(exchange, place, isRead)
      if (place === 'code') return ['harmless', 'the code is a text', 'reads it as the number']
      return isRead
        ? ['harmless', 'numbers travel as texts, or texts as numbers', 'reads them as they are meant']
        : [
            broken,
            `${kind === 'wrong type' ? 'of another type' : 'written otherwise'}: ${place.split('.').at(-1)} (${says})`,
            broken === 'breaks' ? failed : 'shows -- in place of it',
          ]
    case 'unknown value':
      return [
        'harmless',
        `a value that no document has: ${place.split('.').at(-1)} ${says}`,
        'shows 未知 with the value',
      ]
    case 'null':
      return ['harmless', 'null stands for what is not there', 'takes it as that']
    case 'unknown field':
    case 'never seen':
      return undefined
  }
}

const pageOr = ({ text }: Exchange, says: string) => (text.trimStart().startsWith('<') ? 'a page' : says)

/** Moments in another form than documented, with what the console shows of one. */
function momentWords({ text }: Exchange, place: string, isRead: boolean): Words {
  const field = place.split('.').at(-1) ?? ''
  const value = new RegExp(`"${field}":\\s*("[^"]*"|[\\d.]+)`).exec(text)?.[1]?.replaceAll('"', '') ?? ''
  const form = /^\d{9,10}(\.\d+)?$/.test(value)
    ? 'epoch seconds'
    : /^\d{11,}/.test(value)
      ? 'epoch milliseconds'
      : /Z$/i.test(value)
        ? 'ISO in UTC'
        : /[+-]\d{2}:?\d{2}$/.test(value)
          ? 'ISO with an offset'
          : 'another form'
  return isRead
    ? [
        'harmless',
        `moments are written as ${form} instead of yyyy-MM-dd HH:mm:ss`,
        'reads them, and shows them by the clock of VITE_SERVER_ZONE',
      ]
    : ['wrong', `moments are written as ${form}: ${value}`, `shows ${formatMoment(value)}`]
}

/** A request as a line of curl, its secrets left out, and the beginning of what was answered. */
function shown({ sent, status, text }: Exchange): Pick<Cause, 'curl' | 'answer'> {
  const { method, path, headers, body } = sent
  const parts = [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`}`,
    ...Object.entries(headers).map(
      ([name, value]) => `-H '${name}: ${name === 'Authorization' ? value.replace(/\S+$/, '$TOKEN') : value}'`,
    ),
    ...(body === undefined ? [] : [`-d '${body.replace(/("password":)"[^"]*"/, '$1"$HASH"').slice(0, 300)}'`]),
    `"$SERVER${path}"`,
  ]
  const begin = text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').slice(0, 300)
  return {
    curl: parts.join(' ').replaceAll("'Authorization: $TOKEN'", '"Authorization: $TOKEN"'),
    answer: `HTTP ${status ?? '-'}  ${begin}${text.length > 300 ? '…' : ''}`,
  }
}

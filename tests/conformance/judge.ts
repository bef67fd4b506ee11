import type { ErrorObject } from 'ajv'
import { calls } from '#mocks/server/contract.ts'
import { parseMoment } from '#src/domain/dates.ts'
import { coerceAnswer } from '#src/api/coerce-answer.ts'
import { operations, type Operation, type OperationId } from '#src/api/generated/operations.gen.ts'
import { noteFields, type Fields } from './answer-fields.ts'
import { codesOf, errorsOf, successOf } from './answer-schemas.ts'
import type { Conversation, Exchange } from './conversation.ts'
import { placeOf, summed, type Finding, type Kind, type NoteKind } from './findings.ts'

type Found = Omit<Finding, 'count'>

export interface Verdict {
  findings: readonly Finding[]
  /** Operations with an answer that the console refuses, since it lacks what it cannot work without. */
  unreadable: readonly OperationId[]
}

export function judge({ exchanges, probed, held }: Conversation): Verdict {
  const fields = new Map<OperationId, SeenFields>()
  const found = exchanges.flatMap((exchange, index) =>
    exchange.anonymous ? judgeAnonymous(exchange, exchanges[index - 1]) : judgeOne(exchange, held, fields),
  )
  const unreadable = new Set(
    exchanges.filter((exchange) => !exchange.anonymous && isUnreadable(exchange)).map(({ operationId }) => operationId),
  )
  const seen = probed.map(({ operationId, kind, place, says, exchange }) =>
    speakerFor(operationId, exchange)(kind, says, place),
  )
  return { findings: summed([...found, ...seen, ...fieldNotes(fields)]), unreadable: [...unreadable] }
}

function judgeOne(exchange: Exchange, held: Conversation['held'], fields: Map<OperationId, SeenFields>): Found[] {
  const { operationId, status, text, json } = exchange
  const say = speakerFor(operationId, exchange)
  if (status === undefined) return [say('no answer', text)]
  if ([404, 405, 501].includes(status))
    return [say('missing call', `HTTP ${status} for ${exchange.method} ${exchange.path}`)]
  if (status !== 200) return [say('HTTP status', `${status} instead of 200`)]
  if (json === undefined) return [say('not JSON', text === '' ? 'an empty answer' : `begins with ${shown(text)}`)]
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'code'))
    return [say('wrong envelope', `no {code, msg, data} but ${shown(fieldNames(json))}`)]
  const { code, msg } = json as { code: unknown; msg?: unknown }
  if (typeof code !== 'number') return [say('wrong type', `${typeName(code)} instead of integer`, 'code')]
  if (!codesOf(operationId).includes(code)) return [say('unknown code', `code ${code}, ${shown(msg)}`)]

  const needed = calls.get(operationId)?.permission ?? []
  const open = needed.filter((one) => held?.has(one))
  const forbidden = held !== undefined && needed.length > 0 && open.length === 0
  if (code !== 1)
    return forbidden
      ? []
      : [
          say(
            'refused',
            `code ${code}, ${shown(msg)}${open.length > 0 ? `, although the account holds ${open.join(', ')}` : ''}`,
          ),
        ]

  const seen = fields.get(operationId)?.places ?? new Map<string, Fields>()
  fields.set(operationId, { places: seen, exchange })
  if (!exchange.probing) noteFields(successOf(operationId), json, '', seen)
  return [
    ...(forbidden ? [say('permission', `answered, although the account holds none of ${needed.join(', ')}`)] : []),
    ...errorsOf(operationId, json).flatMap((error) => inWords(error, say)),
    ...pagingOf(exchange).map((says) => say('paging', says)),
  ]
}

/** The same request without a token: where it is answered with one, it has to be refused with code 2. */
function judgeAnonymous(exchange: Exchange, before: Exchange | undefined): Found[] {
  const { operationId, status, text, json } = exchange
  const code = codeOf(json)
  const say = speakerFor(operationId, exchange)
  if (code === 1) return [say('session', 'answered without a token')]
  if (status === undefined || codeOf(before?.json) !== 1 || code === 2) return []
  return [
    say(
      'session',
      `${status !== 200 ? `HTTP ${status}` : text.trimStart().startsWith('<') ? 'a page' : `code ${shown(code)}`} without a token, instead of code 2`,
    ),
  ]
}

type Say = (kind: Kind | NoteKind, says: string, place?: string, isRead?: boolean) => Found

function speakerFor(operationId: OperationId, exchange: Exchange): Say {
  return (kind, says, place = '', isRead = false) => ({
    operationId,
    kind,
    isNote: noteKinds.has(kind),
    isRead,
    place,
    says,
    exchange,
  })
}

const noteKinds: ReadonlySet<string> = new Set<NoteKind>(['unknown field', 'never seen', 'null'])

function codeOf(json: unknown): unknown {
  return (json as { code?: unknown } | null | undefined)?.code
}

/** A violation of Ajv in the words of a report. */
function inWords({ keyword, instancePath, params, data, message = '' }: ErrorObject, say: Say): Found[] {
  const place = placeOf(instancePath)
  const wanted = params as { missingProperty?: string; type?: string | string[]; allowedValues?: unknown[] }
  switch (keyword) {
    case 'required':
      return [say('missing field', 'required and not there', placeOf(`${instancePath}/${wanted.missingProperty}`))]
    case 'type':
      // servers write null for what they do not have; the console takes it as that
      if (data === null && place !== 'data') return [say('null', 'null instead of left out', place)]
      return [
        say(
          'wrong type',
          `${typeName(data)} instead of ${[wanted.type].flat().join(' or ')}`,
          place,
          isReadAs(data, wanted.type, place),
        ),
      ]
    case 'enum':
    case 'const':
      // that it is a text is said of its type
      if (typeof data === 'string' && wanted.allowedValues?.includes(Number(data))) return []
      return [
        say(
          'unknown value',
          `${shown(data)}${wanted.allowedValues ? ` is none of ${wanted.allowedValues.join(', ')}` : ''}`,
          place,
        ),
      ]
    // these repeat what their parts have said
    case 'oneOf':
    case 'anyOf':
    case 'not':
      return []
    default:
      return data === null
        ? []
        : [say('wrong form', `${shown(data)} ${message}`, place, isMoment(place) && parseMoment(data) !== undefined)]
  }
}

/** What is wrong with a page of rows (C2): more rows than were asked for, or a total below what is there. */
function pagingOf({ operationId, path, json }: Exchange): string[] {
  const { list }: Operation = operations[operationId]
  const data = (json as { data?: Record<string, unknown> }).data
  const rows = list && data?.[list]
  if (!Array.isArray(rows)) return []
  const { searchParams } = new URL(path, 'http://any.invalid')
  const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
  const total = data?.total
  return [
    ...(rows.length > limit ? [`${rows.length} rows, although ${limit} were asked for`] : []),
    ...(typeof total === 'number' && rows.length > 0 && total < page * limit + rows.length
      ? [`total is ${total}, although page ${page} has ${rows.length} rows`]
      : []),
  ]
}

interface SeenFields {
  places: Map<string, Fields>
  exchange: Exchange
}

function fieldNotes(all: ReadonlyMap<OperationId, SeenFields>): Found[] {
  return [...all].flatMap(([operationId, { places, exchange }]) =>
    [...places].flatMap(([place, { known, seen, objects }]) => {
      const unknown = [...seen].filter((name) => !known.has(name))
      // of a few objects the lack of a field says nothing
      const never = objects < 5 ? [] : [...known].filter((name) => !seen.has(name))
      return [
        ...(unknown.length > 0
          ? [
              {
                operationId,
                kind: 'unknown field' as const,
                isNote: true,
                isRead: true,
                exchange,
                place,
                says: unknown.join(', '),
              },
            ]
          : []),
        ...(never.length > 0
          ? [
              {
                operationId,
                kind: 'never seen' as const,
                isNote: true,
                isRead: true,
                exchange,
                place,
                says: `${never.join(', ')} in none of ${objects}`,
              },
            ]
          : []),
      ]
    }),
  )
}

/** Whether the console shows an error in place of this answer. */
function isUnreadable({ operationId, json }: Exchange): boolean {
  if (Number(codeOf(json)) !== 1) return false
  try {
    coerceAnswer(operationId, (json as { data?: unknown }).data)
    return false
  } catch {
    return true
  }
}

/** Places of moments, of which the console knows more forms than the contract has. */
export function isMoment(place: string): boolean {
  return /(Time|lastOnline|Update)$/.test(place)
}

/** Whether the console takes a value of another type as it is meant: numbers as texts, and the reverse. */
function isReadAs(data: unknown, type: string | string[] | undefined, place: string): boolean {
  if (isMoment(place)) return parseMoment(data) !== undefined
  const wanted = [type].flat()
  if (typeof data === 'number') return wanted.includes('string')
  return (
    typeof data === 'string' &&
    data.trim() !== '' &&
    Number.isFinite(Number(data)) &&
    /number|integer/.test(wanted.join())
  )
}

function fieldNames(json: unknown): unknown {
  return typeof json === 'object' && json !== null ? Object.keys(json).join(', ') : json
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value
}

/** A value, short enough for a line. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

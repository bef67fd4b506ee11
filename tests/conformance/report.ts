import { operations, type OperationId } from '#src/api/generated/operations.gen.ts'
import type { Conversation } from './conversation.ts'
import type { Cause, Effect } from './causes.ts'
import type { Finding } from './findings.ts'
import type { Verdict } from './judge.ts'
import { neverCalled } from './requests.ts'

/** A finding without the request that showed it. */
type Seen = Omit<Finding, 'exchange'>

export interface Outcome {
  server: string
  /** Empty where a recording was judged. */
  account: string
  /** Requests sent, and how many different calls they were. */
  requests: number
  called: OperationId[]
  /** Calls that no earlier answer had the ids for. */
  skipped: Conversation['skipped']
  leftOut: number
  notCalled: OperationId[]
  differences: Seen[]
  notes: Seen[]
  /** The same by cause, what breaks first. */
  causes: Cause[]
  unreadable: OperationId[]
}

export function outcomeOf(
  server: string,
  account: string,
  { exchanges, skipped, leftOut = 0 }: Conversation,
  { findings, unreadable }: Verdict,
  causes: Cause[],
): Outcome {
  const seen = findings.map(({ operationId, kind, isNote, isRead, place, says, count: times }) => ({
    operationId,
    kind,
    isNote,
    isRead,
    place,
    says,
    count: times,
  }))
  const called = [...new Set(exchanges.map(({ operationId }) => operationId))]
  return {
    server,
    account,
    requests: exchanges.length,
    called,
    skipped,
    leftOut,
    notCalled: (Object.keys(operations) as OperationId[]).filter(
      (id) => !called.includes(id) && !skipped.some((one) => one.operationId === id),
    ),
    differences: seen.filter(({ isNote }) => !isNote),
    notes: seen.filter(({ isNote }) => isNote),
    unreadable: [...unreadable],
    causes,
  }
}

/** What each effect is headed with. */
export const effectTitles: Readonly<Record<Effect, string>> = {
  breaks: 'The console breaks',
  wrong: 'The console is wrong and does not know it',
  harmless: 'Harmless',
}

export function reportOf(outcome: Outcome, wrote: boolean): string {
  const { server, account, requests, called, skipped, leftOut, notCalled, notes, causes } = outcome
  const of = (effect: Effect) => causes.filter((cause) => cause.effect === effect)
  return [
    `${server}${account === '' ? '' : ` as ${account}`}: ${count(requests, 'request')}, ${called.length} of ${Object.keys(operations).length} calls${wrote || account === '' ? '' : ', reading only'}`,
    ...(leftOut > 0
      ? [`Left out: ${count(leftOut, 'request')} that the page gave up, or whose answer the browser did not keep`]
      : []),
    '',
    ...(Object.keys(effectTitles) as Effect[]).flatMap((effect) =>
      of(effect).length === 0 ? [] : [`${effectTitles[effect]}:`, '', ...of(effect).flatMap(linesOf)],
    ),
    ...notes.filter(({ kind }) => kind !== 'null').map(line),
    ...(notes.length > 0 ? [''] : []),
    ...(skipped.length > 0
      ? [
          'Not asked, for want of a record:',
          ...new Set(skipped.map(({ operationId, lacks }) => `  ${operationId}: ${lacks}`)),
          '',
        ]
      : []),
    ...(called.includes('authLogout') ? [...untouched(notCalled, wrote), ''] : []),
    causes.length === 0
      ? `No differences; ${count(notes.length, 'note')} (-).`
      : `${count(of('breaks').length, 'cause')} for which the console breaks, ${of('wrong').length} for which it is wrong, ${of('harmless').length} harmless; ${count(notes.length, 'note')} (-).`,
  ].join('\n')
}

/** As many places as one line holds. */
const PLACES = 6

function linesOf({ what, console: does, setting, places, curl, answer }: Cause): string[] {
  const more = places.length > PLACES ? ` and ${places.length - PLACES} more` : ''
  return [
    `  x ${what}`,
    `    The console ${does}.`,
    ...(setting ? [`    Setting: ${setting}`] : []),
    ...(places.length > 0 ? [`    Seen in: ${places.slice(0, PLACES).join(', ')}${more}`] : []),
    `    ${curl}`,
    `    ${answer}`,
    '',
  ]
}

function line({ operationId, kind, place, says, count: times }: Seen): string {
  return `  - ${operationId}: ${kind} ${place === '' ? '' : `${place}: `}${says}${times > 1 ? ` (${times} times)` : ''}`
}

/** What was left alone, and why. */
function untouched(notCalled: readonly OperationId[], wrote: boolean): string[] {
  const never = notCalled.filter((id) => neverCalled[id] !== undefined)
  const orders = notCalled.filter((id) => id.startsWith('order'))
  const changing = notCalled.length - never.length - (orders.includes('orderList') ? orders.length : 0)
  return [
    `Not called: ${count(changing, 'call')} that ${wrote ? 'change what is there' : 'change something (--write tries those that leave no trace)'}`,
    ...(orders.includes('orderList')
      ? [`            ${count(orders.length, 'call')} of orders, which no document has (--orders)`]
      : []),
    ...never.map((id) => `            ${id}, which ${neverCalled[id]}`),
  ]
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

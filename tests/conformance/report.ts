import { operations, type OperationId } from '#src/api/generated/operations.gen.ts'
import type { Conversation } from './run-requests.ts'
import type { Finding } from './findings.ts'
import type { Verdict } from './judge.ts'
import { neverCalled } from './requests.ts'

export interface Outcome {
  server: string
  account: string
  /** Requests sent, and how many different calls they were. */
  requests: number
  called: OperationId[]
  /** Calls that no earlier answer had the ids for. */
  skipped: Conversation['skipped']
  notCalled: OperationId[]
  differences: Finding[]
  notes: Finding[]
  unreadable: OperationId[]
  /** What keeps pages of the console's origin from calling, where that was asked. */
  cors: string[]
}

export function outcomeOf(
  server: string,
  account: string,
  { exchanges, skipped }: Conversation,
  { findings, unreadable }: Verdict,
): Outcome {
  const called = [...new Set(exchanges.map(({ operationId }) => operationId))]
  return {
    server,
    account,
    requests: exchanges.length,
    called,
    skipped,
    notCalled: (Object.keys(operations) as OperationId[]).filter(
      (id) => !called.includes(id) && !skipped.some((one) => one.operationId === id),
    ),
    differences: findings.filter(({ isNote }) => !isNote),
    notes: findings.filter(({ isNote }) => isNote),
    unreadable: [...unreadable],
    cors: [],
  }
}

export function reportOf(outcome: Outcome, wrote: boolean): string {
  const { server, account, requests, called, skipped, notCalled, differences, notes, unreadable, cors } = outcome
  const concerned = called.filter((id) => [...differences, ...notes].some(({ operationId }) => operationId === id))
  const differing = new Set(differences.map(({ operationId }) => operationId))
  return [
    `${server} as ${account}: ${count(requests, 'request')}, ${called.length} of ${Object.keys(operations).length} calls${wrote ? '' : ', reading only'}`,
    '',
    ...concerned.flatMap((id) => [
      `${id}  ${operations[id].method} ${operations[id].path}${unreadable.includes(id) ? '  (the console shows an error here)' : ''}`,
      ...differences.filter(({ operationId }) => operationId === id).map((finding) => line('x', finding)),
      ...notes.filter(({ operationId }) => operationId === id).map((finding) => line('-', finding)),
      '',
    ]),
    ...(cors.length > 0
      ? ['Browsers will not let the console call:', ...cors.map((problem) => `  x ${problem}`), '']
      : []),
    ...(skipped.length > 0
      ? [
          'Not asked, for want of a record:',
          ...new Set(skipped.map(({ operationId, lacks }) => `  ${operationId}: ${lacks}`)),
          '',
        ]
      : []),
    ...(called.includes('authLogout') ? [...untouched(notCalled, wrote), ''] : []),
    differences.length === 0
      ? `${cors.length > 0 ? 'Otherwise no' : 'No'} differences; ${count(notes.length, 'note')}.`
      : `${count(differences.length, 'difference')} in ${count(differing.size, 'call')} (x), ${count(notes.length, 'note')} (-); ${called.length - differing.size} calls are as the contract says.`,
  ].join('\n')
}

function line(sign: string, { kind, place, says, count: times }: Finding): string {
  return `  ${sign} ${kind.padEnd(14)} ${place === '' ? '' : `${place}: `}${says}${times > 1 ? ` (${times} times)` : ''}`
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

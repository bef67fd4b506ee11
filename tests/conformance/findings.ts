import type { OperationId } from '#src/api/generated/operations.gen.ts'
import type { Exchange } from './conversation.ts'

export type Kind =
  | 'no answer'
  | 'missing call'
  | 'HTTP status'
  | 'not JSON'
  | 'wrong envelope'
  | 'unknown code'
  | 'refused'
  | 'permission'
  | 'session'
  | 'missing field'
  | 'wrong type'
  | 'unknown value'
  | 'wrong form'
  | 'paging'
  | 'filter'
  | 'no total'

/**
 * What is said of an answer and is no difference: fields that nobody described, that nobody ever saw, or that are null.
 */
export type NoteKind = 'unknown field' | 'never seen' | 'null'

export interface Finding {
  operationId: OperationId
  kind: Kind | NoteKind
  isNote: boolean
  /** The console reads it as it is meant all the same. */
  isRead: boolean
  /** Where in the answer, such as `data.data[].state`; empty for the answer as a whole. */
  place: string
  says: string
  /** In how many places it was seen. */
  count: number
  /** Where it was seen first. */
  exchange: Exchange
}

export function summed(findings: readonly Omit<Finding, 'count'>[]): Finding[] {
  const sums = new Map<string, Finding>()
  for (const finding of findings) {
    const key = [
      finding.operationId,
      finding.kind,
      finding.place,
      finding.kind === 'wrong form' ? '' : finding.says,
    ].join('\n')
    const known = sums.get(key)
    if (known) known.count += 1
    else sums.set(key, { ...finding, count: 1 })
  }
  return [...sums.values()]
}

/**
 * A place in an answer, the same for every row of a list and every level of a tree: `/data/3/children/0/id` is
 * `data[].children[].id`.
 */
export function placeOf(pointer: string): string {
  const parts = pointer.split('/').slice(1)
  return parts
    .map((part) => (/^\d+$/.test(part) ? '[]' : `.${part}`))
    .join('')
    .replace(/(\.children\[\])+/g, '.children[]')
    .replace(/^\./, '')
}

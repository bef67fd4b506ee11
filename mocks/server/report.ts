import type { OperationId } from '#src/api/generated/operations.gen.ts'
import type { Violation } from './violations.ts'
import type { Fault, FileOperation } from './faults.ts'

export interface LogEntry {
  /** Moment of the simulated clock, epoch milliseconds. */
  at: number
  method: string
  path: string
  operationId: OperationId | FileOperation | null
  account: string | null
  /** HTTP status; 0 when the connection broke, null as long as there is no answer. */
  status: number | null
  /** Code of the envelope, null without one. */
  code: number | null
  /** Kind of the fault that met it. */
  fault: string | null
  /** How long the server itself took, without latency. */
  milliseconds: number
  /** What of it does not fit the contract. */
  violations: Omit<ContractViolation, 'operationId'>[]
}

export interface ContractViolation {
  operationId: OperationId
  side: 'request' | 'answer'
  violations: Violation[]
}

export interface CallReport {
  log: LogEntry[]
  violations: ContractViolation[]
  /** How many calls in all, the log keeps the last ones only. */
  calls: number
}

const KEPT = 500

export interface Arrived extends Pick<LogEntry, 'at' | 'method' | 'operationId'> {
  url: string
  fault: Fault | undefined
}

export interface Reporter {
  /** Keeps a call as it came; what becomes of it is written into the entry that this gives. */
  begin(call: Arrived): LogEntry
  violated(violation: ContractViolation): void
  report(): CallReport
  clear(): void
}

/** A collector that keeps the last entries. `onViolation` hears of each violation at once. */
export function createReporter(onViolation?: (violation: ContractViolation) => void): Reporter {
  let current: CallReport = { log: [], violations: [], calls: 0 }
  return {
    begin({ at, method, url, operationId, fault }) {
      const { pathname, search } = new URL(url)
      const entry: LogEntry = {
        at,
        method,
        path: pathname + search,
        operationId,
        account: null,
        status: null,
        code: null,
        fault: fault?.kind ?? null,
        milliseconds: 0,
        violations: [],
      }
      current.calls += 1
      current.log.push(entry)
      if (current.log.length > KEPT) current.log.shift()
      return entry
    },
    violated(violation) {
      if (current.violations.length < KEPT) current.violations.push(violation)
      onViolation?.(violation)
    },
    report: () => structuredClone(current),
    clear: () => {
      current = { log: [], violations: [], calls: 0 }
    },
  }
}

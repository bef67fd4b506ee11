import type { FaultEffect } from '../server/faults.ts'
import type { LogEntry } from '../server/report.ts'
import type { SwitchesPatch } from '../server/switches.ts'

export interface Seen {
  /** The page's address, below the console's folder: `/terminalManage?state=0`. */
  at: string
  title: string
  account: string | undefined
  /** What is switched otherwise than at the start. */
  switches: SwitchesPatch
  /** The calls, oldest first. */
  log: readonly LogEntry[]
}

/** How many calls are written down, the last ones, and how long a line of them is. */
const MOST_CALLS = 40
const LINE = 110

/** Faults that are whole with what the log says of them. */
const TOLD: ReadonlySet<string | null> = new Set<FaultEffect['kind']>([
  ...(['cut', 'doneStatus', 'drop', 'empty', 'gateway', 'hang', 'lost', 'malformed'] as const),
  ...(['portal', 'refuse', 'session', 'status', 'unanswered'] as const),
])

/**
 * What was seen as the beginning of a screen test: the page, who looked at it, the switches with the faults that met
 * calls, and the calls. What was changed in the data is not in it.
 */
export function screenTest({ at, title, account, switches, log }: Seen): string {
  const faults = [...(switches.faults ?? []), ...metBefore(log, switches)]
  const changed = Object.entries({ ...switches, ...(faults.length > 0 && { faults }) })
  return [
    "import { waitFor } from '@testing-library/dom'",
    "import { expect, test } from 'vitest'",
    "import { renderConsole } from '#tests/support/render-console.tsx'",
    '',
    `test(${literal(`what was seen at ${at}`)}, async () => {`,
    '  await renderConsole({',
    `    at: ${literal(at)},`,
    `    account: ${literal(account ?? null)},`,
    ...(changed.length > 0
      ? ['    switches: {', ...changed.map(([name, value]) => `      ${name}: ${lines(value)},`), '    },']
      : []),
    '  })',
    `  await waitFor(() => expect(document.title).toBe(${literal(title)}))`,
    '  // the calls that were seen:',
    ...log.slice(-MOST_CALLS).map((entry) => `  // ${shortened(callText(entry))}`),
    '})',
    '',
  ].join('\n')
}

/** The faults of calls that are not switched any more, each once. */
function metBefore(log: readonly LogEntry[], { faults = [] }: SwitchesPatch): object[] {
  const known = new Set<string | null>(faults.map(({ operationId }) => operationId))
  return log.flatMap(({ operationId, fault, status }) => {
    if (known.has('*') || known.has(operationId) || !TOLD.has(fault)) return []
    known.add(operationId)
    return { operationId, kind: fault, ...(fault?.toLowerCase().endsWith('status') && { status }), times: 1 }
  })
}

function callText({ method, path, operationId, status, code, fault }: LogEntry): string {
  const answer = status === null ? 'no answer yet' : status === 0 ? 'broken off' : String(status)
  const said = [answer, code !== null && code !== 1 && `code ${code}`, fault !== null && `fault ${fault}`]
  return `${operationId ?? '?'}: ${said.filter(Boolean).join(', ')}; ${method} ${readable(path)}`
}

const shortened = (text: string) => (text.length > LINE ? `${text.slice(0, LINE)}…` : text)

function readable(path: string): string {
  try {
    return decodeURI(path).replaceAll(/\s/g, ' ')
  } catch {
    return path
  }
}

/** A value of a switch: several faults one below the other. */
const lines = (value: unknown) =>
  Array.isArray(value) && typeof value[0] === 'object' && value.length > 1
    ? `[\n${value.map((one) => `        ${literal(one)},\n`).join('')}      ]`
    : literal(value)

/** A value as the house writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, field]) => {
    return `${/^[a-z_]\w*$/i.test(name) ? name : literal(name)}: ${literal(field)}`
  })
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteDay, type DayNote } from '#src/api/day-book.ts'
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { knownName } from '#src/api/known-name.ts'
import { listenToCalls } from '#src/api/sent-calls.ts'
import { session } from '#src/api/session.ts'
import { isRefused, isResultUnknown, messageOf } from '#src/lib/errors/user-error.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { writtenWords } from './write-words.ts'

/** Writes down what is done in this browser, as it is sent (U22); it shows nothing. */
export function DayRecorder() {
  const client = useQueryClient()
  useEffect(() => {
    listenToCalls(({ operationId, request, answer, account }) => {
      const written = writtenWords(operationId, { ...request })
      if (!written) return
      const note = { at: serverNow(), what: written.what, subject: subjectOf(client, operationId, { ...request }) }
      const keep = (outcome: Pick<DayNote, 'state' | 'why'>) => {
        // signed out meanwhile, it is not the next one's
        if (session.account === account && !(written.isTask && /done|unknown/.test(outcome.state)))
          noteDay({ ...note, ...outcome })
      }
      answer.then(
        () => keep({ state: 'done' }),
        (error: unknown) => {
          const why = messageOf(error)
          const state = isResultUnknown(error) ? 'unknown' : isRefused(error) ? 'refused' : 'failed'
          keep({ state, ...(why !== undefined && { why }) })
        },
      )
    })
    return () => listenToCalls(undefined)
  }, [client])
  return null
}

/** How many are named. */
const NAMED = 3

/** Whose names the ids of a request are. */
const AREA = /^(?:device|program|material)Group(?=Create|Rename|Delete)|^[a-z]+/

interface Request {
  path?: Readonly<Record<string, unknown>>
  body?: unknown
}

function subjectOf(client: QueryClient, operationId: OperationId, { path, body }: Request): string {
  const given = body !== null && typeof body === 'object' && !Array.isArray(body) ? { ...body } : {}
  const { name, account, programId, deviceIds, ids, id } = given as Partial<Record<string, unknown>>
  if (typeof name === 'string') return typeof account === 'string' ? `${name}（${account}）` : name
  const [area = ''] = AREA.exec(operationId) ?? []
  if (programId !== undefined) return knownName(client, 'program', String(programId)) ?? ''
  const all = [ids ?? deviceIds ?? id ?? path?.ids ?? path?.id ?? (Array.isArray(body) ? body : [])].flat()
  const wanted = all.flatMap((one) => String(one).split(','))
  const names = wanted.slice(0, NAMED).flatMap((one) => knownName(client, area, one) ?? [])
  if (names.length === 0) return wanted.length > 1 ? `${formatNumber(wanted.length)} 项` : ''
  return names.length < wanted.length ? `${names.join('、')} 等 ${formatNumber(wanted.length)} 项` : names.join('、')
}

import { momentZone } from '#src/domain/server-zone.ts'
import { parseMoment } from '#src/domain/dates.ts'
import type { Exchange } from './conversation.ts'
import { isObject } from './dialect.ts'
import { pageIn } from './probes.ts'

const MINUTE = 60_000
/** Zones are at most so far apart (minutes). */
const FURTHEST = 14 * 60

/** Whether moments are of another zone: terminals that are online have just been seen, by the clock of the answer. */
export function timeProblem(
  exchanges: readonly Exchange[],
): { says: string; setting: string; exchange: Exchange } | undefined {
  const exchange = exchanges.find(
    ({ operationId, anonymous, date }) => operationId === 'deviceList' && !anonymous && date,
  )
  const now = Date.parse(exchange?.date ?? '')
  if (!exchange || Number.isNaN(now)) return undefined
  const online = (pageIn('deviceList', exchange.json)?.rows ?? []).filter(
    (row) => isObject(row) && Number(row.state) === 1,
  )
  const behind = online
    .map(({ clientTime, lastOnline }) => parseMoment(clientTime ?? lastOnline))
    .flatMap((at) => (at ? [(now - at.getTime()) / MINUTE] : []))
    .toSorted((a, b) => a - b)
  const middle = behind[Math.floor(behind.length / 2)]
  if (middle === undefined || behind.length < 3) return undefined
  const steps = Math.round(middle / 30) * 30
  if (steps === 0 || Math.abs(steps) > FURTHEST || Math.abs(middle - steps) > 10) return undefined
  const says = `moments are ${Math.abs(steps) / 60} h ${steps > 0 ? 'behind' : 'ahead of'} ${momentZone()}, by terminals that are online now`
  return {
    says,
    setting: steps === 480 && momentZone() === 'Asia/Shanghai' ? 'VITE_MOMENT_ZONE=UTC' : 'VITE_MOMENT_ZONE=…',
    exchange,
  }
}

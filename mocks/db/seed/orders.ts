import type { SettledScenario } from '../world.ts'
import { randomOf } from '../random.ts'
import { campaigns } from './customers.ts'
import type { OrderRow, ProgramRow, PublicationRow } from '../models.ts'
import { dayNumber } from './publications.ts'
import { atWork, orNextMorning } from './working-hours.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** 0 to review, 3 stopped, 5 rejected, and approved ones that are over (4), play (2) or wait (1). */
const STATUSES = [2, 4, 3, 3, 5, 2, 4, 4, 5, 2, 2, 0, 1, 2, 2, 0, 1, 1, 0]
/**
 * First and last day of each status that does not play, in days from the world's. What is over or was stopped has been
 * for a week: it is not among what was played most in the last one.
 */
const DAYS: Record<number, [number, number]> = { 0: [7, 60], 1: [4, 40], 3: [-24, 30], 4: [-50, -8], 5: [3, 33] }

/** What was on terminals for an order, until it was taken off them. */
export type Run = Pick<PublicationRow, 'programId' | 'deviceIds' | 'creator' | 'scheduleType' | 'schedules'> & {
  from: number
  to: number
}

export interface Booked {
  /** Oldest first. */
  orders: OrderRow[]
  /** What is published with these orders. */
  publications: PublicationRow[]
  runs: Run[]
}

/**
 * Orders of every status, and what follows for what is published. One that plays has the terminals and times of its
 * publication, one that is to begin or is over gives them: a plan that has ended stands until somebody takes it off.
 * Nothing is published of an ad that waits for review, was refused, or was stopped.
 */
export function seedOrders(
  { seed, epoch }: SettledScenario,
  programs: readonly ProgramRow[],
  planned: readonly PublicationRow[],
): Booked {
  const random = randomOf(seed, 'orders')
  const runs: Run[] = []
  const booked = new Map<PublicationRow, OrderRow>()
  const off = new Set<PublicationRow>()
  const count = Math.min(STATUSES.length, planned.length)
  for (const [index, status] of STATUSES.slice(0, count).entries()) {
    const publication = planned[Math.round((index * planned.length) / count)] as PublicationRow
    const program = programs.find(({ id }) => id === publication.programId) as ProgramRow
    const [first, last] = (DAYS[status] ?? [0, 0]).map((days) => days + Math.sign(days) * random.int(0, 2)) as [
      number,
      number,
    ]
    const made = atWork(epoch + (Math.min(first, 0) - random.int(1, 5)) * DAY + random.int(0, 20 * 60) * 60_000)
    const createTime = Math.max(
      orNextMorning(program.createTime + HOUR / 2),
      status === 2 ? publication.createTime - DAY : made,
    )
    const [dateStart, dateEnd] = [dayNumber(epoch + first * DAY), dayNumber(epoch + last * DAY)]
    const { scheduleType } = publication
    const schedules =
      status === 2
        ? publication.schedules
        : publication.schedules.map((schedule) => ({ ...schedule, dateStart, dateEnd }))
    if (status === 1 || status === 4) {
      publication.schedules = schedules
      publication.createTime = orNextMorning(createTime + HOUR)
    }
    const { programId, deviceIds, creator } = publication
    if (status === 3)
      runs.push({
        programId,
        creator,
        deviceIds,
        scheduleType,
        schedules,
        from: orNextMorning(createTime + HOUR),
        to: atWork(epoch - random.int(8, 12) * DAY + HOUR),
      })
    if (![1, 2, 4].includes(status)) off.add(publication)
    booked.set(publication, {
      id: 0,
      name: `${program.name}投放`,
      client: clientOf(program),
      programIds: [program.id],
      deviceIds,
      scheduleType,
      schedules,
      status: status === 2 || status === 4 ? 1 : status,
      checkReason: status === 5 ? random.pick(['客户资质未提供', '投放日期与合同不符']) : '',
      organizationId: program.organizationId,
      creator,
      createTime,
    })
  }
  const orders = [...booked.values()].sort((a, b) => a.createTime - b.createTime)
  for (const [index, order] of orders.entries()) order.id = index + 1
  for (const [publication, { id, status }] of booked) if (status === 1) publication.orderId = id
  const publications = planned
    .filter((publication) => !off.has(publication))
    .sort((a, b) => a.createTime - b.createTime)
    .map((publication, index) => ({ ...publication, id: index + 1 }))
  return { orders, publications, runs }
}

/** Whose campaign an ad is of. */
function clientOf({ name }: ProgramRow): string {
  return campaigns.find((campaign) => name.startsWith(campaign.name))?.customer.name ?? ''
}

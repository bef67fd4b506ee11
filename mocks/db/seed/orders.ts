import { wallTime } from '#src/domain/schedule.ts'
import { randomOf } from '../random.ts'
import { campaigns } from './customers.ts'
import type { OrderRow, ProgramRow, PublicationRow } from '../models.ts'
import type { SettledScenario } from '../world.ts'

const DAY = 86_400_000
/** Oldest first: 0 to review, 3 stopped, 5 rejected, and approved ones that are over (4), play (2) or wait (1). */
const STATUSES = [4, 4, 3, 2, 5, 4, 2, 3, 2, 5, 2, 2, 1, 2, 1, 0, 1, 0, 0]
/** First and last day of each status, in days from the world's. */
const DAYS: Record<number, [number, number]> = { 0: [7, 60], 1: [5, 40], 3: [-12, 30], 4: [-50, -6], 5: [3, 33] }

/** Orders of every status. Those that play are why some publications are there, with the same terminals and times. */
export function seedOrders(
  { seed, epoch }: SettledScenario,
  programs: readonly ProgramRow[],
  publications: readonly PublicationRow[],
): OrderRow[] {
  const random = randomOf(seed, 'orders')
  const count = Math.min(STATUSES.length, publications.length)
  return STATUSES.slice(0, count).map((status, index) => {
    const publication = publications[Math.floor((index * publications.length) / count)] as PublicationRow
    const program = programs.find(({ id }) => id === publication.programId) as ProgramRow
    const id = index + 1
    if (status === 2) publication.orderId = id
    const [first, last] = (DAYS[status] ?? [0, 0]).map((days) => wallTime(new Date(epoch + days * DAY)).day) as [
      number,
      number,
    ]
    return {
      id,
      name: `${program.name}投放`,
      client: clientOf(program),
      programIds: [program.id],
      deviceIds: publication.deviceIds,
      scheduleType: publication.scheduleType,
      schedules:
        status === 2
          ? publication.schedules
          : publication.schedules.map((schedule) => ({ ...schedule, dateStart: first, dateEnd: last })),
      status: status === 2 || status === 4 ? 1 : status,
      checkReason: status === 5 ? random.pick(['客户资质未提供', '投放日期与合同不符']) : '',
      organizationId: program.organizationId,
      creator: publication.creator,
      createTime: publication.createTime - 7_200_000,
    }
  })
}

/** Whose campaign an ad is of. */
function clientOf({ name }: ProgramRow): string {
  return campaigns.find((campaign) => name.startsWith(campaign.name))?.customer.name ?? ''
}

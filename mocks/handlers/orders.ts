import { formatMoment } from '#src/domain/dates.ts'
import { blockedByOrder, orderErrors, OrderStatus, statusOn, type OrderAction } from '#src/domain/order-rules.ts'
import { daysPast } from '#src/domain/schedule-rules.ts'
import { wallTime } from '#src/domain/schedule.ts'
import type { Id, OrderRow } from '../db/models.ts'
import { rootOrgOf } from '../db/orgs.ts'
import { Refusal } from '../server/refusal.ts'
import { notePlay } from '../simulation/publications.ts'
import type { World } from '../db/world.ts'
import type { Context, Handlers } from './handler.ts'
import { mustBePlan, publish, toSelectable } from './publications.ts'
import { creatorName, same, visible, visibleAll } from './records.ts'
import { mustAllow, reasonOf } from './reviews.ts'

const today = ({ clock }: World) => wallTime(new Date(clock.now())).day

/** What an order is called that waits, plays or is over follows from its days. */
const statusOf = (world: World, row: Readonly<OrderRow>) =>
  (row.status === OrderStatus.waiting ? statusOn(today(world), row) : row.status) as 0 | 1 | 2 | 3 | 4 | 5

function toOrder(world: World, row: OrderRow) {
  const { id, name, client, programIds, deviceIds, scheduleType, schedules, creator, createTime } = row
  return {
    id,
    name,
    client,
    status: statusOf(world, row),
    programCount: programIds.length,
    deviceCount: deviceIds.length,
    scheduleType,
    schedules,
    creator: creatorName(world, creator),
    createTime: formatMoment(createTime),
  }
}

const states: Record<OrderAction, string> = {
  review: '该订单当前不能审核',
  stop: '该订单当前不能停播',
  delete: '请先停播该订单',
}

/** The order, where its status allows the action. */
function allowed(context: Context, action: OrderAction, id: Id): OrderRow {
  const row = visible(context, 'order', id)
  if (blockedByOrder(action, { status: statusOf(context.world, row) }) !== undefined) throw new Refusal(states[action])
  return row
}

/** Orders, whose calls no document has (C29). */
export const orderHandlers = {
  orderList({ query }, { world, sees }) {
    const { page, limit, nameOrClient, status } = query
    const text = nameOrClient?.trim().toLowerCase()
    const { rows, total } = world.gate.order.page({
      page,
      limit,
      newestFirst: true,
      where: (row) =>
        sees(row.organizationId) &&
        (!text || `${row.name}\n${row.client}`.toLowerCase().includes(text)) &&
        (status === undefined || statusOf(world, row) === status),
    })
    return { total, data: rows.map((row) => toOrder(world, row)) }
  },

  orderGet({ path }, context) {
    const { world } = context
    const { gate } = world
    const row = visible(context, 'order', path.id)
    return {
      ...toOrder(world, row),
      programs: row.programIds.flatMap((id) => {
        const program = gate.program.find(id)
        if (!program) return []
        const { name, snapshot, width, height, deleted } = program
        return [{ id, name, snapshot: world.media(snapshot), width, height, del: deleted ? 1 : 0 }]
      }),
      devices: row.deviceIds.flatMap((id) => gate.device.find(id) ?? []).map((device) => toSelectable(world, device)),
      checkReason: row.checkReason,
    }
  },

  orderCreate({ body }, context) {
    const { world, account } = context
    const { name, client, scheduleType, schedules } = body
    const wrong = Object.values(orderErrors({ name, client, programs: body.programIds, devices: body.deviceIds })).find(
      Boolean,
    )
    if (wrong) throw new Refusal(wrong)
    const programs = visibleAll(context, 'program', body.programIds, '')
    const devices = visibleAll(context, 'device', body.deviceIds, '')
    for (const program of programs) mustAllow(world, 'program', 'publish', program)
    mustBePlan(body)
    const past = daysPast(Math.max(...schedules.map(({ dateEnd }) => dateEnd)), today(world))
    if (past) throw new Refusal(past)
    const { order } = world.gate
    order.create({
      id: order.nextId(),
      name: name.trim(),
      client: client.trim(),
      programIds: programs.map(({ id }) => id),
      deviceIds: devices.map(({ id }) => id),
      scheduleType,
      schedules,
      status: OrderStatus.pending,
      checkReason: '',
      organizationId: rootOrgOf(world.gate, account),
      creator: account.account,
      createTime: world.clock.now(),
    })
  },

  orderReview({ path, body }, context) {
    const { world } = context
    const { gate } = world
    const row = allowed(context, 'review', path.id)
    if (body.reject === 1)
      return void gate.order.update(row.id, { status: OrderStatus.rejected, checkReason: reasonOf(body) })
    const devices = row.deviceIds.flatMap((id) => gate.device.find(id) ?? [])
    for (const id of row.programIds) publish(world, id, devices, row, { creator: row.creator, orderId: row.id })
    gate.order.update(row.id, { status: OrderStatus.waiting })
  },

  orderStop({ path }, context) {
    const { world, account } = context
    const { gate } = world
    const { id } = allowed(context, 'stop', path.id)
    for (const publication of gate.publication.list(({ orderId }) => orderId !== undefined && same(orderId, id))) {
      gate.publication.remove(publication.id)
      notePlay(world, account.account, 0, publication.programId, publication.deviceIds)
    }
    gate.order.update(id, { status: OrderStatus.stopped })
  },

  orderDelete({ path }, context) {
    context.world.gate.order.remove(allowed(context, 'delete', path.id).id)
  },
} satisfies Partial<Handlers>

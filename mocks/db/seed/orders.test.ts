import { describe, expect, it } from 'vitest'
import { OrderStatus, statusOn } from '#src/domain/order-rules.ts'
import { slotsOf, wallTime } from '#src/domain/schedule.ts'
import { wallClock } from '#src/domain/server-time.ts'
import { createClock } from '../../clock.ts'
import { createMemoryFiles } from '../../transport/file-store.ts'
import { defaultSwitches } from '../../server/switches.ts'
import { eachPlay, lastDaysSpan, playedIn, ranking } from '../../simulation/play-time.ts'
import { EPOCH, NOW } from '../../testing.ts'
import type { Id, OrderRow, Schedule } from '../models.ts'
import { startOfDay } from '../world.ts'
import { dayNumber } from './publications.ts'
import { seedWorld } from './seed-world.ts'

const DAY = 86_400_000
const seeded = (epoch: number, scale: 1 | 200 = 200) =>
  seedWorld(
    { ...defaultSwitches.scenario, epoch, scale },
    {
      simulation: defaultSwitches.simulation,
      clock: createClock(() => epoch + NOW - EPOCH),
      files: createMemoryFiles(),
      media: (path) => path,
    },
  )

// of two days, as what a demo shows follows from its first
describe.each([EPOCH, EPOCH + 9 * DAY])('in the world of the day that begins at %d', (epoch) => {
  const world = seeded(epoch)
  const { gate } = world
  const today = dayNumber(epoch)
  const statusOf = (order: OrderRow) => (order.status === 1 ? statusOn(today, order) : order.status)
  const days = ({ schedules }: { schedules: readonly Schedule[] }) =>
    schedules.map(({ dateStart, dateEnd }) => [dateStart, dateEnd])
  /** What is published of an ad of an order on one of its terminals. */
  const about = ({ programIds, deviceIds }: OrderRow) =>
    gate.publication.list(
      (row) => programIds.includes(row.programId) && row.deviceIds.some((id) => deviceIds.includes(id)),
    )
  const playing = (row: { schedules: readonly Schedule[] }) => statusOn(today, row) === OrderStatus.playing

  it('an ad whose order waits, was refused or stopped, or is over plays nowhere', () => {
    for (const order of gate.order.list()) {
      const status = statusOf(order)
      if (status === OrderStatus.playing) continue
      const anywhere = gate.publication.list(({ programId }) => order.programIds.includes(programId))
      expect({ name: order.name, status, plays: anywhere.filter(playing) }).toEqual({
        name: order.name,
        status,
        plays: [],
      })
    }
  })

  it('an order that plays, is to begin or is over has the terminals and days of its publication', () => {
    const seen = new Set<number>()
    for (const order of gate.order.list()) {
      const status = statusOf(order)
      if (order.status !== OrderStatus.waiting) continue
      seen.add(status)
      const [publication, ...more] = about(order)
      expect(more).toEqual([])
      expect(publication).toMatchObject({ orderId: order.id, deviceIds: order.deviceIds })
      expect({ name: order.name, days: days(order) }).toEqual({ name: order.name, days: days(publication ?? order) })
    }
    expect(seen).toEqual(new Set([OrderStatus.waiting, OrderStatus.playing, OrderStatus.completed]))
  })

  it('what played most in the last week is on terminals, and not over', () => {
    const { programs } = playedIn(world, () => true, lastDaysSpan(world, 7))
    const top = ranking(world, { seconds: 0, devices: new Set(), programs })
    expect(top.length).toBe(10)
    for (const { name } of top) {
      const [ad] = gate.program.list((row) => row.name === name)
      const standing = gate.publication.list(({ programId }) => programId === ad?.id)
      expect({ name, stands: standing.some(playing) }).toEqual({ name, stands: true })
    }
  })

  it('an ad has no hours before its first publication begins', () => {
    const first = new Map<Id, number>()
    const begins = (programId: Id, at: number) => first.set(programId, Math.min(first.get(programId) ?? Infinity, at))
    for (const { programId, type, createTime } of gate.playRecord.list()) {
      const [standing] = gate.publication.list((row) => row.programId === programId && row.createTime === createTime)
      const planned = standing ? Math.min(...standing.schedules.map((one) => startOfDay(String(one.dateStart)))) : 0
      if (type === 1) begins(programId, Math.max(createTime, planned))
    }
    const early = new Map<Id, number>()
    let from = epoch - 400 * DAY
    for (const begin of [...first.values()].toSorted((a, b) => a - b)) {
      const to = Math.min(begin, world.clock.now())
      eachPlay(
        world,
        () => true,
        [from, to],
        (_, id, seconds) => {
          if ((first.get(id) ?? Infinity) >= to) early.set(id, (early.get(id) ?? 0) + seconds)
        },
      )
      from = to
    }
    expect([...early]).toEqual([])
    expect([...first.values()].filter((at) => at > world.clock.now()).length).toBeGreaterThan(1)
  })

  it('a terminal plays an ad no longer than it is planned there, and not on other days', () => {
    let played = 0
    for (let from = epoch - 30 * DAY; from < epoch; from += DAY) {
      const { day, weekday } = wallTime(new Date(from))
      const minutes = new Map<string, number>()
      for (const { programId, deviceIds, schedules, createTime } of gate.publication.list())
        for (const id of createTime < from ? deviceIds : [])
          minutes.set(
            `${programId} ${id}`,
            slotsOf([{ schedules }])
              .filter((slot) => slot.dateStart <= day && day <= slot.dateEnd && slot.weekdays & (1 << weekday))
              .reduce((sum, { start, end }) => sum + end - start, 0),
          )
      eachPlay(
        world,
        () => true,
        [from, from + DAY],
        ({ id }, programId, seconds) => {
          const planned = minutes.get(`${programId} ${id}`) ?? Infinity
          expect(seconds, `${programId} on ${id} on ${day}`).toBeLessThanOrEqual(planned * 60)
          played += 1
        },
      )
    }
    expect(played).toBeGreaterThan(1000)
  })

  it('each follows from what was there before: ads, orders, what is published, what plays', () => {
    for (const { programIds, createTime, status } of gate.order.list()) {
      expect(createTime).toBeLessThan(epoch)
      for (const id of programIds) expect(gate.program.get(id).createTime).toBeLessThan(createTime)
      expect([0, 1, 3, 5]).toContain(status)
    }
    for (const { programId, orderId, createTime } of gate.publication.list()) {
      expect(createTime).toBeLessThan(world.clock.now())
      expect(gate.program.get(programId).createTime).toBeLessThan(createTime)
      if (orderId) expect(gate.order.get(orderId).createTime).toBeLessThan(createTime)
    }
    for (const { programId, createTime } of gate.playRecord.list()) {
      expect(createTime).toBeLessThan(world.clock.now())
      expect(gate.program.get(programId).createTime).toBeLessThan(createTime)
    }
  })

  it('people do what they do between half past eight and eight', () => {
    const done = [
      ...gate.order.list(),
      ...gate.material.list(),
      ...gate.sharedMaterial.list(),
      ...gate.program.list(),
      ...gate.publication.list(),
      ...gate.playRecord.list(),
      ...gate.deviceCommand.list(),
    ]
    const early = done.filter(({ createTime }) => {
      const { hour, minute } = wallClock(createTime)
      return hour * 60 + minute < 510 || hour >= 20
    })
    expect(early).toEqual([])
  })
})

it('the one ad of a single screen plays for its order', () => {
  const { gate } = seeded(EPOCH, 1)
  const [order] = gate.order.list()
  expect(gate.publication.list()).toMatchObject([{ orderId: order?.id, deviceIds: order?.deviceIds }])
})

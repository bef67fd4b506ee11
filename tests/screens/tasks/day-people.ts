import { momentAt } from '#src/domain/server-time.ts'
import type { DeviceRow, Id, ProgramRow, Reviewed, Schedule } from '#mocks/db/models.ts'
import type { World } from '#mocks/db/world.ts'
import { deviceState } from '#mocks/simulation/devices.ts'
import { ADMIN, REVIEWERS } from '#tests/support/accounts.ts'
import type { TestServer } from '#tests/support/render-console.tsx'
import { sightOf } from './day-truth.ts'

/* What people do all day at screens of their own, past the console that is looked at. */

export const OPERATOR = '13800000001'
const MINUTE = 60_000
const DOT = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAEBAQ=='
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The same numbers each time, below a bound. */
export function draws(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.trunc((state / 2 ** 32) * below)
  }
}

/** Another operator: beside 运营小王 whoever sees most terminals, and has ads. */
export function secondOperator(world: World): string {
  const { gate } = world
  const seen = (account: string) => {
    const sees = sightOf(world, account)
    const ads = gate.program.count((row) => sees(row.organizationId) && isApproved(world, row))
    return gate.device.count(({ organizationId }) => sees(organizationId)) + (ads > 0 ? 1_000 : 0)
  }
  const others = gate.account.list().filter((row) => row.roleId === 2 && row.enabled === 1 && row.account !== OPERATOR)
  return others.map(({ account }) => account).sort((a, b) => seen(b) - seen(a))[0] ?? OPERATOR
}

interface Scene {
  server: TestServer
  draw: (below: number) => number
  second: string
  /** What passes between two of them. */
  pause: () => Promise<void>
}

const standing = (world: World, row: Reviewed, status: number, level = 0) =>
  row.status === status && row.currentLevel === level && !(row.verdictAt && row.verdictAt <= world.clock.now())
const isApproved = (world: World, row: ProgramRow) => {
  const over = (row.verdictAt ?? 0) > 0 && (row.verdictAt ?? 0) <= world.clock.now()
  return !row.deleted && (over ? row.verdict : row.status) === 1
}

/** What waits for a decision of a level, whosever it is. */
export function waitingAt(world: World, kind: 'program' | 'material', level: number) {
  const rows: readonly (Reviewed & { id: Id; deleted?: boolean })[] =
    kind === 'program' ? world.gate.program.list() : world.gate.material.list()
  return rows.filter((row) => !row.deleted && standing(world, row, 2, level))
}

const dayAfter = (world: World, days: number) => {
  const day = new Date(world.clock.now() + (days * 1_440 + 480) * MINUTE)
  return Number(day.toISOString().slice(0, 10).replaceAll('-', ''))
}

/** Of what an operator sees, ads that end on the days around the seventh, and orders as many as there are. */
export function endInTurn(world: World) {
  const { gate } = world
  const sees = sightOf(world, OPERATOR)
  const ads = gate.program.list((row) => sees(row.organizationId) && isApproved(world, row))
  const orders = gate.order.list(({ status, organizationId }) => status === 1 && sees(organizationId))
  const [before, ...ends] = [-3, 5, 7, 6, 8, 4, 9].map((days) => dayAfter(world, days))
  const until = (dateEnd: number, schedules: readonly Schedule[]) =>
    schedules.slice(0, 1).map((days) => ({ ...days, dateStart: before ?? 0, dateEnd }))
  for (const [index, dateEnd] of ends.entries()) {
    const [ad, order] = [ads[index], orders[index]]
    if (!ad || (!order && index < 4)) throw new Error(`Only ${ads.length} ads and ${orders.length} orders can end`)
    for (const { id, schedules } of gate.publication.list(({ programId }) => programId === ad.id))
      gate.publication.update(id, { schedules: until(dateEnd, schedules) })
    if (order) gate.order.update(order.id, { schedules: until(dateEnd, order.schedules) })
  }
}

/** An ad that somebody sees by a name of its own, and the province in which they see fewest terminals online. */
export function insertion(world: World, account: string): { name: string; province: string } {
  const sees = sightOf(world, account)
  const ads = world.gate.program.list((row) => sees(row.organizationId) && isApproved(world, row))
  const ad = ads.find(({ name, id }) => !ads.some((other) => other.id !== id && other.name.startsWith(name)))
  const counts = new Map<string, number>()
  for (const { province } of seenOnline(world, account)) counts.set(province, (counts.get(province) ?? 0) + 1)
  const [few] = [...counts].sort(([, one], [, other]) => one - other)
  if (!ad || !few) throw new Error(`${account} has nothing to insert, or nowhere`)
  return { name: ad.name, province: few[0] }
}

export function seenOnline(world: World, account: string): DeviceRow[] {
  const sees = sightOf(world, account)
  return world.gate.device.list((row) => sees(row.organizationId) && deviceState(world, row) === 1)
}

/** What is done, each in turn; gives false where there is nothing to do it to. */
export function peopleOf({ server, draw, second, pause }: Scene) {
  let made = 0
  const one = <Row>(rows: readonly Row[]) => rows[draw(rows.length)]
  const operator = () => (draw(2) === 0 ? OPERATOR : second)
  const look = <Result>(by: string, see: (world: World, sees: (org: Id) => boolean) => Result) =>
    server.inWorld((world) => see(world, sightOf(world, by)))
  const some = (rows: readonly DeviceRow[], most: number) => {
    const from = draw(rows.length)
    return rows.slice(from, from + 1 + draw(most)).map(({ id }) => id)
  }
  const devicesOf = (by: string) => look(by, ({ gate }, sees) => gate.device.list((row) => sees(row.organizationId)))
  const adsOf = (by: string) =>
    look(by, (world, sees) => world.gate.program.list((row) => sees(row.organizationId) && isApproved(world, row)))
  const dayFrom = (days: number) => {
    const day = new Date(Date.now() + days * 1_440 * MINUTE + 480 * MINUTE)
    return Number(day.toISOString().slice(0, 10).replaceAll('-', ''))
  }
  const clock = (moment: number) => new Date(moment + 480 * MINUTE).toISOString().slice(11, 16)
  const plan = (first: number, days: number, start = '00:00', end = '23:59') => [
    {
      dateStart: dayFrom(first),
      dateEnd: dayFrom(first + days),
      period: [{ start, end, weeks: '1,2,3,4,5,6,7', times: 1, level: 1 + draw(3) }],
    },
  ]
  async function play(by: string, what: object) {
    const [ad, devices] = [one(await adsOf(by)), await devicesOf(by)]
    if (!ad || devices.length === 0) return false
    const deviceIds = some(devices, 12)
    await server.send('POST', '/api/program/play', { programId: ad.id, deviceIds, publish: 1, ...what }, by)
  }
  async function decide(reject: 0 | 1) {
    const level = 1 + draw(2)
    const by = level === 1 ? REVIEWERS[1] : ADMIN
    const kind = draw(2) === 0 ? 'program' : 'material'
    const row = one(await look(by, (world) => waitingAt(world, kind, level)))
    if (!row) return false
    const body = { id: row.id, reject, reason: reject ? '字太小，看不清' : '' }
    await server.send('POST', `/api/${kind}/check/process${level}`, body, by)
  }
  async function save(row: ProgramRow, id?: Id) {
    const { content, materialIds, duration, width, height, name } = row
    const columns = { content, materialIds, duration, width, height, snapshotBase64: DOT }
    const method = id === undefined ? 'POST' : 'PATCH'
    const body = { ...columns, name: id === undefined ? `替换 ${(made += 1)}` : name, ...(id !== undefined && { id }) }
    await server.send(method, '/api/program', body, OPERATOR)
    const saved = await look(OPERATOR, ({ gate }) => id ?? gate.program.nextId() - 1)
    await server.send('POST', `/api/program/${saved}/check/submit`, undefined, OPERATOR)
  }
  const actions: (() => Promise<false | void>)[] = [
    () => play(operator(), { scheduleType: 0, schedules: plan(draw(3) * 2, draw(12), '08:00', '22:30') }),
    () => {
      const end = Date.now() + 30 * MINUTE
      const late = clock(end) < clock(Date.now())
      const start = clock(Date.now()) === '23:59' ? '23:58' : clock(Date.now())
      return play(operator(), { scheduleType: 1, schedules: plan(0, 0, start, late ? '23:59' : clock(end)) })
    },
    async () => {
      const by = operator()
      const devices = await look(by, (world) => seenOnline(world, by))
      if (devices.length === 0) return false
      const body = { deviceIds: some(devices, 5), type: one([0, 1, 4, 5]) }
      await server.send('POST', '/api/device/command', body, by)
    },
    () => decide(0),
    async () => {
      const by = operator()
      const [own, ads] = [new Set((await devicesOf(by)).map(({ id }) => id)), await adsOf(by)]
      const rows = await look(by, ({ gate }) =>
        gate.publication
          .list(({ programId }) => ads.some(({ id }) => id === programId))
          .map(({ programId, deviceIds }) => ({ programId, deviceIds: deviceIds.filter((id) => own.has(id)) }))
          .filter(({ deviceIds }) => deviceIds.length > 0),
      )
      const row = one(rows)
      if (!row) return false
      const body = { programId: row.programId, deviceIds: row.deviceIds.slice(0, 1 + draw(8)), publish: 0 }
      await server.send('POST', '/api/program/play', body, by)
    },
    // terminals go off for good, come back, and lose what was sent to them
    async () => {
      await server.inWorld(({ gate, clock: { now } }) => {
        for (const { id } of gate.device.list().filter((_, index) => index % 29 === made % 29))
          gate.device.update(id, { offSince: now() })
      })
      made += 1
    },
    async () => {
      await server.inWorld(({ gate, clock: { now } }) => {
        for (const { id } of gate.device.list(({ offSince }) => offSince > 0)) gate.device.update(id, { offSince: 0 })
        const device = one(gate.device.list())
        if (device) gate.device.update(device.id, { lostUntil: now() + 40 * MINUTE, restartAt: 0 })
      })
    },
    () => decide(1),
    async () => {
      const row = one(
        await look(OPERATOR, (world, sees) =>
          world.gate.program.list((each) => !each.deleted && sees(each.organizationId) && standing(world, each, 4)),
        ),
      )
      if (!row) return false
      await save(row, row.id)
    },
    async () => {
      const ad = one(await adsOf(OPERATOR))
      if (!ad) return false
      await save(ad)
    },
    async () => {
      const { host, fields, data } = await server.send<{ host: string; fields: Record<string, string>; data: string }>(
        'POST',
        '/api/material/oss-signature',
        { originName: `海报 ${(made += 1)}.png`, type: 0 },
        OPERATOR,
      )
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...fields, data })) form.append(name, value)
      form.append('file', new File([Uint8Array.from(atob(PICTURE), (byte) => byte.charCodeAt(0))], 'poster.png'))
      const response = await server.handle(new Request(host, { method: 'POST', body: form }))
      if (response?.status !== 201) throw new Error(`The store answers ${response?.status}: ${await response?.text()}`)
    },
    async () => {
      made += 1
      const body = { account: `1370000${String(made).padStart(4, '0')}`, name: '新同事', roleId: 2, organizationId: 2 }
      await server.send('POST', '/api/user', { ...body, password: 'd41d8cd98f00b204e9800998ecf8427e' })
    },
    async () => {
      const device = await look(ADMIN, (world) => one(seenOnline(world, ADMIN)))
      if (device) await server.send('POST', '/api/device/command', { deviceIds: [device.id], type: 1 })
    },
  ]
  return {
    /** How many were done of so many. */
    async act(count: number): Promise<number> {
      let done = 0
      for (let tried = 0; done < count && tried < count * 4; tried += 1) {
        await pause()
        const action = actions[(made + tried + draw(3)) % actions.length]
        if ((await action?.()) !== false) done += 1
      }
      return done
    },
  }
}

/** Six in the evening of the day on which the demo company is made. */
export const BEGINS = Number(momentAt(2026, 11, 20, 18))

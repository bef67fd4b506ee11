import fc from 'fast-check'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPage, Refusal, signedInClient, type ApiPage, type Arrived } from '#tests/support/api/api-page.ts'
import {
  adPlan,
  planFigures,
  toTerminal,
  withoutPlan,
  type AdPlan,
  type PlanFilter,
} from '#src/domain/plan/network-plan.ts'
import { wallTime } from '#src/domain/schedule.ts'
import type { Device, Program, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { playStatus } from '#mocks/simulation/publications.ts'
import { signIn, testServer } from '#mocks/testing.ts'

let page: ApiPage
let client: QueryClient
beforeEach(() => {
  page = apiPage()
  client = new QueryClient()
})
afterEach(() => {
  client.clear()
  page.restore()
})

const DAY = { period: [{ start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', times: 1, level: 1 }] }
const schedules = [{ dateStart: 19700101, dateEnd: 20501231, ...DAY }]
const isList = ({ url }: Arrived) => url.pathname.endsWith('/program/page')
const adOf = ({ url }: Arrived) => Number(url.searchParams.get('programId'))
const pageOf = ({ url }: Arrived) => Number(url.searchParams.get('page'))

/** A server with so many ads, each on two terminals. */
function has(ads: number, terminals: (call: Arrived) => unknown = () => undefined) {
  page.answer = async (call) => {
    if (isList(call)) {
      const data = Array.from({ length: ads }, (_, index) => ({
        id: index + 1,
        name: `广告 ${index + 1}`,
        content: {},
      }))
      return { total: ads, data: data.slice(pageOf(call) * 100, (pageOf(call) + 1) * 100) }
    }
    return (
      (await terminals(call)) ?? {
        total: 2,
        data: [1, 2].map((deviceId) => ({ deviceId, scheduleType: 0, schedules, status: 1 })),
      }
    )
  }
}

async function load() {
  await signedInClient()
  return import('./network-plan.ts')
}

test('a plan is the list of approved ads and one call for each, six at once', async () => {
  let atOnce = 0
  let most = 0
  has(23, async () => {
    most = Math.max(most, (atOnce += 1))
    await Promise.resolve()
    atOnce -= 1
  })
  const { networkPlanQuery } = await load()
  const plan = await client.fetchQuery(networkPlanQuery())
  expect([page.arrived.length, most]).toEqual([24, 6])
  expect(page.arrived[0]?.url.searchParams.get('status')).toBe('1')
  expect(page.arrived[1]?.url.searchParams.get('limit')).toBe('400')
  expect(plan).toMatchObject({ ads: { length: 23 }, unread: [], total: 23 })
  expect(plan.notes.get('1')).toBe('在播 2 台')
  // a terminal with two ads is one
  expect(plan.ads[0]?.shares[0]?.terminals[0]).toBe(plan.ads[1]?.shares[0]?.terminals[0])
})

test('an ad on many terminals is read by pages, and terminals that move between them count once', async () => {
  has(1, (call) => ({
    total: 600,
    data: Array.from({ length: pageOf(call) === 0 ? 400 : 200 }, (_, index) => ({
      deviceId: pageOf(call) * 399 + index,
      schedules,
    })),
  }))
  const { networkPlanQuery } = await load()
  const { ads } = await client.fetchQuery(networkPlanQuery())
  expect(ads[0]?.terminals).toBe(599)
})

test('what could not be read is named, and read the next time without the others', async () => {
  has(5, (call) => {
    if (adOf(call) === 3) throw new Refusal(0, '广告不存在')
    return undefined
  })
  const { networkPlanQuery } = await load()
  const first = await client.fetchQuery(networkPlanQuery())
  expect(first.unread.map(({ name }) => name)).toEqual(['广告 3'])
  expect(first.error).toMatchObject({ message: '广告不存在' })
  has(5)
  page.arrived.length = 0
  const second = await client.fetchQuery({ ...networkPlanQuery(), staleTime: 0 })
  expect([second.unread.length, page.arrived.filter((call) => !isList(call)).map(adOf)]).toEqual([0, [3]])
})

test('what is published here is read again, and nothing else; what then cannot be read is not known any more', async () => {
  has(5)
  const { networkPlanQuery } = await load()
  const observer = new QueryObserver(client, networkPlanQuery())
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ isFetching: false, data: { unread: [] } }))
  page.arrived.length = 0
  const publish = () =>
    client
      .getMutationCache()
      .build(client, { mutationKey: ['programPlay'], mutationFn: () => Promise.resolve(1) })
      .execute({ body: { programId: 4 } })
  await publish()
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  expect(page.arrived.filter((call) => !isList(call)).map(adOf)).toEqual([4])
  has(5, () => {
    throw new Refusal(0, '广告不存在')
  })
  await publish()
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.unread).toMatchObject([{ id: 4 }]))
  stop()
})

test('a hidden page asks nothing until it is seen, and a stop leaves what there is', async () => {
  has(9)
  const { networkPlanQuery, stopNetworkPlan } = await load()
  Object.assign(document, { hidden: true })
  const reading = client.fetchQuery(networkPlanQuery())
  await vi.waitFor(() => expect(client.isFetching()).toBe(1))
  expect(page.arrived).toHaveLength(0)
  Object.assign(document, { hidden: false })
  has(9, (call) => {
    if (adOf(call) === 2) stopNetworkPlan()
    return undefined
  })
  document.dispatchEvent(new Event('visibilitychange'))
  const plan = await reading
  expect(plan).toMatchObject({ stopped: true, total: 9 })
  expect(plan.unread.length).toBeGreaterThan(0)
  expect(plan.ads.length + plan.unread.length).toBe(9)
})

test('nobody reads what nobody looks at any more, and whoever comes back has the rest of it read', async () => {
  has(9, (call) => (adOf(call) > 2 ? new Promise(() => undefined) : undefined))
  const { networkPlanQuery } = await load()
  const look = () => new QueryObserver(client, networkPlanQuery()).subscribe(() => undefined)
  const plan = () => client.getQueryData(networkPlanQuery().queryKey)
  const leave = look()
  await vi.waitFor(() => expect([plan()?.ads.length, page.arrived.length]).toEqual([2, 9]))
  leave()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(page.arrived.length).toBe(9)
  has(9)
  const end = look()
  await vi.waitFor(() => expect(plan()).toMatchObject({ total: 9, unread: [] }))
  // the list, and the ads that were not read
  expect(page.arrived).toHaveLength(9 + 8)
  end()
})

/** A plan that somebody publishes: days from now, and minutes of the day. */
const sent = fc.record({
  ad: fc.nat(),
  terminal: fc.nat(),
  terminals: fc.integer({ min: 1, max: 30 }),
  scheduleType: fc.constantFrom<0 | 1>(0, 1),
  first: fc.integer({ min: -20, max: 20 }),
  days: fc.integer({ min: 0, max: 30 }),
  start: fc.integer({ min: 0, max: 1438 }),
  minutes: fc.integer({ min: 1, max: 900 }),
  weeks: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  stop: fc.boolean(),
})
type Sent = typeof sent extends fc.Arbitrary<infer Value> ? Value : never

const whole = {
  terminal: 0,
  terminals: 30,
  scheduleType: 0 as const,
  start: 0,
  minutes: 1439,
  weeks: [1, 2, 3, 4, 5, 6, 7],
}
/** One that is over on some terminals and begins much later on others; one that interrupts just now. */
const deciding: Sent[] = [
  { ...whole, ad: 0, first: -20, days: 10, terminals: 400, stop: false },
  { ...whole, ad: 0, first: 20, days: 10, terminals: 1, stop: false },
  { ...whole, ad: 1, first: 0, days: 0, scheduleType: 1 as const, stop: false },
]
const dayFrom = (now: number, days: number) => wallTime(new Date(now + days * 86_400_000)).day
const clock = (minute: number) =>
  [Math.trunc(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

test('figures of the plan are those of the tables of the simulated server, in any world, of a part of it too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 0, max: 40 * 24 }),
      fc.array(sent, { maxLength: 20 }),
      fc.func(fc.boolean()),
      async (seed, hours, publications, isRead) => {
        const server = testServer({ switches: { scenario: { seed }, simulation: { flips: false } } })
        const send = await signIn(server)
        await server.advance(hours * 3_600_000)
        const all = async <Row>(path: string) =>
          (await send<{ data: Row[] }>('GET', `${path}page=0&limit=400`)).data.data
        const list = await all<Program>('/api/program/page?status=1&')
        const devices = await all<Device>('/api/device/page?')
        const { began } = await server.inWorld((world) => ({ began: world.clock.now() }))
        for (const { ad, terminal, terminals, first, days, start, minutes, weeks, stop, ...rest } of publications) {
          const from = terminal % devices.length
          const period = {
            start: clock(start),
            end: clock(Math.min(start + minutes, 1439)),
            weeks: weeks.join(','),
            times: 1,
            level: 1,
          }
          const { msg, code } = await send('POST', '/api/program/play', {
            ...rest,
            programId: list[ad % list.length]?.id,
            deviceIds: devices.slice(from, from + terminals).map(({ id }) => id),
            publish: stop ? 0 : 1,
            schedules: [{ dateStart: dayFrom(began, first), dateEnd: dayFrom(began, first + days), period: [period] }],
          })
          expect(code, msg).toBe(1)
        }
        const ads: AdPlan[] = []
        for (const program of list)
          ads.push(adPlan(program, await all<PublishedDevice>(`/api/program/play/page?programId=${program.id}&`), 0))

        const counted = await server.inWorld((world) => {
          const now = world.clock.now()
          const { day: today, minute, weekday } = wallTime(new Date(now))
          const week = dayFrom(now, 6)
          const planned = new Set<string>()
          const figures = new Map<string, Record<PlanFilter, number>>()
          for (const { id } of world.gate.program.list(({ status, deleted }) => status === 1 && !deleted)) {
            const rows = world.gate.publication.list((row) => row.programId === id && row.deviceIds.length > 0)
            const ranges = rows.flatMap(({ schedules: own }) => own)
            const last = Math.max(...ranges.map(({ dateEnd }) => dateEnd), 0)
            const runs = ranges.some(({ dateStart, dateEnd }) => dateStart <= today && today <= dateEnd)
            const plays = ({ dateStart, dateEnd, period }: (typeof ranges)[number]) =>
              dateStart <= today &&
              today <= dateEnd &&
              period.some(
                ({ start, end, weeks }) =>
                  weeks.split(',').includes(String(weekday)) && start <= clock(minute) && clock(minute) < end,
              )
            let waiting = 0
            for (const row of rows)
              for (const deviceId of row.deviceIds) {
                if (row.schedules.some(({ dateEnd }) => dateEnd >= today)) planned.add(String(deviceId))
                const device = world.gate.device.find(deviceId)
                if (device && playStatus(world, row, device) === 0) waiting += 1
              }
            figures.set(String(id), {
              ending: Number(last >= today && last <= week),
              beginning: Number(!runs && ranges.some(({ dateStart }) => dateStart > today && dateStart <= week)),
              waiting,
              inserting: Number(rows.some((row) => row.scheduleType === 1 && row.schedules.some(plays))),
            })
          }
          return { now: new Date(now), figures, planned }
        })
        const sumOf = (some: readonly AdPlan[]) => {
          const sum = { ending: 0, beginning: 0, waiting: 0, inserting: 0 }
          for (const { program } of some)
            for (const [figure, count] of Object.entries(counted.figures.get(String(program.id)) ?? {}))
              sum[figure as PlanFilter] += count
          return sum
        }
        const today = wallTime(counted.now).day
        const terminals = devices.map(({ id, sn, name }) =>
          toTerminal({ deviceId: id, deviceSn: sn, deviceName: name }),
        )
        expect(planFigures({ ads }, counted.now)).toEqual(sumOf(ads))
        expect(withoutPlan({ ads, unread: [], devices: terminals }, today)?.map(({ id }) => id)).toEqual(
          devices.filter(({ id }) => !counted.planned.has(String(id))).map(({ id }) => id),
        )
        // while it is read, and where a part could not be
        const [read, unread] = [true, false].map((wanted) => ads.filter(({ program }) => isRead(program.id) === wanted))
        expect(planFigures({ ads: read! }, counted.now)).toEqual(sumOf(read!))
        if (unread!.length > 0)
          expect(
            withoutPlan({ ads: read!, unread: unread!.map(({ program }) => program), devices: terminals }, today),
          ).toBeUndefined()
      },
    ),
    { numRuns: 3, examples: [[1, 0, deciding, (() => true) as never]] },
  )
})

import fc from 'fast-check'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPage, Refusal, signedInClient, type ApiPage, type Arrived } from '#tests/support/api/api-page.ts'
import { adPlan, planFigures, toTerminal, withoutPlan } from '#src/domain/plan/network-plan.ts'
import { playsAt, wallTime } from '#src/domain/schedule.ts'
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

test('nobody reads what nobody looks at any more', async () => {
  has(9, () => new Promise(() => undefined))
  const { networkPlanQuery } = await load()
  const observer = new QueryObserver(client, networkPlanQuery())
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(page.arrived.length).toBe(7))
  leave()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(page.arrived.length).toBe(7)
})

test('figures of the plan are those of the tables of the simulated server, in any world', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 40 * 24 }), async (seed, hours) => {
      const server = testServer({ switches: { scenario: { seed }, simulation: { flips: false } } })
      const send = await signIn(server)
      await server.advance(hours * 3_600_000)
      const { data: list } = (await send<{ data: Program[] }>('GET', '/api/program/page?page=0&limit=400&status=1'))
        .data
      const ads = []
      for (const program of list ?? [])
        ads.push(
          adPlan(
            program,
            (
              await send<{ data: PublishedDevice[] }>(
                'GET',
                `/api/program/play/page?page=0&limit=400&programId=${program.id}`,
              )
            ).data.data ?? [],
            0,
          ),
        )
      const { data: devices } = (await send<{ data: Device[] }>('GET', '/api/device/page?page=0&limit=400')).data
      const counted = await server.inWorld((world) => {
        const now = new Date(world.clock.now())
        const today = wallTime(now).day
        const week = wallTime(new Date(now.getTime() + 6 * 86_400_000)).day
        const figures = { ending: 0, beginning: 0, waiting: 0, inserting: 0 }
        const planned = new Set<string>()
        for (const { id } of world.gate.program.list(({ status, deleted }) => status === 1 && !deleted)) {
          const rows = world.gate.publication.list((row) => row.programId === id && row.deviceIds.length > 0)
          const [firsts, lasts] = (['dateStart', 'dateEnd'] as const).map((end) =>
            rows.flatMap(({ schedules: all }) => all.map((schedule) => schedule[end])),
          )
          const last = Math.max(...(lasts ?? []))
          const first = Math.min(...(firsts ?? []))
          if (last >= today && last <= week) figures.ending += 1
          if (first > today && first <= week) figures.beginning += 1
          if (rows.some((row) => row.scheduleType === 1 && playsAt([row], wallTime(now)).length > 0))
            figures.inserting += 1
          for (const row of rows)
            for (const deviceId of row.deviceIds) {
              if (row.schedules.some(({ dateEnd }) => dateEnd >= today)) planned.add(String(deviceId))
              const device = world.gate.device.find(deviceId)
              if (device && playStatus(world, row, device) === 0) figures.waiting += 1
            }
        }
        return { now, figures, planned }
      })
      expect(planFigures({ ads }, counted.now)).toEqual(counted.figures)
      const terminals = devices.map(({ id, sn, name }) => toTerminal({ deviceId: id, deviceSn: sn, deviceName: name }))
      const unplanned = withoutPlan({ ads, unread: [], devices: terminals }, wallTime(counted.now).day)
      expect(unplanned?.map(({ id }) => id)).toEqual(
        devices.filter(({ id }) => !counted.planned.has(String(id))).map(({ id }) => id),
      )
    }),
    { numRuns: 3, examples: [[1, 0]] },
  )
})

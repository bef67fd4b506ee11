import { afterEach, expect, test, vi } from 'vitest'
import type { Program, ProgramDetail, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { planKey } from '#src/domain/schedule-rules.ts'
import { firstStep, isToDo, type SwapAd } from '#src/domain/uses/swap.ts'
import { usesMaterial } from '#src/scene/model/uses-material.ts'
import { sampleImage, sampleMediaBox, sampleScene } from '#src/scene/tests/samples.ts'
import { apiPage, type ApiPage, type Arrived } from '#tests/support/api/api-page.ts'
import type { MockServer } from '#mocks/server/create-mock-server.ts'
import { signIn, testServer, tokenOf } from '#mocks/testing.ts'

/*
 * A material is replaced in thirty ads on two hundred terminals by pages that are killed in the middle, while others
 * review, change and delete some of them, and answers get lost: every ad ends where the list says, and nothing is made
 * twice.
 */

const OLD = 501
const NEW = { id: 502, type: 1, name: '新片', path: 'new.mp4', width: 1920, height: 1080, duration: 20 }
const PICTURE = 'data:image/jpeg;base64,/9j/'
const EVERY_DAY = '1,2,3,4,5,6,7'
const PROGRAM = '/api/program'
const isGet = ({ method, url }: Arrived) => method === 'GET' && /\/program\/\d+$/.test(url.pathname)
const isSearch = ({ url }: Arrived) => url.pathname === `${PROGRAM}/page`
const isUpdate = ({ method, url }: Arrived) => method === 'PATCH' && url.pathname === PROGRAM
const isCreate = ({ method, url }: Arrived) => method === 'POST' && url.pathname === PROGRAM
const isSubmit = ({ url }: Arrived) => url.pathname.endsWith('/check/submit')
const never = () => new Promise<never>(() => undefined)

let pages: ApiPage[] = []
afterEach(() => {
  for (const page of pages) page.restore()
  pages = []
})

const content = (name: string) =>
  JSON.stringify({
    name,
    pages: [sampleScene([sampleMediaBox([{ ...sampleImage(OLD, '旧片', '#123456'), type: 1, duration: 15 }])])],
  })

/** Thirty ads with the old material, at these statuses; the approved ones play on all terminals, by two plans. */
const STATUSES = [...Array<number>(14).fill(1), ...Array<number>(9).fill(0), ...Array<number>(4).fill(4), 2, 2, 3]

async function world() {
  const server = testServer({
    switches: { scenario: { reviewLevels: 1 }, simulation: { flips: false, platform: 'pass' } },
  })
  await server.inWorld(({ gate, clock }) => {
    const [model] = gate.program.list()
    const devices = gate.device.list().map(({ id }) => id)
    expect(devices).toHaveLength(200)
    for (const [index, status] of STATUSES.entries()) {
      // two of them cannot be told apart
      const name = index === 1 ? '替换广告0' : `替换广告${index}`
      gate.program.create({
        ...(model as NonNullable<typeof model>),
        id: 9001 + index,
        name,
        content: content(name),
        materialIds: [OLD],
        width: 1920,
        height: 1080,
        status,
        currentLevel: status === 2 ? 1 : 0,
        deleted: false,
      })
      if (status !== 1) continue
      for (const part of [0, 1])
        gate.publication.create({
          id: gate.publication.nextId(),
          programId: 9001 + index,
          deviceIds: devices.filter((_, at) => at % 14 === index && Math.floor(at / 14) % 2 === part),
          scheduleType: 0,
          schedules: [
            {
              dateStart: 20261101,
              dateEnd: part === 0 ? 20261231 : 20270131,
              period: [{ start: '07:00', end: '22:00', weeks: EVERY_DAY, times: 1, level: 1 }],
            },
          ],
          creator: '13800000000',
          createTime: clock.now() - 86_400_000,
        })
    }
  })
  return server
}

/** A page of the console as far as the swap goes, with what the browser has kept. */
async function openPage(server: MockServer, kept: ReadonlyMap<string, string>, onCall: (call: Arrived) => unknown) {
  const page = apiPage()
  pages.push(page)
  vi.stubGlobal('BroadcastChannel', undefined)
  for (const [key, value] of kept) page.kept.set(key, value)
  page.answer = async (call) => {
    const answer = () =>
      server.handle(
        new Request(`http://mock.test${call.url.pathname}${call.url.search}`, {
          method: call.method,
          headers: { Authorization: call.headers.get('Authorization') ?? '' },
          ...(call.body !== '' && { body: JSON.stringify(call.body) }),
        }),
      )
    const meant = await onCall(call)
    if (meant === 'lost') {
      await answer()
      throw new Error('the connection broke')
    }
    if (meant === 'killed') await answer()
    return meant === undefined ? answer() : never()
  }
  const { configureApi } = await import('#src/api/config.ts')
  const { startSession, endSession } = await import('#src/api/session.ts')
  configureApi({ baseUrl: 'https://api.example.invalid' })
  startSession(await tokenOf(server), '13800000000')
  const store = await import('./swap-store.ts')
  const work = await import('./swap-work.ts')
  store.loadSwap()
  const { call } = await import('#src/api/call.ts')
  return { page, store, endSession, call, ...work }
}

type Page = Awaited<ReturnType<typeof openPage>>

test(
  'killed pages, lost answers and other people: every ad ends where the list says',
  { timeout: 60_000 },
  async () => {
    const server = await world()
    const send = await signIn(server)
    const get = async (id: SwapAd['id']) => (await send<ProgramDetail>('GET', `/api/program/${id}`)).data
    const plays = async (id: SwapAd['id']) =>
      (await send<{ data: PublishedDevice[] }>('GET', `/api/program/play/page?programId=${id}&page=0&limit=400`)).data
        .data
    const all = async () =>
      (await send<{ data: Program[] }>('GET', '/api/program/page?page=0&limit=400&name=替换广告')).data.data
    const review = (id: SwapAd['id'], reject: 0 | 1) =>
      send('POST', '/api/program/check/process1', { id, reject, reason: reject ? '画面不清' : '' })
    const planned = async (id: SwapAd['id']) =>
      (await plays(id)).map((row) => `${row.deviceId} ${planKey(row)}`).toSorted()

    const listed = await all()
    expect(listed).toHaveLength(30)
    const before = new Map(await Promise.all(listed.map(async ({ id }) => [String(id), await planned(id)] as const)))

    // a page is killed at a call, before or after that is carried out
    let kept: ReadonlyMap<string, string> = new Map()
    const begin = async (meet: (call: Arrived, count: number) => unknown = () => undefined) => {
      let count = 0
      let die = () => {}
      const died = new Promise<void>((resolve) => (die = resolve))
      const page = await openPage(server, kept, async (call) => {
        const met = await meet(call, (count += 1))
        if (met === 'killed' || met === 'gone') die()
        return met
      })
      return { ...page, died, leave: () => void (kept = new Map(page.page.kept)) }
    }
    const replace = ({ replaceInAds }: Page) => replaceInAds(() => Promise.resolve(PICTURE))

    const first = await begin()
    first.store.beginSwap({
      from: { id: OLD, name: '旧片', type: 1 },
      to: NEW,
      startedAt: 0,
      ads: listed.map(firstStep),
    })
    first.leave()
    const killAt = async (...calls: ((call: Arrived) => boolean)[]) => {
      for (const which of calls)
        for (const how of ['gone', 'killed']) {
          const next = await begin((call) => (which(call) ? how : undefined))
          void replace(next).catch(() => undefined)
          await next.died
          next.leave()
        }
    }
    await killAt(isGet, isUpdate)

    // somebody else hands one draft in, deletes one and edits one
    const [handedIn, deleted, edited] = [9020, 9021, 9022]
    await send('POST', `/api/program/${handedIn}/check/submit`)
    await send('DELETE', `/api/program/${deleted}`)
    await server.inWorld(({ gate }) => {
      const name = '替换广告别人的'
      gate.program.update(edited, { name, content: content(name).replaceAll(String(OLD), '503') })
    })
    await killAt(isSearch, isCreate, isSubmit)

    // the session ends in the middle; the same account signs in again
    const ended = await begin((_, count) => {
      if (count === 9) ended.endSession('expired')
    })
    await expect(replace(ended)).rejects.toThrow('登录')
    ended.leave()

    const last = await begin((_, count) => (count % 9 === 2 && count < 40 ? 'lost' : undefined))
    const ads = () => last.store.swapState.swap?.ads ?? []
    const at = (step: SwapAd['step']) => ads().filter((ad) => ad.step === step)
    const goOn = async () => {
      for (let tries = 0; tries < 5 && ads().some(isToDo); tries += 1) await replace(last).catch(() => undefined)
    }
    await goOn()
    expect(at('unsure').length).toBeGreaterThan(0)
    last.askAgain()
    await goOn()

    async function expectTrue() {
      for (const ad of ads()) {
        const now = await get(ad.id)
        const label = `${ad.id} ${ad.name} ${ad.step} ${ad.message ?? ''}`
        if (ad.copy && ad.newId !== undefined) {
          const copy = await get(ad.newId)
          expect([usesMaterial(copy.content, OLD), usesMaterial(copy.content, NEW.id), copy.duration], label).toEqual([
            false,
            true,
            20,
          ])
          expect(usesMaterial(now.content, OLD), label).toBe(true)
          const statuses: Partial<Record<SwapAd['step'], number[]>> = { submitted: [2, 3], approved: [1], refused: [4] }
          if (statuses[ad.step]) expect(statuses[ad.step], label).toContain(copy.status)
        } else if (ad.step === 'saved') {
          expect([usesMaterial(now.content, OLD), usesMaterial(now.content, NEW.id)], label).toEqual([false, true])
          expect(now.status, label).toBe(0)
        } else if (ad.step === 'blocked') expect([2, 3], label).toContain(now.status)
        else if (ad.step === 'gone') expect(usesMaterial(now.content, OLD), label).toBe(false)
        else expect([ad.step, now], label).toEqual(['failed', null])
      }
    }
    await expectTrue()
    const ids = (step: SwapAd['step']) =>
      at(step)
        .map(({ id }) => Number(id))
        .toSorted((a, b) => a - b)
    expect(at('submitted')).toHaveLength(14)
    expect(ids('failed')).toEqual([deleted])
    expect(ids('gone')).toEqual([edited])
    expect(ids('blocked')).toEqual([handedIn, 9028, 9029, 9030])
    expect(at('saved')).toHaveLength(10)
    // one copy of each, and no more
    expect(new Set(ads().flatMap(({ newId }) => newId ?? [])).size).toBe(14)
    expect(await all()).toHaveLength(30 + 14 - 1)

    // all but one pass review
    const copies = ads().flatMap(({ newId }) => newId ?? [])
    for (const [index, id] of copies.entries()) await review(id, index === 3 ? 1 : 0)
    await server.advance(3_600_000)
    for (const row of await all()) if (row.status === 3) await server.advance(3_600_000)
    expect(await last.followReviews((id) => last.call('programGet', { path: { id } }))).toBe(14)
    await expectTrue()
    expect([at('approved').length, at('refused').length]).toEqual([13, 1])

    // published by a page that is killed, and one that finds what that did
    last.leave()
    const killedPublish = await begin((_, count) => (count === 5 ? 'killed' : undefined))
    void killedPublish.publishCopies().catch(() => undefined)
    await killedPublish.died
    killedPublish.leave()
    const publishing = await begin((_, count) => (count === 4 ? 'lost' : undefined))
    await publishing.publishCopies()
    const state = () => publishing.store.swapState.swap?.ads ?? []
    await publishing.publishCopies()
    expect(state().filter(({ step }) => step === 'published')).toHaveLength(13)
    const published = publishing.page.arrived.filter(({ method }) => method === 'POST').length
    expect(published).toBeLessThanOrEqual(13 * 2)
    for (const ad of state().filter(({ step }) => step === 'published'))
      expect(await planned(ad.newId as number), String(ad.id)).toEqual(before.get(String(ad.id)))

    // the old ones are stopped where the new ones have arrived, and nowhere else
    await server.advance(3_600_000)
    await publishing.stopOld()
    for (const ad of state().filter(({ step }) => step === 'published' || step === 'done')) {
      const waiting = (await plays(ad.newId as number)).filter(({ status }) => status === 0)
      expect((await plays(ad.id)).map(({ deviceId }) => deviceId)).toEqual(waiting.map(({ deviceId }) => deviceId))
      expect(ad.step, String(ad.id)).toBe(waiting.length === 0 ? 'done' : 'published')
    }
    expect(state().filter(({ step }) => step === 'done').length).toBeGreaterThan(0)
  },
)

import type { Page } from '@playwright/test'
import type { MaterialDetail, Program, ProgramDetail, PublishedDevice } from '#src/api/generated/types.gen.ts'
import type { SwapAd } from '#src/domain/uses/swap.ts'
import { planKey } from '#src/domain/schedule-rules.ts'
import { swapKey } from '#src/features/editor/swap/swap-key.ts'
import { usesMaterial } from '#src/scene/model/uses-material.ts'
import { signInOver, type Send } from '#mocks/testing.ts'
import { ADMIN, expect, PASSWORD, test } from '#tests/support/console.ts'
import { startBrowser, temporaryProfile } from '#tests/support/editor/editor-drafts.ts'
import type { Mock } from '#tests/support/mock-control.ts'
import { EPOCH } from '#tests/support/read-world.ts'

/*
 * A material is replaced in thirty ads on two hundred terminals, by a browser that is killed in each part of it and a
 * session that ends, while somebody else decides, edits, submits and deletes: every ad ends where its list says.
 */

const ADS = 30

test(
  'every ad of a swap ends where the list says',
  { tag: ['@http', '@long'] },
  async ({ freshBackend, mock, site, launchOptions }) => {
    test.setTimeout(600_000)
    await mock.set({ latency: [30, 60], scenario: { epoch: EPOCH } })
    const send = await signInOver(String(freshBackend?.origin))
    const { from, to, ads, pending } = await thirtyAds(send, mock)
    const playsOf = async (id: SwapAd['id']) =>
      (await send<{ data: PublishedDevice[] }>('GET', `/api/program/play/page?page=0&limit=400&programId=${id}`)).data
        .data
    const before = new Map<string, string[]>()
    for (const { id } of ads) before.set(String(id), planned(await playsOf(id)))
    expect(new Set([...before.values()].flat().map((row) => row.split(' ')[0])).size).toBe(200)

    const profile = temporaryProfile()
    let browser = await startBrowser(profile.folder, launchOptions)
    const page = () => browser.page
    const open = (name: string | RegExp) => page().getByRole('dialog', { name })
    const button = (name: string | RegExp) => page().getByRole('button', { name })
    /** Kills the browser once so many calls have come, and starts it anew. */
    const killAt = async (operationId: string, calls: number) => {
      await expect
        .poll(async () => (await mock.calls(operationId)).length, { intervals: [10] })
        .toBeGreaterThanOrEqual(calls)
      await browser.kill()
      browser = await startBrowser(profile.folder, launchOptions)
      await signedIn(page(), `${site.url}materialManage?q=${encodeURIComponent(String(from.name))}`)
      await button('查看替换').click()
    }
    const list = () =>
      page().evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').ads as SwapAd[], swapKey(ADMIN))
    const expectRest = () => expect(button('停止')).toBeHidden({ timeout: 120_000 })

    await signedIn(page(), `${site.url}materialManage?q=${encodeURIComponent(String(from.name))}`)
    await page().getByRole('list', { name: '素材列表' }).getByRole('button', { name: '更多' }).first().click()
    await page().getByRole('menuitem', { name: '替换' }).click()
    await button('选择替换素材').click()
    await open('选择替换素材')
      .getByRole('checkbox', { name: new RegExp(String(to.name)) })
      .first()
      .check()
    await open('选择替换素材').getByRole('button', { name: '确定' }).click()
    await mock.forget()
    await button(/^替换 \d+ 个广告$/).click()
    await killAt('programCreate', 5)

    // meanwhile somebody else has changed one, submitted one, and deleted two
    const left = (await list()).filter(({ step }) => step === 'waiting')
    const ofKind = (copy: boolean) => left.filter((ad) => ad.copy === copy).reverse()
    const [edited, submitted, deleted] = ofKind(false) as [SwapAd, SwapAd, SwapAd]
    const [deletedToo] = ofKind(true) as [SwapAd]
    await must(
      send('PATCH', '/api/program', { ...pending, id: edited.id, name: edited.name, content: EMPTY, materialIds: [] }),
    )
    await must(send('POST', `/api/program/${submitted.id}/check/submit`))
    for (const { id } of [deleted, deletedToo]) await must(send('DELETE', `/api/program/${id}`))

    // and the session ends once more on the way
    await mock.set({ faults: [{ operationId: 'programCreate', kind: 'session', skip: 4, times: 1 }] })
    await button(/^继续替换 \d+ 个$/).click()
    await expect(page().getByText('登录已失效，请重新登录')).toBeVisible()
    await signIn(page())
    await button('查看替换').click()
    await mock.set({ faults: [] })
    while (
      await button(/^继续替换 \d+ 个$/)
        .or(button('停止'))
        .first()
        .isVisible()
    ) {
      if (await button(/^继续替换 \d+ 个$/).isVisible()) await button(/^继续替换 \d+ 个$/).click()
      await expectRest()
    }
    const replaced = await list()
    expect(replaced.filter(({ step }) => step === 'waiting' || step === 'saving')).toEqual([])

    // each fifth copy is refused
    const copies = replaced.filter(({ step }) => step === 'submitted')
    for (const [index, { newId }] of copies.entries()) await decide(send, newId ?? '', index % 5 === 4)
    await mock.advance(120_000)
    await page().reload()
    await button('查看替换').click()
    await button(/^发布 \d+ 个副本$/).click()
    await mock.forget()
    await open('发布副本').getByRole('button', { name: '发布' }).click()
    await killAt('programPlay', 4)
    await expectRest()
    await button(/^发布 \d+ 个副本$/).click()
    await open('发布副本').getByRole('button', { name: '发布' }).click()
    await expect(button(/^发布 \d+ 个副本$/)).toBeHidden()
    await expectRest()
    await mock.advance(600_000)
    await mock.forget()
    await button('停播原广告').click()
    await open('停播原广告').getByRole('button', { name: '停播' }).click()
    await killAt('programPlay', 4)
    await expectRest()
    await button('停播原广告').click()
    await open('停播原广告').getByRole('button', { name: '停播' }).click()
    await expect(button('停止')).toBeVisible()
    await expectRest()

    const all = (await send<{ data: Program[] }>('GET', '/api/program/page?page=0&limit=400')).data.data
    const detail = async (id: SwapAd['id']) => (await send<ProgramDetail | null>('GET', `/api/program/${id}`)).data
    const ends = await list()
    expect(ends).toHaveLength(ADS)
    for (const ad of ends) {
      const [program, plays] = [await detail(ad.id), planned(await playsOf(ad.id).catch(() => []))]
      const own = before.get(String(ad.id)) ?? []
      const said = `${ad.name}: ${ad.step} ${ad.message ?? ''}`
      // nothing is made twice
      expect(all.filter(({ name }) => name === `${ad.name}副本`).length, said).toBe(ad.newId === undefined ? 0 : 1)
      if (ad.newId === undefined) {
        const gone = [deleted.id, deletedToo.id].includes(ad.id)
        const expected = gone ? 'failed' : ad.id === edited.id ? 'gone' : ad.id === submitted.id ? 'blocked' : 'saved'
        expect(ad.step, said).toBe(expected)
        if (!gone) expect(usesMaterial(program?.content, to.id), said).toBe(expected === 'saved')
        if (!gone) expect(plays, said).toEqual(own)
        continue
      }
      const copy = await detail(ad.newId)
      const on = await playsOf(ad.newId)
      expect([usesMaterial(copy?.content, to.id), usesMaterial(copy?.content, from.id)], said).toEqual([true, false])
      expect(usesMaterial(program?.content, from.id), said).toBe(true)
      if (ad.step === 'refused') {
        expect(copy?.status, said).toBe(4)
        expect([plays, on], said).toEqual([own, []])
      } else {
        expect(['done', 'published'], said).toContain(ad.step)
        expect(planned(on), said).toEqual(own)
        // the ad plays on where its copy has not arrived, and nowhere else
        expect(plays, said).toEqual(planned(on.filter(({ status }) => status === 0)))
        expect(ad.step === 'published', said).toBe(plays.length > 0)
      }
    }
    await browser.close()
    profile.remove()
  },
)

const EMPTY = '{"name":"别人改的","pages":[{"elements":[],"background":{"type":0},"stay":60}]}'

/** Terminals and plans, in an order that does not depend on anything. */
const planned = (rows: readonly PublishedDevice[]) => rows.map((row) => `${row.deviceId} ${planKey(row)}`).sort()

async function must<Answer extends { code: number | undefined; msg: string | undefined }>(answer: Promise<Answer>) {
  const { code, msg } = await answer
  expect(code, msg).toBe(1)
}

async function signedIn(page: Page, address: string) {
  await page.goto(address)
  const cards = page.getByRole('list', { name: '素材列表' })
  const account = page.getByLabel('账号', { exact: true })
  await expect(cards.or(account)).toBeVisible()
  if (await account.isVisible()) await signIn(page)
  await expect(cards).toBeVisible()
}

async function signIn(page: Page) {
  await page.getByLabel('账号', { exact: true }).fill(ADMIN)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Takes an ad through its levels, as somebody else. */
async function decide(send: Send, id: SwapAd['id'], refuse: boolean) {
  for (;;) {
    const { status, currentLevel } = (await send<ProgramDetail>('GET', `/api/program/${id}`)).data
    if (status !== 2) return
    const body = { id, reject: refuse ? 1 : 0, reason: refuse ? '画面不对' : '' }
    await must(send('POST', `/api/program/check/process${currentLevel}`, body))
  }
}

/** Thirty ads with one picture, two of three of them approved and on terminals, together on all of them. */
async function thirtyAds(send: Send, mock: Mock) {
  const listed = async <Row>(path: string) => (await send<{ data: Row[] }>('GET', path)).data.data
  const approved = await listed<Program>('/api/program/page?page=0&limit=400&status=1')
  const pictures = await listed<MaterialDetail>('/api/material/page?page=0&limit=400&status=1&type=0')
  const details = await Promise.all(
    approved.map(async ({ id }) => (await send<ProgramDetail>('GET', `/api/program/${id}`)).data),
  )
  const usersOf = ({ id }: Pick<MaterialDetail, 'id'>) => details.filter(({ content }) => usesMaterial(content, id))
  const from = pictures.find((picture) => usersOf(picture).length === 1)
  const to = pictures.find(
    ({ id, name }) => id !== from?.id && pictures.filter((other) => other.name?.includes(String(name))).length === 1,
  )
  const [model] = from ? usersOf(from) : []
  if (!from || !to || !model) throw new Error('The demo company has no such pictures')
  const terminals = await listed<{ id: number }>('/api/device/page?page=0&limit=400')
  const pending = {
    content: model.content,
    materialIds: [from.id],
    duration: 60,
    width: model.width,
    height: model.height,
    snapshotBase64: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
  }
  // the model is one of them
  for (let index = 1; index < ADS; index += 1) {
    await must(send('POST', '/api/program', { ...pending, name: `换片${String(index).padStart(2, '0')}` }))
  }
  const made = (await listed<Program>('/api/program/page?page=0&limit=400&name=换片')).filter(({ name }) =>
    name?.startsWith('换片'),
  )
  expect(made).toHaveLength(ADS - 1)
  const some = made.filter((_, index) => index % 3 !== 2)
  for (const { id } of some) {
    await must(send('POST', `/api/program/${id}/check/submit`))
    await decide(send, id, false)
  }
  await mock.advance(120_000)
  for (const [index, { id }] of some.entries()) {
    const size = Math.ceil(terminals.length / some.length) + 5
    const deviceIds = terminals.slice(index * (size - 5), index * (size - 5) + size).map((terminal) => terminal.id)
    const period = [{ start: '08:00', end: '20:00', weeks: index % 2 ? '1,2,3,4,5' : '6,7', times: 1, level: 1 }]
    const schedules = [{ dateStart: 20261101, dateEnd: 20261220 + (index % 10), period }]
    await must(send('POST', '/api/program/play', { programId: id, deviceIds, publish: 1, scheduleType: 0, schedules }))
  }
  await mock.advance(60_000)
  return { from, to, pending, ads: [...made, model] }
}

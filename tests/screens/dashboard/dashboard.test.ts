import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Device, Order } from '#src/api/generated/types.gen.ts'
// what the home page leads to is there from the start, so that no test waits for it to be built
import '#src/features/orders/order-detail.tsx'
import '#src/features/publish/published/published-devices-screen.tsx'
import '#src/routes/_shell/-record/play-record-page.tsx'
import { DEFAULT_ZONE, setServerZone } from '#src/domain/server-zone.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { pictureFacts } from '../support/editor.ts'
import { expectTotal, press, watchDownloads } from '../support/steps.ts'

const GUEST = '13800000006'

const [STATE, REVIEW, ONLINE, TOP] = [
  '终端在线状态',
  '广告审核状态',
  '近 7 日终端在线时长',
  '近 7 日广告播放时长 TOP10',
] as const

/** One of the cards, when it is there. */
const card = async (name: string) => within(await screen.findByRole('region', { name }))

const numberIn = (text: string | null | undefined) => Number(text?.replace(/[^\d.-]/g, ''))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The figures of one column of a card's table, without the sums below. */
async function column(name: string, index: number): Promise<number[]> {
  const table = await (await card(name)).findByRole('table')
  const [, body] = within(table).getAllByRole('rowgroup')
  return [...(body?.children ?? [])].map((row) => numberIn(row.children[index]?.textContent))
}

test('terminals by state, which add up, and the list behind a figure', async () => {
  const { user, at } = await renderConsole({ at: '/homePage' })
  const state = await card(STATE)
  expect(await state.findByRole('img', { name: /^终端在线状态环形图：在线 \d+ 台，离线 \d+ 台$/ })).toBeVisible()
  expect(state.getByRole('definition')).toHaveTextContent(/^200台$/)
  const devices = await column(STATE, 1)
  expect(devices).toHaveLength(2)
  expect(sum(devices)).toBe(200)
  await user.click(state.getByRole('link', { name: '离线' }))
  await expectTotal(devices[1] as number)
  expect(at()).toBe('/terminalManage?state=0')
})

test('ads and materials by their review, which add up', async () => {
  await renderConsole({ at: '/homePage' })
  const review = await card(REVIEW)
  expect(await review.findByRole('img', { name: /^广告审核状态玫瑰图：待提交 \d+ 个/ })).toBeVisible()
  const programs = await column(REVIEW, 1)
  expect(programs).toHaveLength(6)
  const figures = review.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures).toEqual([`${sum(programs)}个`, expect.stringMatching(/^\d+个$/), expect.stringMatching(/^\d+个$/)])
  // figures of materials are told from those of ads
  expect(
    review
      .getAllByRole('term')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['图片素材', '视频素材'])
})

test('hours of the last days, which add up, and the ads that were longest on screen', async () => {
  const { user } = await renderConsole({ at: '/homePage' })
  const online = await card(ONLINE)
  expect(await online.findByRole('img', { name: /柱状图，合计 [\d,]+\.\d\d 小时/ })).toBeVisible()
  const [total, average] = online.getAllByRole('definition').map(({ textContent }) => numberIn(textContent))
  await user.click(online.getByText('表格'))
  const hours = await column(ONLINE, 1)
  expect(hours).toHaveLength(7)
  // shown with two decimals each
  expect(Math.abs(sum(hours) - Number(total))).toBeLessThan(0.05)
  // today is not over
  expect(online.getByText('日均（不含今日）')).toBeVisible()
  expect(Math.abs(Number(average) * 6 - sum(hours.slice(0, -1)))).toBeLessThan(0.05)

  const top = await card(TOP)
  expect(within(top.getByRole('list', { name: /排名/ })).getAllByRole('listitem')).toHaveLength(10)
  await user.click(top.getByText('表格'))
  const longest = await column(TOP, 2)
  expect(longest).toHaveLength(10)
  expect(longest).toEqual(longest.toSorted((one, other) => other - one))
})

test('a part of the report that makes no sense is said to be so in its own section, until the next report is sound', async () => {
  const { user, server } = await renderConsole({
    at: '/homePage',
    switches: {
      faults: [
        {
          operationId: 'dashboardReport',
          kind: 'set',
          values: { deviceOnlineReport: 'none', 'programDurationTop10.0.duration': -5 },
          remove: ['materialType'],
        },
      ],
    },
  })
  for (const name of [ONLINE, TOP]) expect(await (await card(name)).findByRole('alert')).toHaveTextContent('数据异常')
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  const [ads, ...materials] = (await card(REVIEW)).getAllByRole('definition').map(({ textContent }) => textContent)
  expect(ads).toMatch(/^\d+个$/)
  expect(materials).toEqual(['数据异常', '数据异常'])
  expect(await (await card(STATE)).findByRole('img', { name: /^终端在线状态/ })).toBeVisible()

  await server.setSwitches({ faults: [] })
  await press(user, '刷新')
  await waitFor(() => expect(screen.queryAllByText('数据异常')).toEqual([]))
})

test('no link where the role may not open the list', async () => {
  await renderConsole({ at: '/homePage', account: GUEST, switches: { scenario: { functionIds: { [GUEST]: [] } } } })
  expect(await (await card(STATE)).findByRole('table')).toBeVisible()
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull()
})

/** The ads that most terminals wait for, as links. */
const lateAds = async () =>
  within(await (await card('待处理')).findByRole('list', { name: /^未送达的发布，前 \d 个广告$/ })).getAllByRole('link')

test('releases that do not arrive are trouble: each ad leads to the terminals that wait for it', async () => {
  const { user, at, back } = await renderConsole({ at: '/homePage', switches: { scenario: { name: 'stuck-release' } } })
  const waiting = await (await card('待处理')).findByRole('link', { name: /^未送达的发布/ })
  await waitFor(() => expect(numberIn(waiting.textContent)).toBeGreaterThanOrEqual(60))
  expect(waiting).toHaveTextContent(/台次(最早 \d+ (小时|天)前|\d+ (小时|天)前或更早)$/)
  await user.click(waiting)
  await screen.findByRole('heading', { level: 1, name: '广告发布记录' })
  expect(at()).toBe('/record/playRecord?type=1')
  back()
  const [first, second] = (await lateAds()).map(({ textContent }) => textContent)
  expect(numberIn(first?.split('：')[1])).toBeGreaterThanOrEqual(numberIn(second?.split('：')[1]))
  const [worst] = await lateAds()
  await waitFor(() => expect(worst).toHaveAttribute('href', expect.stringContaining('checkPubMet')))
  await user.click(worst as HTMLElement)
  await screen.findByRole('heading', { name: '查看发布终端', level: 1 })
  expect(at()).toMatch(/^\/checkPubMet\?id=.*sync=/)
  await screen.findByText(/未送达 \d+ 台/)
})

test('an ad that this account may not see leads to what the log says of it', async () => {
  const { user, at } = await renderConsole({
    at: '/homePage',
    switches: {
      scenario: { name: 'stuck-release' },
      faults: [{ operationId: 'programPlayList', kind: 'refuse', msg: '广告不存在' }],
    },
  })
  const [first] = await lateAds()
  const name = first?.textContent?.split('：')[0]
  await user.click(first as HTMLElement)
  await waitFor(() => expect(at()).toBe(`/record/playRecord?type=1&name=${encodeURIComponent(String(name))}`))
})

test('home counts what the plan does not: an ad that was sent to one’s terminals by others says so', async () => {
  await renderConsole({ at: '/homePage', account: '13800000001' })
  await waitFor(async () => {
    const names = (await lateAds()).map(({ textContent }) => textContent)
    expect(names.filter((name) => name?.startsWith('其他组织的')).length).toBeGreaterThan(0)
  })
})

test('those that have been offline for longest are named, from the call that counts them, and each leads to its diagnosis', async () => {
  const { user, at, server } = await renderConsole({ at: '/homePage' })
  const names = within(await (await card('待处理')).findByRole('list', { name: '离线终端，前 3 台' })).getAllByRole(
    'link',
  )
  expect(server.calls('deviceList')).toHaveLength(1)
  const { total, data } = await server.send<{ total: number; data: Device[] }>(
    'GET',
    '/api/device/page?page=0&limit=400&state=0',
  )
  const longest = data.toSorted((a, b) => String(a.lastOnline).localeCompare(String(b.lastOnline))).slice(0, 3)
  expect(names.map(({ textContent }) => textContent)).toEqual(longest.map(({ name }) => name))
  const [first] = names as [HTMLElement]
  await user.click(first)
  await screen.findByRole('dialog', { name: longest[0]?.name })
  expect(at()).toBe(`/terminalManage?device=${longest[0]?.id}`)
  await user.keyboard('{Escape}')
  await user.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' }))
  await user.click(
    await (await card('待处理')).findByRole('link', { name: new RegExp(`^离线终端 ${total}台 最早 .+离线$`) }),
  )
  await expectTotal(total)
})

test('orders that interrupt are named where they are counted, for their list has others too, and each leads to itself', async () => {
  const { user, at, server } = await renderConsole({ at: '/homePage' })
  const { data: playing } = await server.send<{ data: Order[] }>('GET', '/api/order/page?page=0&limit=100&status=2')
  const inserting = playing.filter(({ scheduleType }) => scheduleType === 1)
  expect(inserting.length).toBeLessThan(playing.length)
  const waiting = await card('待处理')
  await waiting.findByRole('link', { name: new RegExp(`^播放中的插播订单 ${inserting.length}个`) })
  const names = within(waiting.getByRole('list', { name: /^播放中的插播订单，前/ })).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual(inserting.slice(0, 3).map(({ name }) => name))
  await user.click(names.at(-1) as HTMLElement)
  const last = inserting[names.length - 1]
  await screen.findByRole('dialog', { name: new RegExp(String(last?.name)) })
  expect(at()).toBe(`/orderManage?status=2&order=${last?.id}`)
})

test('a card is saved as a picture of itself on the ground of the page, named by its title and day', async () => {
  const { user } = await renderConsole({ at: '/homePage' })
  const saved = watchDownloads()
  const state = await card(STATE)
  await state.findByRole('img', { name: /环形图/ })
  // the panels have their height when all that waits stands above them
  await within(screen.getByRole('region', { name: '待处理' })).findByRole('link', { name: /^播放中的插播订单 [1-9]/ })
  const { width, height } = screen.getByRole('region', { name: STATE }).getBoundingClientRect()
  await user.click(state.getByRole('button', { name: '下载图片' }))
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^终端在线状态_\d{4}-\d\d-\d\d\.png$/)]),
  )
  const file = saved[0]?.file ?? new Blob()
  expect(file.type).toBe('image/png')
  const facts = await pictureFacts(URL.createObjectURL(file))
  expect(facts.plain).toBe(false)
  // sharp on dense screens, with a margin and the moment below
  expect(Math.abs(facts.width - 2 * (width + 32))).toBeLessThan(4)
  expect(Math.abs(facts.height - 2 * (height + 56))).toBeLessThan(4)
  expect(state.getByRole('button', { name: '下载图片' })).not.toHaveAttribute('aria-busy')
})

test('what ends by the plan, with the way to it, and what could not be read', async () => {
  const { user, at, server } = await renderConsole({
    at: '/homePage',
    switches: { faults: [{ operationId: 'programPlayList', kind: 'status', status: 503 }] },
  })
  const plan = within(await screen.findByRole('region', { name: '排期' }))
  expect(await plan.findByRole('alert')).toHaveTextContent(/^\d+ 个广告的排期未读到$/)
  expect(plan.queryByRole('link')).toBeNull()
  await server.setSwitches({ faults: [] })
  await press(user, '重试', screen.getByRole('region', { name: '排期' }))
  const ending = await plan.findByRole('link', { name: /^七天内结束 \d+ 个广告$/ })
  expect(plan.getByText(/^更新于 \d\d:\d\d$/)).toBeVisible()
  const said = (await plan.findByRole('link', { name: /^正在插播 \d+ 个广告$/ })).textContent.replace(' 个广告', '')
  // the strip looks up whether the ads that it names may be seen
  const reads = () => server.calls('programPlayList').filter(({ path }) => !path.includes('syncStatus='))
  const read = reads().length
  const figure = ending.textContent.replace(' 个广告', '')
  await user.click(ending)
  expect(await screen.findByRole('button', { name: figure, pressed: true })).toBeVisible()
  expect(at()).toBe('/programManage?view=plan&show=ending')
  // one truth of what is inserted
  expect(screen.getByRole('button', { name: said })).toBeVisible()
  // what home has read is not read again
  expect(reads()).toHaveLength(read)
})

test('who only passes through has no plan read', async () => {
  const { goto, advance, server } = await renderConsole({ at: '/homePage' })
  await screen.findByRole('region', { name: '排期' })
  // of the terminals of three ads the strip has asked
  const asked = server.calls('programPlayList').length
  // without a wait, which lets time pass
  await goto('/form/role')
  await advance(5_000)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('角色管理')
  expect(server.calls('programPlayList')).toHaveLength(asked)
})

test('of unknown extent the plan is read when it is asked for', async () => {
  const { user, server } = await renderConsole({
    at: '/homePage',
    switches: { faults: [{ operationId: 'dashboardReport', kind: 'status', status: 503 }] },
  })
  const plan = await screen.findByRole('region', { name: '排期' })
  const ask = await within(plan).findByRole('button', { name: '读取排期' })
  // of the terminals of three ads the strip has asked
  expect(server.calls('programPlayList').length).toBeLessThan(4)
  await user.click(ask)
  expect(await within(plan).findByText(/^更新于/)).toBeVisible()
})

test('who works for a server far away, or at a clock that is wrong, is greeted by the time that the console shows', async () => {
  onTestFinished(() => setServerZone(DEFAULT_ZONE))
  // six in the evening there
  setServerZone('America/Los_Angeles')
  const { server, reload } = await renderConsole({ at: '/homePage' })
  expect(await screen.findByText(/^晚上好，/)).toBeVisible()
  setServerZone(DEFAULT_ZONE)
  vi.setSystemTime(Date.now() + 5 * 3_600_000)
  await server.advance(-5 * 3_600_000)
  await reload()
  expect(await screen.findByText(/^上午好，/)).toBeVisible()
})

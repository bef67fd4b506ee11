import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { byTerminal, dayFill, fillText } from '#src/domain/plan/plan-fill.ts'
import { readCsv } from '#src/lib/sheet/tests/csv-reader.ts'
import { adPlan, planFigures, planFilters, withoutPlan, type AdPlan } from '#src/domain/plan/network-plan.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import type { Device, Id, Program, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { advance } from '#tests/support/clock.ts'
import { NOW, readWorld } from '#tests/support/read-world.ts'
import { toTheEnd } from '#tests/support/to-the-end.ts'
import { openPrograms } from '../support/programs.ts'
import { choose, press, watchDownloads } from '../support/steps.ts'

const [{ data: approved }] = await readWorld<[{ data: Program[] }]>(['/api/program/page?page=0&limit=400&status=1'])
const published = await readWorld<{ data: PublishedDevice[] }[]>(
  approved.map(({ id }) => `/api/program/play/page?page=0&limit=400&programId=${id}`),
)
const ads: readonly AdPlan[] = approved.map((program, index) => adPlan(program, published[index]?.data ?? [], 0))
const [{ data: allDevices }] = await readWorld<[{ data: Device[] }]>(['/api/device/page?page=0&limit=400'])
const devices = allDevices.map(({ id, sn, name }) => ({ id, sn, name }))
const now = new Date(NOW)
const figures = planFigures({ ads }, now)
/** An ad may be approved and nowhere, as one whose order waits. */
const placed = ads.filter(({ terminals }) => terminals > 0)
const fitting = (filter: keyof typeof planFilters) =>
  ads.filter((ad) => planFilters[filter](ad, now)).map(({ program }) => program.name)

const table = () => screen.findByRole('grid', { name: '广告排期' })
const names = () =>
  within(screen.getByRole('grid', { name: '广告排期' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const bars = async () => within(await table()).getAllByRole('button')
const expectNames = (expected: readonly (string | undefined)[]) =>
  waitFor(() => expect(names().map(String).sort()).toEqual([...expected].map(String).sort()))
const foot = (words: RegExp) => screen.findByText(words)

test('the second view of the ads is their plan, in one call for each and one for the list', async () => {
  const { user, server, at } = await openPrograms()
  const calls = () => server.report().log.length
  const before = calls()
  await user.click(await screen.findByRole('radio', { name: '排期' }))
  expect(at()).toBe('/programManage?view=plan')
  await foot(new RegExp(`^${placed.length} 个已发布的广告，\\d+ 台终端 · 更新于 10:00$`))
  expect(server.calls('programPlayList')).toHaveLength(approved.length)
  // with the list of ads, and of terminals, by pages
  expect(calls() - before).toBeLessThanOrEqual(approved.length + 7)
  const first = ads.find(({ program }) => program.name === names()[0])
  const [bar] = await bars()
  expect(bar).toHaveTextContent(`${formatNumber(first?.terminals ?? 0)} 台`)
  const pictures = (await table()).querySelectorAll('img')
  expect(pictures.length).toBeGreaterThan(5)
  for (const picture of [...pictures].slice(0, 5)) await waitFor(() => expect(picture).toBeVisible())
  await user.click(screen.getByRole('radio', { name: '卡片' }))
  // what the plan has told stands on the cards
  await waitFor(() => expect(screen.getByRole('list', { name: '广告列表' })).toHaveTextContent(/在播 \d+ 台/))
})

test('each figure shows its ads, and the address says which', async () => {
  const { user, server, at } = await openPrograms('?view=plan')
  await table()
  // of the list only what the plan reads of it
  const listed = server.calls('programList').map(({ path }) => path)
  expect([listed.length > 0, listed.filter((path) => !path.includes('status=1'))]).toEqual([true, []])
  for (const [filter, title, figure] of [
    ['ending', '七天内结束', `${figures.ending}`],
    ['beginning', '即将开始', `${figures.beginning}`],
    ['waiting', '未送达', `${formatNumber(figures.waiting)} 台`],
    ['inserting', '正在插播', `${figures.inserting}`],
  ] as const) {
    await press(user, new RegExp(`^${title} ${figure}`))
    await expectNames(fitting(filter))
    expect(at()).toContain(`show=${filter}`)
  }
  expect(Object.values(figures).every((count) => count > 0)).toBe(true)
})

test('terminals stand there with how full their days are, and those without a plan alone', async () => {
  const { user, at } = await openPrograms('?view=plan')
  await table()
  await choose(user, screen.getByRole('combobox', { name: '排列' }), '按终端')
  const grid = () => screen.findByRole('grid', { name: '终端排期' })
  await waitFor(async () => expect(await grid()).toHaveAttribute('aria-rowcount', String(devices.length + 1)))
  const [first] = toTheEnd(byTerminal(ads, devices))
  const [, row] = within(await grid()).getAllByRole('row')
  expect(within(row!).getByRole('link')).toHaveTextContent(String(first?.terminal.name))
  expect(within(row!).getByRole('gridcell', { name: /^11-20 ?：/ })).toHaveAccessibleName(
    new RegExp(`${fillText(dayFill(first!, 20261120))}$`),
  )
  await foot(/只计本账号可见的广告/)
  expect(screen.getByRole('list', { name: '图例' })).toHaveTextContent('超过 18 小时有插播')
  const unplanned = withoutPlan({ ads, unread: [], devices }, 20261120) ?? []
  await press(user, new RegExp(`^无排期 ${unplanned.length} 台`))
  await waitFor(async () => expect(await grid()).toHaveAttribute('aria-rowcount', String(unplanned.length + 1)))
  expect(at()).toContain('show=unplanned')
})

test('terminals on which ads of others play are not among those without, once they were asked', async () => {
  const { user, server } = await openPrograms('?view=plan&show=unplanned', {
    account: '13800000001',
    switches: { faults: [{ operationId: 'devicePlayList', kind: 'hold' }] },
  })
  const { total, empty } = await server.inWorld(({ gate }) => {
    const orgs = gate.org.list()
    // 运营小王 works for the first region
    const sees = (id: Id): boolean => id === 2 || orgs.some((org) => org.id === id && sees(org.pid))
    const on = (own: boolean) =>
      new Set(
        gate.publication.list().flatMap(({ programId, deviceIds, schedules }) => {
          const { organizationId = 0, deleted = true } = gate.program.find(programId) ?? {}
          const goesOn = !deleted && schedules.some(({ dateEnd }) => dateEnd >= 20261120)
          return goesOn && (!own || sees(organizationId)) ? deviceIds.map(String) : []
        }),
      )
    const seen = gate.device.list(({ organizationId }) => sees(organizationId))
    const [own, any] = [on(true), on(false)]
    return {
      total: seen.filter(({ id }) => !own.has(String(id))).length,
      empty: seen.filter(({ id }) => !any.has(String(id))).map(({ name }) => name),
    }
  })
  expect(total).toBeGreaterThan(empty.length)
  await screen.findByRole('button', { name: new RegExp(`^无排期 至多 ${total} 台`), pressed: true })
  await foot(new RegExp(`^没有本账号可见的广告，正在核对是否在播其他账号的广告：0 / ${total} 台$`))
  await server.setSwitches({ faults: [] })
  await advance(1_000)
  await screen.findByRole('button', { name: new RegExp(`^无排期 ${empty.length} 台`), pressed: true })
  const grid = screen.getByRole('grid', { name: '终端排期' })
  const [, ...rows] = within(grid).getAllByRole('row')
  expect(rows.map((row) => within(row).getByRole('link').textContent).sort()).toEqual(empty.sort())
  expect(screen.queryByText(/核对/)).toBeNull()
  // what is known of them stays while the plan is looked at in another way
  await press(user, /^无排期/)
  await screen.findByRole('button', { name: new RegExp(`^无排期 ${empty.length} 台`), pressed: false })
})

test('ads stand under their groups, each once', async () => {
  const { user } = await openPrograms('?view=plan&weeks=12')
  await foot(/ · 更新于 10:00$/)
  const seen = names()
  await choose(user, screen.getByRole('combobox', { name: '排列' }), '按分组')
  const headings = await screen.findAllByText(/^· \d+ 个广告$/)
  expect(headings.length).toBeGreaterThan(1)
  // headings take the room of some of those that were drawn
  expect(seen).toEqual(expect.arrayContaining(names()))
  expect(new Set(names()).size).toBe(names().length)
})

test('a bar says what it is and where, and is reached by the arrows', async () => {
  const { user, at } = await openPrograms('?view=plan&show=ending')
  const [name] = fitting('ending')
  const ad = ads.find(({ program }) => program.name === name)
  const bar = await screen.findByRole('button', { name: new RegExp(`^${name}：.*周日结束`) })
  within(await table())
    .getByRole('link', { name })
    .focus()
  await user.keyboard('{ArrowRight}')
  expect(bar).toHaveFocus()
  await user.keyboard('{Enter}')
  const drawer = await screen.findByRole('dialog', { name })
  expect(drawer).toHaveTextContent(`${ad?.terminals} 台终端`)
  // those on which it has not arrived come first, and say so
  const told = within(drawer)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(told.length).toBeLessThan(ad?.terminals ?? 0)
  expect(told.map((text) => text.endsWith('未送达'))).toEqual(told.map((_, index) => index < (ad?.waiting ?? 0)))
  expect(within(drawer).getByRole('link', { name: `查看全部 ${ad?.terminals} 台` })).toHaveAttribute(
    'href',
    `/checkPubMet?id=${ad?.program.id}`,
  )
  await user.click(within(drawer).getByRole('link', { name: /^查看(发布|未送达)终端$/ }))
  await screen.findByRole('heading', { name: '查看发布终端', level: 1 })
  expect(at()).toContain(`id=${ad?.program.id}`)
})

test('days move, and more weeks are shown', async () => {
  const { user, at } = await openPrograms('?view=plan')
  const days = async () => within(await table()).getAllByRole('columnheader')[1]
  expect(await days()).toHaveAccessibleName('2026-11-12 至 2026-12-09')
  await press(user, '更晚')
  await waitFor(async () => expect(await days()).toHaveAccessibleName('2026-11-26 至 2026-12-23'))
  await choose(user, screen.getByRole('combobox', { name: '显示几周' }), '12 周')
  await waitFor(async () => expect(await days()).toHaveAccessibleName('2026-11-26 至 2027-02-17'))
  expect(at()).toBe('/programManage?view=plan&from=20261126&weeks=12')
  await press(user, '今天')
  await waitFor(async () => expect(await days()).toHaveAccessibleName('2026-11-12 至 2027-02-03'))
})

test('what could not be read is said, and read when it is asked for', async () => {
  const { user, server } = await openPrograms('?view=plan', {
    switches: { faults: [{ operationId: 'programPlayList', kind: 'status', status: 503, times: 3 }] },
  })
  await foot(/ · 3 个广告未读到 · /)
  const before = server.calls('programPlayList').length
  await press(user, '重试')
  await foot(new RegExp(`^${placed.length} 个已发布的广告`))
  expect(server.calls('programPlayList').length - before).toBe(3)
})

test('reading can be stopped, and is when the plan is left', async () => {
  const { user, server } = await openPrograms('?view=plan', {
    switches: { faults: [{ operationId: 'programPlayList', kind: 'hold' }] },
  })
  await foot(new RegExp(`^正在读取排期：0 / ${approved.length} 个广告$`))
  expect(server.calls('programPlayList').length).toBeLessThanOrEqual(6)
  await press(user, '停止读取')
  await foot(new RegExp(`${approved.length} 个广告未读取`))
  // of what was not read nothing is counted
  expect(within(screen.getByRole('group', { name: '排期提醒' })).queryAllByRole('button')).toEqual([])
  await press(user, '继续读取')
  await foot(/^正在读取排期/)
  await user.click(screen.getByRole('radio', { name: '卡片' }))
  await screen.findByRole('list', { name: '广告列表' })
  const asked = server.calls('programPlayList').length
  await server.setSwitches({ faults: [] })
  await advance(60_000)
  expect(server.calls('programPlayList')).toHaveLength(asked)
})

test('filters of the list hold for the plan, and what is shown is exported', async () => {
  const saved = watchDownloads()
  const beginning = ads.find((ad) => planFilters.beginning(ad, now))
  const name = beginning?.program.name
  const [first] = published[ads.findIndex((ad) => ad === beginning)]?.data[0]?.schedules ?? []
  const day = String(first?.dateStart).replace(/(..)(..)$/, '-$1-$2')
  const { user } = await openPrograms(`?view=plan&q=${encodeURIComponent(String(name))}`)
  await expectNames(placed.map(({ program }) => program.name).filter((one) => one?.includes(String(name))))
  await press(user, '导出')
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('广告排期_筛选_20261120.csv')
  const [, ...lines] = readCsv(await saved[0]!.file.text())
  expect(lines[0]).toEqual(expect.arrayContaining([name, day]))
})

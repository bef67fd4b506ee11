import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/statistics/program-report-screen.tsx'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import type { Device, ProgramMonthStat, ProgramStat } from '#src/api/generated/types.gen.ts'
import { readCsv } from '#src/lib/sheet/tests/csv-reader.ts'
import { EPOCH, readWorld } from '#tests/support/read-world.ts'
import { renderConsole, type ConsoleSetup } from '#tests/support/render-console.tsx'
import { onTelephone } from '../support/accessibility.ts'
import { expectDone, expectTotal, field, press, watchDownloads } from '../support/steps.ts'

/** Nothing plays any more, so that figures stay as they are while they are looked at. */
const [{ data: devices }] = await readWorld<[{ data: Device[] }]>(['/api/device/page?page=0&limit=400'])
const still: SwitchesPatch = { simulation: { outage: { ids: devices.map(({ id }) => String(id)), since: EPOCH } } }

const [{ list: months, total: monthCount }, { list: ads, total: adCount }] = await readWorld<
  [{ list: ProgramMonthStat[]; total: number }, { list: ProgramStat[]; total: number }]
>(['/api/program-stat/page?page=0&limit=40', '/api/program-stat/detail-page?page=0&limit=40'], still)

const MONTHS = '按时间统计'
const ADS = '按广告统计'

async function openReport(search = '', setup: Omit<ConsoleSetup, 'at'> = {}) {
  const opened = await renderConsole({ at: `/report/programReport${search}`, ...setup })
  await screen.findByRole('heading', { name: '广告统计', level: 1 })
  return opened
}

/** What the rows of a table show, cell by cell, without their actions. */
function shown(name: string): string[][] {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row')
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, -1)
      .map(({ textContent }) => textContent ?? ''),
  )
}

/** Hours as the tables show them. */
const hoursText = (seconds: number | undefined) =>
  ((seconds ?? 0) / 3600).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Columns that every row has. */
const NAMED = new Set(['月份', '广告名称', '广告编号'])

/** A table whose server gives its rows in no order, one of them without figures, and the order of each column. */
const tables = [
  {
    name: MONTHS,
    search: '',
    operationId: 'statProgramMonths',
    list: [
      { m: '202608', programCount: 12, deviceCount: 9, duration: 40 },
      { m: '202610' },
      { m: '202607', programCount: 100, deviceCount: 30, duration: 360_000 },
      { m: '202609', programCount: 7, deviceCount: 200, duration: 7_200 },
    ],
    orders: {
      月份: ['2026-07', '2026-08', '2026-09', '2026-10'],
      广告数: ['2026-09', '2026-08', '2026-07', '2026-10'],
      播放终端数: ['2026-08', '2026-07', '2026-09', '2026-10'],
      '播放时长（小时）': ['2026-08', '2026-09', '2026-07', '2026-10'],
    },
    without: '2026-10',
  },
  {
    name: ADS,
    search: '?tab=ad',
    operationId: 'statProgramList',
    list: [
      { programId: 20, programName: '乙', programDuration: 9, deviceCount: 30, duration: 7_200, programDel: 0 },
      { programId: 7, programName: '甲', programDuration: 120, deviceCount: 4, duration: 36_000, programDel: 0 },
      { programId: 100, programName: '丁', programDel: 0 },
      { programId: 3, programName: '丙', programDuration: 30, deviceCount: 200, duration: 40, programDel: 0 },
    ],
    orders: {
      广告名称: ['丙', '丁', '甲', '乙'],
      广告编号: ['丙', '甲', '乙', '丁'],
      '广告时长（秒）': ['乙', '丙', '甲', '丁'],
      播放终端数: ['甲', '乙', '丙', '丁'],
      '播放时长（小时）': ['丙', '乙', '甲', '丁'],
    },
    without: '丁',
  },
] as const

test.each(tables)('$name is sorted by the figures of whichever column', async (table) => {
  const { name, search, operationId, list, orders, without } = table
  const { user } = await openReport(search, {
    switches: { faults: [{ operationId, kind: 'data', data: { total: list.length, list } }] },
  })
  await within(await screen.findByRole('table', { name })).findByRole('cell', { name: without })
  const names = () => shown(name).map(([first]) => first)
  const given = names()
  for (const [header, order] of Object.entries<readonly string[]>(orders)) {
    const button = within(screen.getByRole('table', { name })).getByRole('button', { name: header })
    await user.click(button)
    await waitFor(() => expect(names(), header).toEqual(order))
    await user.click(button)
    // what is missing comes last, whichever way
    const isMissing = (row: unknown) => row === without && !NAMED.has(header)
    const down = [...order.filter((row) => !isMissing(row)).toReversed(), ...order.filter(isMissing)]
    await waitFor(() => expect(names(), header).toEqual(down))
    await user.click(button)
    await waitFor(() => expect(names(), header).toEqual(given))
  }
})

test('durations of a column have one unit, and a month or an ad without figures says nothing', async () => {
  const [{ list: given }] = tables
  await openReport('', {
    switches: {
      faults: [{ operationId: 'statProgramMonths', kind: 'data', data: { total: given.length, list: given } }],
    },
  })
  await within(await screen.findByRole('table', { name: MONTHS })).findByRole('cell', { name: '2026-10' })
  expect(shown(MONTHS)).toEqual([
    ['2026-08', '12', '9', '0.01'],
    ['2026-10', '--', '--', '--'],
    ['2026-07', '100', '30', '100.00'],
    ['2026-09', '7', '200', '2.00'],
  ])
  expect(screen.getByText('100.00')).toHaveAttribute('title', '100小时')
})

test('the last page of months and of ads has the rest, and the file has all, as they are shown', async () => {
  const saved = watchDownloads()
  const rows = {
    [MONTHS]: months.map(({ m, programCount, deviceCount, duration }) => [
      `${String(m).slice(0, 4)}-${String(m).slice(4)}`,
      ...[programCount, deviceCount].map((count) => Number(count).toLocaleString('zh-CN')),
      hoursText(duration),
    ]),
    [ADS]: ads.map(({ programName, programId, programDuration, deviceCount, duration }) => [
      programName,
      String(programId),
      ...[programDuration, deviceCount].map((count) => Number(count).toLocaleString('zh-CN')),
      hoursText(duration),
    ]),
  }
  const { user, goto } = await openReport('', { switches: still })
  for (const [name, search, total] of [
    [MONTHS, '', monthCount],
    [ADS, 'tab=ad', adCount],
  ] as const) {
    const pages = Math.ceil(total / 10)
    const rest = rows[name].slice((pages - 1) * 10)
    expect(rest.length).toBeGreaterThan(0)
    expect(rest.length).toBeLessThan(10)
    await goto(`/report/programReport?${search}`)
    await screen.findByRole('table', { name })
    await user.click(await screen.findByRole('button', { name: `第 ${pages} 页` }))
    await expectTotal(total)
    await waitFor(() =>
      expect(shown(name).map((cells) => cells.map((cell) => cell.replace('（已删除）', '')))).toEqual(rest),
    )

    await user.click(screen.getAllByRole('button', { name: '导出' })[0] as HTMLElement)
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    await expectDone(user, `已导出 ${total} 条`)
    const [head = [], ...lines] = readCsv((await saved.at(-1)?.file.text()) ?? '')
    const columns = head.flatMap((title, index) => (title === '广告已删除' ? [] : [index]))
    expect(columns.map((column) => head[column])).toEqual(
      within(screen.getByRole('table', { name }))
        .getAllByRole('columnheader')
        .slice(0, -1)
        .map(({ textContent }) => textContent),
    )
    expect(lines.map((cells) => columns.map((column) => cells[column]?.trimEnd()))).toEqual(
      rows[name].map((cells) => cells.map((cell, index) => (index === 0 ? cell : plain(cell)))),
    )
  }
})

/** A figure as a file has it: without separators, and without zeros that say nothing. */
const plain = (figure: string | undefined) => String(Number(String(figure).replaceAll(',', '')))

test('a name finds ads from their first page on, and is taken back', async () => {
  const word = String(ads[0]?.programName).slice(0, 2)
  const found = ads.filter(({ programName }) => programName?.includes(word))
  expect(found.length).toBeLessThan(adCount)
  const { user, at } = await openReport('?tab=ad&page=2')
  await screen.findByRole('table', { name: ADS })
  await expectTotal(adCount)
  await user.type(field(document.body, '广告名称'), `${word} {Enter}`)
  await expectTotal(found.length)
  expect(decodeURIComponent(at())).toBe(`/report/programReport?tab=ad&q=${word}`)
  expect(shown(ADS).map((cells) => cells[1])).toEqual(found.slice(0, 10).map(({ programId }) => String(programId)))
  // it belongs to the ads
  await user.click(screen.getByRole('tab', { name: '按时间' }))
  await expectTotal(monthCount)
  expect(at()).toBe('/report/programReport')
  await user.click(screen.getByRole('tab', { name: '按广告' }))
  await expectTotal(adCount)
})

test('the ranking names its month, is in order, adds up, is a table on demand, and loads again by itself', async () => {
  const top = [
    { name: '第二', duration: 5_418, del: 0 },
    { name: '第三', duration: 5_418, del: 1 },
    { name: '第一', duration: 36_018, del: 0 },
  ]
  const { user, server } = await openReport('', {
    switches: { faults: [{ operationId: 'statProgramTop', kind: 'data', data: top }] },
  })
  const card = await screen.findByRole('region', { name: '广告播放统计 - 上月（2026-10）TOP10（小时）' })
  const list = await within(card).findByRole('list', { name: '上月（2026-10）广告播放时长排名（小时）' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1第一10.01', '2第二1.51', '3第三已删除1.51'])
  // of the hours that are shown, not of the seconds behind them
  expect(within(card).getByRole('definition')).toHaveTextContent('13.03小时')
  expect(within(card).queryByRole('table')).toBeNull()
  within(card).getByRole('radio', { name: '图表' }).focus()
  await user.keyboard('{ArrowRight}')
  const table = await within(card).findByRole('table', { name: '上月（2026-10）广告播放时长排名' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['名次广告名称播放时长（小时）', '1第一10.01', '2第二1.51', '3第三（已删除）1.51'])

  const calls = () => ['statProgramTop', 'statProgramMonths'].map((call) => server.calls(call).length)
  const before = calls()
  await server.setSwitches({ faults: [] })
  await press(user, '刷新 TOP10', card)
  await waitFor(() => expect(within(card).getAllByRole('row').length).toBe(11))
  expect(calls()).toEqual([Number(before[0]) + 1, before[1]])
  await server.setSwitches({ faults: [{ operationId: 'statProgramTop', kind: 'refuse', msg: '统计服务繁忙' }] })
  await press(user, '刷新 TOP10', card)
  expect(await screen.findByRole('alert')).toHaveTextContent('刷新失败，以下是之前的数据。统计服务繁忙')
  expect(within(card).getAllByRole('row')).toHaveLength(11)
})

test('an ad of the ranking leads to its figures', async () => {
  const { user, at } = await openReport()
  const list = await screen.findByRole('list', { name: /^上月.*排名/ })
  const [first] = within(list).getAllByRole('link')
  const name = String(first?.textContent)
  await user.click(first as HTMLElement)
  await screen.findByRole('table', { name: ADS })
  await waitFor(() => expect(decodeURIComponent(at())).toBe(`/report/programReport?tab=ad&q=${name}`))
  await waitFor(() => expect(shown(ADS).every(([cell]) => cell?.startsWith(name))).toBe(true))
})

test('on a telephone the hours of a month are in sight, with what its other figures are below it', async () => {
  await onTelephone()
  await openReport()
  const table = await screen.findByRole('table', { name: MONTHS })
  const month = await within(table).findByRole('cell', { name: /^2026-10/ })
  expect(month).toHaveTextContent(/^2026-10\d+ 个广告 \d+ 台终端$/)
  const hours = month.nextElementSibling as HTMLElement
  expect(hours).toHaveTextContent(/^[\d,]+\.\d\d$/)
  expect(hours.getBoundingClientRect().right).toBeLessThanOrEqual(390)
})

test('on a telephone the hours of an ad stand beside its name, and not below what is done with it', async () => {
  await onTelephone()
  await openReport('?tab=ad')
  const table = await screen.findByRole('table', { name: ADS })
  const [hours] = await within(table).findAllByRole('cell', { name: /^[\d,]+\.\d\d$/ })
  const menu = hours!.nextElementSibling as HTMLElement
  expect(hours!.getBoundingClientRect().right).toBeLessThanOrEqual(menu.getBoundingClientRect().left + 1)
})

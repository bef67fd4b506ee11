import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/statistics/terminal-report-screen.tsx'
import { readWorld } from '#tests/support/read-world.ts'
import { renderConsole, type ConsoleSetup } from '#tests/support/render-console.tsx'
import { press } from '../support/steps.ts'

interface Month {
  date: string
  count?: number
  duration?: number
  deviceCount?: number
  programCount?: number
}

const RANGE = 'startMonth=202608&endMonth=202610'
const [added, online, play] = await readWorld<[Month[], Month[], Month[]]>([
  `/api/deviceReport/addDevice?${RANGE}`,
  `/api/deviceReport/deviceOnline?${RANGE}`,
  `/api/deviceReport/devicePlayDuration?${RANGE}`,
])

async function openReport(search = '', setup: Omit<ConsoleSetup, 'at'> = {}) {
  const opened = await renderConsole({ at: `/report/terminalReport${search}`, ...setup })
  await screen.findByRole('heading', { name: '终端统计', level: 1 })
  return opened
}

const card = (name: string) => screen.findByRole('region', { name })

/** What the months of a chart's table show, which comes on demand: cell by cell without their change, sums last. */
async function months(name: string): Promise<string[][]> {
  const table = await within(await card(name)).findByRole<HTMLInputElement>('radio', { name: '表格' })
  if (!table.checked) table.click()
  const [, ...rows] = within(await within(await card(name)).findByRole('table')).getAllByRole('row')
  return rows.map((row) => [...row.children].slice(0, -1).map(({ textContent }) => textContent ?? ''))
}

const figure = (value: number) => value.toLocaleString('zh-CN')
const hours = (seconds = 0) => Math.round(seconds / 3600)
const total = (rows: readonly Month[], field: 'count' | 'duration') =>
  rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)

test('each chart has its own months, with the figures that the server counts', async () => {
  await openReport('?added=202608-202610&online=202608-202610&play=202608-202610')
  await waitFor(async () => expect(await months('新增终端')).toHaveLength(4))
  expect(await months('新增终端')).toEqual([
    ...added.map(({ date, count = 0 }) => [`2026-${date.slice(4)}`, figure(count)]),
    ['合计', figure(total(added, 'count'))],
  ])
  expect(await months('终端在线时长')).toEqual([
    ...online.map(({ date, duration, deviceCount = 0 }) => [
      `2026-${date.slice(4)}`,
      figure(hours(duration)),
      figure(deviceCount),
    ]),
    ['合计', figure(hours(total(online, 'duration'))), ''],
  ])
  expect(await months('终端播放时长')).toEqual([
    ...play.map(({ date, duration, deviceCount = 0, programCount = 0 }) => [
      `2026-${date.slice(4)}`,
      figure(hours(duration)),
      figure(deviceCount),
      figure(programCount),
    ]),
    ['合计', figure(hours(total(play, 'duration'))), '', ''],
  ])
})

test('months that come in no order are shown in theirs, and one that has no figures is there, as zeros', async () => {
  const data: Month[] = [
    { date: '202610', duration: 3_600, deviceCount: 7, programCount: 2 },
    { date: '202608', duration: 36_000, deviceCount: 5, programCount: 9 },
  ]
  await openReport('?play=202607-202610', {
    switches: { faults: [{ operationId: 'statDevicePlay', kind: 'data', data }] },
  })
  await waitFor(async () => expect(await months('终端播放时长')).toHaveLength(5))
  expect(await months('终端播放时长')).toEqual([
    ['2026-07', '0', '0', '0'],
    ['2026-08', '10', '5', '9'],
    ['2026-09', '0', '0', '0'],
    ['2026-10', '1', '7', '2'],
    ['合计', '11', '', ''],
  ])
})

test('the months of one chart are taken back without touching the others', async () => {
  const { user, server, at } = await openReport('?added=202609-202610&play=202609-202610')
  await waitFor(async () => expect(await months('终端播放时长')).toHaveLength(3))
  const before = server.calls('statDeviceAdded').length
  await press(user, '清除月份', await card('终端播放时长'))
  await waitFor(async () => expect(await months('终端播放时长')).toHaveLength(7))
  expect(await months('新增终端')).toHaveLength(3)
  // those that stand for it are named
  const [first = [], ...rest] = await months('终端播放时长')
  expect(within(await card('终端播放时长')).getByRole('button', { name: '终端播放时长的月份区间' })).toHaveTextContent(
    `${first[0]} 至 ${rest.at(-2)?.[0]}`,
  )
  expect(at()).toBe('/report/terminalReport?added=202609-202610')
  expect(server.calls('statDeviceAdded')).toHaveLength(before)
})

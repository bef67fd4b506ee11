import { screen, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import '#src/features/statistics/proof/proof-screen.tsx'
import type { ProgramLogRow, ProgramStat } from '#src/api/generated/types.gen.ts'
import { readCsv } from '#src/lib/sheet/tests/csv-reader.ts'
import { readWorld } from '#tests/support/read-world.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { expectDone, press, watchDownloads } from '../support/steps.ts'

const MONTH = '202610'
const [{ list: ads }] = await readWorld<[{ list: ProgramStat[] }]>(['/api/program-stat/detail-page?page=0&limit=40'])
const ad = ads.find(({ duration = 0 }) => duration > 0) as ProgramStat
const [{ list: plays }] = await readWorld<[{ list: ProgramLogRow[] }]>([
  `/api/program-stat/log-export?programId=${ad.programId}&month=${MONTH}`,
])

test('what was played of an ad stands on the screen as in the file, cell by cell', async () => {
  const saved = watchDownloads()
  const { user } = await renderConsole({ at: `/report/playProof?program=${ad.programId}&month=${MONTH}&by=day` })
  const table = await screen.findByRole('table', { name: /播放明细$/ })
  // what the terminals played in all comes after it
  await within(table).findByRole('columnheader', { name: '终端总播放时长（小时）' })
  // the plan of now has no day of that month, which is said instead of a column without a value
  await screen.findByText('计划时段：服务器只有现在的投放计划，其中没有这些日期，未列出。')
  expect(within(table).queryByRole('columnheader', { name: '占计划时段（%）' })).toBeNull()
  await press(user, '导出')
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  const days = new Set(plays.map(({ d }) => d)).size
  await expectDone(user, `已导出 ${days} 条`)
  const file = readCsv((await saved.at(-1)?.file.text()) ?? '')
  const shown = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(shown).toHaveLength(days + 1)
  const plain = (cell: string | null | undefined) => {
    const text = (cell ?? '').replaceAll(',', '').trim()
    return text === '' || text === '--' ? '' : Number.isNaN(Number(text)) ? text : String(Number(text))
  }
  expect(shown.map((cells) => cells.map(plain))).toEqual(file.map((cells) => cells.map(plain)))
  // and the server's own seconds
  const [head = []] = shown
  const hours = head.indexOf('播放时长（小时）')
  const sum = shown.slice(1).reduce((all, cells) => all + Number(plain(cells[hours])), 0)
  const seconds = plays.reduce((all, { duration = 0 }) => all + duration, 0)
  expect(Math.abs(sum - seconds / 3600)).toBeLessThan(0.005 * days)
})

test('the proof of the first ad opens in the month of its plan, and has the share of what was planned', async () => {
  await renderConsole({ at: '/report/playProof?program=3001' })
  const table = await screen.findByRole('table', { name: '晨间拿铁 2026-11 播放明细' })
  await within(table).findByRole('columnheader', { name: '占计划时段（%）' })
  expect(screen.queryByText(/其中没有这些日期/)).toBeNull()
})

test('on a phone a row has all its figures without scrolling sideways, and they give its share', async () => {
  const [width, height] = [innerWidth, innerHeight]
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(390, 844)
  await renderConsole({ at: `/report/playProof?program=${ad.programId}&month=${MONTH}` })
  const table = await screen.findByRole('table', { name: /播放明细$/ })
  await within(table).findByRole('columnheader', { name: '占终端播放（%）' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows).toHaveLength(new Set(plays.map(({ deviceSn }) => deviceSn)).size)
  for (const row of rows) {
    const [hours, share] = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent.replaceAll(',', '')))
    const name = within(row).getByRole('rowheader').textContent
    const whole = Number(/终端共 ([\d,.]+) 小时/.exec(name)?.[1]?.replaceAll(',', ''))
    expect(Math.abs(((hours ?? NaN) / whole) * 100 - (share ?? NaN))).toBeLessThan(0.05)
    expect(name).toMatch(/\d 天 折算 [\d,]+ 次/)
    const { deviceSn } = plays.find(({ deviceName = '' }) => name.startsWith(deviceName)) ?? {}
    expect(name).toContain(deviceSn)
    expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  }
})

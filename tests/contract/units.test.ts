import fc from 'fast-check'
import { expect, test } from 'vitest'
import { topAds } from '#src/domain/top-ads.ts'
import { formatDurationWords, formatHours } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { onlineDays } from '#src/features/dashboard/dashboard-model.ts'
import { monthFigures } from '#src/features/statistics/month-figures.ts'
import { reportCells, type ReportName } from '#src/features/statistics/reports.ts'
import { terminalMeasures } from '#src/features/statistics/terminal-measures.ts'

/*
 * The same seconds of the server (C15, W16) on the dashboard, in charts and their tables, in lists and in spreadsheets
 * (R17).
 */

const context = { orgs: {} }
/** The figure of the only row of a spreadsheet in the column of hours. */
const inSpreadsheet = (name: ReportName, answer: unknown, column: number) =>
  Number(reportCells(name, answer, context)[0]?.[column])
/** Hours of a month in a chart and its table. */
const inChart = (chart: 'online' | 'play', duration: number) =>
  monthFigures([{ date: '202610', duration, deviceCount: 1e6 }], terminalMeasures[chart].valueOf, undefined, '202611')
    ?.months[0]?.value
/** Hours of a text such as 2小时5分. */
function inWords(seconds: number) {
  const part = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(formatDurationWords(seconds))?.[1] ?? 0)
  return part('小时') + part('分') / 60 + part('秒') / 3600
}

test('online time is the same on dashboard, chart and both spreadsheets', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e10, noNaN: true }), (duration) => {
      const onDashboard = onlineDays({ 20261120: { duration, count: 1e6 } }, '20261120')?.days.at(-1)?.hours
      expect(onDashboard).toBe(
        inSpreadsheet('onlineSummary', { data: [{ date: 202610, duration, deviceCount: 1e6 }] }, 1),
      )
      expect(inChart('online', duration)).toBe(Math.round(duration / 3600))
      // a terminal has less than a month
      if (duration < 2e6) expect(inSpreadsheet('onlineDetail', { list: [{ duration }] }, 11)).toBe(onDashboard)
    }),
    { numRuns: 2000 },
  )
})

test('play time is the same in ranking, chart, list and all four spreadsheets', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (duration) => {
      const ranked = topAds([{ name: '甲', duration }])?.ads[0]?.hours
      const exported = [
        inSpreadsheet('playSummary', { data: [{ date: 202610, duration }] }, 1),
        inSpreadsheet('playDetail', { details: [{ sumDuration: duration }] }, 4),
        inSpreadsheet('programSummary', { list: [{ programId: 1, duration }] }, 4),
        inSpreadsheet('programDetail', { list: [{ duration }] }, 4),
      ]
      expect(exported).toEqual([ranked, ranked, ranked, ranked])
      expect(inChart('play', duration)).toBe(Math.round(duration / 3600))
      expect(Math.abs(inWords(duration) - Number(ranked))).toBeLessThanOrEqual(0.005 + 1e-9)
    }),
    { numRuns: 2000 },
  )
})

test('what is shown of it reads the same', () => {
  const duration = 4_444_444
  expect([
    formatHours(inSpreadsheet('playSummary', { data: [{ duration }] }, 1)),
    formatNumber(Number(inChart('play', duration))),
    formatDurationWords(duration),
  ]).toEqual(['1,234.57', '1,235', '1234小时34分4秒'])
})

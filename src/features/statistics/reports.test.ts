import { expect, test, vi } from 'vitest'
import type { DeviceExport } from '#src/api/generated/types.gen.ts'
import { differencesOf } from '#src/api/server-differences.ts'
import { PART_ROWS, reportReader, type ReadReply } from './report-reader.ts'
import { reportCells, reports, type ReportName } from './reports.ts'
import { terminalMeasures } from './terminal-measures.ts'

const differences = differencesOf({})
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const context = { orgs: { 2: '华东大区' } }
const terminal = {
  sn: 'A1',
  name: '一号屏',
  createTime: '2026-03-02 10:15:00',
  district: '黄浦区',
  addr: '示范路 1 号',
  organizationId: '2',
  lastOnline: '2026-11-20 09:30:00',
  del: 1,
}

test('each report has the sheet that the specification names, and as many cells as columns', () => {
  expect(Object.values(reports).map(({ sheet }) => sheet)).toEqual([
    '终端数量汇总',
    '新增终端明细',
    '在线时长汇总',
    '在线时长明细',
    '播放时长汇总',
    '播放时长明细',
    '广告播放汇总',
    '广告播放明细',
  ])
  for (const name of Object.keys(reports) as ReportName[]) {
    for (const answer of [{}, { data: [{}], list: [{}], details: [{}] }]) {
      for (const cells of reportCells(name, answer, context)) expect(cells).toHaveLength(reports[name].columns.length)
    }
  }
})

test('a chart shows the hours of its spreadsheet, rounded', () => {
  const data: DeviceExport['data'] = [{ date: 202610, duration: 5_378_383.4, deviceCount: 3, programCount: 2 }]
  for (const [chart, name] of [
    ['online', 'onlineSummary'],
    ['play', 'playSummary'],
  ] as const) {
    const [[month, hours] = []] = reportCells(name, { data }, context)
    expect(month).toBe('2026-10')
    expect(hours).toBe(1494)
    expect(terminalMeasures[chart].valueOf(data[0] ?? {})).toBeCloseTo(Number(hours), 2)
  }
  expect(reportCells('addedSummary', { data: [{ date: '202610', count: 4 }] }, context)).toEqual([['2026-10', 4]])
})

test('the online rate is a part of the month', () => {
  const [cells = []] = reportCells(
    'onlineDetail',
    { totalDuration: 2_678_400, list: [{ ...terminal, duration: 1_562_400 }] },
    context,
  )
  expect(cells.slice(-3)).toEqual(['是', 434, 58.33])
  expect(cells).toContain('华东大区')
  const [unknown = []] = reportCells('onlineDetail', { list: [{ organizationId: 99, duration: 5 }] }, context)
  expect(unknown).toContain('未知（99）')
  expect(unknown.at(-1)).toBeUndefined()
})

test('the reader hands out rows in parts, and says what is no success', () => {
  const reply = vi.fn<(message: ReadReply) => void>()
  const read = reportReader(reply)
  const list = Array.from({ length: PART_ROWS + 1 }, (_, index) => ({
    d: 20261001,
    deviceSn: `A${index}`,
    duration: '3600',
  }))
  read({ name: 'programDetail', bytes: bytesOf(JSON.stringify({ code: '1', data: { list } })), differences, context })
  expect(reply).toHaveBeenLastCalledWith({ total: PART_ROWS + 1 })
  read({ part: 1 })
  expect(reply).toHaveBeenLastCalledWith({ rows: [['2026-10-01', `A${PART_ROWS}`, undefined, '否', 1]] })
  read({ part: 2 })
  expect(reply).toHaveBeenLastCalledWith({ rows: [] })
  read({ name: 'programDetail', bytes: bytesOf('{"code":0,"msg":"忙"}'), differences, context })
  expect(reply).toHaveBeenLastCalledWith({ said: { code: 0, msg: '忙' } })
  for (const text of ['<html>', '[]', '{"code":1,"data":{}}']) {
    read({ name: 'programDetail', bytes: bytesOf(text), differences, context })
    expect(reply).toHaveBeenLastCalledWith({ malformed: expect.any(String) as string })
  }
})

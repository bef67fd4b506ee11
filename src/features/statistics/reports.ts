import type { DeviceExport, ProgramLogExport, ProgramMonthExport } from '#src/api/generated/types.gen.ts'
import { formatDay, formatMoment } from '#src/domain/dates.ts'
import { isYes } from '#src/domain/read-values.ts'
import { formatMonth } from '#src/domain/months.ts'
import { onlineHours, playHours } from '#src/domain/units.ts'
import type { CellInput } from '#src/lib/sheet/cell.ts'
import { unknownName } from '#src/lib/text/nameless.ts'

/*
 * What the exported spreadsheets hold (3§9), from the answer of the call to rows of cells. Pure, for the worker.
 */

export interface ReportContext {
  /** Names of organisations by id. */
  orgs: Readonly<Record<string, string>>
}

export interface Spreadsheet<Answer, Row> {
  operation: 'statDeviceExport' | 'statProgramMonthExport' | 'statProgramLogExport'
  sheet: string
  rows: (answer: Answer) => readonly Row[] | undefined
  columns: readonly (readonly [title: string, value: (row: Row, answer: Answer, context: ReportContext) => CellInput])[]
}

/** Keeps the types of one report together. */
const report = <Answer, Row>(one: Spreadsheet<Answer, Row>) => one

type Summary = NonNullable<DeviceExport['data']>[number]
type Terminal = NonNullable<DeviceExport['list']>[number]
type Play = NonNullable<DeviceExport['details']>[number]
type Column<Row> = readonly [
  title: string,
  value: (row: Row, answer: DeviceExport, context: ReportContext) => CellInput,
]

const yesNo = (value: unknown) => (isYes(value) ? '是' : '否')
const summary = (sheet: string, columns: readonly Column<Summary>[]) =>
  report<DeviceExport, Summary>({
    operation: 'statDeviceExport',
    sheet,
    rows: ({ data }) => data,
    columns: [['月份', ({ date }) => formatMonth(date)], ...columns],
  })

const terminalColumns: readonly Column<Terminal>[] = [
  ['终端编号', ({ sn }) => sn],
  ['终端名称', ({ name }) => name],
  ['创建时间', ({ createTime }) => formatMoment(createTime)],
  ['客户端版本', ({ appVersionName }) => appVersionName],
  ['适配版本', ({ adaptVersionName }) => adaptVersionName],
  ['区县', ({ district }) => district],
  ['地址', ({ addr }) => addr],
  [
    '组织机构',
    ({ organizationId }, _, { orgs }) =>
      organizationId === undefined ? '' : (orgs[String(organizationId)] ?? unknownName(organizationId)),
  ],
  ['节目更新时间', ({ programUpdate }) => formatMoment(programUpdate)],
  ['最后在线', ({ lastOnline }) => formatMoment(lastOnline)],
  ['是否已删除', ({ del }) => yesNo(del)],
]

/**
 * Part of the time that a terminal was online, in percent with two decimals, as a number to count with; none where the
 * month has no length.
 */
function onlineRate({ duration = 0 }: Terminal, { totalDuration = 0 }: DeviceExport): CellInput {
  return totalDuration > 0 ? Math.round((duration / totalDuration) * 10_000) / 100 : undefined
}

/** Every kind of spreadsheet, by name. Hours have two decimals: a chart's whole hours are theirs, rounded. */
export const reports = {
  addedSummary: summary('终端数量汇总', [['新增终端数（台）', ({ count, deviceCount }) => count ?? deviceCount ?? 0]]),
  addedDetail: report<DeviceExport, Terminal>({
    operation: 'statDeviceExport',
    sheet: '新增终端明细',
    rows: ({ list }) => list,
    columns: terminalColumns,
  }),
  onlineSummary: summary('在线时长汇总', [
    ['在线时长（小时）', ({ duration, deviceCount }) => onlineHours(duration ?? 0, deviceCount ?? 0)],
    ['在线终端（台）', ({ deviceCount }) => deviceCount],
  ]),
  onlineDetail: report<DeviceExport, Terminal>({
    operation: 'statDeviceExport',
    sheet: '在线时长明细',
    rows: ({ list }) => list,
    columns: [
      ...terminalColumns,
      ['在线时长（小时）', ({ duration }) => onlineHours(duration ?? 0, 1)],
      ['在线率（%）', onlineRate],
    ],
  }),
  playSummary: summary('播放时长汇总', [
    ['播放时长（小时）', ({ duration }) => playHours(duration ?? 0)],
    ['播放终端（台）', ({ deviceCount }) => deviceCount],
    ['播放广告（个）', ({ programCount }) => programCount],
  ]),
  playDetail: report<DeviceExport, Play>({
    operation: 'statDeviceExport',
    sheet: '播放时长明细',
    rows: ({ details }) => details,
    columns: [
      ['日期', ({ d }) => formatDay(d)],
      ['终端编号', ({ sn }) => sn],
      ['终端名称', ({ name }) => name],
      ['播放次数', ({ sumCount }) => sumCount],
      ['播放时长（小时）', ({ sumDuration }) => playHours(sumDuration ?? 0)],
    ],
  }),
  programSummary: report<ProgramMonthExport, ProgramMonthExport['list'][number]>({
    operation: 'statProgramMonthExport',
    sheet: '广告播放汇总',
    rows: ({ list }) => list,
    columns: [
      ['广告名称', ({ programName }) => programName],
      ['是否已删除', ({ programDel }) => yesNo(programDel)],
      ['广告时长（秒）', ({ programDuration }) => programDuration],
      ['播放终端（台）', ({ deviceCount }) => deviceCount],
      ['播放时长（小时）', ({ duration }) => playHours(duration ?? 0)],
    ],
  }),
  programDetail: report<ProgramLogExport, ProgramLogExport['list'][number]>({
    operation: 'statProgramLogExport',
    sheet: '广告播放明细',
    rows: ({ list }) => list,
    columns: [
      ['日期', ({ d }) => formatDay(d)],
      ['终端编号', ({ deviceSn }) => deviceSn],
      ['终端名称', ({ deviceName }) => deviceName],
      ['终端是否已删除', ({ deviceDel }) => yesNo(deviceDel)],
      ['播放时长（小时）', ({ duration }) => playHours(duration ?? 0)],
    ],
  }),
}

export type ReportName = keyof typeof reports

export function reportCells(name: ReportName, answer: unknown, context: ReportContext): CellInput[][] {
  const { rows, columns } = reports[name] as unknown as Spreadsheet<unknown, unknown>
  return (rows(answer) ?? []).map((row) => columns.map(([, value]) => value(row, answer, context)))
}

import type { CommandLogEntry, PlayRecord } from '#src/api/generated/types.gen.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { isYes } from '#src/domain/read-values.ts'
import { commandStatuses, commandTypes, labelOf, playTypes } from '#src/domain/labels.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { recordStatus } from './log-columns.tsx'

const deletedWord = (deleted: unknown) => (isYes(deleted) ? '是' : '否')

export const commandLogExport: ExportColumn<CommandLogEntry>[] = [
  { title: '终端编号', value: ({ sn }) => sn },
  { title: '终端名称', value: ({ name }) => name },
  { title: '终端已删除', value: ({ del }) => deletedWord(del) },
  { title: '指令名称', value: ({ type }) => labelOf(commandTypes, type).text },
  { title: '状态', value: ({ status }) => labelOf(commandStatuses, status).text },
  { title: '失败原因', value: ({ status, msg }) => (status === 0 ? msg : '') },
  { title: '操作账号', value: ({ creator }) => creator },
  { title: '操作时间', value: ({ createTime }) => formatMoment(createTime) },
]

export const playRecordExport: ExportColumn<PlayRecord>[] = [
  { title: '广告名称', value: ({ programName }) => programName },
  { title: '广告已删除', value: ({ programDel }) => deletedWord(programDel) },
  { title: '终端编号', value: ({ deviceSn }) => deviceSn },
  { title: '终端名称', value: ({ deviceName }) => deviceName },
  { title: '终端已删除', value: ({ deviceDel }) => deletedWord(deviceDel) },
  { title: '操作账号', value: ({ creator }) => creator },
  { title: '发布类型', value: ({ type }) => labelOf(playTypes, type).text },
  { title: '发布状态', value: ({ status }) => recordStatus(status).text },
  { title: '发布时间', value: ({ createTime }) => formatMoment(createTime) },
]

import type { CommandLogEntry, PlayRecord } from '#src/api/generated/types.gen.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { DELETED_AD } from '#src/domain/program-rules.ts'
import { isYes } from '#src/domain/read-values.ts'
import { arrivalStatuses, commandTypes, labelOf, playTypes, type Label } from '#src/domain/labels.ts'
import { CommandStatus } from '#src/components/device-picker/command-status.tsx'
import { KnownName } from '#src/ui/feedback/known-name.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import type { LogLinks } from './log-links.tsx'

/** What both logs know of a terminal. */
interface Terminal {
  sn?: string
  name?: string
  del?: unknown
}

/** The terminal of a record: number and name, each a link to what is still there. */
function terminalColumns<Row>(
  terminalOf: (row: Row) => Terminal,
  { Terminal: To }: LogLinks,
  narrow?: 'below',
): Column<Row>[] {
  const linked = (sn: string | undefined) => (To && sn ? (text: string) => <To sn={sn}>{text}</To> : undefined)
  return [
    {
      id: 'sn',
      header: '终端编号',
      serial: true,
      width: 130,
      narrow: false,
      yields: 1,
      sortBy: (row) => terminalOf(row).sn,
      cell: (row) => {
        const { sn, del } = terminalOf(row)
        const shown = sn || '--'
        return isYes(del) || !sn ? shown : (linked(sn)?.(sn) ?? shown)
      },
    },
    {
      id: 'terminal',
      header: '终端名称',
      minWidth: 200,
      hideable: false,
      narrow,
      sortBy: (row) => terminalOf(row).name,
      cell: (row) => {
        const { sn, name, del } = terminalOf(row)
        return <KnownName name={name} deleted={isYes(del)} open={linked(sn)} why="终端已删除，不能查看" />
      },
    },
  ]
}

export function commandLogColumns(links: LogLinks): Column<CommandLogEntry>[] {
  return [
    ...terminalColumns<CommandLogEntry>((row) => row, links),
    {
      id: 'type',
      header: '指令名称',
      width: 108,
      narrow: 'below',
      sortBy: ({ type }) => type,
      cell: ({ type }) => labelOf(commandTypes, type).text,
    },
    {
      id: 'status',
      header: '状态',
      minWidth: 170,
      sortBy: ({ status }) => status,
      cell: (row) => <CommandStatus command={row} />,
    },
    {
      id: 'creator',
      header: '操作账号',
      width: 112,
      narrow: false,
      sortBy: ({ creator }) => creator,
      cell: ({ creator }) => creator || '--',
    },
    {
      id: 'createTime',
      header: '操作时间',
      width: 150,
      narrow: 'below',
      sortBy: ({ createTime }) => createTime,
      cell: ({ createTime }) => <time>{formatMoment(createTime)}</time>,
    },
  ]
}

/** R9: 0 is pending, everything else arrived. */
export function recordStatus(status: PlayRecord['status']): Label {
  return labelOf(arrivalStatuses, typeof status === 'number' && status !== 0 ? 1 : status)
}

export function playRecordColumns(links: LogLinks): Column<PlayRecord>[] {
  const { Program } = links
  return [
    {
      id: 'program',
      header: '广告名称',
      minWidth: 150,
      hideable: false,
      sortBy: ({ programName }) => programName,
      cell: ({ programId, programName, programDel }) => (
        <KnownName
          name={programName}
          deleted={isYes(programDel)}
          why={DELETED_AD}
          open={Program && ((name) => <Program id={programId}>{name}</Program>)}
        />
      ),
    },
    ...terminalColumns<PlayRecord>(
      ({ deviceSn, deviceName, deviceDel }) => ({ sn: deviceSn, name: deviceName, del: deviceDel }),
      links,
      'below',
    ),
    {
      id: 'creator',
      header: '操作账号',
      width: 112,
      narrow: false,
      sortBy: ({ creator }) => creator,
      cell: ({ creator }) => creator || '--',
    },
    {
      id: 'type',
      header: '发布类型',
      width: 100,
      narrow: 'below',
      yields: 1,
      sortBy: ({ type }) => type,
      cell: ({ type }) => labelOf(playTypes, type).text,
    },
    {
      id: 'status',
      header: '发布状态',
      width: 110,
      sortBy: ({ status }) => status,
      cell: ({ status }) => <StatusBadge label={recordStatus(status)} />,
    },
    {
      id: 'createTime',
      header: '发布时间',
      width: 150,
      narrow: 'below',
      sortBy: ({ createTime }) => createTime,
      cell: ({ createTime }) => <time>{formatMoment(createTime)}</time>,
    },
  ]
}

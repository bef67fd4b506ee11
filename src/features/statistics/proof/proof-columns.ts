import { formatHours, playHours } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import type { ProofBy, ProofRow } from './proof-figures.ts'

/** A column of the screen, of the paper and of the file: one value, and how it is written. */
export interface ProofColumn {
  title: string
  value: (row: ProofRow) => string | number | undefined
  text?: (value: number) => string
}

const share = (part: number, whole: number | undefined) =>
  whole === undefined || whole <= 0 ? undefined : Math.round((part / whole) * 10_000) / 100

const whole = (value: number | undefined) => value && Math.round(value)

export interface ProofKnown {
  /** Names of the ads by id, where there are several. */
  names: ReadonlyMap<string, string> | undefined
  plans: boolean
  whole: boolean
}

export function proofColumns(by: ProofBy, { names, plans, whole: hasWhole }: ProofKnown): ProofColumn[] {
  const terminal: ProofColumn[] = [
    { title: '终端编号', value: ({ sn }) => sn },
    { title: '终端名称', value: ({ terminal: name }) => name },
  ]
  const heads: Record<ProofBy, ProofColumn[]> = {
    terminal: [...terminal, { title: '播放天数', value: ({ days }) => days, text: formatNumber }],
    day: [
      { title: '日期', value: ({ day }) => day },
      { title: '播放终端（台）', value: ({ terminals }) => terminals, text: formatNumber },
    ],
    each: [
      { title: '日期', value: ({ day }) => day },
      ...terminal,
      ...(names ? [{ title: '广告名称', value: ({ program }: ProofRow) => names.get(program) ?? program }] : []),
    ],
  }
  return [
    ...heads[by],
    { title: '播放时长（小时）', value: ({ seconds }) => playHours(seconds), text: formatHours },
    { title: '折算次数', value: ({ times }) => whole(times), text: formatNumber },
    ...(plans
      ? [
          {
            title: '计划时段（小时）',
            value: ({ planned }: ProofRow) => (planned === undefined ? undefined : playHours(planned)),
            text: formatHours,
          },
          {
            title: '占计划时段（%）',
            value: ({ seconds, planned }: ProofRow) => share(seconds, planned),
            text: formatHours,
          },
        ]
      : []),
    ...(hasWhole
      ? [
          { title: '终端总播放次数', value: ({ wholePlays }: ProofRow) => wholePlays, text: formatNumber },
          {
            title: '占终端播放（%）',
            value: ({ seconds, wholeSeconds }: ProofRow) => share(seconds, wholeSeconds),
            text: formatHours,
          },
        ]
      : []),
  ]
}

/** What a cell shows; nothing where nothing is known. */
export function cellText({ value, text }: ProofColumn, row: ProofRow): string {
  const given = value(row)
  if (given === undefined) return '--'
  return typeof given === 'number' && text ? text(given) : String(given)
}

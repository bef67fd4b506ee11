import { formatHours, playHours } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import type { ProofBy, ProofRow } from './proof-figures.ts'

/** A column of the screen, of the paper and of the file: one value, and how it is written. */
export interface ProofColumn {
  title: string
  value: (row: ProofRow) => string | number | undefined
  text?: (value: number) => string
  serial?: true
  /** A name, which may take two lines; the first names the row. */
  names?: true
  /** On a phone it stands in the second line of the row, between these words. */
  below?: readonly string[]
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
    { title: '终端编号', value: ({ sn }) => sn, serial: true, below: [] },
    { title: '终端名称', value: ({ terminal: name }) => name, names: true },
  ]
  const heads: Record<ProofBy, ProofColumn[]> = {
    terminal: [...terminal, { title: '播放天数', value: ({ days }) => days, text: formatNumber, below: ['', '天'] }],
    day: [
      { title: '日期', value: ({ day }) => day, names: true },
      {
        title: '播放终端（台）',
        value: ({ terminals }) => terminals,
        text: formatNumber,
        below: ['', '台'],
      },
    ],
    each: [
      { title: '日期', value: ({ day }) => day, below: [] },
      ...terminal,
      ...(names
        ? [
            {
              title: '广告名称',
              value: ({ program }: ProofRow) => names.get(program) ?? program,
              names: true as const,
              below: [],
            },
          ]
        : []),
    ],
  }
  return [
    ...heads[by],
    { title: '播放时长（小时）', value: ({ seconds }) => playHours(seconds), text: formatHours },
    {
      title: '折算次数',
      value: ({ times }) => whole(times),
      text: formatNumber,
      below: ['折算', '次'],
    },
    ...(plans
      ? [
          {
            title: '计划时段（小时）',
            value: ({ planned }: ProofRow) => (planned === undefined ? undefined : playHours(planned)),
            text: formatHours,
            below: ['计划', '小时'],
          },
          {
            title: '占计划时段（%）',
            value: ({ asPlanned, planned }: ProofRow) => share(asPlanned, planned),
            text: formatHours,
          },
        ]
      : []),
    ...(hasWhole
      ? [
          {
            title: '终端总播放时长（小时）',
            value: ({ wholeSeconds }: ProofRow) => (wholeSeconds === undefined ? undefined : playHours(wholeSeconds)),
            text: formatHours,
            below: ['终端共', '小时'],
          },
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

import { formatMoment } from '#src/domain/dates.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import type { DayEntry, DaySource, DayState } from './day-entries.ts'

/** In the order in which whoever comes next wants to know. */
export const dayParts: readonly { state: DayState; title: string }[] = [
  { state: 'open', title: '进行中' },
  { state: 'failed', title: '失败或未知' },
  { state: 'refused', title: '被拒绝' },
  { state: 'done', title: '已完成' },
]

export const sourceNames: Record<DaySource, string> = {
  task: '任务',
  browser: '本浏览器',
  commands: '指令记录',
  plays: '发布记录',
}

export const clockText = (at: number) => formatMoment(at).slice(11, 16)

/** The day for whoever comes next, as text; `from` says where it is from, line by line. */
export function dayText(entries: readonly DayEntry[], title: string, from: readonly string[]): string {
  return [
    title,
    ...dayParts.flatMap((part) => {
      const those = entries.filter(({ state }) => state === part.state)
      return those.length === 0 ? [] : ['', `${part.title} ${formatNumber(those.length)} 项`, ...those.flatMap(lines)]
    }),
    ...(entries.length === 0 ? ['', '没有记录'] : []),
    '',
    ...from,
  ].join('\n')
}

function lines({ at, what, subject, result, details }: DayEntry): string[] {
  return [
    `- ${clockText(at)} ${[what, subject].filter(Boolean).join('，')}：${result}`,
    ...details.map((detail) => `  ${detail}`),
  ]
}

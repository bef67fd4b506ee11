import { numberOf } from '#src/domain/read-values.ts'
import { exactHours, onlineSeconds } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import type { MonthMeasure } from './month-chart-card.tsx'
import type { MonthFigure, MonthRow } from './month-figures.ts'

const devices = (header: string) => ({
  id: 'devices',
  header,
  figure: true,
  cell: (row: MonthFigure) => formatNumber(row.devices),
})

/** The three charts of the terminal statistics (3§2): what each counts, and how a month is read: exactly. */
export const terminalMeasures = {
  added: {
    title: '新增终端',
    measure: { name: '新增终端数', unit: '台', columns: [] },
    valueOf: ({ count }) => numberOf(count ?? 0),
  },
  online: {
    title: '终端在线时长',
    measure: { name: '在线时长', unit: '小时', columns: [devices('在线终端（台）')] },
    valueOf: ({ duration, deviceCount }) => {
      const seconds = numberOf(onlineSeconds(duration ?? 0, numberOf(deviceCount) ?? 0))
      return seconds === undefined ? undefined : exactHours(seconds)
    },
  },
  play: {
    title: '终端播放时长',
    measure: {
      name: '播放时长',
      unit: '小时',
      columns: [
        devices('播放终端（台）'),
        { id: 'programs', header: '播放广告（个）', figure: true, cell: (row) => formatNumber(row.programs) },
      ],
    },
    valueOf: ({ duration }) => {
      const seconds = numberOf(duration ?? 0)
      return seconds === undefined ? undefined : exactHours(seconds)
    },
  },
} satisfies Record<string, { title: string; measure: MonthMeasure; valueOf: (row: MonthRow) => number | undefined }>

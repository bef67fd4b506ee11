import { INTERRUPTION, UNDELIVERED, type Label } from '../labels.ts'
import type { PlanFigure } from './network-plan.ts'

/** How the figures of the plan are called, in the order in which they are shown. */
export const planFigureLabels: Record<PlanFigure, Label> = {
  ending: { text: '七天内结束', tone: 'warning' },
  beginning: { text: '即将开始', tone: 'info' },
  waiting: { text: '未送达', tone: UNDELIVERED },
  inserting: { text: '正在插播', tone: INTERRUPTION },
  unplanned: { text: '无排期', tone: 'danger' },
}

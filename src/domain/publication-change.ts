import { planDifference, planText } from './schedule-text.ts'
import { planKey } from './schedule-rules.ts'
import type { Scheduled } from './schedule.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/*
 * What a publication changes, before it is sent: a new plan takes the place of the one that the ad has on a terminal
 * (W19). What no answer has told is named unknown, never new or the same.
 */

export interface KnownPlans<Plan extends Scheduled = Scheduled> {
  /** The plan by terminal, as text. */
  plans: ReadonlyMap<string, Plan>
  /** Nothing is missing: a terminal that is not among them does not have the ad. */
  complete: boolean
}

export interface ChangedPlan<Device> {
  device: Device
  plan: Scheduled
}

export interface PublicationChange<Device, Plan extends Scheduled = Scheduled> {
  /** Terminals without the ad. */
  added: Device[]
  changed: ChangedPlan<Device>[]
  /** Terminals that have the ad with the same plan. */
  unchanged: Device[]
  /** Whether they have it, or with which plan, is not known. */
  unknown: Device[]
  /** The plans of terminals that are not chosen, which stay as they are; undefined while not all are known. */
  kept: Plan[] | undefined
}

export function publicationChange<Device extends { id: string | number }, Plan extends Scheduled>(
  devices: readonly Device[],
  wanted: Scheduled,
  { plans, complete }: KnownPlans<Plan>,
): PublicationChange<Device, Plan> {
  const change: PublicationChange<Device, Plan> = {
    added: [],
    changed: [],
    unchanged: [],
    unknown: [],
    kept: undefined,
  }
  const chosen = new Set<string>()
  const wantedKey = planKey(wanted)
  for (const device of devices) {
    chosen.add(String(device.id))
    const plan = plans.get(String(device.id))
    if (!plan) (complete ? change.added : change.unknown).push(device)
    else if (!plan.schedules) change.unknown.push(device)
    else if (planKey(plan) === wantedKey) change.unchanged.push(device)
    else change.changed.push({ device, plan })
  }
  if (complete) change.kept = [...plans].filter(([id]) => !chosen.has(id)).map(([, plan]) => plan)
  return change
}

export function changeText({ added, changed, unchanged, unknown }: PublicationChange<unknown>): string {
  const parts = [
    `新增 ${formatNumber(added.length)} 台`,
    `变更 ${formatNumber(changed.length)} 台`,
    `不变 ${formatNumber(unchanged.length)} 台`,
  ]
  if (unknown.length > 0) parts.push(`未知 ${formatNumber(unknown.length)} 台`)
  return parts.join(' · ')
}

export interface ChangeGroup<Device> {
  /** What was there, in a few words. */
  before: string
  /** Old and new, in words: 顺序 5 → 7. */
  difference: string
  devices: Device[]
}

export function changeGroups<Device>(
  changed: readonly ChangedPlan<Device>[],
  wanted: Scheduled,
): ChangeGroup<Device>[] {
  const groups = new Map<string, ChangeGroup<Device>>()
  for (const { device, plan } of changed) {
    const difference = planDifference(plan, wanted)
    const key = `${planText(plan)} ${difference}`
    const group = groups.get(key)
    if (group) group.devices.push(device)
    else groups.set(key, { before: planText(plan), difference, devices: [device] })
  }
  return [...groups.values()].sort((a, b) => b.devices.length - a.devices.length)
}

export interface DistinctPlan<Row extends Scheduled> {
  plan: Row
  rows: Row[]
}

/** The plans that an ad has, each once, with the terminals; the most used first. */
export function distinctPlans<Row extends Scheduled>(rows: Iterable<Row>): DistinctPlan<Row>[] {
  const found = new Map<string, DistinctPlan<Row>>()
  // most rows are written as another is: a key of the plan is made for the first of them
  const written = new Map<string, DistinctPlan<Row>>()
  for (const row of rows) {
    const text = JSON.stringify([row.scheduleType, row.schedules])
    let same = written.get(text)
    if (!same) {
      const key = planKey(row)
      found.set(key, (same = found.get(key) ?? { plan: row, rows: [] }))
      written.set(text, same)
    }
    same.rows.push(row)
  }
  return [...found.values()].sort((a, b) => b.rows.length - a.rows.length)
}

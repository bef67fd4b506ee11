import type { Program, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { distinctPlans } from '../publication-change.ts'
import { isInterruption } from '../read-values.ts'
import { playsAt, slotsOf, wallTime, type Scheduled } from '../schedule.ts'
import { askedTime } from '../play-week.ts'
import { momentAt } from '../server-time.ts'

/*
 * The plan of the whole network: every approved ad with the terminals that it is on and when it plays there. It comes
 * from the lists of the terminals of each ad (C7), and says nothing of what was not read.
 */

export type PlannedProgram = Pick<Program, 'id' | 'name' | 'snapshot' | 'width' | 'height' | 'resolutionType'>

export interface PlanTerminal {
  id: PublishedDevice['deviceId']
  sn: PublishedDevice['deviceSn']
  name: PublishedDevice['deviceName']
}

/** One plan of an ad, and where it has it. */
export interface AdShare {
  plan: Scheduled
  /** Those at the head on which it has not arrived. */
  terminals: readonly PlanTerminal[]
  /** How many of them these are. */
  waiting: number
  /** `yyyyMMdd`; from 0 to Infinity where it has no end. Undefined where it never plays. */
  days: DayRange | undefined
}

export interface DayRange {
  first: number
  last: number
}

export interface AdPlan {
  program: PlannedProgram
  shares: readonly AdShare[]
  /** On how many terminals it is, and on how many of them it has not arrived. */
  terminals: number
  waiting: number
  /** Terminals of which the answer does not say the plan. */
  unknown: number
  /** Epoch milliseconds by the server's clock. */
  readAt: number
  /** It is to be read again: it has changed since, or somebody wants to know. */
  stale?: 'changed' | 'asked'
}

export interface NetworkPlan {
  ads: readonly AdPlan[]
  /** Approved ads whose terminals were not read. */
  unread: readonly PlannedProgram[]
  /** All terminals that this account may see; undefined where they were not read. */
  devices?: readonly PlanTerminal[] | undefined
  /** The terminals of the ads as `addLastDays` has them, where whoever has read them has counted. */
  lastDays?: ReadonlyMap<string, number> | undefined
}

/** An ad with the terminals of all its pages. A terminal that has moved between them counts once. */
export function adPlan(
  program: PlannedProgram,
  rows: readonly PublishedDevice[],
  readAt: number,
  terminalOf: (row: PublishedDevice) => PlanTerminal = toTerminal,
): AdPlan {
  const once = [...new Map(rows.map((row) => [String(row.deviceId), row])).values()]
  const known = once.filter(({ schedules }) => schedules !== undefined)
  const shares = distinctPlans(known).map(({ plan, rows: same }) => {
    const waiting = same.filter(isWaiting)
    return {
      plan: { scheduleType: plan.scheduleType, schedules: plan.schedules },
      terminals: [...waiting, ...same.filter((row) => !isWaiting(row))].map(terminalOf),
      waiting: waiting.length,
      days: daysOf(plan),
    }
  })
  return {
    program,
    shares,
    terminals: once.length,
    waiting: once.filter(isWaiting).length,
    unknown: once.length - known.length,
    readAt,
  }
}

/** 1§4: 0 is pending. */
const isWaiting = ({ status }: PublishedDevice) => status === 0

export function toTerminal({ deviceId: id, deviceSn: sn, deviceName: name }: PublishedDevice): PlanTerminal {
  return { id, sn, name }
}

function daysOf(plan: Scheduled): DayRange | undefined {
  const slots = slotsOf([plan])
  if (slots.length === 0) return undefined
  return {
    first: Math.min(...slots.map(({ dateStart }) => dateStart)),
    last: Math.max(...slots.map(({ dateEnd }) => dateEnd)),
  }
}

/** `running` has its days now, whatever the time of day. */
export type AdStand = 'running' | 'coming' | 'over' | 'none'

/** Whether an ad runs, begins or is over on one day, worked out of the dates of its plans. */
export interface AdDays {
  stand: AdStand
  /** The last day of its plans. */
  last: number
  /** The first day after this one on which a plan of it begins. */
  next: number
}

/** By the shares, which an ad keeps when its name is read again. */
const days = new WeakMap<AdPlan['shares'], AdDays & { today: number }>()

/** Counted once: figures, order and words ask for the same with each part of the network that is read. */
export function adDays({ shares }: AdPlan, today: number): AdDays {
  let known = days.get(shares)
  if (known?.today !== today) {
    let [last, next] = [0, Infinity]
    let stand: AdStand = 'none'
    for (const share of shares) {
      if (!share.days) continue
      last = Math.max(last, share.days.last)
      if (share.days.first > today) next = Math.min(next, share.days.first)
      if (share.days.first <= today && today <= share.days.last) stand = 'running'
      else if (stand !== 'running') stand = next === Infinity ? 'over' : 'coming'
    }
    days.set(shares, (known = { today, stand, last, next }))
  }
  return known
}

/** How many days from today on are soon, today among them. */
const SOON = 7

/** Its last day, on whatever terminal, is one of the next seven. */
export function endsSoon(ad: AdPlan, today: number): boolean {
  const { last } = adDays(ad, today)
  return last >= today && last <= dayAfter(today, SOON - 1)
}

/** It has a day nowhere now, and begins within seven days. */
export function beginsSoon(ad: AdPlan, today: number): boolean {
  const { stand, next } = adDays(ad, today)
  return stand === 'coming' && next <= dayAfter(today, SOON - 1)
}

export type PlanFilter = 'ending' | 'beginning' | 'waiting' | 'inserting'

export const planFilters: Record<PlanFilter, (ad: AdPlan, now: Date) => boolean> = {
  ending: (ad, now) => endsSoon(ad, wallTime(now).day),
  beginning: (ad, now) => beginsSoon(ad, wallTime(now).day),
  waiting: (ad) => ad.waiting > 0,
  inserting: (ad, now) => insertionOf(ad, now) !== undefined,
}

export type PlanFigure = PlanFilter | 'unplanned'

/** How many ads fit each filter; of what has not arrived how often: an ad on a terminal is one. */
export function planFigures({ ads }: Pick<NetworkPlan, 'ads'>, now: Date): Record<PlanFilter, number> {
  const count = (filter: PlanFilter) => ads.filter((ad) => planFilters[filter](ad, now)).length
  return {
    ending: count('ending'),
    beginning: count('beginning'),
    waiting: ads.reduce((sum, { waiting }) => sum + waiting, 0),
    inserting: count('inserting'),
  }
}

/** An ad that interrupts the rotation at a moment. */
export interface Insertion {
  program: PlannedProgram
  /** Where it does, whether it has arrived there or not. */
  terminals: readonly PlanTerminal[]
  waiting: number
  /** When the last of it ends; undefined where it has no end. */
  until: Date | undefined
}

export function insertionOf({ program, shares }: AdPlan, now: Date): Insertion | undefined {
  const interrupting = shares.filter(({ plan }) => isInterruption(plan))
  if (interrupting.length === 0) return undefined
  const at = askedTime(now)
  const running = interrupting.filter(({ plan }) => playsAt([plan], at).length > 0)
  if (running.length === 0) return undefined
  const ends = running.map(({ plan }) => endOf(plan))
  return {
    program,
    terminals: running.flatMap(({ terminals }) => terminals),
    waiting: running.reduce((sum, { waiting }) => sum + waiting, 0),
    until: ends.includes(undefined) ? undefined : new Date(Math.max(...ends.map(Number))),
  }
}

/** What interrupts the rotation now, that which ends first at the head. */
export function insertionsAt({ ads }: Pick<NetworkPlan, 'ads'>, now: Date): Insertion[] {
  return ads
    .flatMap((ad) => insertionOf(ad, now) ?? [])
    .sort((a, b) => Number(a.until ?? Infinity) - Number(b.until ?? Infinity))
}

/** Longer insertions are a part of the plan, and no news (ms). */
const SHORT_MS = 24 * 3_600_000

/** Of what interrupts the rotation now, what ends within a day: an urgent insertion, or the last day of another. */
export function shortInsertionsAt(plan: Pick<NetworkPlan, 'ads'>, now: Date): Insertion[] {
  return insertionsAt(plan, now).filter(({ until }) => until && until.getTime() - now.getTime() <= SHORT_MS)
}

/** The end of the last period of the last day; undefined for a plan without end. */
function endOf(plan: Scheduled): Date | undefined {
  let end: { day: number; minute: number } | undefined
  for (const { dateEnd: day, end: minute } of slotsOf([plan])) {
    if (!Number.isFinite(day)) return undefined
    if (!end || day > end.day || (day === end.day && minute > end.minute)) end = { day, minute }
  }
  return end && momentAt(...partsOf(end.day), 0, end.minute)
}

/** Adds the terminals of an ad, each with the last day on which an ad is on it; 0 where none ever plays. */
export function addLastDays(lastDays: Map<string, number>, { shares }: AdPlan): Map<string, number> {
  for (const { days: own, terminals } of shares)
    for (const { id } of terminals) {
      const key = String(id)
      lastDays.set(key, Math.max(lastDays.get(key) ?? 0, own?.last ?? 0))
    }
  return lastDays
}

/**
 * Terminals on which no plan has a day from this one on; ads that this account does not see may play there. Undefined
 * while not all plans are known: what was not read may be theirs.
 */
export function withoutPlan(
  { ads, unread, devices, lastDays }: NetworkPlan,
  today: number,
): PlanTerminal[] | undefined {
  if (!devices || unread.length > 0 || ads.some(({ unknown }) => unknown > 0)) return undefined
  const until = lastDays ?? ads.reduce(addLastDays, new Map<string, number>())
  return devices.filter(({ id }) => (until.get(String(id)) ?? 0) < today)
}

/** Of these terminals those on which nothing plays from this day on by their own lists, or by what is known of them. */
export function withoutAny(
  terminals: readonly PlanTerminal[],
  lists: ReadonlyMap<string, readonly Scheduled[]>,
  today: number,
): PlanTerminal[] {
  const goesOn = (entry: Scheduled) => (daysOf(entry)?.last ?? 0) >= today
  return terminals.filter(({ id }) => !lists.get(String(id))?.some(goesOn))
}

function partsOf(day: number): [year: number, month: number, day: number] {
  return [Math.trunc(day / 10_000), Math.trunc(day / 100) % 100, day % 100]
}

const DAY_MS = 86_400_000

/** A `yyyyMMdd` as a number of days, which can be added to. */
export function dayNumber(day: number): number {
  const [year, month, date] = partsOf(day)
  return Date.UTC(year, month - 1, date) / DAY_MS
}

/** The `yyyyMMdd` so many days later. */
export function dayAfter(day: number, days: number): number {
  const date = new Date((dayNumber(day) + days) * DAY_MS)
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
}

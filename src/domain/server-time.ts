/*
 * The clock on the server's wall. Days, months and times of day of the contract are those of the zone that the server
 * stands in, wherever the browser stands (R4, T6): a `Date` is a moment, and what it is called is decided here alone.
 * Calendars are reckoned in UTC, which has no summer time.
 */

import { momentZone, serverZone } from './server-zone.ts'

export interface WallClock {
  year: number
  /** 1 to 12. */
  month: number
  day: number
  /** 1 Monday to 7 Sunday. */
  weekday: number
  hour: number
  minute: number
  second: number
}

/** Parts of a calendar and a clock, from the year on; parts beyond their range go over, as those of a Date do. */
type Parts = readonly [year: number, month: number, day: number, hour?: number, minute?: number, second?: number]

const DAY = 24 * 3_600_000
/** Zones change their clocks at quarters of an hour (ms), and never twice in a week. */
const QUARTER = 15 * 60_000
const WEEK = 7 * DAY
/** Before there were zones, and where no calendar reaches, all is as it is here. */
const FIRST = Date.UTC(1900, 0, 1)
const LAST = Date.UTC(9999, 0, 1)

/** A zone, and its milliseconds ahead of UTC at a moment. */
interface Zone {
  name: string
  ahead: (moment: number) => number
}

const zones = new Map<string, Zone>()

/** The server's zone, or another. */
function zone(name = serverZone()): Zone {
  let known = zones.get(name)
  if (!known) zones.set(name, (known = zoneOf(name)))
  return known
}

export function wallClock(moment: Date | number): WallClock {
  const at = Number(moment)
  const shown = new Date(at + zone().ahead(at))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay() || 7,
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  }
}

/**
 * The moment at which the server's clock shows this. Where summer time leaves it out, as much later; where it comes
 * twice, the first time.
 */
export function momentAt(...parts: Parts): Date {
  return momentIn(zone(), parts)
}

/** The moment at which the clock shows this by which the server writes moments. */
export function momentWritten(...parts: Parts): Date {
  return momentIn(zone(momentZone()), parts)
}

function momentIn({ ahead }: Zone, parts: Parts): Date {
  const shown = utcOf(parts)
  const before = shown - ahead(shown - DAY)
  const after = shown - ahead(shown + DAY)
  // where both show it the clock was set back, and `before` is the earlier; where none does, what it has become
  const found = [before, after].find((at) => at + ahead(at) === shown)
  return new Date(found ?? before)
}

export function atMinute(date: Date, minute: number, days = 0): Date {
  const { year, month, day } = wallClock(date)
  return momentAt(year, month, day + days, 0, minute)
}

export function minutesAhead(moment: Date | number): number {
  return zone().ahead(Number(moment)) / 60_000
}

/** The milliseconds of a calendar and a clock in UTC, of early years too. */
function utcOf([year, month, day, hour = 0, minute = 0, second = 0]: Parts): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000
}

function zoneOf(name: string): Zone {
  const format = formatOf(name)
  // to ask the runtime takes longer than all the rest
  const known = new Map<number, number>()
  const asked = (at: number): number => {
    const ahead = known.get(at) ?? aheadAt(format, at)
    known.set(at, ahead)
    return ahead
  }
  return {
    name,
    ahead(moment: number): number {
      if (Number.isNaN(moment)) return Number.NaN
      const at = Math.min(Math.max(moment, FIRST), LAST)
      const week = Math.floor(at / WEEK) * WEEK
      const ahead = asked(week)
      return ahead === asked(week + WEEK) ? ahead : asked(Math.floor(at / QUARTER) * QUARTER)
    },
  }
}

function aheadAt(format: Intl.DateTimeFormat, at: number): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 0, day = 0, hour, minute, second } = parts
  return utcOf([year, month, day, hour, minute, second]) - at
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
}

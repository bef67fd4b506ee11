import { clockOf } from '#src/domain/schedule.ts'

/** A place in the week: row 0 to 6 from Monday, column 0 to 23 by the hour. */
export interface Cell {
  day: number
  hour: number
}

export interface WeekRange {
  /** `HH:mm`, or '' while not chosen. */
  start: string
  end: string
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[]
}

/** The rectangle between two cells, both included; the last hour ends at 23:59, the last that can be said. */
export function rangeBetween(a: Cell, b: Cell): WeekRange {
  const first = Math.min(a.day, b.day)
  const days = Math.abs(a.day - b.day) + 1
  return {
    start: clockOf(Math.min(a.hour, b.hour) * 60),
    end: clockOf((Math.max(a.hour, b.hour) + 1) * 60),
    weekdays: Array.from({ length: days }, (_, index) => first + index + 1),
  }
}

/** The cell at a place of the grid, given as shares of its width and height; what lies outside is led to the edge. */
export function cellAt(x: number, y: number): Cell {
  return { day: within(Math.floor(y * 7), 6), hour: within(Math.floor(x * 24), 23) }
}

export function moved({ day, hour }: Cell, key: string): Cell | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { day, hour: within(hour - 1, 23) }
    case 'ArrowRight':
      return { day, hour: within(hour + 1, 23) }
    case 'ArrowUp':
      return { day: within(day - 1, 6), hour }
    case 'ArrowDown':
      return { day: within(day + 1, 6), hour }
    case 'Home':
      return { day, hour: 0 }
    case 'End':
      return { day, hour: 23 }
    default:
      return undefined
  }
}

function within(value: number, last: number): number {
  return Math.min(Math.max(value, 0), last)
}

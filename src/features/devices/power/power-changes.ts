/* What a terminal had before its power window was set with others, as this browser keeps it. */

export interface RememberedWindow {
  id: string | number
  sn?: string | undefined
  name?: string | undefined
  window: string
}

export interface PowerChange {
  /** When, in epoch milliseconds; a change is known by it. */
  at: number
  /** The window that all of them were set to. */
  window: string
  /** The day to be reminded of bringing it back on, `yyyy-MM-dd`. */
  remindOn?: string | undefined
  before: readonly RememberedWindow[]
}

const WINDOW = /^\d{2}:\d{2}-\d{2}:\d{2}$/

/** Changes as they were stored, or undefined for anything else (R13). */
export function readPowerChanges(value: unknown): PowerChange[] | undefined {
  return Array.isArray(value) && value.every(isChange) ? value : undefined
}

function isChange(value: unknown): value is PowerChange {
  const { at, window, remindOn, before } = (value ?? {}) as Partial<Record<keyof PowerChange, unknown>>
  return (
    typeof at === 'number' &&
    isWindow(window) &&
    (remindOn === undefined || isDay(remindOn)) &&
    Array.isArray(before) &&
    before.length > 0 &&
    before.every(isRemembered)
  )
}

function isRemembered(value: unknown): value is RememberedWindow {
  const { id, sn = '', name = '', window } = (value ?? {}) as Partial<Record<keyof RememberedWindow, unknown>>
  return (
    (typeof id === 'string' || typeof id === 'number') &&
    typeof sn === 'string' &&
    typeof name === 'string' &&
    isWindow(window)
  )
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

export function isWindow(value: unknown): boolean {
  return typeof value === 'string' && WINDOW.test(value)
}

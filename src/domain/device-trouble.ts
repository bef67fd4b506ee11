import { parseMoment } from './dates.ts'

export type DeviceTrouble = 'offline' | 'noScreenshot' | 'staleScreenshot'

/** A screenshot older than this says little of what a screen shows now. */
const STALE_SCREENSHOT_MS = 24 * 3_600_000

export interface WatchedDevice {
  state?: number | undefined
  screenshot?: unknown
  screenshotUpdate?: unknown
}

/** The trouble of a terminal, or undefined when there is none to be seen; what did not come is no trouble. */
export function troubleOf(
  { state, screenshot, screenshotUpdate }: WatchedDevice,
  now: number,
): DeviceTrouble | undefined {
  if (state === 0) return 'offline'
  if (screenshot === '') return 'noScreenshot'
  return isStaleScreenshot(screenshotUpdate, now) ? 'staleScreenshot' : undefined
}

export function isStaleScreenshot(taken: unknown, now: number): boolean {
  const moment = parseMoment(taken)
  return moment !== undefined && now - moment.getTime() > STALE_SCREENSHOT_MS
}

const ranks: Record<DeviceTrouble, number> = { offline: 0, noScreenshot: 1, staleScreenshot: 2 }

/** The rows of a page with those in trouble first; the others, and those alike, in the order of the server (C28). */
export function troubleFirst<Device extends WatchedDevice>(devices: readonly Device[], now: number): Device[] {
  const rank = (device: Device) => ranks[troubleOf(device, now) as DeviceTrouble] ?? 3
  return [...devices].sort((a, b) => rank(a) - rank(b))
}

import { formatNumber } from '#src/lib/text/format-number.ts'
import { numberOf } from './read-values.ts'

const SECONDS_AN_HOUR = 3600
const SECONDS_A_MONTH = 744 * SECONDS_AN_HOUR

/** Seconds as hours with two decimals (1§9). Not a number reads as 0, so that one bad value never blanks a chart. */
export function hours(seconds: unknown): number {
  const value = Number(seconds)
  return Number.isFinite(value) ? Math.round((value / SECONDS_AN_HOUR) * 100) / 100 : 0
}

/**
 * Online duration of `devices` terminals in seconds. The specification calls the value milliseconds and divides it by
 * 3600; the division is what the product does, so the value is seconds (C15). A server that really sends
 * milliseconds shows in development, where no terminal can be online longer than a month has hours.
 */
export function onlineSeconds(duration: unknown, devices: number): unknown {
  if (import.meta.env.DEV && devices > 0 && Number(duration) > devices * SECONDS_A_MONTH) {
    console.warn(
      `Online duration ${String(duration)} of ${devices} terminals exceeds 744 h each: is it in milliseconds? (C15)`,
    )
  }
  return duration
}

/** Online duration of `devices` terminals as hours, two decimals. */
export function onlineHours(duration: unknown, devices: number): number {
  return hours(onlineSeconds(duration, devices))
}

// made once: a formatter costs far more than what it formats
const twoDecimals = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Play time as hours: seconds (W16), by the one function that converts. */
export const playHours = hours

/** Seconds as hours, exactly: for sums, which are rounded once, at their end. */
export function exactHours(seconds: number): number {
  return seconds / SECONDS_AN_HOUR
}

/** Hours with two decimals, also where they are 0 (1§9), so that columns of them line up. */
export function formatHours(value: number): string {
  return twoDecimals.format(value)
}

const SIZES = ['B', 'KB', 'MB', 'GB', 'TB']

/** Bytes with base 1024 and at most two decimals (R8). */
export function formatSize(bytes: unknown): string {
  let value = numberOf(bytes)
  if (value === undefined) return '--'
  let unit = 0
  while (value >= 1024 && unit < SIZES.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${formatNumber(value)} ${SIZES[unit]}`
}

/** A material's size: as `formatSize`, but KB under 0.1 MB and MB from there on (R8). */
export function formatMaterialSize(bytes: unknown): string {
  const value = Number(bytes)
  const text = formatSize(bytes)
  if (text === '--' || value >= 1024 ** 2) return text
  return value < 0.1 * 1024 ** 2 ? `${formatNumber(value / 1024)} KB` : `${formatNumber(value / 1024 ** 2)} MB`
}

/**
 * Seconds in words: 1小时2分3秒, without the parts that are none (3§9, R8), whole or with so many decimals where they
 * are set; anything else as `--`.
 */
export function formatDurationWords(seconds: unknown, decimals = 0): string {
  const given = numberOf(seconds)
  if (given === undefined) return '--'
  const scale = 10 ** decimals
  const value = Math.round(given * scale) / scale
  const parts = [
    [Math.floor(value / 3600), '小时'],
    [Math.floor(value / 60) % 60, '分'],
    [Math.round((value % 60) * scale) / scale, '秒'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`)
  return said.length > 0 ? said.join('') : '0秒'
}

/** Seconds as h:mm:ss, whole (2§9, R8); anything else as `--`. */
export function formatDuration(seconds: unknown): string {
  const given = numberOf(seconds)
  if (given === undefined) return '--'
  const value = Math.round(given)
  const two = (part: number) => String(part % 60).padStart(2, '0')
  return `${Math.floor(value / 3600)}:${two(Math.floor(value / 60))}:${two(value)}`
}

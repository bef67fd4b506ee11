/* Reading values that a server sent, whatever they are. */

/** A number that is no less than 0 and not beyond what counts exactly; as text too, as `coerceAnswer` reads it. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= Number.MAX_SAFE_INTEGER ? number : undefined
}

/** A name as text, `--` where there is none. */
export function nameOrDash(value: unknown): string {
  const name = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return name === '' ? '--' : name
}

export function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether something interrupts the rotation (R6): a plan, or an order. */
export function isInterruption({ scheduleType }: { scheduleType?: number }): boolean {
  return scheduleType !== undefined && scheduleType !== 0
}

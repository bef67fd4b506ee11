/** Whether it is a month as the contract has it: `yyyyMM`. */
export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{3}(0[1-9]|1[0-2])$/.test(value)
}

/** Seconds as the panel says them, with at most one decimal. */
export function inSeconds(seconds: number): string {
  return `${Math.round(seconds * 10) / 10} 秒`
}

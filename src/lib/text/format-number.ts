// made once: a formatter costs far more than what it formats
const upToTwoDecimals = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 })

/** A count or hours with the separators of a Chinese reader. */
export function formatNumber(value: number): string {
  return upToTwoDecimals.format(value)
}

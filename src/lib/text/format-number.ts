// made once: a formatter costs far more than what it formats
const upToTwoDecimals = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 })

export function formatNumber(value: number): string {
  return upToTwoDecimals.format(value)
}

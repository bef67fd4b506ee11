/** Percent with one decimal. What is not all is never 100.0%, and what is not nothing never 0.0%. */
export function formatShare(percent: number): string {
  if (percent > 0 && percent < 0.1) return '<0.1%'
  if (percent < 100 && percent > 99.9) return '>99.9%'
  return `${percent.toFixed(1)}%`
}

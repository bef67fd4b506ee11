export function spokenSeconds(seconds: number): string {
  const whole = Math.round(seconds * 10) / 10
  const parts = [
    [Math.floor(whole / 3600), '小时'],
    [Math.floor((whole % 3600) / 60), '分'],
    [Math.round((whole % 60) * 10) / 10, '秒'],
  ] as const
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count}${unit}`] : [])).join('') || '0秒'
}

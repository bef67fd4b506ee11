/** Reasons that are given again and again, to choose instead of typing them; short enough for three in one reason. */
export const presetReasons = [
  '画面不清晰',
  '含违规内容',
  '版权证明缺失',
  '文字有误',
  '画面比例不符',
  '信息已过期',
] as const

const BETWEEN = '，'

export function togglePart(reason: string, part: string): { next: string; chosen: boolean } {
  const parts = reason
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const chosen = parts.includes(part)
  return { chosen, next: (chosen ? parts.filter((one) => one !== part) : [...parts, part]).join(BETWEEN) }
}

import type { Color } from '#src/scene/model/scene-types.ts'

/** The eight colours to choose from (3§9); dark grey is that of new texts. */
export const PREDEFINED_COLORS: readonly { name: string; color: Color }[] = [
  { name: '白色', color: { r: 255, g: 255, b: 255 } },
  { name: '深灰', color: { r: 21, g: 21, b: 21 } },
  { name: '红色', color: { r: 224, g: 32, b: 32 } },
  { name: '橙色', color: { r: 250, g: 100, b: 0 } },
  { name: '黄色', color: { r: 247, g: 181, b: 0 } },
  { name: '绿色', color: { r: 34, g: 160, b: 75 } },
  { name: '蓝色', color: { r: 0, g: 110, b: 230 } },
  { name: '紫色', color: { r: 98, g: 54, b: 255 } },
]

/** `#rrggbb` of a colour. */
export function hexOf({ r, g, b }: Color): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The colour that a text of three or six hexadecimal digits says, with or without `#`; undefined for anything else. */
export function parseHex(text: string): Color | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.normalize('NFKC').trim()) ?? []
  if (digits === undefined) return undefined
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (from: number) => Number.parseInt(long.slice(from, from + 2), 16)
  return { r: part(0), g: part(2), b: part(4) }
}

export function sameColor(a: Color | undefined, b: Color | undefined): boolean {
  return a?.r === b?.r && a?.g === b?.g && a?.b === b?.b
}

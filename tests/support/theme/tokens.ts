/** The colours of theme.css in both schemes, by their names without `--ui-`. */
export function readTokens(css: string): Record<'light' | 'dark', Record<string, string>> {
  const darkFrom = css.indexOf("[data-mantine-color-scheme='dark']")
  const light = tokensOf(css.slice(css.indexOf(':root {'), darkFrom))
  return { light, dark: { ...light, ...tokensOf(css.slice(darkFrom, css.indexOf('/* a small window'))) } }
}

/** The colours of a rule, by their names without `--ui-`. */
function tokensOf(rule: string): Record<string, string> {
  return Object.fromEntries(
    [...rule.matchAll(/--ui-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
  )
}

/** How well one is told from the other, 1 to 21 (WCAG). */
export function contrast(one: string | undefined, other: string | undefined): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string | undefined): number {
  if (color === undefined) throw new Error('There is no such token')
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

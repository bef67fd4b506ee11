import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(path.resolve(import.meta.dirname, 'theme.css'), 'utf8')
const light = tokensOf(css.slice(css.indexOf(':root {'), css.indexOf("[data-mantine-color-scheme='dark']")))
const dark = {
  ...light,
  ...tokensOf(css.slice(css.indexOf("[data-mantine-color-scheme='dark']"), css.indexOf('/* a small window'))),
}

/** What words of the interface stand on: rows that are pointed at and chosen are grounds too. */
const GROUNDS = ['ground', 'surface', 'surface-head', 'row-hover', 'row-selected', 'neutral-ground']
const WORDS = ['text', 'text-dim', 'text-faint', 'link']
const BADGES = ['success', 'warning', 'danger', 'info', 'special', 'neutral']

const pairs = [
  ...GROUNDS.flatMap((ground) => WORDS.map((words) => [words, ground])),
  ...BADGES.map((tone) => [`${tone}-text`, `${tone}-ground`]),
  ...['text', 'text-dim'].flatMap((words) => BADGES.map((tone) => [words, `${tone}-ground`])),
  ['danger', 'surface'],
]

// WCAG 1.4.3
test.each([
  ['light', light],
  ['dark', dark],
] as const)('%s: words read on every ground that they stand on, 4.5 to 1', (_scheme, tokens) => {
  const poor = pairs.flatMap(([words = '', ground = '']) => {
    const ratio = contrast(tokens[words], tokens[ground])
    return ratio < 4.5 ? [`${words} on ${ground}: ${ratio.toFixed(2)}`] : []
  })
  expect(poor).toEqual([])
})

// WCAG 1.4.11
test.each([
  ['light', light],
  ['dark', dark],
] as const)('%s: dots and the accent are told from the sheet, 3 to 1', (_scheme, tokens) => {
  const poor = ['accent', 'success-dot', 'danger-dot', 'info-dot', 'neutral-dot'].flatMap((mark) => {
    const ratio = contrast(tokens[mark], tokens.surface)
    return ratio < 3 ? [`${mark}: ${ratio.toFixed(2)}`] : []
  })
  expect(poor).toEqual([])
})

/** The colours of a rule, by their names without `--ui-`. */
function tokensOf(rule: string): Record<string, string> {
  return Object.fromEntries(
    [...rule.matchAll(/--ui-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
  )
}

function contrast(one: string | undefined, other: string | undefined): number {
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

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { designTokens } from '#tests/support/theme/design-tokens.ts'
import { contrast, readTokens } from '#tests/support/theme/tokens.ts'
import { theme } from './theme.ts'

const css = readFileSync(path.resolve(import.meta.dirname, 'theme.css'), 'utf8')
const { light, dark } = readTokens(css)

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
] as const)('%s: dots, marks of charts and the accent are told from the sheet, 3 to 1', (_scheme, tokens) => {
  const marks = Object.keys(tokens).filter((name) => /-dot$|^chart-\d$/.test(name))
  expect(marks.length).toBeGreaterThan(10)
  const poor = ['accent', ...marks].flatMap((mark) => {
    const ratio = contrast(tokens[mark], tokens.surface)
    return ratio < 3 ? [`${mark}: ${ratio.toFixed(2)}`] : []
  })
  expect(poor).toEqual([])
})

test('words of what cannot be pressed are told from those of what can, and still seen', () => {
  const off = [...css.matchAll(/--mantine-color-disabled-color: (#[0-9a-f]{6});/g)].map(([, color]) => color)
  expect(off).toHaveLength(2)
  for (const [index, tokens] of [light, dark].entries()) {
    for (const words of ['text', 'text-dim', 'text-faint'])
      expect(contrast(tokens[words], off[index]), words).toBeGreaterThan(1.7)
    expect(contrast(off[index], tokens['surface'])).toBeGreaterThan(2.7)
  }
})

test('design tools read the same values', () => {
  const { color, radius, shadow, duration } = designTokens(css, theme)
  expect(Object.keys(color.dark)).toEqual(Object.keys(color.light))
  expect(color.light['text']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.071, 0.082, 0.11], alpha: 1, hex: '#12151c' },
  })
  expect(radius['md']).toEqual({ $type: 'dimension', $value: { value: 8, unit: 'px' } })
  expect(shadow['md']).toMatchObject({
    $type: 'shadow',
    $value: {
      color: { alpha: 0.1, hex: '#12151c' },
      offsetX: { value: 0 },
      offsetY: { value: 4 },
      blur: { value: 14 },
    },
  })
  expect(duration['Drawer']).toEqual({ $type: 'duration', $value: { value: 140, unit: 'ms' } })
  expect(JSON.stringify(designTokens(css, theme))).not.toMatch(/null|undefined|NaN/)
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contrast, readTokens } from '#tests/support/theme/tokens.ts'

const { light, dark } = readTokens(readFileSync(path.resolve(import.meta.dirname, 'theme.css'), 'utf8'))

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

import { describe, expect, test } from 'vitest'
import { sources } from '#tests/support/sources.ts'
import { saidIn, speaks, wordRules } from './words.ts'

const said = sources()
  .filter(({ file }) => speaks(file))
  .flatMap((source) => saidIn(source).map((one) => ({ ...one, file: source.file })))

test('the whole interface is read', () => {
  expect(said.length).toBeGreaterThan(2500)
})

describe.each(wordRules.map((rule) => [rule.name, rule] as const))('%s', (_name, { about = /./, check, broken }) => {
  test('everywhere', () => {
    expect(
      said
        .filter(({ file }) => about.test(file))
        .flatMap((one) => check(one).map((problem) => `${one.file}:${one.line} ${problem} in ${one.text}`)),
    ).toEqual([])
  })

  test.each(broken)('can fail: %s', (text) => {
    const found = saidIn({ file: 'src/ui/x.tsx', text })
    expect(found.flatMap(check)).not.toEqual([])
  })
})

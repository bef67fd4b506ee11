import path from 'node:path'
import { expect, test } from 'vitest'
import { isCode, isGenerated, isTest, sources, type Source } from '#tests/support/sources.ts'

/** Folders with more than 45 source files; tests and stories beside them do not count. */
function crowded(files: readonly Source[]): string[] {
  const counts = new Map<string, number>()
  for (const { file } of files) {
    if (!(isCode(file) || file.endsWith('.css')) || isTest(file) || isGenerated(file)) continue
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) => (count > 45 ? [`${folder}: ${count}`] : []))
}

/** Comments past column 120, where code is broken; what switches a rule of the linter off needs one line. */
function wide({ file, text }: Source): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > 120 && /^\s*(\/\/|\/?\*)/.test(line) && !line.includes('oxlint-')
        ? [`${file}: line ${index + 1}`]
        : [],
    )
}

test('a folder has at most 45 source files', () => {
  expect(crowded(sources())).toEqual([])
})

test('comments end at column 120', () => {
  expect(
    sources()
      .filter(({ file }) => isCode(file) && !isGenerated(file))
      .flatMap(wide),
  ).toEqual([])
})

test('can fail: a crowded folder, a wide comment', () => {
  const many = Array.from({ length: 46 }, (_, index) => ({ file: `src/ui/x-${index}.ts`, text: '' }))
  expect(crowded([...many, { file: 'src/lib/x.ts', text: '' }])).toEqual(['src/ui: 46'])
  expect(crowded([...many.slice(1), { file: 'src/ui/x.test.ts', text: '' }])).toEqual([])
  expect(wide({ file: 'src/ui/x.ts', text: `const x = 1\n  // ${'x'.repeat(116)}` })).toEqual(['src/ui/x.ts: line 2'])
})

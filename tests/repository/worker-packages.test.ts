import { expect, test } from 'vitest'
import { importsOf, isCode, isTest, sources, type Source } from '#tests/support/sources.ts'

const files = new Map(
  sources(['src'])
    .filter(({ file }) => isCode(file) && !isTest(file))
    .map((source) => [source.file, source]),
)

/** The packages that a file imports, itself or by what it imports. */
function packagesOf(source: Source | undefined, seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  if (!source || seen.has(source.file)) return found
  seen.add(source.file)
  for (const { target, external, typeOnly } of importsOf(source)) {
    if (typeOnly) continue
    if (external) found.add(target)
    else for (const name of packagesOf(files.get(target), seen)) found.add(name)
  }
  return found
}

test('what workers import is prepared before one starts: found late it reloads the page, and the first export is lost', () => {
  const workers = [...files.values()].flatMap(({ file, text }) =>
    [...text.matchAll(/new Worker\(new URL\('\.\/([^']+)'/g)].map(([, name = '']) => file.replace(/[^/]+$/, name)),
  )
  expect(workers.length).toBeGreaterThan(1)
  const needed = new Set(workers.flatMap((file) => [...packagesOf(files.get(file))]))
  const [, prepared = ''] =
    /WORKER_PACKAGES = \[([^\]]*)\]/.exec(sources().find(({ file }) => file === 'vite.config.ts')?.text ?? '') ?? []
  for (const name of needed) expect(prepared).toContain(`'${name}'`)
  expect(needed).toContain('xlsx')
})

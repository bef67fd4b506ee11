import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, isCode, root, sources, type Source } from '#tests/support/sources.ts'

const styled = new Set(
  readdirSync(path.join(root, 'node_modules/@mantine/core/styles')).flatMap(
    (file) => /^(\w+)\.layer\.css$/.exec(file)?.[1] ?? [],
  ),
)
const code = new Map(
  sources(['src'])
    .filter(({ file }) => isCode(file))
    .map((source) => [source.file, source]),
)

/** All files that come with these, without what is loaded later. */
function loadedWith(files: readonly string[], found = new Set<Source>()): Set<Source> {
  for (const file of files) {
    const source = code.get(file)
    if (!source || found.has(source)) continue
    found.add(source)
    loadedWith(
      importsOf(source).flatMap(({ target, dynamic, typeOnly }) => (dynamic || typeOnly ? [] : [target])),
      found,
    )
  }
  return found
}

/** The library's components that are drawn by these files although their styles do not come with them. */
function unstyled(files: readonly string[]): string[] {
  const texts = [...loadedWith(files)].map(({ text }) => text)
  const all = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
  const loaded = new Set(all(/'@mantine\/core\/styles\/(\w+)\.layer\.css'/g))
  return all(/import \{([^}]*)\} from '@mantine\/core'/g)
    .flatMap((names) => names.split(',').map((name) => name.trim()))
    .filter((name) => styled.has(name) && !loaded.has(name))
}

// the frame, which brings the styles that lists share, is not around these
test.each([
  ['the entry, with its pages for what leads nowhere or fails', ['src/main.tsx']],
  ['the page for a forgotten password', ['src/main.tsx', 'src/features/recovery/recovery-screen.tsx']],
])('brings the styles of what it draws: %s', (_page, files) => {
  expect(unstyled(files)).toEqual([])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chunkOf, entryOf, filesOf, kilobytes, loadedWith, readBuild, type Build } from './chunks.ts'
import { root } from '#tests/support/sources.ts'

/*
 * Bytes are counted, times never: see npm run bench for those. Numbers are kB after brotli.
 */
const real = readBuild('real')
const demo = readBuild('demo')
const PAGE = ['index.html', 'favicon.svg', ...real.files.filter((file) => /^assets\/ahead-[\w-]+\.js$/.test(file))]
const login = [
  ...PAGE,
  ...filesOf(loadedWith(real, entryOf(real), chunkOf(real, 'src/features/session/login-screen.tsx'))),
]

/** Everything that a screen behind the login is made of. */
const screenOf = (module: string) => [
  ...PAGE,
  ...filesOf(loadedWith(real, entryOf(real), chunkOf(real, 'src/features/shell/shell.tsx'), chunkOf(real, module))),
]

/** What each file weighs, for whoever has to find what is too much. */
const listed = (build: Build, files: readonly string[]) =>
  `\n${files.map((file) => `${kilobytes(build, [file]).toFixed(1).padStart(7)} kB  ${file} ${nameOf(build, file)}`).join('\n')}\n`

const nameOf = ({ chunks }: Build, file: string) =>
  chunks.find((chunk) => chunk.file === file || chunk.css.includes(file))?.name ?? ''

test('login: at most 147 kB in 9 requests', () => {
  expect(kilobytes(real, login), listed(real, login)).toBeLessThanOrEqual(147)
  expect(login.length).toBeLessThanOrEqual(9)
})

test.each([
  ['terminal list', 201, 14, 'src/features/devices/device-list-screen.tsx'],
  ['ad list', 205, 17, 'src/routes/-programs.tsx'],
  ['material list', 203, 16, 'src/features/materials/material-list-screen.tsx'],
  ['home', 195, 16, 'src/features/dashboard/dashboard-screen.tsx'],
  ['editor', 328, 45, 'src/features/editor/view/editor-screen.tsx'],
])('%s: at most %i kB in %i requests', (_name, weight, requests, module) => {
  const page = screenOf(module)
  expect(kilobytes(real, page), listed(real, page)).toBeLessThanOrEqual(weight)
  expect(page.length).toBeLessThanOrEqual(requests)
})

test('what the frame of every page waits for is asked for with the frame', () => {
  const frame = readFileSync(path.join(root, 'src/routes/_shell.tsx'), 'utf8')
  const parts = [...frame.matchAll(/import\('(#src|\.)\/([^']+)'\)/g)].map(
    ([, from, file]) => `src/${from === '.' ? 'routes/' : ''}${file}`,
  )
  expect(parts.length).toBeGreaterThan(1)
  const asked = filesOf(loadedWith(real, chunkOf(real, 'src/features/shell/shell.tsx')))
  for (const part of parts) expect(asked, part).toContain(chunkOf(real, part).file)
})

test('what opens over a page is not needed to see a list', () => {
  const overlays = chunkOf(real, 'src/ui/overlay/overlay-parts.ts').file
  for (const screen of ['devices/device', 'programs/program', 'materials/material', 'users/user'])
    expect(screenOf(`src/features/${screen}-list-screen.tsx`)).not.toContain(overlays)
})

test('the simulated server: at most 81 kB more, beside the console and not before it', () => {
  const console = filesOf(loadedWith(demo, entryOf(demo)))
  const server = filesOf(loadedWith(demo, chunkOf(demo, 'mocks/browser.ts'))).filter((file) => !console.includes(file))
  const added = ['mockServiceWorker.js', ...server]
  expect(kilobytes(demo, added), listed(demo, added)).toBeLessThanOrEqual(81)
  expect(entryOf(demo).imports).not.toContain(chunkOf(demo, 'mocks/browser.ts').file)
})

test('the console itself weighs the same in both builds, but for a few bytes', () => {
  const both = [real, demo].map((build) => kilobytes(build, filesOf(loadedWith(build, entryOf(build)))))
  expect(Math.abs((both[0] ?? 0) - (both[1] ?? 0))).toBeLessThan(3)
})

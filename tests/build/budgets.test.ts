import { expect, test } from 'vitest'
import { chunkOf, entryOf, filesOf, kilobytes, loadedWith, readBuild, type Build } from './chunks.ts'

/*
 * Bytes are counted, times never: see npm run bench for those. Numbers are kB after brotli.
 */
const real = readBuild('real')
const demo = readBuild('demo')
const login = filesOf(loadedWith(real, entryOf(real)))
const list = filesOf(
  loadedWith(
    real,
    entryOf(real),
    chunkOf(real, 'src/features/shell/shell.tsx'),
    chunkOf(real, 'src/features/devices/device-list-screen.tsx'),
  ),
)

/** What each file weighs, for whoever has to find what is too much. */
const listed = (build: Build, files: readonly string[]) =>
  `\n${files.map((file) => `${kilobytes(build, [file]).toFixed(1).padStart(7)} kB  ${file}`).join('\n')}\n`

test('login: at most 150 kB in 9 requests', () => {
  const page = ['index.html', 'favicon.svg', ...login]
  expect(kilobytes(real, page), listed(real, page)).toBeLessThanOrEqual(150)
  expect(page.length).toBeLessThanOrEqual(9)
})

test('terminal list: at most 255 kB in 45 requests', () => {
  const page = ['index.html', 'favicon.svg', ...list]
  expect(kilobytes(real, page), listed(real, page)).toBeLessThanOrEqual(255)
  expect(page.length).toBeLessThanOrEqual(45)
})

test('the simulated server: at most 110 kB more, beside the console and not before it', () => {
  const console = filesOf(loadedWith(demo, entryOf(demo)))
  const server = filesOf(loadedWith(demo, chunkOf(demo, 'mocks/browser.ts'))).filter((file) => !console.includes(file))
  const added = ['mockServiceWorker.js', ...server]
  expect(kilobytes(demo, added), listed(demo, added)).toBeLessThanOrEqual(110)
  expect(entryOf(demo).imports).not.toContain(chunkOf(demo, 'mocks/browser.ts').file)
})

test('the console itself weighs the same in both builds, but for a few bytes', () => {
  const both = [real, demo].map((build) => kilobytes(build, filesOf(loadedWith(build, entryOf(build)))))
  expect(Math.abs((both[0] ?? 0) - (both[1] ?? 0))).toBeLessThan(3)
})

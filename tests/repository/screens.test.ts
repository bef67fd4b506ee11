import { expect, test } from 'vitest'
import { isTest, sources, type Source } from '#tests/support/sources.ts'

/** Screens that load nothing of their own, and so can neither wait nor fail. */
const LOAD_NOTHING = /\/(login|recovery|download|order-create)-screen\.tsx$/

/** What every screen is to be seen in: as it is, and where it asks the server, while it waits and when that fails. */
function missing(files: readonly Source[]): string[] {
  const byName = new Map(files.map(({ file, text }) => [file, text]))
  return files
    .filter(({ file }) => /^src\/features\/.*-screen\.tsx$/.test(file) && !isTest(file))
    .flatMap(({ file }) => {
      const stories = byName.get(file.replace(/\.tsx$/, '.stories.tsx'))
      if (stories === undefined) return [`${file}: no story beside it`]
      const wanted = LOAD_NOTHING.test(file) ? [] : ['Loading', 'Failed']
      return wanted
        .filter((name) => !stories.includes(`export const ${name}: Story`))
        .map((name) => `${file}: no story called ${name}`)
    })
}

test('every screen has stories, of its waiting and failing too', () => {
  expect(
    missing(sources(['src'])),
    'write the stories as src/features/logs/play-record-screen.stories.tsx has them',
  ).toEqual([])
})

/** Lists that come whole, and are narrowed where they are shown. */
const WHOLE_LISTS = ['OrgFilters']

/** Filters of which nothing says what they ask of a call, so that the compiler cannot look. */
function unasked(files: readonly Source[]): string[] {
  const code = files.filter(({ file }) => !isTest(file))
  const named = (text: string, place: RegExp) => [...text.matchAll(place)].map(([, name = '']) => name)
  const asked = new Set(code.flatMap(({ text }) => named(text, /filterQuery<'\w+', (\w+)>/g)).concat(WHOLE_LISTS))
  return code.flatMap(({ file, text }) =>
    named(text, /FilterField<(\w*Filters)>/g)
      .filter((name) => !asked.has(name))
      .map((name) => `${file}: ${name}`),
  )
}

test('what the filters of a list ask is held by their types', () => {
  expect(unasked(sources(['src'])), "write filterQuery<'…List', …Filters> as the neighbours do").toEqual([])
})

test('can fail: filters that ask nothing', () => {
  const text = 'const fields: FilterField<PlanFilters>[] = []'
  expect(unasked([{ file: 'src/features/x/x-screen.tsx', text }])).toEqual(['src/features/x/x-screen.tsx: PlanFilters'])
})

test('can fail: a screen without a story, and one without states', () => {
  const screen = { file: 'src/features/x/x-screen.tsx', text: '' }
  expect(missing([screen])).toHaveLength(1)
  expect(
    missing([screen, { file: 'src/features/x/x-screen.stories.tsx', text: 'export const Loading: Story = {}' }]),
  ).toEqual(['src/features/x/x-screen.tsx: no story called Failed'])
})

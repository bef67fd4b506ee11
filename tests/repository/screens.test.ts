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

test('can fail: a screen without a story, and one without states', () => {
  const screen = { file: 'src/features/x/x-screen.tsx', text: '' }
  expect(missing([screen])).toHaveLength(1)
  expect(
    missing([screen, { file: 'src/features/x/x-screen.stories.tsx', text: 'export const Loading: Story = {}' }]),
  ).toEqual(['src/features/x/x-screen.tsx: no story called Failed'])
})

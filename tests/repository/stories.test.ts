import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'
import { demoAccounts } from '#mocks/db/demo-company.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { storyRoles } from '#tests/support/story-roles.ts'
import { sources, type Source } from '#tests/support/sources.ts'

const all = sources(['src'])

/** What the sidebar is divided into; all but the first are shut at the start (`.storybook/manager.ts`). */
const DIVISIONS = /^(?:设计|整页|页面|编辑器|组件)\//
const isStories = ({ file }: Source) => file.endsWith('.stories.tsx')

/** All stories as Storybook lists them: by id and name. */
function storiesOf(files: readonly Source[]) {
  return files.filter(isStories).flatMap(({ file, text }) => {
    const [, title = ''] = /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(text) ?? []
    return [...text.matchAll(/^export const (\w+)[^]*?\bname: '([^']+)'/gm)].map(([, exported = '', name = '']) => ({
      file,
      title,
      id: toId(title, storyNameFromExport(exported)),
      name,
    }))
  })
}

/** What is wrong with stories, and with the links to them in pages of words. */
function problems(files: readonly Source[]): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  for (const { file, title, id, name } of storiesOf(files)) {
    if (!DIVISIONS.test(title)) found.push(`${file}: ${title} begins with none of ${DIVISIONS.source}`)
    if (seen.has(id)) found.push(`${file}: a second story ${id}`)
    if (!/\p{Script=Han}/u.test(name)) found.push(`${file}: ${name} is not a name in Chinese`)
    seen.add(id)
  }
  for (const { file, text } of files) {
    for (const [, id = ''] of text.matchAll(/\]\(\?path=\/story\/([^)]+)\)/g))
      if (!seen.has(id)) found.push(`${file}: there is no story ${id}`)
  }
  return found
}

/** Addresses of pages that no story shows with the menu around them. */
function pagesWithoutStory(files: readonly Source[]): string[] {
  const stories = files.filter((source) => isStories(source) && source.text.includes('...consolePage'))
  const shown = new Set(stories.flatMap(({ text }) => [...text.matchAll(/\bat: '([^'?]+)/g)].map(([, at]) => at)))
  return (
    files
      .filter(({ file }) => file.startsWith('src/routes/'))
      .flatMap(({ text }) =>
        [...text.matchAll(/createFileRoute\('(?:\/_shell)?(\/[^']+)'\)/g)].map(([, address = '']) =>
          address.replaceAll('_', ''),
        ),
      )
      // sections lead on to their pages, and $ is every address that leads nowhere
      .filter((address) => address !== '/shell' && !/[/$]$/.test(address) && !shown.has(address))
  )
}

/**
 * What leaves the folder that a static Storybook lies in: addresses from the root of the host, written into code, and a
 * base in the configuration, without which Storybook builds with './'.
 */
function leavesFolder(files: readonly Source[]): string[] {
  const away = /\b(?:src|poster|data)=["']\/(?!\/)[^"']*|\bfetch\(['"`]\/[^'"`]*|url\(["']?\/(?!\/)[^)]*/g
  return files.flatMap((source) =>
    [...source.text.matchAll(source.file.startsWith('.storybook/') ? /\bbase: .*/g : away)].map(
      ([found]) => `${source.file}: ${found}`,
    ),
  )
}

describe('stories', () => {
  test('have a name in Chinese and an id of their own, and links in words lead to them', () => {
    expect(problems(all)).toEqual([])
  })

  test('are opened by links with the values of the toolbar, none of which is read as something else', () => {
    const used = all
      .filter(isStories)
      .flatMap(({ text }) => [...text.matchAll(/\bglobals: \{ role: '([^']+)'/g)].map(([, role = '']) => role))
    expect(used.length).toBeGreaterThan(10)
    expect(new Set(used.filter((role) => !(role in storyRoles)))).toEqual(new Set())
    // Storybook makes numbers of digits, and takes few characters at all
    for (const value of [...Object.keys(storyRoles), ...Object.keys(scenarios)]) expect(value).toMatch(/^[a-z][\w-]*$/)
    expect(demoAccounts.map(({ account }) => account)).toEqual(expect.arrayContaining(Object.values(storyRoles)))
  })

  test('show every page of the console with its menu', () => {
    expect(pagesWithoutStory(all)).toEqual([])
  })

  test('stay in the folder that they are served from', () => {
    expect(leavesFolder([...all, ...sources(['.storybook'])])).toEqual([])
  })
})

describe('can fail:', () => {
  const story = (title: string, name: string) =>
    `const meta = { title: '${title}' }\nexport const Full = { name: '${name}' }`

  test.each([
    [
      'two of one id',
      [
        { file: 'a.stories.tsx', text: story('整页/首页', '有数据') },
        { file: 'b.stories.tsx', text: story('整页/首页', '加载中') },
      ],
    ],
    ['a division of its own', [{ file: 'a.stories.tsx', text: story('终端/画面墙', '有数据') }]],
    ['a name in English', [{ file: 'a.stories.tsx', text: story('整页/首页', 'Full') }]],
    ['a link to nowhere', [{ file: 'a.mdx', text: '[一句话](?path=/story/整页-首页--full)' }]],
  ])('%s', (_what, files) => {
    expect(problems(files)).toHaveLength(1)
  })

  test('a page without a story', () => {
    expect(pagesWithoutStory([{ file: 'src/routes/_shell/x.tsx', text: "createFileRoute('/_shell/x_/y')" }])).toEqual([
      '/x/y',
    ])
  })

  test.each([
    ['src/x.tsx', '<img src="/a.png" />'],
    ['src/x.ts', "fetch('/a.json')"],
    ['src/x.css', 'background: url(/a.png)'],
    ['.storybook/vite.config.ts', "base: '/'"],
  ])('%s with %s', (file, text) => {
    expect(leavesFolder([{ file, text }])).toHaveLength(1)
  })
})

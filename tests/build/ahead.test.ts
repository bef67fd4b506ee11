import { expect, test } from 'vitest'
import { chunkOf, entryOf, filesOf, loadedWith, readBuild, textOf } from './chunks.ts'

/*
 * The page's first script, as the build has written it.
 */
const SCREENS = {
  '/homePage': 'src/features/dashboard/dashboard-screen.tsx',
  '/terminalManage': 'src/features/devices/device-list-screen.tsx',
  '/programManage': 'src/routes/-programs.tsx',
  '/materialManage': 'src/routes/-materials.tsx',
  '/editorFive': 'src/features/editor/view/editor-screen.tsx',
  '/orderManage/create': 'src/routes/-order-create.tsx',
  '/form/role': 'src/features/roles/role-list-screen.tsx',
  '/record/playRecord': 'src/features/logs/play-record-screen.tsx',
}

const build = readBuild('real')

test.each(['demo', 'real'] as const)('it stands before the console, which it does not hold up: %s', (name) => {
  const html = textOf(readBuild(name), 'index.html')
  const [first = '', second = ''] = html.match(/<script[^>]*>/g) ?? []
  expect(first).toMatch(/<script async [^>]*src="[^"]*assets\/ahead-[\w-]{8}\.js"/)
  expect(second).toContain('type="module"')
  expect(textOf(readBuild(name), '404.html')).toBe(html)
})

/** What `ahead.ts` has listed under an address: the files that it asks for. */
function askedFor(address: string): { asked: string[]; html: string } {
  const html = textOf(build, 'index.html')
  const [, name = ''] = /(assets\/ahead-[\w-]+\.js)/.exec(html) ?? []
  const script = textOf(build, name)
  const listed = new RegExp(`["'\`]${address.replace('?', '\\?')}["'\`]:(\\[[\\d,]*\\])`).exec(script)?.[1]
  const files = script.match(/assets\/[\w.-]+-[\w-]{8}\.(?:js|css)/g) ?? []
  return { html, asked: (JSON.parse(listed ?? '[]') as number[]).map((index) => files[index] ?? '') }
}

const filesBehindLogin = (html: string, ...modules: string[]) =>
  filesOf(
    loadedWith(
      build,
      entryOf(build),
      ...['src/features/shell/shell.tsx', ...modules].map((one) => chunkOf(build, one)),
    ),
  ).filter((file) => !html.includes(file))

test.each(Object.entries(SCREENS))('it asks for all files of %s, but for those in the page', (address, screen) => {
  const { asked, html } = askedFor(address)
  expect(new Set(asked)).toEqual(new Set(filesBehindLogin(html, screen)))
})

test('for the plan of the network it asks for the files of its list, too', () => {
  const { asked, html } = askedFor('/programManage?view=plan')
  const plan = 'src/features/programs/plan/plan-view.tsx'
  expect(new Set(asked)).toEqual(new Set(filesBehindLogin(html, SCREENS['/programManage'], plan)))
  expect(asked).toContain(chunkOf(build, plan).file)
})

test('without a session it asks for all files of the login', () => {
  const { asked, html } = askedFor('/login')
  const login = filesOf(loadedWith(build, entryOf(build), chunkOf(build, 'src/features/session/login-screen.tsx')))
  expect(new Set(asked)).toEqual(new Set(login.filter((file) => !html.includes(file))))
  expect(asked).toHaveLength(2)
})

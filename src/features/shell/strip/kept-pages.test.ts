import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPage, openPages, wayBack } from '#src/lib/url/open-pages.ts'
import { closePages, followPages, MOST_PAGES, namePage } from './kept-pages.ts'

type Session = { account: string; token: string | undefined; ended: object | undefined }
const { session } = vi.hoisted((): { session: Session } => ({
  session: { account: 'a', token: 'token', ended: undefined },
}))
vi.mock('#src/api/session.ts', () => ({ session }))

const visit = (key: string, search: object = {}) => ({ key, path: key, search })
const keys = () => openPages.get().map(({ key }) => key)

let kept: Map<string, string>
let stop: () => void

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  Object.assign(session, { account: 'a', token: 'token', ended: undefined })
  stop = followPages()
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

/** What a reload, and an end of the session, leave in memory. */
function leave() {
  openPages.set([])
  stop()
}
function comeBack(account = 'a') {
  Object.assign(session, { account, token: 'token', ended: undefined })
  stop = followPages()
}

test('a page that is looked at again keeps its place and its name, and has the address of now', () => {
  for (const page of [visit('/a'), visit('/b'), visit('/c')]) keepPage(page)
  namePage('/b', '夏日')
  keepPage(visit('/b', { page: 2 }))
  expect(keys()).toEqual(['/a', '/b', '/c'])
  expect(openPages.get()[1]).toMatchObject({ name: '夏日', search: { page: 2 } })
  expect(wayBack('/b')).toEqual({ search: { page: 2 }, state: { scroll: undefined } })
  expect(wayBack('/d').search).toEqual({})
})

test('an address that takes the place of another takes its tab, also where it had one of its own', () => {
  for (const page of [visit('/new'), visit('/b')]) keepPage(page)
  keepPage(visit('/new 7'), '/new')
  expect(keys()).toEqual(['/new 7', '/b'])
  keepPage(visit('/b'), '/new 7')
  expect(keys()).toEqual(['/b'])
  keepPage(visit('/c'), '/gone')
  expect(keys()).toEqual(['/b', '/c'])
})

test('of more than twelve the one goes that nobody has looked at for longest', () => {
  const names = Array.from({ length: MOST_PAGES }, (_, index) => `/${index}`)
  for (const name of names) keepPage(visit(name))
  keepPage(visit('/0'))
  keepPage(visit('/more'))
  expect(keys()).toEqual([...names.filter((name) => name !== '/1'), '/more'])
})

test('they come back after a reload, beside what was looked at since, for the same account alone', () => {
  for (const page of [visit('/a', { state: '0' }), visit('/b'), visit('/c')]) keepPage(page)
  namePage('/b', '夏日')
  closePages(['/c'])
  leave()
  keepPage(visit('/d'))
  keepPage(visit('/b', { page: 3 }))
  comeBack()
  expect(openPages.get()).toMatchObject([
    { key: '/a', search: { state: '0' } },
    { key: '/b', search: { page: 3 }, name: '夏日' },
    { key: '/d' },
  ])
  const visits = openPages.get().map((page) => page.visit)
  expect(Math.max(...visits)).toBe(visits[1])
  leave()
  comeBack('b')
  expect(keys()).toEqual([])
})

test('they outlive a session that has expired, and not one that was signed out of', () => {
  keepPage(visit('/a'))
  Object.assign(session, { token: undefined, ended: { reason: 'expired' } })
  leave()
  comeBack()
  expect(keys()).toEqual(['/a'])
  session.token = undefined
  leave()
  comeBack()
  expect(keys()).toEqual([])
})

test('what does not fit is dropped', () => {
  kept.set(
    'console.pages',
    JSON.stringify({ account: 'a', pages: [visit('/a'), { ...visit('/b'), visit: 1 }, null, { key: 7 }] }),
  )
  leave()
  comeBack()
  expect(keys()).toEqual(['/b'])
})

test('of more pages than are kept, open before they are followed, those that stay are there after a reload', () => {
  leave()
  for (let page = 0; page <= MOST_PAGES; page += 1) keepPage(visit(`/${page}`))
  comeBack()
  leave()
  keepPage(visit(`/${MOST_PAGES}`))
  comeBack()
  expect(keys()).toEqual(Array.from({ length: MOST_PAGES }, (_, page) => `/${page + 1}`))
})

test('a reload comes before the browser has had a moment of rest', () => {
  keepPage(visit('/a'))
  keepPage(visit('/b'))
  expect(kept.size).toBe(0)
  window.dispatchEvent(new Event('pagehide'))
  expect(kept.get('console.pages')).toContain('/b')
})

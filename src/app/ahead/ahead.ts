/*
 * The page's first script: a file of its own, classic and without imports, which the build makes of this one and of
 * what it knows of every route (config/ahead-plugin.ts). While the framework is on its way, it asks for the files of
 * the page that the address names, and for that page's first answers. It does nothing that the console would not do
 * itself.
 */
import { beginEarly } from '#src/api/early-answers.ts'
import { readCookie } from '#src/lib/dom/cookie.ts'
import { firstCallOf, USER_CALL } from './first-calls.ts'

/**
 * The files of the pages, beside those in the HTML, and by address which of them each page has: of those behind the
 * login, and of those that are `open` to everybody.
 */
declare const AHEAD_FILES: {
  readonly files: readonly string[]
  readonly pages: Readonly<Record<string, readonly number[]>>
  readonly open: Readonly<Record<string, readonly number[]>>
}

// the build puts the whole of it wherever it is named
const { files, pages, open } = AHEAD_FILES

const token = readCookie('Authorization')
const base = import.meta.env.BASE_URL
if (globalThis.earlyAnswers === undefined && location.pathname.startsWith(base)) {
  const asked = `/${location.pathname.slice(base.length)}`
  for (const index of filesOf(asked) ?? []) askFor(files[index] ?? '')
}

function filesOf(asked: string) {
  // whatever else is asked leads to the login
  if (token === undefined) return open[asked] ?? open['/login']
  // both lead on to it; a login that leads elsewhere is left alone
  const page = asked === '/' || (asked === '/login' && location.search === '') ? '/homePage' : asked
  const wanted = pages[page + location.search] ?? pages[page]
  globalThis.earlyAnswers = wanted ? beginCalls(page, token) : []
  return wanted
}

function beginCalls(page: string, sent: string) {
  const { apiBaseUrl, apiPrefix, tokenScheme, firstPage } =
    document.querySelector<HTMLMetaElement>('meta[name=deployment]')?.dataset ?? {}
  // the simulated server is not there yet; what a server wants otherwise (server-differences.ts) the client sends
  if (!apiBaseUrl || apiPrefix || tokenScheme || firstPage) return []
  const first = firstCallOf(page + location.search)
  return [USER_CALL, ...(first ? [first] : [])].map((call) =>
    beginEarly(apiBaseUrl.replace(/(?<!\/)\/+$/, '') + call, sent),
  )
}

function askFor(file: string) {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  // as the console asks for it, or else the browser fetches it twice
  link.crossOrigin = ''
  link.href = base + file
  document.head.append(link)
}

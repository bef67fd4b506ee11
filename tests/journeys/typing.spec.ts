import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ADMIN } from '#tests/support/accounts.ts'
import { expect, test } from '#tests/support/console.ts'
import { root } from '#tests/support/sources.ts'
import type { Tried } from '#tests/support/typing/try-field.ts'
import { walk } from '#tests/support/typing/walk.ts'

/*
 * Every text field of the console takes what people type, paste and compose (E24 to E26): pinyin step by step, a caret
 * in the middle, undo, Enter and Escape of an input method, Korean and Japanese, full width, emoji, 5,000 letters. The
 * fields are found by walking all routes and pressing what opens more, so that one that is added later is tried too.
 */

/** What an address needs to show what it is about. */
const SEARCH: Record<string, string> = { '/checkPubMet': '?id=3002', '/editorFive': '?id=3001&type=2' }
const SIGNED_OUT = new Set(['/login', '/passWordFind'])
/**
 * All pages are walked, and each tries also what other pages have: filters of the same name, and dialogs. Each field is
 * tried in every way, and not only the first of its kind.
 */
const LONG = process.env.LONG === '1'
/** Pages whose fields are those of others: of publishing, of terminals, of filters. */
const ALIKE = new Set(['/checkPubMet', '/orderManage/create', '/record/deviceCommand', '/record/playRecord'])
/** These lead on to another page, which is walked by its own address. */
const LEADING_ON = new Set(['/', '/form', '/record', '/report'])
/** Whose password is forgotten. */
const PHONE = '13800000001'

/** The addresses of the console, from the tree of its routes. */
const routes = [
  ...new Set(
    [...readFileSync(path.join(root, 'src/app/route-tree.gen.ts'), 'utf8').matchAll(/fullPath: '([^'$]+)'/g)].map(
      ([, at = '']) => (at === '/' ? at : at.replace(/\/$/, '')),
    ),
  ),
].filter((at) => LONG || !(ALIKE.has(at) || LEADING_ON.has(at)))

/** Of this run: all workers have one parent. */
const folder = path.join(root, '.tmp/typing', String(process.ppid))

test.beforeAll(() => {
  const all = path.dirname(folder)
  mkdirSync(folder, { recursive: true })
  for (const run of readdirSync(all))
    if (run !== path.basename(folder)) rmSync(path.join(all, run), { recursive: true })
})

/** Pages of one visit: a new one costs more than most have to be tried. The dearest come first, each by itself. */
const DEAREST = ['/programManage', '/editorFive', '/terminalManage']
const visits = new Map<string, string[]>()
for (const route of [...DEAREST, ...routes]) {
  const name = DEAREST.includes(route) ? route : SIGNED_OUT.has(route) ? 'pages without a session' : 'all other pages'
  visits.set(name, [...new Set([...(visits.get(name) ?? []), route])])
}

for (const [visit, its] of visits) {
  const isSignedOut = its.some((route) => SIGNED_OUT.has(route))
  test.describe(() => {
    test.use({ signedInAs: isSignedOut ? undefined : ADMIN })
    test(`typing into every field of ${visit}`, { tag: '@mock' }, async ({ page, open, mock }) => {
      test.setTimeout(600_000)
      const failures: string[] = []
      for (const route of its) {
        const begin = async () => {
          await open(route + (SEARCH[route] ?? ''))
          await expect(page.getByRole('heading').or(page.getByRole('application')).first()).toBeVisible()
        }
        const walked = { route, whole: route === '/homePage', thorough: LONG, begin, isOurs: isOurs(route), isFirst }
        const tried = await walk(page, walked)
        if (route === '/passWordFind') {
          const second = async () => {
            await begin()
            await page.getByLabel('手机号码').fill(PHONE)
            await page.getByRole('button', { name: /获取/ }).click()
            await expect.poll(() => mock.smsCode(PHONE)).toBeDefined()
            await page.getByLabel('验证码').fill(String(await mock.smsCode(PHONE)))
            await page.getByRole('button', { name: '下一步' }).click()
            await expect(page.getByLabel('确认新密码')).toBeVisible()
          }
          tried.push(...(await walk(page, { ...walked, begin: second })))
        }
        finish(route, tried)
        failures.push(...failuresOf(route, tried))
      }
      expect(failures).toEqual([])
    })
  })
}

/** With LONG=1 each page tries all that it has; else what several have is the page's that comes first. */
function isOurs(route: string): (key: string) => boolean {
  if (LONG) return () => true
  return (key) => claim(key, route) || readFileSync(claimOf(key), 'utf8') === route
}

/** Whether a kind of field is to be tried in every way. */
const isFirst = (kind: string) => LONG || claim(kind, '')

const claimOf = (key: string) => path.join(folder, `${createHash('md5').update(key).digest('hex')}.claim`)

/** Whether nobody else has taken it, who may be another worker. */
function claim(key: string, by: string): boolean {
  try {
    writeFileSync(claimOf(key), by, { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

const failuresOf = (route: string, tried: readonly Tried[]) =>
  tried.flatMap(({ field, results }) =>
    Object.entries(results)
      .filter(([, result]) => result.startsWith('FAILED'))
      .map(([step, result]) => `${route}: ${field}: ${step}: ${result}`),
  )

/** Keeps what a page has had; the last one prints the table of all fields. */
function finish(route: string, tried: readonly Tried[]) {
  const fileOf = (each: string) => path.join(folder, `${encodeURIComponent(each)}.json`)
  writeFileSync(fileOf(route), JSON.stringify(tried))
  const done = new Set(readdirSync(folder))
  if (!routes.every((each) => done.has(path.basename(fileOf(each))))) return
  const rows = routes.flatMap((each) =>
    (JSON.parse(readFileSync(fileOf(each), 'utf8')) as Tried[]).map(
      ({ field, results }) =>
        `${each} | ${field} | ${Object.entries(results)
          .map(([step, result]) => `${step} ${result}`)
          .join(', ')}`,
    ),
  )
  const table = [`${rows.length} fields`, ...rows].join('\n')
  writeFileSync(path.join(path.dirname(folder), `${path.basename(folder)}.txt`), table)
  console.log(table)
  expect(rows.length, 'fields of the console').toBeGreaterThanOrEqual(60)
}

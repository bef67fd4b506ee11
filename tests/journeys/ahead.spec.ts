import type { Page, Request } from '@playwright/test'
import { API_ORIGIN } from '../../scripts/builds.mjs'
import { expect, test } from '#tests/support/console.ts'
import { expectSurvived, terminals } from '#tests/support/failure-assertions.ts'

/*
 * What the page's first script begins before there is a console: taken over once, and nobody else's.
 */
const EXPIRED = '登录已失效，请重新登录'

/** The calls of a page from now on, without those that ask whether they may be sent. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(API_ORIGIN) && request.method() !== 'OPTIONS') calls.push(request)
  })
  return calls
}

const countOf = (calls: readonly Request[], path: string) =>
  calls.filter((request) => new URL(request.url()).pathname === path).length

test(
  'the first page of a list and its user are asked for once, before the console has come',
  { tag: '@http' },
  async ({ page, open, signIn }) => {
    await open(`/login?redirect=${encodeURIComponent('/terminalManage')}`)
    await signIn()
    const { rows } = terminals(page)
    await expect(rows).toHaveCount(10)
    const calls = callsOf(page)
    // the console itself does not come before both are under way
    const begun = Promise.all(
      ['/api/user/src', '/api/device/page'].map((path) =>
        page.waitForRequest((request) => request.url().includes(path)),
      ),
    )
    await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
      await begun
      await route.continue()
    })
    await page.reload()
    await expect(rows).toHaveCount(10)
    await expect(page.getByRole('button', { name: /^账号：/ })).toBeVisible()
    expect([countOf(calls, '/api/user/src'), countOf(calls, '/api/device/page')]).toEqual([1, 1])
  },
)

test(
  'a session that has just ended is said once, and nothing is asked twice',
  { tag: '@http' },
  async ({ page, context, open, signIn }) => {
    await open(`/login?redirect=${encodeURIComponent('/terminalManage')}`)
    await signIn()
    await expect(terminals(page).rows).toHaveCount(10)
    const tokens = (await context.cookies()).filter(({ name }) => name === 'Authorization')
    await context.addCookies(tokens.map((token) => ({ ...token, value: 'nonsense' })))
    const calls = callsOf(page)
    await page.reload()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expectSurvived(page, EXPIRED)
    expect(countOf(calls, '/api/user/src')).toBe(1)
    expect(countOf(calls, '/api/device/page')).toBe(1)
  },
)

test('without a session, and at login, nothing is asked ahead', { tag: '@http' }, async ({ page, open }) => {
  const calls = callsOf(page)
  await open('/terminalManage')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(calls).toEqual([])
})

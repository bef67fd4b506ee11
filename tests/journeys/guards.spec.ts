import type { Page } from '@playwright/test'
import { API_ORIGIN } from '../../scripts/builds.mjs'
import { expect, test } from '#tests/support/console.ts'

/*
 * The guards of every journey, seen at work: what must not happen, done on purpose, is found.
 */
const offences: readonly (readonly [name: string, finding: RegExp, commit: (page: Page) => Promise<unknown>])[] = [
  ['an exception', /^exception: .*broken/, (page) => runInPage(page, `throw new Error('broken')`)],
  [
    'an unhandled rejection',
    /^exception: .*nobody cares/,
    (page) => runInPage(page, `Promise.reject(new Error('nobody cares'))`),
  ],
  ['an error on the console', /^console.error: wrong/, (page) => runInPage(page, `console.error('wrong')`)],
  ['a warning on the console', /^console.warning: odd/, (page) => runInPage(page, `console.warn('odd')`)],
  ['code from a string', /^exception: EvalError/, (page) => runInPage(page, `eval('1')`)],
  [
    'an inline script',
    /^exception: .*Code from strings/,
    (page) => runInPage(page, `document.createElement('script').textContent = '1'`),
  ],
  [
    'a handler in an attribute',
    /policy violated: script-src-attr|^exception: /,
    (page) => runInPage(page, `document.body.setAttribute('onclick', '1')`),
  ],
  [
    'markup from a string',
    /^exception: .*Markup from strings/,
    (page) => runInPage(page, `document.createElement('div').innerHTML = '<b>x</b>'`),
  ],
  [
    'a script from elsewhere',
    /^exception: .*Scripts from elsewhere/,
    (page) => runInPage(page, `document.createElement('script').src = 'http://elsewhere.invalid/x.js'`),
  ],
  [
    'a call to a foreign host',
    /policy violated: connect-src/,
    (page) => runInPage(page, `fetch('http://elsewhere.invalid/').catch(() => {})`),
  ],
  [
    'a token for something else than a call',
    /^token sent elsewhere/,
    (page) => runInPage(page, `fetch('favicon.svg', { headers: { Authorization: 'token' } })`),
  ],
  [
    'a picture from a foreign host',
    /policy violated: img-src/,
    (page) => runInPage(page, `new Image().src = 'http://elsewhere.invalid/x.png'`),
  ],
]

let scripts = 0

/** Runs text as a script file of the page: what Playwright evaluates is above the page's policies. */
async function runInPage(page: Page, text: string) {
  // a name of its own each, so that none is answered from a cache
  const name = `offence-${(scripts += 1)}.js`
  await page.route(`**/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body: text }))
  await page.evaluate((src) => {
    const script = document.createElement('script')
    script.src = src
    document.head.append(script)
  }, name)
}

test(
  'a journey finds exceptions, messages, and everything that the policies refuse',
  { tag: '@both' },
  async ({ page, open, problems }) => {
    await open('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [name, finding, commit] of offences) {
      await test.step(name, async () => {
        const before = problems.found().length
        await commit(page)
        await expect
          .poll(
            () =>
              problems
                .found()
                .slice(before)
                .some((problem) => finding.test(problem)),
            { message: `${name} is found` },
          )
          .toBe(true)
      })
    }
    problems.allow(/[^]/)
  },
)

test(
  'a journey finds a call that does not fit the contract',
  { tag: '@both' },
  async ({ page, signIn, mock, server }) => {
    await signIn()
    await page.evaluate(
      async (origin) => {
        const token = decodeURIComponent(/(?:^|; )Authorization=([^;]*)/.exec(document.cookie)?.[1] ?? '')
        await fetch(`${origin}/api/device/page?page=first`, { headers: { Authorization: token } })
      },
      server === 'http' ? API_ORIGIN : '',
    )
    await expect
      .poll(async () => (await mock.report()).violations)
      .toEqual([expect.objectContaining({ operationId: 'deviceList', side: 'request' })])
    await mock.forget()
  },
)

test('a journey finds a request that the host of the console cannot answer', async ({ page, open, site, problems }) => {
  problems.allow(/status of 404/)
  await open('/login')
  await page.evaluate(() => fetch('assets/not-there.js'))
  expect(site.missing).toHaveLength(1)
  site.missing.length = 0
})

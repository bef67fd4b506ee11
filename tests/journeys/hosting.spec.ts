import http from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { API_ORIGIN, folderOf } from '../../scripts/builds.mjs'
import { serve } from '../../scripts/serve.mjs'
import { expect, test } from '#tests/support/console.ts'
import { listenLocally, stopListening } from '#tests/support/listen.ts'
import { root } from '#tests/support/sources.ts'

const rows = (page: Page) => page.getByRole('table', { name: '终端列表' }).getByRole('row')

/** Gives the first terminal of the list another name. */
async function rename(page: Page, name: string) {
  await rows(page).nth(1).getByRole('button', { name: '编辑' }).click()
  const form = page.getByRole('dialog', { name: '编辑终端' })
  await form.getByLabel('终端名称').fill(name)
  await form.getByRole('button', { name: '确定' }).click()
  await expect(rows(page).nth(1)).toContainText(name)
}

test(
  'the demo lives below its path: a deep link can be reloaded, and what was done stays',
  { tag: '@mock' },
  async ({ page, site, reach, open, signIn }) => {
    expect(new URL(site.url).pathname).toBe('/demo/')
    await open('/terminalManage?page=3&size=20')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signIn()
    await expect(page).toHaveURL(`${site.url}terminalManage?page=3&size=20`)
    await expect(rows(page)).toHaveCount(21)
    await rename(page, '改过的名称')
    await page.reload()
    await expect(rows(page).nth(1)).toContainText('改过的名称')

    // the simulated server sees to its own folder only; over plain http it is in the page
    const scopes = await page.evaluate(async () =>
      isSecureContext ? (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope) : [],
    )
    expect(scopes).toEqual(reach === 'lan' ? [] : [site.url])
  },
)

test(
  'on a host that knows files alone, a page that was reached can be loaded anew',
  { tag: '@mock' },
  async ({ page, problems, signIn }) => {
    const host = await serve(path.join(root, folderOf('demo')), { effort: 1, links: false })
    problems.allow(/^foreign request/)
    try {
      await page.goto(host.url)
      await expect(page).toHaveURL(/\/login/)
      await signIn()
      await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '终端管理' }).click()
      await expect(rows(page).nth(1)).toBeVisible()
      await page.reload()
      await expect(rows(page).nth(1)).toBeVisible()
      expect(page.url()).toBe(`${host.url}terminalManage`)

      // another scene at the address of a page: who is signed in stays so
      await page.goto(`${host.url}terminalManage?scenario=one-screen`)
      await expect(page.getByText('共 1 条')).toBeVisible()
    } finally {
      // what it fetches ahead would find nobody
      await page.close()
      await host.close()
    }
  },
)

for (const { which, tags, prepare } of [
  {
    which: 'there is no service worker',
    tags: ['@mock'],
    prepare: () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  },
  {
    // as WebKit may have it
    which: 'a service worker never says that it is active',
    tags: ['@mock', '@long'],
    prepare: () => void Object.defineProperty(ServiceWorker.prototype, 'state', { get: () => 'activating' }),
  },
])
  test(
    `where ${which} the simulated server runs in the page`,
    { tag: tags },
    async ({ page, context, open, signIn }) => {
      await context.addInitScript(prepare)
      await open('/terminalManage')
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await signIn()
      await rename(page, '没有后台线程')
      await page.reload()
      await expect(rows(page).nth(1)).toContainText('没有后台线程')

      await rows(page).nth(1).getByRole('link').first().click()
      const picture = page.getByRole('dialog').getByRole('img', { name: /屏幕截图$/ })
      await expect(picture).toHaveAttribute('src', /^blob:/)
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    },
  )

test('no other site can show the console in a frame', { tag: '@mock' }, async ({ page, site, problems }) => {
  const stranger = http.createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<iframe src="${site.url}login"></iframe>`)
  })
  const origin = await listenLocally(stranger)
  problems.allow(new RegExp(`^foreign request: GET ${origin}/`), /frame-ancestors/, /favicon/)
  try {
    const refused = page.waitForEvent('console', { predicate: (message) => message.text().includes('frame-ancestors') })
    await page.goto(origin)
    await refused
    await expect(page.frameLocator('iframe').getByRole('button', { name: '登录' })).toHaveCount(0)
  } finally {
    stopListening(stranger)
  }
})

test(
  'a build for a real server asks for its own files and the API, and for nothing of the simulated one',
  { tag: '@http' },
  async ({ page, site, open, signIn }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open('/terminalManage')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect(page.getByRole('region', { name: '演示账号' })).toBeHidden()
    await signIn()
    await expect(rows(page).nth(1)).toBeVisible()

    const files = asked.filter((url) => url.startsWith(site.url)).map((url) => url.slice(site.url.length))
    expect(files.filter((file) => /mock|msw|worker/i.test(file))).toEqual([])
    expect(asked.filter((url) => url.startsWith(`${API_ORIGIN}/api/`)).length).toBeGreaterThan(3)
    expect(await page.evaluate(() => ({ mock: '__mock' in window, ours: navigator.serviceWorker.controller }))).toEqual(
      { mock: false, ours: null },
    )
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  },
)

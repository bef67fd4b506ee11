import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { API_ORIGIN } from '../../scripts/builds.mjs'
import { point } from '../../scripts/point.ts'
import { expect, test as base } from '#tests/support/console.ts'
import { serveCopy, type Deployments } from '#tests/support/deployments.ts'
import { root } from '#tests/support/sources.ts'

/*
 * Versions that are replaced while tabs are open, and builds that are led elsewhere.
 */

const test = base.extend<{ host: (build: 'demo' | 'real') => Promise<Deployments> }>({
  host: async ({ page, problems }, use) => {
    const hosts: Deployments[] = []
    await use(async (build) => {
      const site = await serveCopy(build)
      // the browser's own words about a file that is gone
      problems.allow(
        new RegExp(`^foreign request: \\S+ ${new URL(site.url).origin}`),
        /Failed to load resource: .* 404 .*\/assets\//,
      )
      hosts.push(site)
      return site
    })
    // what it fetches ahead would find nobody
    await page.close()
    for (const site of hosts) await site.remove()
  },
})

/** Every address of the console, from the file that the router's plugin writes; a part with `_` is in no address. */
const addresses = [
  ...fs
    .readFileSync(path.join(root, 'src/app/route-tree.gen.ts'), 'utf8')
    .matchAll(/^ {2}'(\/[^'_]*)': typeof \w+Route$/gm),
].map(([, address = '']) => address)
/** In the file of the first page, or a redirect. */
const EAGER = /^\/(login)?$/
/** Switched off for a real server. */
const ORDERS = /^\/orderManage/

/** Goes to an address as a link does: without a load. */
const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address)

/** Every other address, or one that leads on to the pages below it. */
const isPage = (address: string) =>
  !/[$/]$/.test(address) && !addresses.some((below) => below.startsWith(`${address}/`))

const lazy = [...new Set(addresses)].filter(
  (address) => !EAGER.test(address) && !ORDERS.test(address) && isPage(address),
)

// two journeys, since every screen may be a load of the whole console
for (const part of [0, 1]) {
  test(
    `a tab of the version before: every screen is there after at most one load, part ${part + 1}`,
    { tag: ['@http', '@long'] },
    async ({ page, host, signIn }) => {
      test.setTimeout(240_000)
      const site = await host('real')
      await page.goto(`${site.url}login`)
      await signIn()
      let loads = 0
      // counted before a screen is there: the rest of a load may come after it, when the next has been begun
      page.on('domcontentloaded', () => (loads += 1))
      const gone: string[] = []
      // a message may offer it as well
      const reload = page.getByRole('button', { name: '刷新页面' }).first()
      const headings = page.locator('main h1, main h2, [aria-label="画布"]').filter({ hasNotText: /打开失败|已更新/ })
      const there = headings.first()
      for (const address of lazy.filter((_, index) => index % 2 === part)) {
        const before = loads
        const left = page.url().endsWith(address) ? null : await headings.first().textContent()
        // a version for each: what a tab has already is of the one before
        site.deploy()
        await goTo(page, address)
        // what is left stays until the next page is there
        if (left) await expect(headings.filter({ hasText: left })).toHaveCount(0)
        await expect(reload.or(there).first()).toBeVisible()
        if (await reload.isVisible()) {
          gone.push(address)
          await reload.click()
          await expect(reload).toBeHidden()
        }
        await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`))
        await expect(there, address).toBeVisible()
        expect(loads - before, `loads of ${address}`).toBeLessThanOrEqual(1)
      }
      expect(gone.length, 'screens that were gone').toBeGreaterThan(4)
    },
  )
}

test(
  'a tab of the version before: what opens over a page and does not come leaves the page as it stands, and one load brings it',
  { tag: '@http' },
  async ({ page, host, signIn }) => {
    const site = await host('real')
    await page.goto(`${site.url}login?redirect=${encodeURIComponent('/programManage?batch=1')}`)
    await signIn()
    const chosen = page.getByRole('list', { name: '广告列表' }).getByRole('listitem').first().getByRole('checkbox')
    await chosen.check()
    const typed = page.getByRole('search').getByLabel('广告', { exact: true })
    await typed.fill('还没有查询')
    let loads = 0
    page.on('load', () => (loads += 1))
    const failed = page.getByRole('dialog', { name: '打开失败' })
    const expectKept = async () => {
      await expect(failed).toBeHidden()
      await expect(chosen).toBeChecked()
      await expect(typed).toHaveValue('还没有查询')
    }
    site.deploy()

    // a dialog that the address names
    const urgent = page.getByRole('button', { name: '紧急插播' })
    await urgent.click()
    await failed.getByRole('button', { name: '重试' }).click()
    await expect(failed.getByRole('alert')).toContainText('仍然没有加载成功')
    await failed.getByRole('button', { name: '取消' }).click()
    await expectKept()
    // whoever goes back does not want it any more
    await urgent.click()
    await expect(failed).toBeVisible()
    await page.goBack()
    await expectKept()
    // one that a button opens, and an export
    const reload = page.getByRole('alert').getByRole('button', { name: '刷新页面' })
    await page.getByRole('button', { name: '新增分组' }).click()
    await expect(reload).toBeVisible()
    await page.getByRole('button', { name: '导出' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: /刷新页面/ })).toHaveCount(1)
    await expectKept()
    // one of the frame around every page
    await page.setViewportSize({ width: 700, height: 900 })
    await page.getByRole('button', { name: '打开菜单' }).click()
    await failed.getByRole('button', { name: '取消' }).click()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectKept()

    await urgent.click()
    expect(loads).toBe(0)
    await failed.getByRole('button', { name: '刷新页面' }).click()
    await expect(page.getByRole('dialog', { name: '紧急插播' })).toBeVisible()
    await expect.poll(() => loads).toBe(1)
  },
)

test(
  'a tab of the version before: an ad that is open in the editor is saved with its picture',
  { tag: '@http' },
  async ({ page, host, signIn }) => {
    const site = await host('real')
    await page.goto(`${site.url}login?redirect=${encodeURIComponent('/editorFive')}`)
    await signIn()
    await page
      .getByRole('list', { name: '版式模板' })
      .getByRole('button', { name: /空白场景/ })
      .click()
    await page.getByRole('group', { name: '添加元素' }).getByRole('button', { name: '文本', exact: true }).click()
    site.deploy()
    await page.getByRole('main').getByRole('button', { name: '保存' }).click()
    const form = page.getByRole('dialog', { name: '保存广告' })
    await form.getByLabel(/^广告名称/).fill('旧版本里的广告')
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await expect(form).toBeHidden()
    await expect(page.getByText('操作成功')).toBeVisible()
    await expect(page.getByText(/封面未能生成/)).toHaveCount(0)
  },
)

test(
  'a demo that is led to a server takes its service worker away, and calls that server',
  { tag: '@http' },
  async ({ page, host, signIn, problems }) => {
    const site = await host('demo')
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await page.goto(`${site.url}login`)
    await expect(page.getByRole('region', { name: '演示账号' }).getByRole('button').first()).toBeVisible()
    expect(await workers()).toBe(1)

    point(site.folder, { VITE_API_BASE_URL: API_ORIGIN, VITE_PASSWORD_SALT: 'adscreen-demo' })
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.reload()
    await expect.poll(workers).toBe(0)
    await expect(page.getByRole('region', { name: '演示账号' })).toBeHidden()
    const call = page.waitForRequest(`${API_ORIGIN}/api/**`)
    await signIn()
    await call
    await expect(page.getByRole('region', { name: '终端在线状态' })).toBeVisible()
    expect(await page.evaluate(() => '__mock' in window)).toBe(false)
    await expect.poll(() => loads).toBe(1)
    expect(problems.found()).toEqual([])
  },
)

import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import md5 from 'md5'
import { DEMO_PASSWORD_SALT } from '#mocks/db/demo-company.ts'
import { chosenSizes } from '#mocks/panel/chosen-sizes.ts'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { PASSWORD } from './accounts.ts'
import { quietSwitches } from './quiet-switches.ts'
import { EPOCH } from './read-world.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** What journeys that begin signed in have in common; other worlds know no session of this one. */
const switches: SwitchesPatch = { ...quietSwitches, scenario: { epoch: EPOCH } }

/** Journeys begin with the ten rows of the specification, as somebody who has chosen nothing yet. */
export async function rowsOfTen(context: BrowserContext) {
  await context.addInitScript((keys) => {
    try {
      for (const key of keys) if (localStorage.getItem(key) === null) localStorage.setItem(key, '10')
    } catch {
      // a page without storage has the default
    }
  }, Object.keys(chosenSizes))
}

/**
 * Signs an account in on a page of the demo, and gives what its browser has stored, the simulated server's world with
 * it.
 */
export async function signedInPage(
  browser: Browser,
  url: string,
  account: string,
  options: BrowserContextOptions,
): Promise<StorageState> {
  const context = await browser.newContext({ ...options, baseURL: url })
  await rowsOfTen(context)
  await context.addInitScript((stored) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mock.switches', stored)
  }, JSON.stringify(switches))
  const page = await context.newPage()
  await page.goto('login')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.endsWith('/login'))
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

export async function signedInOverHttp(origin: string, url: string, account: string): Promise<StorageState> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ account, password: md5(PASSWORD + DEMO_PASSWORD_SALT) }),
    headers: { 'Content-Type': 'application/json' },
  })
  const { data } = (await response.json()) as { data: { Authorization: string } }
  const { hostname, origin: site } = new URL(url)
  const cookie = {
    name: 'Authorization',
    value: encodeURIComponent(data.Authorization),
    domain: hostname,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + 86_400,
    httpOnly: false,
    secure: false,
    sameSite: 'Strict' as const,
  }
  return {
    cookies: [cookie],
    origins: [
      {
        origin: site,
        localStorage: [{ name: 'console.session', value: JSON.stringify({ account, since: Date.now() }) }],
      },
    ],
  }
}

import fs from 'node:fs'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { folderOf } from '../../scripts/builds.mjs'
import { serve, type Site } from '../../scripts/serve.mjs'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { quietSwitches } from '#tests/support/quiet-switches.ts'
import { EPOCH } from '#tests/support/read-world.ts'
import { root } from '#tests/support/sources.ts'
import type { EngineName } from './engine.ts'
import { startEngine } from './installed.ts'
import { userOf, type User } from './user.ts'

export interface EngineOptions {
  engineName: EngineName
}

interface Steps {
  user: User
  /** Signs in through the login page, which leads to this path. */
  signIn: (account: string, to: string) => Promise<void>
  signOut: () => Promise<void>
  /** Moves the simulated server's clock. */
  advance: (milliseconds: number) => Promise<void>
}

/**
 * Playwright's `test` for what runs in every engine: one that is started anew for each test, and a person before it. A
 * test fails on every exception, console message and policy violation.
 */
export const test = base.extend<Steps, EngineOptions & { site: Site }>({
  engineName: ['chromium', { scope: 'worker', option: true }],

  site: [
    async ({}, use) => {
      const site = await serve(path.join(root, folderOf('demo')), { effort: 4 })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],

  user: async ({ engineName, site }, use, info) => {
    const engine = await startEngine(engineName)
    const user = userOf(engine, site.url)
    try {
      // the next page that is opened starts the simulated server with them
      await user.open('/login')
      const switches: SwitchesPatch = { ...quietSwitches, scenario: { epoch: EPOCH, reviewLevels: 1 } }
      await user.inPage((stored) => localStorage.setItem('mock.switches', stored), JSON.stringify(switches))
      await use(user)
      if (info.status !== info.expectedStatus) fs.writeFileSync(info.outputPath('picture.png'), await engine.picture())
      else expect(engine.problems()).toEqual([])
    } finally {
      await engine.close()
    }
  },

  signIn: async ({ user }, use) => {
    await use(async (account, to) => {
      await user.open(`/login?redirect=${encodeURIComponent(to)}`)
      await user.enter({ label: '账号' }, account)
      await user.enter({ label: '密码' }, PASSWORD)
      await user.press({ role: 'button', name: '登录' })
      await user.address(new RegExp(to.split('?')[0] ?? to))
    })
  },

  signOut: async ({ user }, use) => {
    await use(async () => {
      await user.press({ role: 'button', name: /^账号：/ })
      await user.press({ role: 'menuitem', name: '退出登录' })
      await user.press({ role: 'button', name: '退出', within: { role: 'dialog', name: '退出登录' } })
      await user.address(/\/login/)
    })
  },

  advance: async ({ user }, use) => {
    await use((milliseconds) => user.inPage(async (by) => window.__mock?.advance(by), milliseconds))
  },
})

export { expect }

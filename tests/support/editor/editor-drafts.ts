import { chromium, type BrowserContext, type Locator, type Page, type LaunchOptions } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { folderOf } from '../../../scripts/builds.mjs'
import { serve } from '../../../scripts/serve.mjs'
import { ADMIN, expect, PASSWORD } from '../console.ts'
import { editorOf } from './editor.ts'
import { mockInPages } from '../mock-control.ts'
import { quietSwitches } from '../quiet-switches.ts'
import { EPOCH } from '../screen.ts'
import { root } from '../sources.ts'

/*
 * Kills for the drafts of the editor: a browser of its own with a profile on disk, as an operator has one, that ends in
 * the middle of editing and is started again.
 */

export interface MortalBrowser {
  context: BrowserContext
  page: Page
  kill: () => Promise<void>
  close: () => Promise<void>
}

export function temporaryProfile(): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'editor-drafts-'))
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

export async function startBrowser(
  profile: string,
  { executablePath, args = [] }: LaunchOptions,
): Promise<MortalBrowser> {
  // what stores for the browser is a process of its own: it ends with it, and never holds the database against the next
  // one
  const inGroup = process.platform !== 'win32'
  const child = spawn(
    executablePath ?? chromium.executablePath(),
    [
      ...args,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      'about:blank',
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: inGroup,
    },
  )
  const browser = await chromium.connectOverCDP(await addressOf(child))
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no context')
  await mockInPages(context).set({ ...quietSwitches, scenario: { epoch: EPOCH } })
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.signalCode === null) {
      if (inGroup && child.pid) process.kill(-child.pid, signal)
      else child.kill(signal)
      await ended
    }
    await browser.close()
  }
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    kill: () => end('SIGKILL'),
    close: () => end('SIGTERM'),
  }
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let said = ''
  for await (const data of stderr ?? []) {
    said += String(data)
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
    // what it says later is of no interest, but must go somewhere
    if (address) return (stderr?.resume(), address)
  }
  throw new Error(`The browser did not start:\n${said}`)
}

export async function replaceableHost() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'editor-host-'))
  fs.cpSync(path.join(root, folderOf('demo')), folder, { recursive: true })
  const [code, gone] = [path.join(folder, 'assets'), path.join(folder, 'gone')]
  const { url, close } = await serve(folder, { effort: 4 })
  return {
    url,
    remove: () => fs.renameSync(code, gone),
    putBack: () => fs.renameSync(gone, code),
    async close() {
      await close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function openSignedIn(page: Page, site: string, target: string) {
  await page.goto(site + target)
  const canvas = page.getByRole('application', { name: '画布' })
  const account = page.getByLabel('账号', { exact: true })
  await expect(canvas.or(account)).toBeVisible()
  if (await canvas.isVisible()) return
  await account.fill(ADMIN)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(canvas).toBeVisible()
}

export function offerOf(page: Page): { dialog: Locator; drafts: Locator } {
  const dialog = page.getByRole('dialog', { name: '恢复未保存的编辑？' })
  return { dialog, drafts: dialog.getByRole('list', { name: '草稿' }).getByRole('listitem') }
}

/** A number from 0 to 1 that is the same for the same seed. */
export function seeded(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
  return ((Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

export const AD = '/editorFive?id=3025&type=1'

export const leftOf = (page: Page) => editorOf(page).panel.getByLabel('左边距')

export const addText = async (page: Page) => {
  await editorOf(page).add('文本')
  await expect(leftOf(page)).toBeVisible()
}

export async function draftsIn(page: Page): Promise<{ ad: string; account: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('console.editor')
        request.addEventListener('error', () => reject(new Error('no database')))
        request.addEventListener('success', () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => {
            request.result.close()
            resolve(all.result)
          })
        })
      }),
  )
}

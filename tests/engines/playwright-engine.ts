import type { Browser, BrowserType, LaunchOptions, Page } from '@playwright/test'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { typist, type Send } from '#tests/support/typing/typist.ts'
import { takeSaved } from './saved.ts'
import { VIEWPORT, type Engine } from './engine.ts'

/** Chromium, or Debian's Firefox over WebDriver BiDi, as Playwright drives them. */
export async function startPlaywright(
  name: 'chromium' | 'firefox',
  type: BrowserType,
  options: LaunchOptions,
): Promise<Engine> {
  const downloads = await fs.mkdtemp(path.join(os.tmpdir(), 'downloads-'))
  const browser = await type.launch({
    ...options,
    downloadsPath: downloads,
    firefoxUserPrefs: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
    },
  })
  if (name === 'firefox') forgiveUnknownCommand(browser)
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'zh-CN' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console.${message.type()}: ${message.text()}`)
  })
  const devtools = name === 'chromium' ? await context.newCDPSession(page) : undefined
  const send = devtools && (devtools.send.bind(devtools) as Send)
  return {
    name,
    // what is loaded may go on loading for as long as it likes
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: (expression) => page.evaluate(expression),
    async pointer(steps) {
      for (const step of steps) {
        if (step.kind === 'move') await page.mouse.move(step.x, step.y)
        else await page.mouse[step.kind]()
      }
    },
    type: (text) => (name === 'firefox' ? typeInFirefox(page, text) : page.keyboard.type(text)),
    press: (key) => page.keyboard.press(key),
    ...(send && { compose: (steps, text) => typist(send).compose(steps, text) }),
    choose: (selector, files) =>
      page
        .locator(selector)
        .first()
        .setInputFiles([...files]),
    async download(act) {
      if (name === 'firefox') {
        await act()
        return takeSaved(downloads)
      }
      const [download] = await Promise.all([page.waitForEvent('download'), act()])
      return { name: download.suggestedFilename(), bytes: await fs.readFile(await download.path()) }
    },
    picture: () => page.screenshot(),
    problems: () => problems,
    async close() {
      await browser.close()
      await fs.rm(downloads, { recursive: true, force: true })
    },
  }
}

interface BidiSession {
  sessionId: string
  send(method: string, ...rest: unknown[]): Promise<unknown>
}

/** The parts of Playwright behind its API that are reached here. */
interface Inside {
  _connection: {
    toImpl(of: Browser): { _browserSession: BidiSession }
    toImpl(of: Page): { delegate: { _session: BidiSession } }
  }
}

/**
 * Playwright tells every page its colour scheme by a command that Firefox knows only since later versions than
 * Debian's; it may go unsaid.
 */
function forgiveUnknownCommand(browser: Browser) {
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession
  const prototype = Object.getPrototypeOf(session) as BidiSession
  const { send } = prototype
  prototype.send = function (method, ...rest) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(this, method, ...rest)
  }
}

/** Playwright puts in by script what no key has, which React does not notice; Firefox itself has a key for anything. */
async function typeInFirefox(page: Page, text: string) {
  const { _session: session } = (page as unknown as Inside)._connection.toImpl(page).delegate
  const taps = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  await session.send('input.performActions', {
    context: session.sessionId,
    actions: [{ type: 'key', id: 'keyboard', actions: taps }],
  })
}

import fs from 'node:fs'
import { chromium, firefox } from '@playwright/test'
import { ensureBrowser, installPackages } from '../../scripts/browser.mjs'
import type { Engine, EngineName } from './engine.ts'
import { startPlaywright } from './playwright-engine.ts'
import { startWebKit } from './webdriver-engine.ts'

const FIREFOX = '/usr/bin/firefox-esr'
const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** WebKitGTK's own small browser, which lies in a folder of the architecture and of the library's version. */
function miniBrowser(): string | undefined {
  for (const architecture of fs.readdirSync('/usr/lib')) {
    for (const version of ['4.1', '4.0']) {
      const file = `/usr/lib/${architecture}/webkit2gtk-${version}/MiniBrowser`
      if (fs.existsSync(file)) return file
    }
  }
  return undefined
}

const others = {
  firefox: { packages: 'firefox-esr', isThere: () => fs.existsSync(FIREFOX) },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    isThere: () => [DRIVER, SCREEN].every((file) => fs.existsSync(file)) && miniBrowser() !== undefined,
  },
} satisfies Partial<Record<EngineName, { packages: string; isThere: () => boolean }>>

/** The engines of this machine. What is missing is got where that can be done, and else said to be missing. */
export function installedEngines(): EngineName[] {
  const found: EngineName[] = ['chromium']
  for (const name of ['firefox', 'webkit'] as const) {
    const { packages, isThere } = others[name]
    if (process.platform === 'linux' && (isThere() || (installPackages(packages) && isThere()))) found.push(name)
    else console.log(`skipped ${name}: it is not installed (on Debian: apt-get install ${packages})`)
  }
  return found
}

export async function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'webkit') return startWebKit({ driver: DRIVER, browser: miniBrowser() ?? '' })
  return name === 'firefox'
    ? startPlaywright(name, firefox, { channel: 'moz-firefox', executablePath: FIREFOX })
    : startPlaywright(name, chromium, await ensureBrowser())
}

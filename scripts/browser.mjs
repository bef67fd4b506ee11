/**
 * Finds the Chromium that tests and measurements run in, and gets one where there is none.
 *
 *   node scripts/browser.mjs    prints which one is used
 *
 * CHROMIUM_PATH names one explicitly; else a system browser is taken, which works without downloads; else Playwright's
 * own.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { giveUp, root } from './setup.mjs'

/** Where browsers of Chromium's family usually are. */
function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', path.join(process.env.HOME ?? '', 'Applications')].map(
        (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    )
  }
  if (process.platform === 'win32') {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
      Boolean,
    )
    return [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ].flatMap((name) => folders.map((folder) => path.join(folder, name)))
  }
  const folders = (process.env.PATH ?? '').split(':').concat('/usr/bin', '/usr/local/bin', '/opt/google/chrome')
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'].flatMap(
    (name) => [...new Set(folders)].filter(Boolean).map((folder) => path.join(folder, name)),
  )
}

/** Whether the file is there and runs: some systems have a stand-in that only says how to install the real one. */
function runs(file) {
  if (!fs.existsSync(file)) return false
  return (
    process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
  )
}

/**
 * How to launch the browser with Playwright, or undefined when there is none. Without `executablePath` Playwright takes
 * its own.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!fs.existsSync(named)) giveUp(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return launchOptions(named)
  }
  const system = usualPlaces().find(runs)
  if (system) return launchOptions(system)
  const { chromium } = await import('@playwright/test')
  return fs.existsSync(chromium.executablePath()) ? launchOptions(undefined) : undefined
}

/**
 * The popups of the address bar are pages of their own, which every window loads although nobody sees it: a seventh of
 * the processor time of a journey. Of such a flag the last counts, so what Playwright switches off itself stands here
 * too.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
]

/**
 * Playwright's launch options for a browser: quiet on the network, and without its sandbox where that cannot work (as
 * root).
 */
function launchOptions(executablePath) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...(isRoot() ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-domain-reliability',
      `--disable-features=${FEATURES_OFF.join(',')}`,
      '--disable-sync',
      '--no-default-browser-check',
      '--no-first-run',
      '--no-pings',
    ],
  }
}

/** Without a Chinese font every character is a box of another width, and tests of what fits fail. */
function ensureChineseFont() {
  const listed = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  if (listed.status !== 0 || listed.stdout.trim() !== '') return
  console.log('No Chinese font found: getting one ...')
  if (canInstall() && aptInstall('fonts-noto-cjk')) return
  console.warn(
    'Tests that measure Chinese text fail without a font for it (on Debian: apt-get install fonts-noto-cjk).',
  )
}

const isRoot = () => process.getuid?.() === 0
const canInstall = () => isRoot() && fs.existsSync('/usr/bin/apt-get')

/** Says whether it worked. */
function aptInstall(packages) {
  const installed = spawnSync('sh', ['-c', `apt-get update && apt-get install -y ${packages}`], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return installed.status === 0
}

/** Gets Debian's packages where that can be done, and says whether it worked. */
export const installPackages = (packages) => canInstall() && aptInstall(packages)

export async function ensureBrowser() {
  const browser = (await findBrowser()) ?? (await installBrowser())
  ensureChineseFont()
  return browser
}

async function installBrowser() {
  console.log('No Chromium, Chrome or Edge found: getting one ...')
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js')
  const downloaded = spawnSync(
    process.execPath,
    [playwright, 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 },
  )
  const installed = downloaded.status === 0 ? await findBrowser() : undefined
  if (installed) return installed
  if (canInstall() && aptInstall('chromium fonts-noto-cjk')) {
    const system = await findBrowser()
    if (system) return system
  }
  return giveUp(
    'The tests need a Chromium browser, and none could be installed.',
    'Install Chromium, Chrome or Edge (on Debian: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH to one.',
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const browser = await ensureBrowser()
  console.log(browser.executablePath ?? "Playwright's own Chromium")
}

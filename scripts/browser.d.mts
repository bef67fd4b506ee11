/** How to launch a browser with Playwright; without `executablePath` it takes its own. */
export interface BrowserLaunch {
  executablePath?: string
  args: string[]
}

/** How to launch the browser with Playwright, or undefined when there is none. */
export function findBrowser(): Promise<BrowserLaunch | undefined>

/** Like `findBrowser`, and gets a browser where there is none; ends the process in plain words when that fails. */
export function ensureBrowser(): Promise<BrowserLaunch>

/** Gets Debian's packages where that can be done, and says whether it worked. */
export function installPackages(packages: string): boolean

import type { Page, Route } from '@playwright/test'

/**
 * Answers requests to such an address as a test says at the moment. The route stays: between two routes a request that
 * the page makes by itself, after a hover, would pass.
 */
export async function answers(page: Page, address: RegExp) {
  let answer = (route: Route) => route.continue()
  await page.route(address, (route) => answer(route))
  return {
    address,
    with: (next: typeof answer) => (answer = next),
    /** Lets requests wait until `release`; `asked` settles with the first. */
    hold() {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      const asked = new Promise<void>((resolve) => {
        answer = async (route) => {
          resolve()
          await released
          await route.continue()
        }
      })
      return { asked, release }
    },
  }
}

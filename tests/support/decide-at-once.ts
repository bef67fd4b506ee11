import type { BrowserContext } from '@playwright/test'

/** A journey does not wait until a decision of a review can no longer be taken back. */
export async function decideAtOnce(context: BrowserContext) {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('console.reviewUndo', 'false')
    } catch {
      // a page without storage decides nothing
    }
  })
}

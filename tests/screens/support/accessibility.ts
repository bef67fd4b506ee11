import { waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#tests/support/axe-page.ts'

export const OVER_THE_PAGE = { include: ['[data-portal]'] }

/**
 * Opens a dialog, menu or list, looks with axe at all that lies over the page, and closes it by Escape. The page itself
 * is looked at on its own.
 */
export async function expectAccessiblePopup(
  user: UserEvent,
  open: () => Promise<unknown>,
  find: () => HTMLElement | null,
) {
  await open()
  await waitFor(() => expect(find()).toBeVisible())
  await expectAccessible(OVER_THE_PAGE)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(find()).toBeNull())
}

export async function onTelephone() {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(390, 844)
}

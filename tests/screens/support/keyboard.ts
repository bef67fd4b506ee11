import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/**
 * Goes by Tab until something has the focus. That it shows is for the journeys to see: only a real key makes the ring.
 */
export async function goTo(user: UserEvent, target: () => HTMLElement) {
  expect(target()).toBeVisible()
  for (let presses = 0; presses < 30 && document.activeElement !== target(); presses++) await user.tab()
  expect(target()).toHaveFocus()
}

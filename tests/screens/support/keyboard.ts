import { screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import '#src/features/shell/palette/palette.tsx'

/**
 * Goes by Tab until something has the focus. That it shows is for the journeys to see: only a real key makes the ring.
 */
export async function goTo(user: UserEvent, target: () => HTMLElement) {
  expect(target()).toBeVisible()
  for (let presses = 0; presses < 30 && document.activeElement !== target(); presses++) await user.tab()
  expect(target()).toHaveFocus()
}

/** Goes by Tab, or back by Shift and Tab where that is shorter; in a dialog once that has the focus. */
export async function tabTo({ user }: { user: UserEvent }, find: () => HTMLElement, way?: 'back') {
  const layer = find().closest('[role=dialog]')
  if (layer) await waitFor(() => expect(layer.contains(document.activeElement)).toBe(true))
  for (let presses = 0; presses < 60 && document.activeElement !== find(); presses++)
    await user.tab({ shift: way === 'back' })
  expect(find()).toHaveFocus()
}

/** Takes what the palette finds for a text, by as many arrow keys as lead to a title that begins so; or by `keys`. */
export async function openFromPalette({ user }: { user: UserEvent }, text: string, title = text, keys = '{Enter}') {
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: '搜索页面和操作' })).toHaveFocus())
  await user.keyboard(text)
  const isWanted = ({ textContent }: HTMLElement) => textContent.startsWith(title)
  await waitFor(() => expect(screen.getAllByRole('option').some(isWanted), text).toBe(true))
  while (!isWanted(screen.getByRole('option', { selected: true }))) await user.keyboard('{ArrowDown}')
  await user.keyboard(keys)
}

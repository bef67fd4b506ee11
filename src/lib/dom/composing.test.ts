import { expect, it, vi } from 'vitest'
import { keepKeysOfComposition } from './composing.ts'

it.each([
  [{ key: 'Enter', keyCode: 13, isComposing: false }, false],
  [{ key: 'Enter', keyCode: 13, isComposing: true }, true],
  [{ key: 'Enter', keyCode: 229, isComposing: false }, true],
  [{ key: 'Escape', keyCode: 229, isComposing: true }, true],
  [{ key: 'a', keyCode: 65, isComposing: false }, false],
])('keeps %o of an input method from those who listen', (key, kept) => {
  const page = new EventTarget()
  keepKeysOfComposition(page)
  const heard = vi.fn<() => void>()
  page.addEventListener('keydown', heard, true)
  const event = Object.assign(new Event('keydown', { cancelable: true }), key)
  page.dispatchEvent(event)
  expect(heard).toHaveBeenCalledTimes(kept ? 0 : 1)
  expect(event.defaultPrevented).toBe(kept && key.key === 'Enter')
})

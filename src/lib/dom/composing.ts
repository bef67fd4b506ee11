/**
 * Keeps the keys that an input method takes (pinyin, for one) from everything that listens to keys, in libraries too:
 * Enter that picks a word submits nothing, Escape that drops it closes nothing, arrows that walk its list move nothing
 * else (E25). Called before anything listens at the window.
 */
export function keepKeysOfComposition(page: EventTarget = window) {
  page.addEventListener('keydown', keep as (event: Event) => void, true)
}

function keep(event: KeyboardEvent) {
  // Safari ends the composition before the event of its last key; there only the code 229 tells
  if (!event.isComposing && event.keyCode !== 229) return
  event.stopImmediatePropagation()
  if (event.key === 'Enter') event.preventDefault()
}

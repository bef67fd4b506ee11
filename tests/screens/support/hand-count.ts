import { expect, onTestFinished } from 'vitest'

/**
 * What a person did: presses of the pointer, chords of keys that write nothing, and fields that were written in. The
 * press or the Tab that leads into a field that is then written in is a part of that.
 */
interface HandCount {
  clicks: number
  keys: number
  fields: number
}

const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'Meta'])
const WRITTEN_IN = 'textarea, [contenteditable], input:not([type=radio], [type=checkbox])'

/** Counts from now on, whatever does it; a field once for as long as nothing else is written in. */
export function countHands(): HandCount {
  const count: HandCount = { clicks: 0, keys: 0, fields: 0 }
  const written = (target: EventTarget | null) =>
    target instanceof HTMLElement && target.matches(WRITTEN_IN) ? target : undefined
  let field: HTMLElement | undefined
  /** What may have led into a field. */
  let way: 'clicks' | 'keys' | undefined
  const did = (what: 'clicks' | 'keys', leads: boolean) => {
    count[what] += 1
    way = leads ? what : undefined
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('pointerdown', ({ target }) => did('clicks', written(target) !== undefined), options)
  window.addEventListener(
    'keydown',
    ({ key, target, ctrlKey, altKey, metaKey }) => {
      const writes = (key.length === 1 || key === 'Backspace') && !ctrlKey && !altKey && !metaKey
      if (!MODIFIERS.has(key) && !(writes && written(target))) did('keys', key === 'Tab')
    },
    options,
  )
  window.addEventListener(
    'input',
    ({ target }) => {
      const into = written(target)
      if (!into) return
      if (into !== field) count.fields += 1
      if (way) count[way] -= 1
      field = into
      way = undefined
    },
    options,
  )
  onTestFinished(() => listening.abort())
  return count
}

/** What a task may take; nothing of what is not named. */
export const expectAtMost = (count: HandCount, { clicks = 0, keys = 0, fields = 0 }: Partial<HandCount>) =>
  expect(
    count.clicks <= clicks && count.keys <= keys && count.fields <= fields,
    `${count.clicks}, ${count.keys}, ${count.fields} of ${clicks} clicks, ${keys} keys, ${fields} fields`,
  ).toBe(true)

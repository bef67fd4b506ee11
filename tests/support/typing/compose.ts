import { cdp } from 'vitest/browser'
import { typist } from './typist.ts'

/** Types into the page of a screen test as the browser does it: keys, compositions, text that is inserted. */
export const person = typist((method, params) => cdp().send(method as never, params as never))

/** Composes a text with an input method, step by step, where the caret of a field is. */
export async function compose(field: HTMLElement, steps: readonly string[], text: string) {
  field.focus()
  await person.compose(steps, text)
}

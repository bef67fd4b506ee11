import { cdp } from 'vitest/browser'
import { typist } from './typist.ts'

export const person = typist((method, params) => cdp().send(method as never, params as never))

export async function compose(field: HTMLElement, steps: readonly string[], text: string) {
  field.focus()
  await person.compose(steps, text)
}

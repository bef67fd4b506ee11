import { useState, type FormEvent } from 'react'

/**
 * For fields of hours and minutes, which drop whatever is no digit: says so as long as something else was typed last.
 * `onInput` is for what stands around them.
 */
export function useDigitsOnly() {
  const [refused, setRefused] = useState(false)
  return {
    note: refused ? '时和分各填两位数字，例如 08:30' : undefined,
    // three digits for a moment, when a third one is typed behind two
    onInput: ({ target }: FormEvent) => setRefused(!/^\d{0,3}$/.test((target as HTMLInputElement).value)),
  }
}

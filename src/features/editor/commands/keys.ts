/*
 * Keys as texts such as `Mod+Shift+Z`: Mod is Control, and Command on a Mac. The modifiers come in the order Mod, Alt,
 * Shift.
 */

export interface KeyPress {
  readonly key: string
  /** The place of the key, such as `KeyZ`. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Keys by place where the letter depends on the input method: a Chinese one makes `【` of `[`. */
const BY_CODE: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Slash: '/' }
const SHOWN: Readonly<Record<string, string>> = {
  Delete: 'Delete',
  Backspace: '退格',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  Escape: 'Esc',
}

export function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  // the letter on the key where it is a Latin one, else the one at its place
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : /^Key([A-Z])$/.exec(code)?.[1]
  const name = letter ?? BY_CODE[code] ?? key
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift', name].filter(Boolean).join('+')
}

export function keysText(keys: string, mac = false): string {
  const parts = keys.split('+').map((part) => SHOWN[part] ?? part)
  if (!mac) return parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+')
  const signs: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
  return parts.map((part) => signs[part] ?? part).join('')
}

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
/** Signs that need Shift on some keyboards and none on others, also as a Chinese input method makes them. */
const SIGNS: Readonly<Record<string, string>> = {
  '?': '?',
  '？': '?',
  '=': '=',
  '+': '=',
  '＝': '=',
  '＋': '=',
  '-': '-',
  _: '-',
  '－': '-',
}
const SHOWN: Readonly<Record<string, string>> = {
  Delete: 'Delete',
  Backspace: '退格',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  Escape: 'Esc',
  Enter: '回车',
  ArrowUp: '↑',
  ArrowDown: '↓',
  // of zooming
  '=': '+',
}

export function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  // the letter on the key where it is a Latin one, else the one at its place
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : /^Key([A-Z])$/.exec(code)?.[1]
  const sign = SIGNS[key]
  const name = letter ?? sign ?? BY_CODE[code] ?? /^Digit(\d)$/.exec(code)?.[1] ?? key
  const shift = shiftKey && sign === undefined
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shift && 'Shift', name].filter(Boolean).join('+')
}

export function keysText(keys: string, mac = false): string {
  const parts = keys.split('+').map((part) => SHOWN[part] ?? part)
  if (!mac) return parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+')
  const signs: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
  return parts.map((part) => signs[part] ?? part).join('')
}

/** Keys as `aria-keyshortcuts` names them; undefined where there are none. */
export function keyShortcuts(keys: readonly string[]): string | undefined {
  return keys.length === 0 ? undefined : keys.map((each) => each.replace('Mod', 'Control')).join(' ')
}

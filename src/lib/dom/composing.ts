/** The part of a keyboard event, React's or the browser's, that tells whether an input method is at work. */
interface KeyEvent {
  key: string
  keyCode: number
  nativeEvent?: { isComposing?: boolean }
  isComposing?: boolean
}

/**
 * Whether a key belongs to an input method that is still composing (pinyin, for one), so that Enter picks a word and
 * submits nothing. Safari ends the composition before the key event; there only the code 229 tells.
 */
export function isComposing(event: KeyEvent): boolean {
  return event.nativeEvent?.isComposing === true || event.isComposing === true || event.keyCode === 229
}

/** Keeps Enter that picks a word of an input method from submitting its form; for `onKeyDownCapture` of the form. */
export function keepEnterOfComposition(event: KeyEvent & { preventDefault: () => void }) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

/*
 * A person at the keyboard, with an input method: what the browser itself does with keys, compositions and text that is
 * inserted. It works on whatever has the focus; for journeys and for screen tests.
 */

/** Sends a command to the browser: a CDP session's `send`. */
export type Send = (method: string, params: object) => Promise<unknown>

export const NIHAO = { steps: ['n', 'ni', 'nih', 'niha', 'nihao'], text: '你好' } as const
export const NI = { steps: ['n', 'ni'], text: '你' } as const

/** A key as the input method has it: what is done with it is the method's business. */
const TAKEN = 229

export function typist(send: Send) {
  const show = (text: string) =>
    send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

  /** A key that the input method takes for itself. */
  async function takenKey(key: string, modifiers = 0) {
    const code = key.length === 1 ? `Key${key.toUpperCase()}` : key
    const rest = { key, code, modifiers, windowsVirtualKeyCode: TAKEN }
    // the browser takes them one after the other
    await Promise.all(['rawKeyDown', 'keyUp'].map((type) => send('Input.dispatchKeyEvent', { type, ...rest })))
  }

  return {
    /** Puts a text in at once, as the clipboard, dictation and a picker of emoji do. */
    insert: (text: string) => send('Input.insertText', { text }),
    takenKey,
    /** Shows what is composed so far, step by step, and leaves it uncommitted. */
    async begin(steps: readonly string[]) {
      for (const step of steps) await show(step)
    },
    /** Composes a text step by step and takes it. */
    async compose(steps: readonly string[], text: string) {
      for (const step of steps) await Promise.all([takenKey(step.at(-1) ?? 'a'), show(step)])
      await Promise.all([takenKey(' '), send('Input.insertText', { text })])
    },
    /** Enter takes the letters as they stand. */
    async enterTakes(steps: readonly string[]) {
      for (const step of steps) await show(step)
      await Promise.all([takenKey('Enter'), send('Input.insertText', { text: steps.at(-1) ?? '' })])
    },
    /** Escape drops what was composed. */
    async escapeDrops(steps: readonly string[]) {
      for (const step of steps) await show(step)
      await Promise.all([takenKey('Escape'), show('')])
    },
  }
}

export type Typist = ReturnType<typeof typist>

/**
 * Follows in which field of the page something was typed that the field's own undo takes back: until it is left, or
 * taken by Enter. `followTyping` answers how to ask, and how to stop.
 */
export function followTyping(): { isTyped: (target: EventTarget | null) => boolean; stop: () => void } {
  let typed: EventTarget | null = null
  const onInput = ({ target }: Event) => {
    typed = target
  }
  const onDone = () => {
    typed = null
  }
  const onKeyDown = ({ key, target, isComposing }: KeyboardEvent) => {
    if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement) onDone()
  }
  document.addEventListener('input', onInput, true)
  document.addEventListener('focusout', onDone, true)
  document.addEventListener('keydown', onKeyDown)
  return {
    isTyped: (target) => target !== null && target === typed,
    stop() {
      document.removeEventListener('input', onInput, true)
      document.removeEventListener('focusout', onDone, true)
      document.removeEventListener('keydown', onKeyDown)
    },
  }
}

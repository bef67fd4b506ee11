/** Inputs that are pressed or pulled; nothing is typed into them. */
const NOT_TYPED_INTO = new Set(['radio', 'checkbox', 'button', 'submit', 'reset', 'image', 'file', 'color', 'range'])

/**
 * Whether keys and the clipboard belong to what is written in: a field, or a part of the page that is edited in place.
 * A list of choices whose field shows what was chosen is no such field.
 */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable) return true
  const field = target.closest('input, textarea, select')
  if (!(field instanceof HTMLInputElement)) return field !== null
  return !NOT_TYPED_INTO.has(field.type) && !(field.readOnly && field.hasAttribute('aria-haspopup'))
}

/**
 * Whether keys and the clipboard belong to what is written in: a field, or a part of the page that is edited in place.
 */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}

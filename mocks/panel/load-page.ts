/** Goes to a page, or loads this one anew. Never resolves: a page that is going asks for nothing any more. */
export function loadPage(address?: URL): Promise<never> {
  if (address) location.assign(address)
  else location.reload()
  return new Promise(() => {})
}

/** Takes parameters out of the page's address, so that nobody after this sees them; gives those that were there. */
export function takeParameters(names: readonly string[]): URLSearchParams {
  const url = new URL(location.href)
  const taken = new URLSearchParams()
  for (const name of names) {
    const value = url.searchParams.get(name)
    if (value === null) continue
    taken.set(name, value)
    url.searchParams.delete(name)
  }
  if (taken.size > 0) history.replaceState(history.state, '', url)
  return taken
}

/**
 * Whether the host has another version of the console than the one that is open: its page begins with another script.
 */
export async function isNewerThere(): Promise<boolean> {
  try {
    const entry = document.querySelector('script[type=module]')?.getAttribute('src')
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' })
    return response.ok && !!entry && !(await response.text()).includes(entry)
  } catch {
    return false
  }
}

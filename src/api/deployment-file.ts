/*
 * Files that lie beside the console and that a deployment replaces with its own. Not the API: no token, no envelope.
 */

/** Milliseconds until such a file is given up. */
const TIMEOUT = 10_000
/** Larger ones are refused, UTF-16 units. */
const LIMIT = 5_000_000

/** The JSON of a file that lies beside the console, unchecked. Rejects when there is none. */
export async function loadDeploymentFile(name: string): Promise<unknown> {
  // asked for anew each time, so that a replaced file counts; the host answers that it has not changed
  const response = await fetch(import.meta.env.BASE_URL + name, {
    cache: 'no-cache',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  // a host that answers unknown paths with the page does so with 200, and JSON.parse refuses that
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  const text = await response.text()
  if (text.length > LIMIT) throw new Error(`${name} is too large`)
  return JSON.parse(text.replace(/^\uFEFF/, ''))
}

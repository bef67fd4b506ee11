/** The methods of the contract. */
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE']

/**
 * What keeps a page of another origin from calling a server, in words; nothing when browsers will let it. Node asks for
 * no permission, so that a server may be right in everything else and still answer no browser.
 */
export async function corsProblems(server: string, origin: string): Promise<string[]> {
  const ask = (init: RequestInit) =>
    fetch(`${server}/api/user/src`, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })
  let preflights: { method: string; said: Response }[]
  let answer: Response
  try {
    // a server may name only what it is asked for
    preflights = await Promise.all(
      METHODS.map(async (method) => ({
        method,
        said: await ask({
          method: 'OPTIONS',
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': method,
            'Access-Control-Request-Headers': 'authorization,content-type',
          },
        }),
      })),
    )
    answer = await ask({ headers: { Origin: origin } })
  } catch (error) {
    return [`no answer: ${(error as Error).message}`]
  }
  const shown = (answer.headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const opens = ({ headers }: Response) => ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')
  const problems = preflights.flatMap(({ method, said }) => {
    const listOf = (name: string) => (said.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)
    const headers = listOf('Access-Control-Allow-Headers')
    const methods = listOf('Access-Control-Allow-Methods')
    return [
      !said.ok && `OPTIONS is answered with HTTP ${said.status}`,
      !(opens(said) && opens(answer)) && 'Access-Control-Allow-Origin does not name it',
      // a star does not stand for this one
      !headers.includes('authorization') && 'Access-Control-Allow-Headers does not name Authorization',
      !headers.includes('content-type') &&
        !headers.includes('*') &&
        'Access-Control-Allow-Headers does not name Content-Type',
      // GET and POST need no leave
      !['GET', 'POST'].includes(method) &&
        !methods.includes(method.toLowerCase()) &&
        !methods.includes('*') &&
        `Access-Control-Allow-Methods does not name ${method}`,
    ]
  })
  // a star does, as no cookies are sent
  if (!shown.includes('date') && !shown.includes('*')) problems.push('Access-Control-Expose-Headers does not name Date')
  return [...new Set(problems.filter((problem) => problem !== false))]
}

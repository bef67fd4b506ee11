/**
 * What keeps a page of another origin from calling a server, in words; nothing when browsers will let it. Node asks for
 * no permission, so that a server may be right in everything else and still answer no browser.
 */
export async function corsProblems(server: string, origin: string): Promise<string[]> {
  const ask = (init: RequestInit) => fetch(`${server}/api/user/src`, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })
  let preflight: Response
  let answer: Response
  try {
    preflight = await ask({ method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization,content-type' } })
    answer = await ask({ headers: { Origin: origin } })
  } catch (error) {
    return [`no answer: ${(error as Error).message}`]
  }
  const listOf = (name: string) => (preflight.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)
  const headers = listOf('Access-Control-Allow-Headers')
  const allowed = listOf('Access-Control-Allow-Methods')
  const opens = ({ headers }: Response) => ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')
  return [
    ...(preflight.ok ? [] : [`OPTIONS is answered with HTTP ${preflight.status}`]),
    ...(opens(preflight) && opens(answer) ? [] : ['Access-Control-Allow-Origin does not name it']),
    // a star does not stand for this one
    ...(headers.includes('authorization') ? [] : ['Access-Control-Allow-Headers does not name Authorization']),
    ...(headers.includes('content-type') || headers.includes('*') ? [] : ['Access-Control-Allow-Headers does not name Content-Type']),
    // GET and POST need no leave
    ...['PATCH', 'DELETE'].filter((method) => !allowed.includes(method.toLowerCase()) && !allowed.includes('*')).map((method) => `Access-Control-Allow-Methods does not name ${method}`),
  ]
}

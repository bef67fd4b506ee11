import md5 from 'md5'
import { parseArgs } from 'node:util'
import { runRequests } from './run-requests.ts'
import { corsProblems } from './cors.ts'
import { judge } from './judge.ts'
import { outcomeOf, reportOf } from './report.ts'
import { overHttp } from './transports.ts'

const USAGE = `npm run contract:check -- --base-url https://api.example.invalid --account NAME --password PASSWORD [--salt SALT]

  --base-url URL   where the server is, without /api       (or VITE_API_BASE_URL)
  --account NAME   who signs in                            (or CONTRACT_ACCOUNT)
  --password P     the password, as typed                  (or CONTRACT_PASSWORD)
  --salt S         what the server appends before MD5      (or VITE_PASSWORD_SALT)
  --origin URL     where the console is, if not with the server: checks that browsers let it call
  --orders         also the calls of orders, which no document has (or VITE_ORDERS=true)
  --write          also makes, renames and deletes groups, an organisation and a role of its own
  --json           the outcome for machines

Ends with 0 when the server answers as the contract says, 1 when it differs, 2 when nothing could be checked.`

export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  print: (text: string) => void
  complain: (text: string) => void
}

/** Runs the command `contract:check` and answers its exit code. */
export async function checkContract(args: readonly string[], { env, print, complain }: Surroundings): Promise<number> {
  let options
  try {
    options = readOptions(args, env)
  } catch (error) {
    complain(`${(error as Error).message}\n\n${USAGE}`)
    return 2
  }
  if (options.help) {
    print(USAGE)
    return 0
  }
  const { server, origin, account, password, salt, write, orders, json } = options
  // names of at most nine characters that nobody else thinks of; what is left over after a failure is known by it
  const name = `zz${Date.now().toString(36).slice(-6)}`
  const conversation = await runRequests(overHttp(server), {
    account,
    passwordHash: md5(password.trim() + salt),
    write,
    orders,
    name,
  })
  const verdict = judge(conversation)
  const cors = origin === '' ? [] : await corsProblems(server, origin)
  const outcome = { ...outcomeOf(server, account, conversation, verdict), cors }
  print(json ? JSON.stringify(outcome, null, 2) : reportOf(outcome, write))
  if (!conversation.signedIn) {
    complain(
      `Nobody could be signed in, so nothing else was asked. Are address, account, password and salt right?${salt === '' ? ' There is no salt: --salt or VITE_PASSWORD_SALT.' : ''}`,
    )
    return 2
  }
  return outcome.differences.length + cors.length === 0 ? 0 : 1
}

function readOptions(args: readonly string[], env: Surroundings['env']) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'base-url': { type: 'string', default: env.VITE_API_BASE_URL ?? '' },
      account: { type: 'string', default: env.CONTRACT_ACCOUNT ?? '' },
      password: { type: 'string', default: env.CONTRACT_PASSWORD ?? '' },
      salt: { type: 'string', default: env.VITE_PASSWORD_SALT ?? '' },
      origin: { type: 'string', default: '' },
      orders: { type: 'boolean', default: env.VITE_ORDERS === 'true' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { 'base-url': server, ...rest } = values
  if (!rest.help) {
    if (!/^https?:\/\/[^/]/.test(server))
      throw new Error(
        server === ''
          ? 'Which server? --base-url is missing.'
          : `${server} is no address of a server: it begins with http:// or https://.`,
      )
    if (rest.account === '' || rest.password === '')
      throw new Error('Who signs in? --account and --password are needed.')
  }
  // the paths of the contract begin with /api themselves
  return { server: server.replace(/(\/api)?\/*$/, ''), ...rest }
}

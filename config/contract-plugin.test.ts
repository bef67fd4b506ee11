import { EventEmitter } from 'node:events'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ViteDevServer } from 'vite'
import { contractWatch, problemOf } from './contract-plugin.ts'

const ROOT = '/work'
const BROKEN = `bundling failed
[1] openapi/paths/devices.yaml:560:9 at #/paths

Failed to parse: unexpected end of the stream

558 |     5XX: x

[2] openapi/openapi.yaml:49:21
`

/** A development server that is only listened to, and what the contract's command will say, call by call. */
function watched() {
  const [watcher, ws, sent] = [new EventEmitter(), new EventEmitter(), [] as unknown[]]
  const runs: ((said: string | undefined) => void)[] = []
  const plugin = contractWatch(ROOT, () => new Promise((resolve) => runs.push(resolve)))
  const configure = plugin.configureServer as (server: ViteDevServer) => void
  configure({ watcher, ws: Object.assign(ws, { send: (message: unknown) => sent.push(message) }) } as never)
  const save = (file: string) => watcher.emit('all', 'change', path.join(ROOT, file))
  return { ws, sent, runs, save }
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

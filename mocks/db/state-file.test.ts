import { expect, test } from 'vitest'
import { createMemoryFiles } from '../transport/file-store.ts'
import { exportState, importState, readState, type Kept } from './state-file.ts'
import { createMemoryStore } from './store.ts'
import { NOW, signIn, testServer } from '../testing.ts'

const LATER = NOW + 5 * 86_400_000
const emptyPlace = (): Kept => ({ store: createMemoryStore(), files: createMemoryFiles() })

async function exported() {
  const kept = emptyPlace()
  const server = testServer(kept)
  const send = await signIn(server)
  await send('POST', '/api/material/group/', { name: '带走的分组' })
  await server.advance(3_600_000)
  await kept.files.put(
    'img/a.png',
    new Blob([Uint8Array.from({ length: 20_000 }, (_, index) => index % 256)], { type: 'image/png' }),
  )
  const text = await exportState(kept, { offline: true }, server.clock.now())
  return text ?? ''
}

test('what was done, the switches, the clock and the files go into one file and come out of it elsewhere', async () => {
  const state = readState(await exported())
  expect(state.switches).toEqual({ offline: true })
  const elsewhere = emptyPlace()
  await importState(state, elsewhere, LATER)
  const [[path, file] = []] = await elsewhere.files.all()
  expect([path, file?.type, file?.size]).toEqual(['img/a.png', 'image/png', 20_000])
  expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())[511]).toBe(255)

  const server = testServer({ ...elsewhere, realNow: () => LATER })
  const send = await signIn(server)
  expect((await send<{ name: string }[]>('GET', '/api/material/group/list')).data.map(({ name }) => name)).toContain(
    '带走的分组',
  )
  // the clock goes on from where it was, however long the file lay about
  expect(server.clock.now()).toBe(NOW + 3_600_000)
})

test('nobody is signed in by a file, and whoever is signed in stays so', async () => {
  const text = await exported()
  expect(text).not.toContain('"session"')
  const kept = emptyPlace()
  const send = await signIn(testServer(kept))
  await importState(readState(text), kept, NOW)
  const [row] = (await kept.store.load())?.changes.filter(({ model }) => model === 'session') ?? []
  expect(row).toBeDefined()
  expect((await send('GET', '/api/user/src')).code).toBe(1)
})

test.each([
  ['no JSON', '不是模拟数据'],
  ['[]', '不是模拟数据'],
  ['{"format":"adscreen-demo","version":1}', '另一个版本'],
  ['{"format":"adscreen-demo","version":2,"overlay":{"changes":[]},"files":[]}', '不完整'],
])('a file that cannot be taken is refused: %s', (text, why) => {
  expect(() => readState(text)).toThrow(why)
})

test('there is nothing to export before anything is kept', async () => {
  expect(await exportState(emptyPlace(), {}, NOW)).toBeUndefined()
})

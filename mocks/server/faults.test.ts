import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { isFault, type FaultEffect } from './faults.ts'
import { readPatch } from './switches.ts'
import { sender, signIn, testServer, tokenOf } from '../testing.ts'

const LIST = 'http://mock.test/api/device/page?page=0&limit=2'

/** One call of the terminal list under one fault. */
async function under(trouble: FaultEffect, signal?: AbortSignal) {
  const server = testServer()
  const token = await tokenOf(server)
  await server.setSwitches({ faults: [{ operationId: 'deviceList', times: 1, ...trouble }] })
  const response = (await server.handle(
    new Request(LIST, { headers: { Authorization: token }, ...(signal && { signal }) }),
  )) as Response
  const recovered = await sender(server, token)('GET', '/api/device/page?page=0&limit=2')
  expect(recovered.code).toBe(1)
  return response
}

describe('each kind does what it says, once', () => {
  test('envelopes', async () => {
    expect(await (await under({ kind: 'refuse' })).json()).toEqual({ code: 0, msg: '操作失败', data: null })
    expect(await (await under({ kind: 'refuse', msg: null })).json()).toMatchObject({ msg: null })
    expect(await (await under({ kind: 'session' })).json()).toMatchObject({ code: 2 })
    expect(await (await under({ kind: 'envelope', body: { code: 9 } })).json()).toEqual({ code: 9 })
    expect(await (await under({ kind: 'data', data: [] })).json()).toMatchObject({ code: 1, data: [] })
    expect(await (await under({ kind: 'data' })).json()).toEqual({ code: 1, msg: 'success' })
  })

  test('right answers with some places changed', async () => {
    const { data } = await (
      await under({ kind: 'set', values: { total: '2', 'data.0.state': 9 }, remove: ['data.1.name'] })
    ).json()
    expect(data.total).toBe('2')
    expect(data.data[0].state).toBe(9)
    expect(data.data[1]).not.toHaveProperty('name')
  })

  test('HTTP', async () => {
    expect((await under({ kind: 'status', status: 504 })).status).toBe(504)
    expect((await under({ kind: 'gateway' })).headers.get('Content-Type')).toContain('html')
    expect(await (await under({ kind: 'portal' })).text()).toContain('<html')
    expect((await under({ kind: 'redirect' })).headers.get('Location')).toBe('/cdn/portal')
    expect((await under({ kind: 'empty', status: 204 })).status).toBe(204)
    expect(await (await under({ kind: 'empty' })).text()).toBe('')
    await expect((await under({ kind: 'malformed' })).json()).rejects.toThrow(SyntaxError)
  })

  test('connections', async () => {
    expect((await under({ kind: 'drop' })).type).toBe('error')
    await expect((await under({ kind: 'cut' })).text()).rejects.toThrow('cut')
    expect((await under({ kind: 'hang' }, AbortSignal.timeout(20))).type).toBe('error')
    expect(await (await under({ kind: 'slowStream', pause: 1 })).json()).toMatchObject({ code: 1 })
  })

  test('a call that hangs ends when it is given up, although nobody holds its request', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const server = testServer()
    const token = await tokenOf(server)
    await server.setSwitches({ faults: [{ operationId: 'deviceList', kind: 'hang' }] })
    const patience = new AbortController()
    const answer = server.handle(new Request(LIST, { headers: { Authorization: token }, signal: patience.signal }))
    await vi.waitFor(() => expect(server.report().log.at(-1)).toMatchObject({ status: null, fault: 'hang' }))
    collectGarbage()
    patience.abort()
    expect((await answer)?.type).toBe('error')
  })

  test('answers that are held back', async () => {
    const server = testServer()
    const token = await tokenOf(server)
    await server.setSwitches({ faults: [{ operationId: 'deviceList', kind: 'hold' }] })
    let answered = false
    const answer = sender(server, token)('GET', '/api/device/page?page=0&limit=2').finally(() => {
      answered = true
    })
    await vi.waitFor(() =>
      expect(server.report().log.at(-1)).toMatchObject({ operationId: 'deviceList', status: null, fault: 'hold' }),
    )
    await server.setSwitches({ simulation: { flips: false } })
    expect(answered).toBe(false)
    await server.setSwitches({ faults: [] })
    expect((await answer).code).toBe(1)
    expect(server.report().log.at(-1)).toMatchObject({ status: 200 })
  })
})

test.each<[FaultEffect, says: unknown]>([
  [{ kind: 'unanswered' }, undefined],
  [{ kind: 'lost' }, undefined],
  [{ kind: 'doneEnvelope', body: { success: true } }, { success: true }],
  [{ kind: 'doneStatus', status: 500 }, undefined],
])('%j: the call is carried out all the same', async (trouble, says) => {
  const server = testServer()
  const token = await tokenOf(server)
  await server.setSwitches({ faults: [{ operationId: 'deviceGroupCreate', times: 1, ...trouble }] })
  const body = JSON.stringify({ name: '新分组' })
  const response = await server.handle(
    new Request('http://mock.test/api/device/group', {
      method: 'POST',
      headers: { Authorization: token },
      body,
      signal: AbortSignal.timeout(20),
    }),
  )
  if (trouble.kind === 'doneStatus') expect(response?.status).toBe(500)
  else if (says === undefined) expect(response?.type).toBe('error')
  else expect(await response?.json()).toEqual(says)
  expect(
    (await sender(server, token)<{ name: string }[]>('GET', '/api/device/group/list')).data.map(({ name }) => name),
  ).toContain('新分组')
})

test('a fault may skip calls, and "*" leaves pictures alone', async () => {
  const server = testServer()
  const send = await signIn(server)
  await server.setSwitches({ faults: [{ operationId: '*', kind: 'refuse', skip: 1, times: 1 }] })
  const codes = [
    await send('GET', '/api/device/group/list'),
    await send('GET', '/api/device/1001'),
    await send('GET', '/api/device/1001'),
  ].map(({ code }) => code)
  expect(codes).toEqual([1, 0, 1])
  await server.setSwitches({ faults: [{ operationId: '*', kind: 'drop' }] })
  expect((await server.handle(new Request('http://mock.test/cdn/img/shots/1-1920x1080-1-ad.svg')))?.status).toBe(200)
})

test('offline drops everything, pictures too', async () => {
  const server = testServer({ switches: { offline: true } })
  for (const path of ['/api/user/src', '/cdn/img/shots/1-1920x1080-1-ad.svg'])
    expect((await server.handle(new Request(`http://mock.test${path}`)))?.type).toBe('error')
})

test('what comes from outside is taken as far as it fits', () => {
  expect(isFault({ operationId: '*', kind: 'status', status: 42 })).toBe(false)
  expect(
    readPatch({
      latency: [5, 1],
      offline: true,
      evil: 1,
      scenario: { scale: 3, seed: 4 },
      faults: [{ kind: 'hang' }, { operationId: 'deviceGet', kind: 'hang' }],
    }),
  ).toEqual({
    offline: true,
    scenario: { seed: 4 },
    faults: [{ operationId: 'deviceGet', kind: 'hang' }],
  })
  expect(readPatch('nonsense')).toEqual({})
})

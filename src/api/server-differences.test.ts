import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { apiPage, signedInClient, type ApiPage } from '#tests/support/api/api-page.ts'
import type { Deployment } from './deployment.ts'
import { contractCode, differencesOf, salted, type ServerDifferences } from './server-differences.ts'

test('a deployment that says nothing has a server as documented', () => {
  expect(differencesOf({})).toEqual({
    apiPrefix: '/api',
    tokenScheme: '',
    envelope: { code: 'code', msg: 'msg', data: 'data' },
    codes: { success: ['1'], session: ['2'], refused: ['0', '3'] },
    firstPage: 0,
    saltPlace: 'after',
    uploadPart: 'file',
  })
})

test.each<[Deployment, Partial<ServerDifferences>]>([
  [{ apiPrefix: '/' }, { apiPrefix: '' }],
  [{ apiPrefix: '/prod-api/' }, { apiPrefix: '/prod-api' }],
  [{ tokenScheme: 'Bearer' }, { tokenScheme: 'Bearer' }],
  [{ envelope: 'code:status, data:result' }, { envelope: { code: 'status', msg: 'msg', data: 'result' } }],
  [
    { successCode: '0,200', sessionCode: '401', refusedCode: '400, 500' },
    { codes: { success: ['0', '200'], session: ['401'], refused: ['400', '500'] } },
  ],
  [{ firstPage: '1' }, { firstPage: 1 }],
  [{ saltPlace: 'before' }, { saltPlace: 'before' }],
  [{ saltPlace: 'elsewhere' }, { saltPlace: 'after' }],
  [{ uploadPart: 'upload' }, { uploadPart: 'upload' }],
])('%j', (deployment, expected) => {
  expect(differencesOf(deployment)).toEqual({ ...differencesOf({}), ...expected })
})

test.each<[Deployment, unknown, unknown]>([
  [{}, 1, 1],
  [{}, '1', 1],
  [{}, '3', 3],
  [{}, 200, 200],
  [{}, true, true],
  [{}, [1], [1]],
  [{}, undefined, undefined],
  [{ successCode: '200', sessionCode: '401', refusedCode: '500' }, '200', 1],
  [{ successCode: '200', sessionCode: '401', refusedCode: '500' }, 401, 2],
  [{ successCode: '200', sessionCode: '401', refusedCode: '500' }, 500, 0],
  // what the contract has for success is none here
  [{ successCode: '0', refusedCode: '-1' }, 0, 1],
  [{ successCode: '0', refusedCode: '-1' }, -1, 0],
  [{ successCode: '0', refusedCode: '-1' }, 1, '1'],
  [{ successCode: 'true', refusedCode: 'false' }, true, 1],
  [{ successCode: 'true', refusedCode: 'false' }, false, 0],
])('%j: the code %j is %j in the contract', (deployment, code, expected) => {
  expect(contractCode(code, differencesOf(deployment))).toEqual(expected)
})

test('the salt stands where the server has it (C6)', () => {
  expect(salted('p', 's')).toBe('ps')
  expect(salted('p', 's', differencesOf({ saltPlace: 'before' }))).toBe('sp')
})

describe('a call', () => {
  let page: ApiPage
  beforeEach(() => {
    page = apiPage()
  })
  afterEach(() => page.restore())

  test('goes out and comes back in the ways of the server', async () => {
    await signedInClient()
    const { serverDifferences, differencesOf } = await import('./server-differences.ts')
    const { call } = await import('./client.ts')
    const given = { apiPrefix: '/v2', tokenScheme: 'Bearer', firstPage: '1', envelope: 'code:status,data:result' }
    onTestFinished(() => void Object.assign(serverDifferences, differencesOf({})))
    Object.assign(serverDifferences, differencesOf({ ...given, successCode: 'ok', refusedCode: 'no' }))
    page.answer = () => Response.json({ status: 'ok', result: { total: 1, data: [{ id: 7 }] } })
    await expect(call('deviceList', { query: { page: 0, limit: 10 } })).resolves.toEqual({
      total: 1,
      data: [{ id: 7 }],
    })
    const [sent] = page.arrived
    expect(sent?.url.href).toBe('https://api.example.invalid/v2/device/page?page=1&limit=10')
    expect(sent?.headers.get('Authorization')).toBe('Bearer t1')
    page.answer = () => Response.json({ status: 'no', msg: '名称已存在' })
    await expect(call('deviceGroupCreate', { body: { name: 'x' } })).rejects.toMatchObject({
      kind: 'refused',
      message: '名称已存在',
    })
  })
})

import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import type { LogEntry } from '../server/report.ts'
import { screenTest, type Seen } from './screen-test.ts'

const call = (entry: Partial<LogEntry>): LogEntry => ({
  at: 0,
  method: 'GET',
  path: '/api/device/page?page=0&limit=10&snOrName=%E5%8C%97%E9%97%A8',
  operationId: 'deviceList',
  account: '13800000001',
  status: 200,
  code: 1,
  fault: null,
  milliseconds: 3,
  violations: [],
  ...entry,
})

const seen: Seen = {
  at: '/terminalManage?q=北门',
  title: '终端管理 - 广告终端管理平台',
  account: '13800000001',
  switches: {
    scenario: { name: 'one-screen' },
    faults: [{ operationId: 'deviceGroupList', kind: 'status', status: 503 }],
  },
  log: [
    call({ status: 503, code: null, operationId: 'deviceGroupList', path: '/api/device/group/list', fault: 'status' }),
    call({ status: 0, code: null, fault: 'drop' }),
    call({}),
  ],
}

test('what is copied is a screen test that runs: the one in tests/screens/shell', () => {
  const file = path.resolve(import.meta.dirname, '../../tests/screens/shell/copied.test.ts')
  expect(screenTest(seen)).toBe(fs.readFileSync(file, 'utf8'))
})

test('nobody, no switches, quotation marks and long addresses make a test too', () => {
  const log = [call({ path: `/api/device/page?snOrName=%E5%8C${'x'.repeat(200)}`, operationId: null, status: null })]
  const text = screenTest({ at: '/login?redirect=\'\\"\n', title: '登录', account: undefined, switches: {}, log })
  expect(text).toContain('account: null,')
  expect(text).not.toContain('switches')
  expect(text).toContain('  // ?: no answer yet; GET /api/device/page?snOrName=%E5%8Cxxx')
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true })
  expect(diagnostics).toEqual([])
  expect(text).toContain(String.raw`at: '/login?redirect=\'\\"\n',`)
})

test('a fault that is over is switched once; one that the log does not tell whole is not, nor one that is still switched', () => {
  const log = [
    call({ fault: 'envelope', operationId: 'orgTree' }),
    call({ fault: 'doneStatus', operationId: 'deviceUpdate', status: 504 }),
    call({ fault: 'doneStatus', operationId: 'deviceUpdate', status: 504 }),
    call({ fault: 'drop' }),
  ]
  const faults = (given: Seen['switches']) =>
    /faults: (\[[^\]]*\]),\n/.exec(screenTest({ ...seen, switches: given, log }))?.[1]?.replaceAll(/\s*\n\s*/g, ' ')
  const both = "{ operationId: 'deviceUpdate', kind: 'doneStatus', status: 504, times: 1 }"
  expect(faults({})).toBe(`[ ${both}, { operationId: 'deviceList', kind: 'drop', times: 1 }, ]`)
  expect(faults({ faults: [{ operationId: 'deviceList', kind: 'drop' }] })).toBe(
    `[ { operationId: 'deviceList', kind: 'drop' }, ${both}, ]`,
  )
  expect(faults({ faults: [{ operationId: '*', kind: 'cut' }] })).toBe("[{ operationId: '*', kind: 'cut' }]")
})

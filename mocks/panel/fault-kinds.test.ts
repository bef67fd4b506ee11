import { expect, test } from 'vitest'
import type { Fault } from '../server/faults.ts'
import { describeFault, faultKinds, makeFault } from './fault-kinds.ts'

/** Every kind that there is, by hand: what is missing in the panel shows here. */
const kinds: Fault['kind'][] = [
  'delay',
  'hold',
  'envelope',
  'refuse',
  'session',
  'status',
  'gateway',
  'portal',
  'redirect',
  'empty',
  'malformed',
  'cut',
  'slowStream',
  'data',
  'set',
  'hang',
  'drop',
  'doneEnvelope',
  'doneStatus',
  'unanswered',
  'lost',
]

test('every kind of fault is offered', () => {
  expect(Object.keys(faultKinds).toSorted()).toEqual(kinds.toSorted())
})

test.each(kinds)('%s is a fault as it is offered, and said in words', (kind) => {
  const fault = makeFault({
    operationId: 'deviceList',
    kind,
    text: faultKinds[kind].parameter?.initial ?? '',
    times: 1,
  })
  expect(fault).toMatchObject({ operationId: 'deviceList', kind, times: 1 })
  expect(describeFault(fault)).toContain(faultKinds[kind].title)
})

test('what was typed goes where it belongs', () => {
  const make = (kind: Fault['kind'], text: string) => makeFault({ operationId: '*', kind, text, times: 0 })
  expect(make('status', '404')).toEqual({ operationId: '*', kind: 'status', status: 404 })
  expect(make('envelope', '{"code":3}')).toEqual({ operationId: '*', kind: 'envelope', body: { code: 3 } })
  expect(make('refuse', '库存不足')).toEqual({ operationId: '*', kind: 'refuse', msg: '库存不足' })
  expect(() => make('status', '很多')).toThrow('数字')
  expect(() => make('status', '99')).toThrow('没有填对')
  expect(() => make('data', '{')).toThrow('JSON')
})

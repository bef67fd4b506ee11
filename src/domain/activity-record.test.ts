import { expect, test } from 'vitest'
import { newActivity, type Work } from './activity.ts'
import { readActivity } from './activity-record.ts'

const DEVICES = [
  { id: 7, sn: 'A1', name: '一号屏' },
  { id: '8', sn: '', name: '' },
]
const made = (work: Work) => newActivity('k', '138', work, DEVICES, 1000)
const good = made({ kind: 'command', type: 1 })

test.each<[name: string, work: Work]>([
  ['a command', { kind: 'command', type: 5 }],
  ['a publish', { kind: 'publish', program: { id: 3, name: '秋季新品', resolutionType: 0 } }],
  ['an order', { kind: 'publish', program: { id: 3, name: '' }, order: 12 }],
  ['a stop', { kind: 'stop', program: { id: '3', name: '' } }],
  ['a volume', { kind: 'volume', target: { val: 30, period: [{ t: '08:00-09:00', v: 60 }] } }],
  ['a power window', { kind: 'power', window: '08:00-22:00' }],
])('%s is read as it was written', (_name, work) => {
  expect(readActivity(structuredClone(made(work)))).toEqual(made(work))
})

test('an outcome keeps its reason and message, and nothing that does not belong', () => {
  const [first, second] = good.targets
  const targets = [
    { ...first, state: 'failed', message: '终端响应超时', html: '<b>' },
    { ...second, state: 'unknown', reason: 'unanswered' },
  ]
  expect(readActivity({ ...good, targets, more: 1 })).toEqual({
    ...good,
    targets: [
      { ...first, state: 'failed', message: '终端响应超时' },
      { ...second, state: 'unknown', reason: 'unanswered' },
    ],
  })
})

test('what it is a part of is read, and left out where it does not fit', () => {
  const part = { ...good, bundle: { key: 'b', kind: 'takeOver', name: '旧屏' } }
  expect(readActivity(structuredClone(part))).toEqual(part)
  for (const bundle of ['b', { key: 'b', kind: 'other', name: '' }, { kind: 'restore', name: '' }, { key: 'b' }])
    expect(readActivity({ ...good, bundle })).toEqual(good)
})

test.each<[name: string, value: unknown]>([
  ['nothing', undefined],
  ['a text', 'activity'],
  ['a list', []],
  ['no key', { ...good, key: 1 }],
  ['nobody', { ...good, account: undefined }],
  ['no moment', { ...good, sentAt: Number.NaN }],
  ['a command that cannot be sent', { ...good, work: { kind: 'command', type: 2 } }],
  ['a work of another version', { ...good, work: { kind: 'reboot' } }],
  ['an ad without id', { ...good, work: { kind: 'publish', program: { name: 'x' } } }],
  ['no terminals', { ...good, targets: undefined }],
  ['a terminal without id', { ...good, targets: [{ ...good.targets[0], id: {} }] }],
  ['a state of another version', { ...good, targets: [{ ...good.targets[0], state: 'sent' }] }],
  ['unknown without why', { ...good, targets: [{ ...good.targets[0], state: 'unknown' }] }],
])('%s is none', (_name, value) => {
  expect(readActivity(value)).toBeUndefined()
})

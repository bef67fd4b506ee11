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
  for (const bundle of [
    'b',
    { key: 'b', kind: 'other', name: '' },
    { kind: 'restore', name: '' },
    { key: 'b', kind: 'restore' },
  ])
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
  ['an ad that is a text', { ...good, work: { kind: 'publish', program: 'x' } }],
  ['an ad without a name', { ...good, work: { kind: 'publish', program: { id: 3 } } }],
  ['an ad with an empty id', { ...good, work: { kind: 'publish', program: { id: '', name: 'x' } } }],
  ['no work', { ...good, work: undefined }],
  ['a terminal that is nothing', { ...good, targets: [null] }],
  ['a work that is a text', { ...good, work: 'publish' }],
  ['no volume', { ...good, work: { kind: 'volume' } }],
  ['a volume that is none', { ...good, work: { kind: 'volume', target: { val: -1, period: [] } } }],
  ['a volume that is a text', { ...good, work: { kind: 'volume', target: { val: '30', period: [] } } }],
  ['a volume without ranges', { ...good, work: { kind: 'volume', target: { val: 30 } } }],
  ['a window that is none', { ...good, work: { kind: 'power', window: 7 } }],
  ['a moment without end', { ...good, lookedAt: Infinity }],
  ['a moment before all', { ...good, lookedAt: -1 }],
  ['a terminal that is a text', { ...good, targets: ['A1'] }],
  ['a terminal without number', { ...good, targets: [{ ...good.targets[0], sn: 7 }] }],
  ['a terminal without name', { ...good, targets: [{ ...good.targets[0], name: null }] }],
  ['a terminal without id', { ...good, targets: [{ ...good.targets[0], id: {} }] }],
  ['a state of another version', { ...good, targets: [{ ...good.targets[0], state: 'sent' }] }],
  ['unknown without why', { ...good, targets: [{ ...good.targets[0], state: 'unknown' }] }],
])('%s is none', (_name, value) => {
  expect(readActivity(value)).toBeUndefined()
})

test('ranges of a volume that make no sense, and a message that is none, are left out', () => {
  const period = [null, 'x', { t: 7, v: 1 }, { t: '08:00-09:00', v: '60' }, { t: '10:00-11:00', v: 0 }]
  const [target] = good.targets
  const read = readActivity({
    ...good,
    work: { kind: 'volume', target: { val: 0, period } },
    targets: [{ ...target, state: 'failed', message: 7 }],
  })
  expect(read?.work).toEqual({ kind: 'volume', target: { val: 0, period: [{ t: '10:00-11:00', v: 0 }] } })
  expect(read?.targets).toEqual([{ ...target, state: 'failed' }])
})

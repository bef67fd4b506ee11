import { describe, expect, test } from 'vitest'
import { readPowerChanges, type PowerChange } from './power-changes.ts'
import { adoptPower, byWindow, duePower, forgetPower, rememberPower, REMEMBERED_CHANGES } from './power-rules.ts'

const DAY = '08:00-22:00'
const LONG = '06:30-23:00'
const OFF = '00:00-00:00'
const one: PowerChange = { at: 1, window: OFF, before: [{ id: 1, window: DAY }] }
const device = (id: number | string, window: string | undefined) => ({ id, window })
const together = { at: 2, window: OFF, together: true }

describe('a window set for several', () => {
  test.each<[string, readonly PowerChange[], { id: number | string; window: string | undefined }[], PowerChange[]]>([
    [
      'is remembered with what each had',
      [],
      [device(1, DAY), device('2', LONG)],
      [{ at: 2, window: OFF, before: [device(1, DAY), device('2', LONG)] as never }],
    ],
    ['that they have already changes nothing', [], [device(1, OFF)], []],
    ['of which nobody knows what they had cannot be brought back', [], [device(1, undefined), device(2, 'always')], []],
    [
      'keeps what they had before an earlier change',
      [one],
      [device('1', '01:00-02:00')],
      [{ at: 2, window: OFF, before: [device('1', DAY)] as never }],
    ],
    [
      'leaves the others of an earlier change',
      [{ ...one, before: [...one.before, { id: 9, window: LONG }] }],
      [device(1, OFF)],
      [
        { at: 2, window: OFF, before: [device(1, DAY)] as never },
        { at: 1, window: OFF, before: [device(9, LONG)] as never },
      ],
    ],
    [
      'in several calls is one change',
      [{ at: 2, window: OFF, before: [{ id: 1, window: DAY }] }],
      [device(2, LONG)],
      [{ at: 2, window: OFF, before: [device(1, DAY), device(2, LONG)] as never }],
    ],
  ])('%s', (_, before, devices, after) => expect(rememberPower(before, { ...together, devices })).toEqual(after))

  test('says when to be reminded of it, and which terminals they are', () => {
    const [change] = rememberPower([], {
      ...together,
      remindOn: '2026-11-21',
      devices: [{ ...device(1, DAY), sn: 'A1' }],
    })
    expect(change).toMatchObject({ remindOn: '2026-11-21', before: [{ id: 1, sn: 'A1' }] })
  })

  test('that they had first is nothing to bring back', () => {
    expect(rememberPower([one], { ...together, window: DAY, devices: [device(1, OFF)] })).toEqual([])
  })

  test('is forgotten when there are too many newer ones', () => {
    let changes: PowerChange[] = []
    for (let at = 1; at <= REMEMBERED_CHANGES + 1; at += 1)
      changes = rememberPower(changes, { at, window: OFF, together: true, devices: [device(at, DAY)] })
    expect(changes.map(({ at }) => at)).toEqual([6, 5, 4, 3, 2])
  })
})

test('a window set for one by itself is its own from then on', () => {
  expect(rememberPower([one], { ...together, together: false, devices: [device(1, OFF)] })).toEqual([])
})

test('what is restored is forgotten, whatever form its id has', () => {
  const changes = [{ ...one, before: [...one.before, { id: 2, window: LONG }] }]
  expect(forgetPower(changes, ['1'])).toEqual([{ ...one, before: [{ id: 2, window: LONG }] }])
  expect(forgetPower(changes, [1, '2'])).toEqual([])
})

test('terminals are grouped by their window, the most first', () => {
  const before = [device(1, DAY), device(2, LONG), device(3, LONG)] as PowerChange['before']
  expect(byWindow(before)).toEqual([
    { window: LONG, devices: [device(2, LONG), device(3, LONG)] },
    { window: DAY, devices: [device(1, DAY)] },
  ])
})

test('a change of somebody else is remembered beside the own ones, of which each terminal keeps its window', () => {
  const theirs = { at: 5, window: OFF, before: [device(1, LONG), device(2, LONG)] as never }
  expect(adoptPower([one], theirs)).toEqual([{ ...theirs, before: [device(2, LONG)] }, one])
  expect(adoptPower([one], { ...one, before: [device('1', LONG)] as never })).toEqual([one])
})

test('is due from the day on that was chosen', () => {
  const changes = [one, { ...one, at: 2, remindOn: '2026-11-21' }]
  expect(duePower(changes, '2026-11-20')).toEqual([])
  expect(duePower(changes, '2026-11-21')).toEqual([changes[1]])
  expect(duePower(changes, '2026-12-01')).toEqual([changes[1]])
})

test.each([
  null,
  'x',
  {},
  [null],
  [{}],
  [{ ...one, before: [] }],
  [{ ...one, before: {} }],
  [{ ...one, window: 'x/../y' }],
  [{ ...one, window: `x${DAY}` }],
  [{ ...one, window: `${DAY}x` }],
  [{ ...one, at: '1' }],
  [{ ...one, before: [{ id: {}, window: DAY }] }],
  [
    {
      ...one,
      before: [
        { id: 1, window: DAY },
        { id: {}, window: DAY },
      ],
    },
  ],
  [{ ...one, window: [DAY] }],
  [{ ...one, before: [{ id: 1, window: '8:00' }] }],
  [{ ...one, before: [{ id: 1, name: {}, window: DAY }] }],
  [{ ...one, before: [{ id: 1, sn: 1, window: DAY }] }],
  [{ ...one, remindOn: '21' }],
])('%j is not what was stored', (value) => expect(readPowerChanges(value)).toBeUndefined())

test('what was stored is read as it was', () => {
  expect(readPowerChanges(JSON.parse(JSON.stringify([one])))).toEqual([one])
  const named = { ...one, remindOn: '2026-11-21', before: [{ id: '1', sn: 'A1', name: '一号屏', window: DAY }] }
  expect(readPowerChanges([named])).toEqual([named])
  expect(readPowerChanges([])).toEqual([])
})

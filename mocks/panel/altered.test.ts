import { expect, test } from 'vitest'
import { defaultSwitches, withPatch, type SwitchesPatch } from '../server/switches.ts'
import { alterations, NORMAL } from './altered.ts'

test.each<[SwitchesPatch, number, string[]]>([
  [{}, 1, []],
  [{ faults: [{ operationId: 'deviceList', kind: 'drop' }], offline: true }, 60, ['1 故障', '断网', '60×']],
  [{ latency: [3000, 6000], uploadBytesPerSecond: 60_000 }, 0, ['延迟', '上传速度', '时间暂停']],
  [{ simulation: { platform: 'never' } }, 1, ['自动事件']],
  [{ scenario: { scale: 1 } }, 1, []],
])('%j at %d is said in a few words, and is normal again after NORMAL', (patch, rate, words) => {
  const altered = withPatch(defaultSwitches, patch)
  expect(alterations(altered, rate)).toEqual(words)
  expect(alterations(withPatch(altered, NORMAL), 1)).toEqual([])
})

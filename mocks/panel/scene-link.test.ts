import { expect, test } from 'vitest'
import { readScene, type Scene } from '../scene.ts'
import { defaultSwitches, withPatch, type SwitchesPatch } from '../server/switches.ts'
import { changesTo, sceneLink } from './scene-link.ts'

const read = (address: string) => readScene(new URL(address).searchParams)

test('a link gives the scene back, and leaves the rest of the address as it is', () => {
  const scene: Scene = {
    switches: {
      offline: true,
      faults: [{ operationId: 'deviceList', kind: 'status', status: 503, times: 1 }],
      scenario: { name: 'tour', seed: 7, epoch: 1_795_276_800_000 },
    },
    fresh: true,
    clock: { shown: 1_795_330_000_000, rate: 60 },
    as: '13800000001',
  }
  const link = sceneLink('http://console.test/demo/terminalManage?page=2&sn=%E5%8C%97', scene)
  expect(read(link)).toEqual(scene)
  expect([new URL(link).searchParams.get('page'), new URL(link).searchParams.get('sn')]).toEqual(['2', '北'])
})

test.each<SwitchesPatch>([
  {},
  {
    latency: [0, 0],
    scenario: { scale: 1, functionIds: { 13800000001: ['1', '2a'] } },
    simulation: { platform: 'never' },
  },
  { scenario: { name: 'morning-of-failures' }, faults: [] },
  { scenario: { name: 'full-review-queue', reviewLevels: 2 }, simulation: { flips: false } },
])('what is changed of the switches makes them again: %j', (patch) => {
  const switches = withPatch(defaultSwitches, patch)
  expect(withPatch(defaultSwitches, changesTo(switches))).toEqual(switches)
})

test('untouched switches are not spelled out, nor is what a scene brings along', () => {
  expect(changesTo(defaultSwitches)).toEqual({})
  expect(changesTo(withPatch(defaultSwitches, { scenario: { name: 'tour' } }))).toEqual({ scenario: { name: 'tour' } })
})

test('an address names a scene, or switches, or neither; what does not fit is left out', () => {
  expect(read('http://console.test/?scenario=new-company')).toEqual({ switches: { scenario: { name: 'new-company' } } })
  expect(read('http://console.test/?scenario=tour&mock={"offline":true}')).toEqual({
    switches: { offline: true, scenario: { name: 'tour' } },
  })
  expect(read('http://console.test/?scenario=nothing&mock={"clock":{"shown":"now"},"as":1,"fresh":"yes"}')).toEqual({
    switches: {},
  })
  expect(read('http://console.test/?mock=no-json')).toEqual({ switches: {} })
  expect(read('http://console.test/?page=2')).toBeUndefined()
})

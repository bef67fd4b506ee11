import { describe, expect, it } from 'vitest'
import { extensionOf } from '#src/lib/files/file-kind.ts'
import { createClock } from '../../clock.ts'
import { createMemoryFiles } from '../../transport/file-store.ts'
import { uploadRules } from '../company-settings.ts'
import { defaultSwitches } from '../../server/switches.ts'
import { EPOCH } from '../../testing.ts'
import { seedWorld } from './seed-world.ts'

const { gate } = seedWorld(
  { ...defaultSwitches.scenario, epoch: EPOCH },
  {
    simulation: defaultSwitches.simulation,
    clock: createClock(() => EPOCH),
    files: createMemoryFiles(),
    media: (path) => path,
  },
)
const materials = [...gate.material.list(), ...gate.sharedMaterial.list()]

describe('seeded materials', () => {
  it('are what their names say', () => {
    for (const { name, type, width, height, duration } of materials) {
      expect({ name, film: name.includes('短片') }).toEqual({ name, film: type === 1 })
      const shape = width === height ? '方形' : width > height ? '横版' : '竖版'
      const said = /横版|竖版|方形/.exec(name)?.[0] ?? shape
      expect({ name, said }).toEqual({ name, said: shape })
      expect({ name, seconds: Number(/(\d+)秒/.exec(name)?.[1] ?? duration) }).toEqual({ name, seconds: duration })
    }
  })

  it('have names of their own and files of a kind that may be uploaded', () => {
    expect(new Set(materials.map(({ name }) => name)).size).toBe(materials.length)
    for (const { type, path, mime } of materials) {
      expect(type === 1 ? uploadRules.videoFormats : uploadRules.imageFormats).toContain(extensionOf(path))
      expect(mime).toMatch(type === 1 ? /^video\// : /^image\//)
    }
  })

  it('have come these days where somebody still has to look at them, as have ads', () => {
    const waiting = [...materials, ...gate.program.list()].filter(({ status }) => [2, 3, 6].includes(status))
    expect(waiting.length).toBeGreaterThan(10)
    for (const { name, createTime } of waiting) {
      const days = (EPOCH - createTime) / 86_400_000
      expect({ name, days: days > 0 && days < 11 }).toEqual({ name, days: true })
    }
  })
})

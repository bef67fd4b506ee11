import { withScenario } from '../scenarios.ts'
import { writeScene, type Scene } from '../scene.ts'
import { defaultSwitches, withPatch, type Switches, type SwitchesPatch } from '../server/switches.ts'

/** What has to be changed of untouched switches to have these. A scene with a name is named, not spelled out. */
export function changesTo(switches: Switches): SwitchesPatch {
  const { name } = switches.scenario
  const plain = name === '' ? defaultSwitches : withPatch(defaultSwitches, withScenario({ scenario: { name } }))
  const { scenario, simulation, ...rest } = switches
  const changed = {
    scenario: { ...(name !== '' && { name }), ...differing(plain.scenario, scenario) },
    simulation: differing(plain.simulation, simulation),
  }
  return {
    ...differing(plain, rest),
    ...Object.fromEntries(Object.entries(changed).filter(([, part]) => Object.keys(part).length > 0)),
  }
}

export function sceneLink(page: string, scene: Scene): string {
  const url = new URL(page)
  url.searchParams.set('mock', writeScene(scene))
  return url.href
}

function differing<Part extends object>(plain: Part, now: Partial<Part>): Partial<Part> {
  const same = (key: string) => JSON.stringify(Reflect.get(plain, key)) === JSON.stringify(Reflect.get(now, key))
  return Object.fromEntries(Object.entries(now).filter(([key]) => !same(key))) as Partial<Part>
}

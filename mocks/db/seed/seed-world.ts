import { createGate } from '../gate.ts'
import type { ModelName, Rows } from '../models.ts'
import { allSteps } from '../steps.ts'
import type { SettledScenario, World } from '../world.ts'
import { seedCommands } from './commands.ts'
import { seedAccounts, seedOrgs, seedRoles } from './company.ts'
import { addDarkDevices } from './dark-devices.ts'
import { seedDeviceGroups, seedDevices } from './devices.ts'
import { seedCampaignGroups, seedMaterials } from './materials.ts'
import { seedOrders } from './orders.ts'
import { seedPlayRecords } from './play-records.ts'
import { seedPrograms } from './programs.ts'
import { seedPublications } from './publications.ts'
import { seedSharedGroups, seedSharedMaterials } from './shared-materials.ts'
import { addThisMorning } from './this-morning.ts'

/** What a world has from outside. */
type Given = Pick<World, 'simulation' | 'clock' | 'files' | 'media'>

export function seedWorld(scenario: SettledScenario, given: Given): World {
  return allSteps(seedSteps(scenario, given))
}

/** How many rows a step puts into the world. */
const ROWS = 200

/**
 * Makes the world of a scenario, the same one each time, in steps of some milliseconds. Totals are not stored anywhere:
 * they are counted from the rows when they are asked for, and so cannot disagree with them.
 */
export function* seedSteps(scenario: SettledScenario, given: Given): Generator<void, World> {
  const gate = createGate()
  const world: World = { scenario, gate, presences: new Map(), ...given }
  const empty = scenario.scale === 0

  function* fill<Name extends ModelName>(model: Name, rows: readonly Rows[Name][]) {
    for (let start = 0; start < rows.length; start += ROWS) {
      gate.fill(model, rows.slice(start, start + ROWS))
      yield
    }
  }

  const { orgs, branches } = seedOrgs()
  const deviceGroups = empty ? [] : seedDeviceGroups()
  const devices = seedDevices(scenario, given.clock.now(), branches, deviceGroups)
  yield
  const materialGroups = empty ? [] : seedCampaignGroups()
  const materials = seedMaterials(scenario, branches, materialGroups)
  const programGroups = empty ? [] : seedCampaignGroups()
  const programs = seedPrograms(scenario, branches, programGroups, materials)
  yield
  const sharedGroups = empty ? [] : seedSharedGroups()
  const planned = seedPublications(scenario, programs, devices)
  yield
  const { orders, publications, runs } = seedOrders(scenario, programs, planned)
  addDarkDevices(devices, publications, scenario.epoch)
  const commands = seedCommands(world, devices)
  const playRecords = seedPlayRecords(scenario, publications, runs, programs)
  addThisMorning(world, { devices, commands, materials, programs, publications, playRecords })
  yield

  yield* fill('role', seedRoles())
  yield* fill('org', orgs)
  yield* fill('account', seedAccounts(scenario.epoch, orgs))
  yield* fill('deviceGroup', deviceGroups)
  yield* fill('device', devices)
  yield* fill('deviceCommand', commands)
  yield* fill('materialGroup', materialGroups)
  yield* fill('material', materials)
  yield* fill('programGroup', programGroups)
  yield* fill('program', programs)
  yield* fill('order', orders)
  yield* fill('publication', publications)
  yield* fill('playRecord', playRecords)
  yield* fill('sharedGroup', sharedGroups)
  yield* fill('sharedMaterial', seedSharedMaterials(scenario, sharedGroups))
  return world
}

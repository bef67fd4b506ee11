import { createGate } from '../gate.ts'
import type { SettledScenario, World } from '../world.ts'
import { seedCommands } from './commands.ts'
import { seedAccounts, seedOrgs, seedRoles } from './company.ts'
import { addDarkDevices } from './dark-devices.ts'
import { seedDeviceGroups, seedDevices } from './devices.ts'
import { seedMaterialGroups, seedMaterials } from './materials.ts'
import { seedOrders } from './orders.ts'
import { seedPlayRecords } from './play-records.ts'
import { seedProgramGroups, seedPrograms } from './programs.ts'
import { seedPublications } from './publications.ts'
import { seedSharedGroups, seedSharedMaterials } from './shared-materials.ts'

/**
 * Makes the world of a scenario, the same one each time. Totals are not stored anywhere: they are counted from the
 * rows when they are asked for, and so cannot disagree with them.
 */
export function seedWorld(
  scenario: SettledScenario,
  given: Pick<World, 'simulation' | 'clock' | 'files' | 'media'>,
): World {
  const gate = createGate()
  const world: World = { scenario, gate, presences: new Map(), ...given }
  const empty = scenario.scale === 0

  const { orgs, branches } = seedOrgs()
  const deviceGroups = empty ? [] : seedDeviceGroups()
  const devices = seedDevices(scenario, branches, deviceGroups)
  const materialGroups = empty ? [] : seedMaterialGroups()
  const materials = seedMaterials(scenario, branches, materialGroups)
  const programGroups = empty ? [] : seedProgramGroups()
  const programs = seedPrograms(scenario, branches, programGroups, materials)
  const sharedGroups = empty ? [] : seedSharedGroups()
  const publications = seedPublications(scenario, programs, devices)
  addDarkDevices(devices, publications, scenario.epoch)

  gate.fill('role', seedRoles())
  gate.fill('org', orgs)
  gate.fill('account', seedAccounts(scenario.epoch, orgs))
  gate.fill('deviceGroup', deviceGroups)
  gate.fill('device', devices)
  gate.fill('deviceCommand', seedCommands(world, devices))
  gate.fill('materialGroup', materialGroups)
  gate.fill('material', materials)
  gate.fill('programGroup', programGroups)
  gate.fill('program', programs)
  gate.fill('order', seedOrders(scenario, programs, publications))
  gate.fill('publication', publications)
  gate.fill('playRecord', seedPlayRecords(publications))
  gate.fill('sharedGroup', sharedGroups)
  gate.fill('sharedMaterial', seedSharedMaterials(scenario, sharedGroups))
  return world
}

import type { CommandRow, DeviceRow } from '../models.ts'
import { randomOf } from '../random.ts'
import { CommandType, drawCommand } from '../../simulation/commands.ts'
import { defaultSwitches } from '../../server/switches.ts'
import type { World } from '../world.ts'
import { retired } from './retired.ts'
import { mediaScale } from './materials.ts'
import { atWork } from './working-hours.ts'

const MINUTE = 60_000
const TYPES = [0, 0, 0, 1, 1, 4, 5, 5, 2, 3]

/** Commands of the last thirty days, oldest first. Those to terminals that are off since are still pending. */
export function seedCommands(world: World, devices: readonly DeviceRow[]): CommandRow[] {
  if (devices.length === 0) return []
  const { seed, epoch, scale } = world.scenario
  const random = randomOf(seed, 'commands')
  const drafts = Array.from({ length: mediaScale[scale].commands }, () => {
    const device = random.pick(devices)
    const earliest = Math.max(device.createTime, epoch - 30 * 1440 * MINUTE)
    const createTime = atWork(earliest + random.next() * (epoch - MINUTE - earliest))
    return { device, type: random.pick(TYPES), creator: random.pick(['13800000000', '13800000001']), createTime }
  })
  // the past does not depend on how lively the present is
  const past: World = { ...world, simulation: { ...defaultSwitches.simulation, flips: world.simulation.flips } }
  return drafts
    .sort((a, b) => a.createTime - b.createTime)
    .map(({ device, ...draft }, index) => {
      const drawn = drawCommand(past, device, { id: index + 1, ...draft })
      // every screenshot is newer than these commands, so that none of them can have failed
      const command =
        drawn.type === CommandType.screenshot && !drawn.succeeds
          ? drawCommand(past, device, { id: index + 1, ...draft, type: CommandType.restart })
          : drawn
      // a few of the older ones went to a terminal that is gone
      return index % 97 === 41 && index < drafts.length / 2
        ? { ...command, deviceId: retired.id, settleAt: draft.createTime + MINUTE / 10 }
        : command
    })
}

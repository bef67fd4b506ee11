import { defaultSwitches, type Switches, type SwitchesPatch } from '../server/switches.ts'

const { faults, offline, latency, uploadBytesPerSecond, simulation } = defaultSwitches

/** Everything that makes the product look broken, slow or hurried, as it is when nobody has touched it. */
export const NORMAL: SwitchesPatch = { faults, offline, latency, uploadBytesPerSecond, simulation }

/**
 * What of the simulated server is not as usual, in a few words each; empty when all is. `rate` is the pace of its
 * clock.
 */
export function alterations(switches: Switches, rate: number): string[] {
  const words = [
    switches.faults.length > 0 && `${switches.faults.length} 故障`,
    switches.offline && '断网',
    differs(switches.latency, latency) && '延迟',
    switches.uploadBytesPerSecond !== uploadBytesPerSecond && '上传速度',
    differs(switches.simulation, simulation) && '自动事件',
    rate !== 1 && (rate === 0 ? '时间暂停' : `${rate}×`),
  ]
  return words.filter((word) => word !== false)
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import { parseResolution, type Pixels } from '#src/domain/resolution.ts'
import { clashesWith, type Scheduled } from '#src/domain/schedule.ts'
import type { PickDevice } from '#src/ui/device-picker.tsx'

/** What should be known before an ad goes to terminals; none of it forbids anything. */
export interface PreCheck {
  /** Terminals of another resolution than the ad's. */
  mismatched: PickDevice[]
  /** Terminals whose resolution nobody knows, so that it is not compared. */
  unmeasured: PickDevice[]
  offline: PickDevice[]
  /** Terminals on which something else has the same turn, with the names of it. */
  clashing: { device: PickDevice; ads: string[] }[]
}

/** Looks at the chosen terminals, and at what plays on those whose play list is known. */
export function preCheck(
  program: Partial<Pixels> & { id: PlayEntry['programId'] },
  wanted: Scheduled,
  devices: readonly PickDevice[],
  playLists: ReadonlyMap<string, readonly PlayEntry[]>,
): PreCheck {
  return {
    mismatched: devices.filter(({ resolution }) => {
      const pixels = parseResolution(resolution)
      return pixels !== undefined && program.width !== undefined && program.height !== undefined && (pixels.width !== program.width || pixels.height !== program.height)
    }),
    unmeasured: devices.filter(({ resolution }) => parseResolution(resolution) === undefined),
    offline: devices.filter(({ state }) => state === 0),
    clashing: devices.flatMap((device) => {
      // what the ad has there now gives way to what is published
      const others = (playLists.get(String(device.id)) ?? []).filter(({ programId }) => String(programId) !== String(program.id))
      const ads = clashesWith(wanted, others).map(({ item }) => item.programName || String(item.programId))
      return ads.length > 0 ? [{ device, ads: [...new Set(ads)] }] : []
    }),
  }
}

import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import { parseResolution, type Pixels } from '#src/domain/resolution.ts'
import { clashesWith, type Scheduled } from '#src/domain/schedule.ts'
import type { PickDevice } from '#src/ui/device-picker.tsx'

/** What should be known before an ad goes to terminals; none of it forbids anything. */
export interface PreCheck {
  /** Terminals of another resolution than that of an ad. */
  mismatched: PickDevice[]
  /** Terminals whose resolution nobody knows, so that it is not compared. */
  unmeasured: PickDevice[]
  offline: PickDevice[]
  /** Terminals on which something else has the same turn, with the names of it. */
  clashing: { device: PickDevice; ads: string[] }[]
}

/** Looks at the chosen terminals for what is to play on them, and at what plays on those whose play list is known. */
export function preCheck(
  programs: readonly (Partial<Pixels> & { id: PlayEntry['programId'] })[],
  wanted: Scheduled,
  devices: readonly PickDevice[],
  playLists: ReadonlyMap<string, readonly PlayEntry[]>,
): PreCheck {
  const own = new Set(programs.map(({ id }) => String(id)))
  return {
    mismatched: devices.filter(({ resolution }) => {
      const pixels = parseResolution(resolution)
      return pixels !== undefined && programs.some(({ width, height }) => width !== undefined && height !== undefined && (pixels.width !== width || pixels.height !== height))
    }),
    unmeasured: devices.filter(({ resolution }) => parseResolution(resolution) === undefined),
    offline: devices.filter(({ state }) => state === 0),
    clashing: devices.flatMap((device) => {
      // what the ads have there now gives way to what is published
      const others = (playLists.get(String(device.id)) ?? []).filter(({ programId }) => !own.has(String(programId)))
      const ads = clashesWith(wanted, others).map(({ item }) => item.programName || String(item.programId))
      return ads.length > 0 ? [{ device, ads: [...new Set(ads)] }] : []
    }),
  }
}

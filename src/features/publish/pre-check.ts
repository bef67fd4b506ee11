import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import { parseResolution, type Pixels } from '#src/domain/resolution.ts'
import { samePlan } from '#src/domain/schedule-rules.ts'
import { clashesWith, type Scheduled } from '#src/domain/schedule.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'

/** What should be known before an ad goes to terminals; none of it forbids anything. */
export interface PreCheck {
  /** Terminals of another resolution than that of an ad. */
  mismatched: PickDevice[]
  /** Terminals whose resolution nobody knows, so that it is not compared. */
  unmeasured: PickDevice[]
  offline: PickDevice[]
  /** Terminals on which something else has the same turn, with the names of it. */
  clashing: { device: PickDevice; ads: string[] }[]
  /** Terminals on which the ads have another plan already, which gives way, with that plan. */
  replacing: { device: PickDevice; plan: Scheduled }[]
}

/** What plays on terminals now, by terminal as text, as far as it is known. */
export interface Playing {
  /** Everything that plays there. */
  lists: ReadonlyMap<string, readonly PlayEntry[]>
  /** What the ad itself has there; where that is not known the lists say it. */
  own?: ReadonlyMap<string, Scheduled>
}

/** Looks at the chosen terminals for what is to play on them, and at what plays there. */
export function preCheck(
  programs: readonly (Partial<Pixels> & { id: PlayEntry['programId'] })[],
  wanted: Scheduled,
  devices: readonly PickDevice[],
  { lists, own: plans }: Playing,
): PreCheck {
  const own = new Set(programs.map(({ id }) => String(id)))
  const isOwn = ({ programId }: PlayEntry) => own.has(String(programId))
  const listOf = ({ id }: PickDevice) => lists.get(String(id)) ?? []
  return {
    mismatched: devices.filter(({ resolution }) => {
      const pixels = parseResolution(resolution)
      return (
        pixels !== undefined &&
        programs.some(
          ({ width, height }) =>
            width !== undefined && height !== undefined && (pixels.width !== width || pixels.height !== height),
        )
      )
    }),
    unmeasured: devices.filter(({ resolution }) => parseResolution(resolution) === undefined),
    offline: devices.filter(({ state }) => state === 0),
    clashing: devices.flatMap((device) => {
      const others = listOf(device).filter((entry) => !isOwn(entry))
      const ads = clashesWith(wanted, others).map(({ item }) => item.programName || String(item.programId))
      return ads.length > 0 ? [{ device, ads: [...new Set(ads)] }] : []
    }),
    replacing: devices.flatMap((device) => {
      const plan = plans?.get(String(device.id)) ?? listOf(device).find(isOwn)
      return plan && !samePlan(plan, wanted) ? [{ device, plan }] : []
    }),
  }
}

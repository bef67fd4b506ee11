import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import { parseResolution, type Pixels } from '#src/domain/resolution.ts'
import type { ChangedPlan } from '#src/domain/publication-change.ts'
import { samePlan } from '#src/domain/schedule-rules.ts'
import { clashesWith, type Overlap, type Scheduled } from '#src/domain/schedule.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'

export type CheckedProgram = Partial<Pixels> & { id: PlayEntry['programId'] }

type PlayListsById = ReadonlyMap<string, readonly PlayEntry[]>

/** What should be known before an ad goes to terminals; none of it forbids anything. */
export interface PreCheck {
  /** Terminals of another resolution than that of an ad. */
  mismatched: PickDevice[]
  /** Terminals whose resolution nobody knows, so that it is not compared. */
  unmeasured: PickDevice[]
  offline: PickDevice[]
  /** Terminals on which something else has the same turn, and when. */
  clashing: ClashingDevice[]
}

export interface ClashingDevice {
  device: PickDevice
  clashes: { ad: string; overlap: Overlap }[]
}

/**
 * Looks at the chosen terminals for what is to play on them, and at what plays there: `lists` by terminal as text, as
 * far as they are known.
 */
export function preCheck(
  programs: readonly CheckedProgram[],
  wanted: Scheduled,
  devices: readonly PickDevice[],
  lists: PlayListsById,
): PreCheck {
  const own = new Set(programs.map(({ id }) => String(id)))
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
      const others = (lists.get(String(device.id)) ?? []).filter(({ programId }) => !own.has(String(programId)))
      const clashes = clashesWith(wanted, others).map(({ item, overlap }) => ({
        ad: item.programName || String(item.programId),
        overlap,
      }))
      return clashes.length > 0 ? [{ device, clashes }] : []
    }),
  }
}

export function replacedPlans(
  programs: readonly CheckedProgram[],
  wanted: Scheduled,
  devices: readonly PickDevice[],
  lists: PlayListsById,
): ChangedPlan<PickDevice>[] {
  const own = new Set(programs.map(({ id }) => String(id)))
  return devices.flatMap((device) => {
    const plan = lists.get(String(device.id))?.find(({ programId }) => own.has(String(programId)))
    return plan && !samePlan(plan, wanted) ? [{ device, plan }] : []
  })
}

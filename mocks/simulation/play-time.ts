import { lastDays } from '#src/domain/dates.ts'
import type { Id } from '../models.ts'
import { startOfDay, type World } from '../world.ts'
import { devicePresence } from './devices.ts'

/** Online time of a day: seconds of all terminals, and how many terminals had any. */
export interface DayOnline {
  duration: number
  count: number
}

/** The online time of the last days, by `yyyyMMdd`, today last and as far as it has come. */
export function onlineByDay(world: World, days: number, sees: (orgId: Id) => boolean): Record<string, DayOnline> {
  const now = world.clock.now()
  const names = lastDays(days, new Date(now))
  const starts = names.map(startOfDay)
  const totals = names.map((): DayOnline => ({ duration: 0, count: 0 }))
  world.gate.device.each((row) => {
    if (!sees(row.organizationId)) return
    const presence = devicePresence(world, row)
    for (const [index, total] of totals.entries()) {
      const seconds = presence.onlineSeconds(starts[index] as number, starts[index + 1] ?? now)
      total.duration += Math.round(seconds)
      if (seconds > 0) total.count += 1
    }
  })
  return Object.fromEntries(names.map((name, index) => [name, totals[index] as DayOnline]))
}

/**
 * Seconds that each ad was played in the last days, by id: a terminal that is online plays its ads in turn, so its
 * online time is shared between them.
 */
export function playSecondsByProgram(world: World, days: number, sees: (orgId: Id) => boolean): Map<string, number> {
  const now = world.clock.now()
  const start = startOfDay(lastDays(days, new Date(now))[0] as string)
  const entries = new Map<string, number>()
  world.gate.publication.each((row) => row.deviceIds.forEach((id) => entries.set(String(id), (entries.get(String(id)) ?? 0) + 1)))

  const shares = new Map<string, number>()
  world.gate.device.each((row) => {
    const ads = entries.get(String(row.id))
    if (ads !== undefined && sees(row.organizationId)) shares.set(String(row.id), devicePresence(world, row).onlineSeconds(start, now) / ads)
  })

  const played = new Map<string, number>()
  world.gate.publication.each((row) => {
    const part = Math.min(1, Math.max(0, (now - row.createTime) / (now - start)))
    const seconds = row.deviceIds.reduce<number>((sum, id) => sum + (shares.get(String(id)) ?? 0), 0) * part
    played.set(String(row.programId), (played.get(String(row.programId)) ?? 0) + seconds)
  })
  return played
}

import type { Id, PlayRecordRow, ProgramRow, PublicationRow } from '../models.ts'
import { startOfDay, type SettledScenario } from '../world.ts'
import type { Run } from './orders.ts'
import { always, isBounded } from './publications.ts'
import { retired } from './retired.ts'
import { orNextMorning } from './working-hours.ts'

const HOUR = 3_600_000

/** Hours of four weeks. */
const WAVE = 24 * 28

/**
 * How today's publications came about: each was published. One in three of those that have no first day had been tried
 * on a few terminals before; older ads that have one had a wave before. What orders took off again was published too.
 */
export function seedPlayRecords(
  { epoch }: SettledScenario,
  publications: readonly PublicationRow[],
  runs: readonly Run[],
  programs: readonly ProgramRow[],
): PlayRecordRow[] {
  const made = new Map(programs.map(({ id, createTime }) => [id, createTime]))
  const now = publications.flatMap(({ programId, deviceIds, creator, createTime, scheduleType, schedules }, index) => {
    const record = (type: 0 | 1, on: Id[], hoursBefore: number) => ({
      programId,
      deviceIds: on,
      type,
      creator,
      createTime: orNextMorning(createTime - hoursBefore * HOUR),
      scheduleType,
      // what was there before had the same hours on other days
      schedules: hoursBefore === 0 ? schedules : schedules.map((one) => ({ ...one, ...always })),
    })
    const trial = [...deviceIds.slice(0, 1 + (index % 4)), ...(index % 9 === 0 ? [retired.id] : [])]
    const age = (createTime - (made.get(programId) ?? 0)) / HOUR
    const bounded = schedules.some(isBounded)
    const begun = schedules.some(({ dateStart }) => startOfDay(String(dateStart)) <= epoch)
    return [
      ...(index % 3 === 0 && age > 24 && !bounded ? [record(1, trial, 24), record(0, trial, 23)] : []),
      ...(bounded && begun && age > 2 * WAVE ? [record(1, deviceIds, age - 24), record(0, deviceIds, WAVE / 2)] : []),
      record(1, deviceIds, 0),
    ]
  })
  const past = runs.flatMap(({ from, to, ...rest }) => [
    { ...rest, type: 1 as const, createTime: from },
    { ...rest, type: 0 as const, createTime: to },
  ])
  return [...now, ...past].sort((a, b) => a.createTime - b.createTime).map((row, index) => ({ id: index + 1, ...row }))
}

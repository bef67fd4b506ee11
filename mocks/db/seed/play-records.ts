import type { Id, PlayRecordRow, PublicationRow } from '../models.ts'
import { retired } from './retired.ts'

const HOUR = 3_600_000

/**
 * How today's publications came about: each was published, and one in three had been tried on a few terminals before.
 */
export function seedPlayRecords(publications: readonly PublicationRow[]): PlayRecordRow[] {
  return publications
    .flatMap(({ programId, deviceIds, creator, createTime }, index) => {
      const record = (type: 0 | 1, on: Id[], hoursBefore: number) => ({
        programId,
        deviceIds: on,
        type,
        creator,
        createTime: createTime - hoursBefore * HOUR,
      })
      const trial = [...deviceIds.slice(0, 1 + (index % 4)), ...(index % 9 === 0 ? [retired.id] : [])]
      return [...(index % 3 === 0 ? [record(1, trial, 9), record(0, trial, 2)] : []), record(1, deviceIds, 0)]
    })
    .sort((a, b) => a.createTime - b.createTime)
    .map((row, index) => ({ id: index + 1, ...row }))
}

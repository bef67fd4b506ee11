import { ReviewStatus } from '#src/domain/review.ts'
import { settled } from '../simulation/reviews.ts'
import type { World } from '../db/world.ts'

/** How many wait in all, of each kind. */
const WAITING = 120
const MINUTE = 60_000

export function fillReviewQueue({ gate, scenario }: World): Promise<void> {
  const waiting = (index: number) =>
    settled(ReviewStatus.inReview, { currentLevel: 1 + (index % scenario.reviewLevels) })
  // what plays on terminals was approved, and stays so
  const materials = gate.material.list((row) => row.status === ReviewStatus.approved && row.enabled === 1)
  const programs = gate.program.list((row) => row.status === ReviewStatus.approved && !row.deleted)
  for (let index = 0; index < WAITING; index += 1) {
    const createTime = scenario.epoch - (WAITING - index) * 7 * MINUTE
    const material = materials[index % materials.length]
    const program = programs[index % programs.length]
    const part = `第${index + 1}版`
    if (material)
      gate.material.create({
        ...material,
        ...waiting(index),
        id: gate.material.nextId(),
        name: `${material.name}${part}`,
        createTime,
      })
    if (program)
      gate.program.create({
        ...program,
        ...waiting(index),
        id: gate.program.nextId(),
        name: `${program.name.slice(0, 12)}${part}`,
        createTime,
      })
  }
  return Promise.resolve()
}

import { ReviewStatus } from '#src/domain/review.ts'
import { settled } from '../simulation/reviews.ts'
import type { World } from '../db/world.ts'

const REASONS = ['画面含未授权元素', '广告用语不规范', '缺少资质证明']

/** Has the platform refuse what it was still to decide about, and the newest that waited for somebody. */
export function rejectByPlatform({ gate }: World): Promise<void> {
  const open = ({ status }: { status: number }) =>
    status === ReviewStatus.onPlatform || status === ReviewStatus.inReview
  const refused = (index: number) =>
    settled(ReviewStatus.rejectedByPlatform, { checkReason: REASONS[index % REASONS.length] as string })
  for (const [index, { id }] of gate.material.list(open).entries()) gate.material.update(id, refused(index))
  for (const [index, { id }] of gate.program.list(open).entries()) gate.program.update(id, refused(index))
  return Promise.resolve()
}

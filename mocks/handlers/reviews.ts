import { formatMoment } from '#src/domain/dates.ts'
import { reviewLevels, type Reviewable, type ReviewLevel } from '#src/domain/review-codes.ts'
import { blockedByReview, waitsAt, ReviewStatus, type ReviewedAction } from '#src/domain/review.ts'
import { reviewReasonWrong } from '#src/domain/validation.ts'
import type { Collection } from '../db/gate.ts'
import type { Id, MaterialRow, ProgramRow, Reviewed } from '../db/models.ts'
import { Refusal } from '../server/refusal.ts'
import { onPlatform, settled, standOf } from '../simulation/reviews.ts'
import type { World } from '../db/world.ts'
import type { Context } from './handler.ts'
import { creatorName, refuse, visible } from './records.ts'

/** What the contract says where a status forbids something (`x-messages.state`). */
const states = {
  material: { submit: '只有待提交的素材可以提交', delete: '审核中的素材不能删除', review: '该素材当前不在此审核级别' },
  program: {
    submit: '该广告当前不能提交',
    delete: '审核中的广告不能删除',
    review: '该广告当前不在此审核级别',
    edit: '该广告当前不能编辑',
    publish: '只有审核通过的广告可以发布',
  },
} as const satisfies Record<Reviewable, Partial<Record<ReviewedAction, string>>>

/** Refuses what the status forbids, by the same table as the console's buttons (P8). */
export function mustAllow<Kind extends Reviewable>(
  world: World,
  kind: Kind,
  action: keyof (typeof states)[Kind] & ReviewedAction,
  row: Readonly<Reviewed>,
) {
  if (blockedByReview(kind, action, standOf(world, row)) !== undefined)
    throw new Refusal((states[kind] as Partial<Record<ReviewedAction, string>>)[action])
}

export function submitted(): Reviewed {
  return settled(ReviewStatus.inReview, { currentLevel: reviewLevels[0] })
}

/** A decision as the calls of all levels bring it (C21). */
interface Decision {
  id: Id
  reject: number
  reason: string
}

/** The handler of one level: approval climbs to the next one and from the last to the platform (C13, C14). */
export function processAt(kind: Reviewable, level: ReviewLevel) {
  return ({ body }: { body: Decision }, context: Context) => {
    const { world, account } = context
    const rows = world.gate[kind] as unknown as Collection<MaterialRow | ProgramRow>
    const row = visible(context, kind, body.id)
    if (waitsAt(standOf(world, row)) !== level) throw new Refusal(states[kind].review + decisionOf(world, row))
    rows.update(row.id, {
      ...(body.reject === 1
        ? settled(ReviewStatus.rejected, { checkReason: reasonOf(body) })
        : next(world, row.id, level)),
      decidedBy: account.account,
      decidedAt: world.clock.now(),
      decided: body.reject,
    })
  }
}

/** Who was faster, and when: what no answer has a field for (2§3), the words of a refusal may say. */
function decisionOf(world: World, { decidedBy = '', decidedAt = 0, decided }: Readonly<Reviewed>): string {
  if (decidedAt === 0) return ''
  const [day, time] = formatMoment(decidedAt).split(' ') as [string, string]
  const today = day === formatMoment(world.clock.now()).split(' ')[0]
  return `：${creatorName(world, decidedBy)}已于 ${today ? '' : `${day} `}${time.slice(0, 5)} ${decided === 1 ? '审核为不通过' : '通过'}`
}

/** The reason of a rejection, trimmed; refused as the form would refuse it. */
export function reasonOf({ reason }: Pick<Decision, 'reason'>): string {
  refuse(reviewReasonWrong(reason))
  return reason.trim()
}

function next(world: World, id: Id, level: ReviewLevel): Reviewed {
  return level < world.scenario.reviewLevels
    ? settled(ReviewStatus.inReview, { currentLevel: level + 1 })
    : onPlatform(world, id)
}

import { labelOf, reviewStatuses } from './labels.ts'
import { levelName, ReviewStatus, waitsAt, type InReview } from './review.ts'

export interface Stand extends InReview {
  /** Of an ad: the scenes, as they came. */
  content?: unknown
  /** Why it was rejected; only the detail knows. */
  checkReason?: unknown
}

/** Whether a record is no longer what somebody has seen: a decision about it would be another one (R50). */
export function hasMoved(seen: Stand, now: Stand): boolean {
  return seen.status !== now.status || waitsAt(seen) !== waitsAt(now) || hasOtherContent(seen, now)
}

function hasOtherContent(seen: Stand, now: Stand): boolean {
  return typeof seen.content === 'string' && typeof now.content === 'string' && seen.content !== now.content
}

/**
 * What has become of a record that waited at a level, in words. No answer says who decided, or when (2§3): a refusal of
 * the server may.
 */
export function whatBecameOf(seen: Stand, now: Stand): string {
  const [before, level] = [waitsAt(seen) ?? 0, waitsAt(now)]
  if (level !== undefined) {
    const waits = `现在等待${levelName(now)}`
    if (level > before) return `${levelName(seen)}已通过，${waits}`
    return hasOtherContent(seen, now) ? `内容已修改并重新提交，${waits}` : `已重新提交，${waits}`
  }
  if (now.status === ReviewStatus.onPlatform) return `${levelName(seen)}已通过，正在等待平台审核`
  const { checkReason } = now
  const because =
    now.status === ReviewStatus.rejected && typeof checkReason === 'string' && checkReason.trim() !== ''
      ? `，原因：${checkReason.trim()}`
      : ''
  return `现在的状态是“${labelOf(reviewStatuses, now.status).text}”${because}`
}

import { approvedText } from '#src/domain/review.ts'
import { notifyError, notifySuccess } from '#src/ui/feedback/notify.ts'

/** Says that a decision was made: `subject` as `广告“…”`. */
export function sayDecided(reject: 0 | 1, levelName: string, subject: string) {
  if (reject === 1) notifyError(`审核不通过：${subject}`)
  else notifySuccess(`${approvedText(levelName)}：${subject}`)
}

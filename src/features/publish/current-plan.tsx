import { Alert, Button, Group } from '@mantine/core'
import { samePlan, toSchedule, type ScheduleDraft } from '#src/domain/schedule-rules.ts'
import { scheduleSentence } from '#src/domain/schedule-text.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import type { OwnPlans } from './use-own-plans.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/**
 * Where the ad plays now and how, and whether what is being entered differs from it; nothing for an ad that plays
 * nowhere.
 */
export function CurrentPlan({
  plans: { plans, total, error, retry, loading },
  draft,
}: {
  plans: OwnPlans
  draft: ScheduleDraft
}) {
  if (total === undefined)
    return (
      <Alert role="status" color="yellow" variant="light" p="xs">
        <Group gap="xs">
          <span>
            该广告目前的投放计划未能读取：{messageOf(error) ?? '请稍后再试'}。已有计划的终端会被新的计划替换。
          </span>
          <Button size="compact-sm" variant="default" onClick={retry} loading={loading}>
            重试
          </Button>
        </Group>
      </Alert>
    )
  const [first, ...others] = plans.values()
  if (!first) return null
  const alike = others.every((plan) => samePlan(plan, first))
  const same = alike && samePlan(first, toSchedule(draft))
  return (
    <Alert role="status" color={same ? 'blue' : 'yellow'} variant="light" p="xs">
      {same && `该广告已按此计划发布到 ${formatNumber(total)} 台终端。`}
      {!same &&
        alike &&
        `该广告已发布到 ${formatNumber(total)} 台终端，目前的计划与下面不同：${scheduleSentence(first)}`}
      {!alike && `该广告已发布到 ${formatNumber(total)} 台终端，各终端的计划不同，下面是新的计划。`}
    </Alert>
  )
}

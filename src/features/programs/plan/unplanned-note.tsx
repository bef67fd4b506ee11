import { Button } from '@mantine/core'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import type { Unplanned } from './use-unplanned.ts'

/** How far terminals without an ad of this account's were asked for ads of others. */
export function UnplannedNote({ atMost, lists }: Unplanned) {
  const { state, checked, failed, total, stop, resume } = lists
  if (!atMost) return null
  return (
    <NoticeLine tone="info" role="status">
      <span>
        {state === 'ended'
          ? `${formatNumber(failed)} 台未能核对，可能在播其他账号的广告`
          : state === 'running'
            ? `没有本账号可见的广告，正在核对是否在播其他账号的广告：${formatNumber(checked)} / ${formatNumber(total)} 台`
            : `没有本账号可见的广告，${formatNumber(total - checked)} 台可能在播其他账号的广告`}
      </span>
      <Button size="compact-sm" variant="default" onClick={state === 'running' ? stop : resume}>
        {state === 'running' ? '停止核对' : state === 'ended' ? '重试' : '逐台核对'}
      </Button>
    </NoticeLine>
  )
}

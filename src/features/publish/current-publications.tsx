import { Alert, Button, Group } from '@mantine/core'
import type { Program } from '#src/api/generated/types.gen.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { useRollout, type Rollout } from './use-rollout.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** After a publish of which nobody knows whether it happened: what the server has now, to decide by. */
export function CurrentPublications({ program }: { program: Program }) {
  const rollout = useRollout(program)
  return (
    <Alert role="status" color="yellow" variant="light" title="上次发布的结果未知" p="xs">
      <Group gap="xs">
        <span>{wordsOf(rollout)}</span>
        {rollout.error !== null && (
          <Button size="compact-sm" variant="default" onClick={rollout.retry} loading={rollout.retrying}>
            重试
          </Button>
        )}
        <TextLink to="/checkPubMet" search={{ id: String(program.id) }}>
          查看发布终端
        </TextLink>
      </Group>
    </Alert>
  )
}

function wordsOf({ synced, pending, error }: Rollout): string {
  // figures from before say nothing about what has just been sent
  if (error !== null) return `该广告目前的发布情况未能读取：${messageOf(error) ?? '请稍后再试'}`
  if (synced === undefined || pending === undefined) return '正在读取该广告目前的发布情况…'
  return `服务器上该广告目前发布到 ${formatNumber(synced + pending)} 个终端，其中未送达 ${formatNumber(pending)} 个。请核对后再决定是否重新发布。`
}

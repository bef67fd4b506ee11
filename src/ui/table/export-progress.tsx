import { Button, Group } from '@mantine/core'
import type { ExportJob } from './use-export-job.ts'

/** How far an export is, with the way to end it; nothing while none is under way. */
export function ExportProgress({ job: { progress, cancel } }: { job: ExportJob }) {
  if (progress === undefined) return null
  return (
    <Group gap={4} wrap="nowrap">
      <span role="status">导出中 {progress}%</span>
      <Button variant="subtle" color="gray" px="xs" onClick={cancel}>
        取消
      </Button>
    </Group>
  )
}

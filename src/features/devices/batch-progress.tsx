import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { useCell } from '#src/lib/data/cell.ts'
import type { BatchRun } from './device-batch.ts'
import classes from './batch-progress.module.css'

/** How far a batch of several calls is, with the way to stop it; nothing while none is under way. */
export function BatchProgress({ run }: { run: BatchRun }) {
  const progress = useCell(run.progress)
  return progress && <Running {...progress} stop={run.stop} />
}

function Running({ done, total, stop }: { done: number; total: number; stop: () => void }) {
  const [stopping, setStopping] = useState(false)
  return (
    <div className={classes.progress}>
      <span role="status">
        {stopping ? '正在停止，等待已发送的部分' : '正在下发'}：已完成 {formatNumber(done)} / {formatNumber(total)} 台
      </span>
      <Button
        size="compact-sm"
        variant="default"
        disabled={stopping}
        onClick={() => {
          setStopping(true)
          stop()
        }}
      >
        停止下发
      </Button>
      <Progress className={classes.bar} size="sm" value={(done / total) * 100} aria-label="下发进度" />
    </div>
  )
}

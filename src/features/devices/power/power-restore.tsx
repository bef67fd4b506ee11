import { Button, CloseButton } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { serverAddress } from '#src/api/server-address.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { powerFileText } from './power-file.ts'
import type { PowerChange } from './power-changes.ts'
import { duePower, forgetPower } from './power-rules.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { useOffersPageActions } from '#src/lib/hooks/page-actions.ts'
import { fileName } from '#src/lib/sheet/names.ts'
import { saveFile } from '#src/lib/sheet/save-file.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { BatchProgress } from '../batch-progress.tsx'
import { createBatchRun } from '../device-batch.ts'
import { powerMemory, updatePowerMemory } from './power-memory.ts'
import classes from './power-restore.module.css'
import { newBundleBack, useSendBack } from './use-send-back.ts'
import { WindowsBack } from './windows-back.tsx'

export function PowerRestore({ retryWithoutDeleted }: { retryWithoutDeleted: RetryWithoutDeleted }) {
  const changes = useSnapshot(powerMemory).changes as readonly PowerChange[]
  const due = duePower(changes, formatMoment(useNow()).slice(0, 10))
  const sendBack = useSendBack(retryWithoutDeleted)

  async function restore({ at }: PowerChange) {
    // what was sent is no longer remembered, so that only the rest is tried again
    const rest = () => powerMemory.changes.find((change) => change.at === at)?.before ?? []
    const run = createBatchRun()
    const bundle = newBundleBack()
    const restored = await confirm({
      title: '恢复原开关机时间',
      message: (
        <>
          确定恢复 {formatNumber(rest().length)} 台终端各自原来的开关机时间？
          <WindowsBack devices={rest()} />
          <BatchProgress run={run} />
        </>
      ),
      confirmLabel: '恢复',
      action: async () => (await sendBack(rest(), { run, bundle, done: new Set() })).length,
    })
    if (restored.done) notifyDone(`已恢复 ${formatNumber(restored.answer)} 台终端的开关机时间`)
  }

  useOffersPageActions(() =>
    changes.map((change) => ({
      id: `restore ${change.at}`,
      title: restoreTitle(change),
      place: `${formatMoment(change.at).slice(5, 16)} 改为 ${change.window}`,
      run: () => void restore(change),
    })),
  )

  async function giveUp({ before }: PowerChange) {
    await confirm({
      title: '不再恢复',
      message: `不再记住这 ${formatNumber(before.length)} 台终端原来的开关机时间？终端的设置不会改变。`,
      danger: true,
      action: () => {
        updatePowerMemory((known) =>
          forgetPower(
            known,
            before.map(({ id }) => id),
          ),
        )
        return Promise.resolve()
      },
    })
  }

  return (
    <section className={classes.notices} aria-label="原开关机时间">
      {changes.map((change) => (
        <NoticeLine key={change.at} tone={due.includes(change) ? 'danger' : 'info'}>
          <span>
            {formatMoment(change.at).slice(0, 16)} 将 {formatNumber(change.before.length)} 台终端的开关机时间改为{' '}
            {change.window}
            ，原来的时间记在此浏览器中
            {change.remindOn && `，定于 ${change.remindOn} 恢复`}
          </span>
          <span className={classes.actions}>
            <Button variant="default" size="compact-sm" onClick={() => void restore(change)}>
              {restoreTitle(change)}
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              title="接班的人在自己的浏览器中用这个文件恢复"
              onClick={() => exportChange(change)}
            >
              导出恢复文件
            </Button>
            <CloseButton size="sm" aria-label="不再恢复" onClick={() => void giveUp(change)} />
          </span>
        </NoticeLine>
      ))}
    </section>
  )
}

const restoreTitle = ({ before }: PowerChange) => `恢复原开关机时间（${formatNumber(before.length)} 台）`

function exportChange(change: PowerChange) {
  const at = formatMoment(change.at).slice(0, 16).replace(':', '')
  saveFile(
    new Blob([powerFileText(change, serverAddress())], { type: 'application/json' }),
    fileName(`恢复开关机时间 ${at} ${formatNumber(change.before.length)} 台`, 'json'),
  )
}

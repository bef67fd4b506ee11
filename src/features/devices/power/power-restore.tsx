import { Button, CloseButton } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { newBundle, recordActivity, sendRecorded } from '#src/api/activities.ts'
import { useWrite } from '#src/api/query.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { byWindow, forgetPower, type PowerChange, type RememberedWindow } from '#src/domain/power-memory.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { BatchProgress } from '../batch-progress.tsx'
import { createBatchRun } from '../device-batch.ts'
import { powerMemory, updatePowerMemory } from './power-memory.ts'
import classes from './power-restore.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** How many windows a question names. */
const NAMED = 5

export function PowerRestore({ retryWithoutDeleted }: { retryWithoutDeleted: RetryWithoutDeleted }) {
  const changes = useSnapshot(powerMemory).changes as readonly PowerChange[]
  const { mutateAsync } = useWrite('deviceWorkCronSet')

  async function restore({ at }: PowerChange) {
    const forget = (ids: readonly RememberedWindow['id'][]) => updatePowerMemory((known) => forgetPower(known, ids))
    // what was sent is no longer remembered, so that only the rest is tried again
    const rest = () => powerMemory.changes.find((change) => change.at === at)?.before ?? []
    const run = createBatchRun()
    const bundle = newBundle('restore', '')
    const restored = await confirm({
      title: '恢复原开关机时间',
      message: (
        <>
          <Question devices={rest()} />
          <BatchProgress run={run} />
        </>
      ),
      confirmLabel: '恢复',
      action: async () => {
        const devices = rest()
        const { rows } = await retryWithoutDeleted(devices, (there) =>
          run.send(
            byWindow(there).map((group) => ({
              devices: group.devices,
              send: (ids) => {
                const sent = new Set(ids.split(','))
                const named = group.devices.filter(({ id }) => sent.has(plainId(id)))
                return sendRecorded(
                  () => mutateAsync({ path: { ids, window: group.window } }),
                  (unansweredAt) =>
                    recordActivity({ kind: 'power', window: group.window }, named, unansweredAt, bundle),
                )
              },
            })),
            new Set(),
            forget,
          ),
        )
        // those that somebody has deleted meanwhile, too
        forget(devices.map(({ id }) => id))
        return rows.length
      },
    })
    if (restored.done) notifyDone(`已恢复 ${formatNumber(restored.answer)} 台终端的开关机时间`)
  }

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
        <NoticeLine key={change.at} tone="info">
          <span>
            {formatMoment(change.at).slice(0, 16)} 将 {formatNumber(change.before.length)} 台终端的开关机时间改为{' '}
            {change.window}
            ，原来的时间记在此浏览器中
          </span>
          <span className={classes.actions}>
            <Button variant="default" size="compact-sm" onClick={() => void restore(change)}>
              恢复原开关机时间（{formatNumber(change.before.length)} 台）
            </Button>
            <CloseButton size="sm" aria-label="不再恢复" onClick={() => void giveUp(change)} />
          </span>
        </NoticeLine>
      ))}
    </section>
  )
}

/** How many terminals get which window back. */
function Question({ devices }: { devices: readonly RememberedWindow[] }) {
  const groups = byWindow(devices)
  return (
    <>
      确定恢复 {formatNumber(devices.length)} 台终端各自原来的开关机时间？
      <ul className={classes.windows}>
        {groups.slice(0, NAMED).map(({ window, devices: { length } }) => (
          <li key={window}>
            {window}：{formatNumber(length)} 台
          </li>
        ))}
        {groups.length > NAMED && <li>另有 {formatNumber(groups.length - NAMED)} 种时间</li>}
      </ul>
    </>
  )
}

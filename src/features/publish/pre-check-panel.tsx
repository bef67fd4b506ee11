import '@mantine/core/styles/Progress.layer.css'
import { Progress } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PlayLists } from '#src/api/use-play-lists.ts'
import { overlapText } from '#src/domain/schedule-text.ts'
import { isInterruption } from '#src/domain/read-values.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { CheckAction, CheckNote, DeviceNote } from './check-note.tsx'
import type { ClashingDevice, PreCheck } from './pre-check.ts'
import classes from './pre-check-panel.module.css'
import type { OwnPlans } from './use-own-plans.ts'
import { shownResolution } from '#src/domain/resolution.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface PreCheckPanelProps {
  check: PreCheck
  wanted: Scheduled
  /** The schedule is not complete: what it meets cannot be told yet. */
  incomplete?: boolean
  /** The sizes of what is to play, as people read them. */
  resolutions: readonly string[]
  /** How far the play lists are known; undefined when this account may not see them. */
  playLists: Omit<PlayLists, 'known'> | undefined
  /** How far it is known where the ad is now; undefined where only the play lists say it. */
  ownPlans?: Pick<OwnPlans, 'loading' | 'error' | 'retry'>
  /** The schedule has nothing to come. */
  neverPlays: boolean
  /** A plan gives way. */
  replaces: boolean
  /** What it changes, as notes: what should be read, and the rest. */
  changes?: ReactNode
  facts?: ReactNode
  onDrop: (devices: readonly PickDevice[]) => void
}

/** Warnings before publishing; none of them forbids it. What was not looked at is never called clean. */
export function PreCheckPanel({
  check: { mismatched, unmeasured, offline, clashing },
  wanted,
  incomplete = false,
  resolutions,
  playLists,
  ownPlans,
  neverPlays,
  replaces,
  changes,
  facts,
  onDrop,
}: PreCheckPanelProps) {
  const clean =
    !neverPlays &&
    !replaces &&
    mismatched.length === 0 &&
    unmeasured.length === 0 &&
    offline.length === 0 &&
    !ownPlans?.loading &&
    !ownPlans?.error
  const allChecked = !incomplete && playLists?.state === 'ended' && playLists.failed === 0
  return (
    <div className={classes.panel} role="group" aria-label="发布前检查">
      <div className={classes.notes} role="status">
        {neverPlays && <CheckNote tone="warn">按所选日期和周期，广告不会播放。</CheckNote>}
        {ownPlans?.error && (
          <CheckNote tone="warn" action={<CheckAction onClick={ownPlans.retry}>重试</CheckAction>}>
            该广告目前的投放计划未能读取，无法判断是否会被替换。
          </CheckNote>
        )}
        {ownPlans?.loading && <CheckNote>正在检查该广告目前的投放计划…</CheckNote>}
        {incomplete && <CheckNote>投放计划填写完整后，显示将发生的变更和冲突。</CheckNote>}
        {changes}
        {mismatched.length > 0 && (
          <DeviceNote
            tone="warn"
            label="分辨率不同的"
            devices={mismatched}
            detail={({ resolution }) => shownResolution(resolution) ?? '--'}
            action={<CheckAction onClick={() => onDrop(mismatched)}>移除这些终端</CheckAction>}
          >
            {formatNumber(mismatched.length)} 台终端的分辨率与{resolutions.length > 1 && '部分'}广告（
            {resolutions.join('、')}）不同：
          </DeviceNote>
        )}
        {offline.length > 0 && (
          <DeviceNote
            tone="warn"
            label="离线"
            devices={offline}
            action={<CheckAction onClick={() => onDrop(offline)}>移除离线终端</CheckAction>}
          >
            {formatNumber(offline.length)} 台终端离线，上线后才会送达：
          </DeviceNote>
        )}
        {clashing.length > 0 && (
          <DeviceNote
            tone="warn"
            label="有冲突的"
            devices={clashing.map(({ device }) => device)}
            detail={(_, index) => clashText(clashing[index])}
          >
            {formatNumber(clashing.length)} 台终端上
            {isInterruption(wanted) ? '同一时间已有插播' : '已有同一播放顺序的广告'}：
          </DeviceNote>
        )}
        {unmeasured.length > 0 && (
          <CheckNote>{formatNumber(unmeasured.length)} 台终端的分辨率未知，未与广告比较。</CheckNote>
        )}
        {facts}
        {playLists === undefined && <CheckNote>没有终端管理权限，无法检查终端上已有的广告。</CheckNote>}
        {playLists?.state === 'ended' && playLists.failed > 0 && (
          <CheckNote tone="warn" action={<CheckAction onClick={playLists.resume}>重试</CheckAction>}>
            {formatNumber(playLists.failed)} 台终端的节目未能读取。
          </CheckNote>
        )}
        {allChecked && clashing.length === 0 && (
          <CheckNote tone="good">
            {clean ? '未发现问题' : `已检查全部 ${formatNumber(playLists.total)} 台终端上已有的广告，未发现冲突`}
          </CheckNote>
        )}
      </div>
      {playLists && playLists.state !== 'ended' && <CheckProgress {...playLists} />}
    </div>
  )
}

/** How far the terminals have been looked into; it changes too often to be read out by itself. */
function CheckProgress({ checked, failed, total, state, stop, resume }: Omit<PlayLists, 'known'>) {
  const running = state === 'running'
  return (
    <div className={classes.progress}>
      <span>
        {running ? '正在检查终端上已有的广告：' : '终端上已有的广告未全部检查：'}已检查 {checked}/{total}
        {failed > 0 && `，${formatNumber(failed)} 台未能读取`}
      </span>
      <Progress.Root className={classes.bar} size="sm">
        <Progress.Section value={(checked / total) * 100} aria-label="已检查的终端" />
      </Progress.Root>
      <CheckAction onClick={running ? stop : resume}>{running ? '停止检查' : '继续检查'}</CheckAction>
    </div>
  )
}

/** How many ads are named for a terminal. */
const ADS = 3

function clashText(found: ClashingDevice | undefined): string {
  const clashes = found?.clashes ?? []
  const named = clashes.slice(0, ADS).map(({ ad, overlap }) => `${ad} ${overlapText(overlap)}`)
  return `${named.join('、')}${clashes.length > ADS ? ` 等 ${formatNumber(clashes.length)} 个` : ''}`
}

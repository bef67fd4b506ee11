import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { planText } from '#src/domain/schedule-text.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import type { PreCheck } from './pre-check.ts'
import classes from './pre-check-panel.module.css'
import type { OwnPlans } from './use-own-plans.ts'
import type { PlayLists } from './use-play-lists.ts'

/** What the check before publishing has found. */
export interface PreCheckPanelProps {
  check: PreCheck
  /** The sizes of what is to play, as people read them. */
  resolutions: readonly string[]
  /** How far the play lists are known; undefined when this account may not see them. */
  playLists: Omit<PlayLists, 'known'> | undefined
  /** How far it is known where the ad is now; undefined where only the play lists say it. */
  ownPlans?: Pick<OwnPlans, 'loading' | 'error' | 'retry'>
  /** The schedule has nothing to come. */
  neverPlays: boolean
  onDrop: (devices: readonly PickDevice[]) => void
}

/** How many terminals are named in a warning. */
const NAMED = 5

/** Warnings before publishing; none of them forbids it. */
export function PreCheckPanel({
  check: { mismatched, unmeasured, offline, clashing, replacing },
  resolutions,
  playLists,
  ownPlans,
  neverPlays,
  onDrop,
}: PreCheckPanelProps) {
  const clean =
    !neverPlays &&
    mismatched.length === 0 &&
    unmeasured.length === 0 &&
    offline.length === 0 &&
    clashing.length === 0 &&
    replacing.length === 0
  return (
    <div className={classes.panel} role="status" aria-label="发布前检查">
      {neverPlays && <Note warns>按所选日期和周期，广告不会播放。</Note>}
      {replacing.length > 0 && (
        <Note
          warns
          action={<Drop onClick={() => onDrop(replacing.map(({ device }) => device))}>移除已有计划的终端</Drop>}
        >
          {replacing.length} 台终端上该广告已有计划（{plansText(replacing)}），将被替换：
          {names(replacing.map(({ device }) => device))}
        </Note>
      )}
      {mismatched.length > 0 && (
        <Note warns action={<Drop onClick={() => onDrop(mismatched)}>移除这些终端</Drop>}>
          {mismatched.length} 台终端的分辨率与{resolutions.length > 1 && '部分'}广告（{resolutions.join('、')}）不同：
          {names(mismatched, (device) => device.resolution)}
        </Note>
      )}
      {unmeasured.length > 0 && <Note>{unmeasured.length} 台终端的分辨率未知，未与广告比较。</Note>}
      {offline.length > 0 && (
        <Note warns action={<Drop onClick={() => onDrop(offline)}>移除离线终端</Drop>}>
          {offline.length} 台终端离线，上线后才会同步：{names(offline)}
        </Note>
      )}
      {clashing.length > 0 && (
        <Note warns>
          {clashing.length} 台终端上已有同一播放顺序的广告：
          {clashing
            .slice(0, NAMED)
            .map(
              ({ device, ads }) =>
                `${deviceName(device)}（${ads.slice(0, 3).join('、')}${ads.length > 3 ? ` 等 ${ads.length} 个` : ''}）`,
            )
            .join('、')}
          {clashing.length > NAMED && ' 等'}
        </Note>
      )}
      {playLists === undefined && <Note>没有终端管理权限，无法检查终端上已有的广告。</Note>}
      {ownPlans?.error && (
        <Note warns action={<Drop onClick={ownPlans.retry}>重试</Drop>}>
          该广告目前的投放计划未能读取，无法判断是否会被替换。
        </Note>
      )}
      {ownPlans?.loading && <Note>正在检查该广告目前的投放计划…</Note>}
      {playLists?.loading && <Note>正在检查终端上已有的广告…</Note>}
      {playLists !== undefined && playLists.failed > 0 && (
        <Note warns action={<Drop onClick={playLists.retry}>重试</Drop>}>
          {playLists.failed} 台终端的节目未能读取。
        </Note>
      )}
      {playLists !== undefined && playLists.waiting > 0 && (
        <Note action={<Drop onClick={playLists.checkRest}>继续检查</Drop>}>
          另有 {playLists.waiting} 台终端未检查已有的广告。
        </Note>
      )}
      {clean &&
        playLists !== undefined &&
        !playLists.loading &&
        playLists.failed === 0 &&
        playLists.waiting === 0 &&
        !ownPlans?.loading &&
        !ownPlans?.error && (
          <div className={classes.note}>
            <IconCircleCheck size={18} stroke={1.6} aria-hidden className={classes.clean} />
            <span>未发现问题</span>
          </div>
        )}
    </div>
  )
}

function Note({ warns, action, children }: { warns?: boolean; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.note} data-warns={warns || undefined}>
      {warns ? (
        <IconAlertTriangle size={18} stroke={1.6} aria-hidden className={classes.sign} />
      ) : (
        <IconInfoCircle size={18} stroke={1.6} aria-hidden className={classes.sign} />
      )}
      <span className={classes.text}>{children}</span>
      {action}
    </div>
  )
}

function Drop({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="default" size="compact-sm" className={classes.action} onClick={onClick}>
      {children}
    </Button>
  )
}

/** The different plans of terminals in a few words each. */
export function plansText(replacing: PreCheck['replacing']): string {
  const plans = [...new Set(replacing.map(({ plan }) => planText(plan)))]
  return `${plans.slice(0, 3).join('、')}${plans.length > 3 ? ` 等 ${plans.length} 种` : ''}`
}

function deviceName({ name, sn, id }: PickDevice): string {
  return name || sn || String(id)
}

function names(devices: readonly PickDevice[], detail?: (device: PickDevice) => string | undefined): string {
  const shown = devices
    .slice(0, NAMED)
    .map((device) => `${deviceName(device)}${detail ? `（${detail(device) ?? '--'}）` : ''}`)
  return `${shown.join('、')}${devices.length > NAMED ? ' 等' : ''}`
}

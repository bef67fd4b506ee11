import { Alert, Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { readSeveralInTurn } from '#src/api/read-in-turn.ts'
import { useCan } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { isFollowed, isSettled, isToDo, swapText, type SwapAd } from '#src/domain/uses/swap.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { WorkDrawer } from '#src/ui/overlay/work-drawer.tsx'
import { stopWork } from './swap-job.ts'
import { SwapProgress } from './swap-progress.tsx'
import { swapKey } from './swap-key.ts'
import { SwapStart, type SwapFrom } from './swap-start.tsx'
import { beginSwap, endSwap, loadSwap, restoreSwap, swapState, type Swap, type SwapWork } from './swap-store.ts'
import { askAgain, followReviews } from './swap-work.ts'
import { materialName, WORKING } from './swap-words.ts'
import { useSwap } from './use-swap.ts'
import classes from './swap.module.css'

/** How soon reviews are looked at again (ms): later and later while nothing happens. */
const FIRST_LOOK = 15_000
const LAST_LOOK = 300_000

export interface MaterialSwapProps {
  /** A material that somebody wants to replace. */
  start?: SwapFrom | undefined
  onClose: () => void
}

/** A replacement of a material in all ads: how it begins, and how far the one that was begun has come (N66). */
export function MaterialSwap({ start, onClose }: MaterialSwapProps) {
  const { swap, running, stopping, error, opened } = useSnapshot(swapState) as typeof swapState
  const work = useSwap()
  const can = useCan()
  useEffect(() => {
    if (swapState.running) return
    loadSwap()
    void restoreSwap()
  }, [])
  useWindowEvent('storage', ({ key }) => {
    if (swapState.running || (swap && key !== swapKey(swap.account))) return
    // another tab has gone on with it
    swapState.error = undefined
    loadSwap()
  })
  useFollowedReviews(swap, running !== undefined)
  const run = (job: () => Promise<void>) => {
    // why it ended early stands in the drawer
    void job().then(
      () => {
        const now = swapState.swap
        if (now && !swapState.opened) notifySuccess(`替换素材“${materialName(now.from)}”：${swapText(now.ads)}`)
      },
      () => undefined,
    )
  }
  if (!swap)
    return (
      start && (
        <SwapStart
          key={String(start.id)}
          start={start}
          onClose={onClose}
          onStart={(next) => {
            beginSwap(next)
            onClose()
            run(work.replace)
          }}
        />
      )
    )
  return (
    <>
      <div className={classes.notice}>
        <NoticeLine tone="info" role="status">
          <span>
            {running ? `${WORKING[running]}：` : ''}用“{materialName(swap.to)}”替换“{materialName(swap.from)}”，
            {swapText(swap.ads)}
          </span>
          <Button size="compact-sm" variant="default" onClick={() => (swapState.opened = true)}>
            查看替换
          </Button>
        </NoticeLine>
      </div>
      {opened && (
        <SwapProgress
          {...{ swap, running, stopping, error }}
          onGoOn={() => run(work.replace)}
          onTryAgain={() => {
            askAgain()
            run(work.replace)
          }}
          onPublish={
            can(programPermissions.publish)
              ? () => void mayPublish(swap).then((sure) => sure && run(work.publish))
              : undefined
          }
          onStopOld={
            can(programPermissions.stopPlay)
              ? () => void mayStop(swap).then((sure) => sure && run(work.stopOld))
              : undefined
          }
          onStop={stopWork}
          onEnd={() => void mayEnd(swap).then((sure) => sure && endSwap(swap))}
          onClose={() => (swapState.opened = false)}
        />
      )}
      {start && !opened && <AnotherFirst running={running} onClose={onClose} />}
    </>
  )
}

/** Looks at the reviews of copies while somebody sees the page. */
function useFollowedReviews(swap: Swap | undefined, busy: boolean) {
  const followed = swap?.ads.filter(isFollowed).length ?? 0
  useQuery({
    ...readSeveralInTurn('programGet', { swap: swap?.startedAt, followed }, (ask) =>
      followReviews((id) => ask('programGet', { path: { id } })),
    ),
    enabled: !busy && followed > 0,
    refetchInterval: ({ state }) => Math.min(LAST_LOOK, FIRST_LOOK * 2 ** Math.max(0, state.dataUpdateCount - 1)),
    gcTime: 0,
  })
}

function AnotherFirst({ running, onClose }: { running: SwapWork | undefined; onClose: () => void }) {
  return (
    <WorkDrawer
      title="替换素材"
      size={640}
      onClose={onClose}
      buttons={
        <Button
          onClick={() => {
            onClose()
            swapState.opened = true
          }}
        >
          查看替换
        </Button>
      }
    >
      <Alert color="yellow" role="status">
        {running ? '另一次替换正在进行' : '上一次替换还没有结束'}，结束后才能替换别的素材。
      </Alert>
    </WorkDrawer>
  )
}

const countOf = (swap: Swap, step: SwapAd['step']) => swap.ads.filter((ad) => ad.step === step).length

const mayPublish = (swap: Swap) =>
  confirm({
    title: '发布副本',
    message: `确定把 ${formatNumber(countOf(swap, 'approved'))} 个副本按原广告的计划发布到原广告所在的终端？原广告继续播放，直到停播。`,
    confirmLabel: '发布',
  })

const mayStop = (swap: Swap) =>
  confirm({
    title: '停播原广告',
    message: `确定停播 ${formatNumber(countOf(swap, 'published'))} 个原广告？只在已收到副本的终端上停播，其余终端继续播放原广告。`,
    confirmLabel: '停播',
    danger: true,
  })

async function mayEnd(swap: Swap): Promise<boolean> {
  const left = swap.ads.filter((ad) => !isSettled(ad))
  if (left.length === 0) return true
  const sent = left.filter((ad) => !isToDo(ad)).length
  return confirm({
    title: '结束替换',
    message: `还有 ${formatNumber(left.length)} 个广告没有完成，结束后不再跟踪${sent > 0 ? '，副本在广告管理中' : ''}。已保存、已提交和已发布的保持不变。`,
    confirmLabel: '结束',
    danger: true,
  })
}

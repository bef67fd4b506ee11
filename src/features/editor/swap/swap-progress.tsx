import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import { isSettled, isStuck, isToDo, swapText, type SwapStep } from '#src/domain/uses/swap.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { WorkDrawer } from '#src/ui/overlay/work-drawer.tsx'
import { SwapAds } from './swap-ads.tsx'
import { SwapPair } from './swap-pair.tsx'
import type { Swap, SwapWork } from './swap-store.ts'
import { WORKING } from './swap-words.ts'
import classes from './swap.module.css'

export interface SwapProgressProps {
  swap: Swap
  running: SwapWork | undefined
  stopping: boolean
  /** Why it stopped before its end. */
  error: unknown
  onGoOn: () => void
  onTryAgain: () => void
  /** Undefined for those who may not. */
  onPublish: (() => void) | undefined
  onStopOld: (() => void) | undefined
  onStop: () => void
  onEnd: () => void
  onClose: () => void
}

/** Every ad of a swap that was begun, how far each has come, and what can be done next. */
export function SwapProgress({ swap, running, stopping, error, onClose, ...next }: SwapProgressProps) {
  const { from, to, ads } = swap
  const todo = ads.filter(isToDo).length
  return (
    <WorkDrawer
      title="替换素材"
      size={640}
      onClose={onClose}
      closeLabel="关闭"
      error={running ? undefined : error}
      summary={
        running && (
          <span role="status">{stopping ? '正在停止，等待已发送的部分' : `${WORKING[running]}，可以关闭`}</span>
        )
      }
      buttons={
        running ? (
          <Button variant="default" disabled={stopping} onClick={next.onStop}>
            停止
          </Button>
        ) : (
          <NextSteps ads={ads} {...next} />
        )
      }
    >
      <section className={classes.part} aria-label="素材">
        <SwapPair from={from} to={to} />
      </section>
      <section className={classes.part} aria-label="广告">
        <p className={classes.progress}>{swapText(ads)}</p>
        {running === 'replace' && <Progress size="sm" value={(1 - todo / ads.length) * 100} aria-label="替换进度" />}
        <SwapAds ads={ads} />
      </section>
    </WorkDrawer>
  )
}

function NextSteps({
  ads,
  onGoOn,
  onTryAgain,
  onPublish,
  onStopOld,
  onEnd,
}: Pick<SwapProgressProps, 'onGoOn' | 'onTryAgain' | 'onPublish' | 'onStopOld' | 'onEnd'> & Pick<Swap, 'ads'>) {
  const count = (step: SwapStep) => ads.filter((ad) => ad.step === step).length
  const [todo, stuck] = [ads.filter(isToDo).length, ads.filter(isStuck).length]
  return (
    <>
      <Button variant="default" onClick={onEnd}>
        {ads.every(isSettled) ? '完成' : '结束替换'}
      </Button>
      {stuck > 0 && (
        <Button variant="default" onClick={onTryAgain}>
          重试 {formatNumber(stuck)} 个
        </Button>
      )}
      {count('published') > 0 && onStopOld && (
        <Button variant="default" onClick={onStopOld}>
          停播原广告
        </Button>
      )}
      {count('approved') > 0 && onPublish && (
        <Button onClick={onPublish}>发布 {formatNumber(count('approved'))} 个副本</Button>
      )}
      {todo > 0 && <Button onClick={onGoOn}>继续替换 {formatNumber(todo)} 个</Button>}
    </>
  )
}

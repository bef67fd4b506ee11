import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id, MaterialDetail, MediaItem, Program } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { firstStep, isToDo, swapNotes, swapWrong, type SwapAd, type SwapMaterial } from '#src/domain/uses/swap.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { WorkDrawer } from '#src/ui/overlay/work-drawer.tsx'
import { mediaRaw } from '../model/media.ts'
import { PickerDialog } from '../view/pickers/picker-dialog.tsx'
import { SwapAds } from './swap-ads.tsx'
import { SwapPair } from './swap-pair.tsx'
import type { NewSwap, Swap } from './swap-store.ts'
import classes from './swap.module.css'

/** A material that is to be replaced, and the ads that use it, as far as they are known. */
export interface SwapFrom {
  id: Id
  /** Undefined while they are looked for. */
  users: readonly Pick<Program, 'id' | 'name' | 'status' | 'currentLevel'>[] | undefined
  /** How many ads were not looked into. */
  left: number
  error: unknown
  onRetry: () => void
}

interface SwapStartProps {
  start: SwapFrom
  onStart: (swap: NewSwap) => void
  onClose: () => void
}

/** What takes the place of a material, how that differs, and what will be done with each ad. */
export function SwapStart({ start, onStart, onClose }: SwapStartProps) {
  const { id, users, left, error, onRetry } = start
  const from = useQuery(read('materialGet', { path: { id } }))
  const [to, setTo] = useState<MediaItem>()
  const [picking, setPicking] = useState(false)
  const ads = users?.map(firstStep)
  const failed = from.error ?? (users ? undefined : error)
  const again = () => void (from.error ? from.refetch() : onRetry())
  const wrong = from.data && to ? swapWrong(from.data, to) : null
  const todo = ads?.filter(isToDo).length ?? 0
  const reason = !to ? '请先选择替换素材' : (wrong ?? (todo === 0 ? '没有现在可以替换的广告' : undefined))
  return (
    <>
      <WorkDrawer
        title="替换素材"
        size={640}
        onClose={onClose}
        summary={ads && todo > 0 && startText(ads)}
        buttons={
          from.data &&
          ads && (
            <ActionButton
              disabledReason={reason}
              onClick={() =>
                from.data &&
                to &&
                onStart({ from: shown(from.data), to: mediaRaw(to) as Swap['to'], startedAt: serverNow(), ads })
              }
            >
              替换 {formatNumber(todo)} 个广告
            </ActionButton>
          )
        }
      >
        {from.data && ads ? (
          <>
            <section className={classes.part} aria-label="素材">
              <SwapPair from={from.data} to={to} />
              {to && <Comparison from={from.data} to={to} wrong={wrong} />}
              <Button variant="default" className={classes.choose} onClick={() => setPicking(true)}>
                {to ? '换一个' : '选择替换素材'}
              </Button>
            </section>
            <section className={classes.part} aria-label="广告">
              <p className={classes.hint}>
                没有通过审核的广告直接修改并保存；已通过的另存为副本并提交审核，通过后可以按原计划发布、停播原广告。
              </p>
              {left > 0 && (
                <p className={classes.hint}>
                  {formatNumber(left)} 个广告未查看，它们可能也用到。
                  <Button size="compact-xs" variant="subtle" onClick={onRetry}>
                    重新查找
                  </Button>
                </p>
              )}
              {ads.length > 0 ? <SwapAds ads={ads} /> : <p>没有广告使用这个素材。</p>}
            </section>
          </>
        ) : failed ? (
          <ErrorState error={failed} onRetry={again} />
        ) : (
          <LoadingLines lines={8} />
        )}
      </WorkDrawer>
      {picking && from.data && (
        <PickerDialog
          kind={from.data.type === 1 ? 'video' : 'image'}
          max={1}
          title="选择替换素材"
          onPick={([material]) => {
            setPicking(false)
            setTo(material)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}

function Comparison({ from, to, wrong }: { from: SwapMaterial; to: SwapMaterial; wrong: string | null }) {
  if (wrong !== null)
    return (
      <Alert color="red" p="xs" role="alert">
        {wrong}
      </Alert>
    )
  const notes = swapNotes(from, to)
  return notes.length === 0 ? (
    <p className={classes.hint} role="status">
      {from.type === 1 ? '画面比例和时长都相同。' : '画面比例相同。'}
    </p>
  ) : (
    <Alert color="yellow" p="xs" role="status">
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}。
        </p>
      ))}
    </Alert>
  )
}

/** `12 个直接保存，14 个另存并提交，3 个现在不能替换` */
function startText(ads: readonly SwapAd[]): string {
  const copies = ads.filter(({ copy, step }) => copy && step === 'waiting').length
  const place = ads.filter(isToDo).length - copies
  const blocked = ads.length - copies - place
  return [
    place > 0 && `${formatNumber(place)} 个直接保存`,
    copies > 0 && `${formatNumber(copies)} 个另存并提交`,
    blocked > 0 && `${formatNumber(blocked)} 个现在不能替换`,
  ]
    .filter(Boolean)
    .join('，')
}

/** What is shown of it later. */
function shown({ id, name, type, width, height, duration, path, snapshot }: MaterialDetail): SwapMaterial {
  return { id, name, type, width, height, duration, path, snapshot }
}

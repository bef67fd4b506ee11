import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { HELD } from '#src/components/review/review-form.tsx'
import { kindNames } from '#src/domain/review.ts'
import { StaleError } from '#src/ui/table/list-state.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { Card, Page } from '#src/ui/page.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { Empty, ErrorState } from '#src/ui/feedback/states.tsx'
import { useMedia } from '#src/ui/use-media.ts'
import { HeldBar } from './held-bar.tsx'
import classes from './review-desk.module.css'
import { ReviewItem } from './review-item.tsx'
import { ReviewQueue } from './review-queue-list.tsx'
import { refetchAt } from './review-pace.ts'
import { nextAfter, queueKey, type QueueItem } from './review-queue.ts'
import type { ReviewSearch } from './review-search.ts'
import { useDrafts } from './use-drafts.ts'
import { useHeldDecisions } from './use-held-decisions.ts'
import { useReviewQueue } from './use-review-queue.ts'

const route = getRouteApi('/_shell/reviewDesk')

/**
 * The review desk: what waits for a decision of this account, oldest first, each seen whole and decided beside it. The
 * item that is looked at is in the address; where there is no place for list and item, the address decides which of the
 * two is seen.
 */
export function ReviewDeskScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const narrow = useMedia('(max-width: 860px)')
  // soon after the desk was opened, whatever the menu has seen before
  const [pace] = useState(() => refetchAt({ first: 15_000, longest: 120_000 }))
  const desk = useReviewQueue(pace)
  const drafts = useDrafts()
  const decided = useHeldDecisions({
    fresh: desk.fresh,
    onFailed: ({ item, reason }) => drafts.set(item.key, reason),
  })
  const frame = useRef<HTMLDivElement>(null)
  const ofKind = (items: readonly QueueItem[]) =>
    items.filter(({ kind }) => search.only === undefined || kind === search.only)
  const isHeld = (key: string) => decided.held.some(({ item }) => item.key === key)
  const queue = desk.queue.filter((item) => !isHeld(item.key))
  const shown = ofKind(queue)
  const chosen = search.kind !== undefined && search.id !== undefined ? { kind: search.kind, id: search.id } : undefined
  const key = chosen && queueKey(chosen.kind, chosen.id)

  const show = (item: QueueItem | undefined, replace = false) =>
    void navigate({
      search: (before: ReviewSearch) => ({ ...before, kind: item?.kind, id: item && String(item.record.id) }),
      replace,
    })

  // beside the queue there is always one open, by its address, so that nothing changes under the eyes when the queue
  // does
  const first = shown[0]
  const pick = !narrow && desk.loaded && chosen === undefined && first !== undefined
  useEffect(() => {
    if (pick) show(first, true)
    // once for each time that nothing is chosen
    // oxlint-disable-next-line react/exhaustive-deps -- the first of the queue may change meanwhile, the choice not
  }, [pick])

  const held = (
    <HeldBar
      held={decided.held}
      onUndo={() => {
        const taken = decided.undo()
        if (!taken) return
        drafts.set(taken.item.key, taken.reason)
        show(taken.item, true)
      }}
    />
  )
  const refresh = (
    <RefreshButton updatedAt={desk.updatedAt} loading={desk.loading} onRefresh={() => void desk.refetch()} />
  )
  if (desk.kinds.length === 0) {
    return (
      <Page title={TITLE}>
        <Card>
          <Empty
            art="lock"
            title="没有可以审核的列表"
            description="审核素材还需要素材管理的权限，审核广告还需要广告管理的权限，请联系管理员"
          />
        </Card>
      </Page>
    )
  }
  if (chosen === undefined && queue.length === 0) {
    return (
      <Page title={TITLE} actions={refresh}>
        <Card>
          <div ref={frame} tabIndex={-1} className={classes.alone}>
            {desk.error !== undefined ? (
              <ErrorState error={desk.error} onRetry={() => void desk.refetch()} retrying={desk.loading} />
            ) : desk.loaded ? (
              <Empty
                art="done"
                title="没有待审核的内容"
                description="有素材或广告提交到您的审核级别时，会自动出现在这里"
              />
            ) : (
              <LoadingLines lines={8} />
            )}
            {held}
          </div>
        </Card>
      </Page>
    )
  }

  const index = shown.findIndex((item) => item.key === key)
  const missing = desk.missing && kindNames[desk.missing]
  return (
    <Page title={TITLE} actions={refresh}>
      <div className={classes.desk} data-detail={chosen !== undefined || undefined}>
        <div className={classes.queue}>
          <StaleError
            rows={queue}
            error={desk.error}
            below={missing && `${missing}未能读取，以下没有${missing}`}
            onRetry={() => void desk.refetch()}
          />
          <ReviewQueue
            kinds={desk.kinds}
            all={queue}
            shown={shown}
            loaded={desk.loaded}
            failed={desk.error !== undefined}
            more={desk.more}
            only={search.only}
            current={key}
            onOnly={(only) => {
              // what is open stays open only among its own kind; else the first of the list takes its place
              const leaves = only !== undefined && chosen !== undefined && chosen.kind !== only
              void navigate({
                search: (before: ReviewSearch) => ({
                  ...before,
                  only,
                  ...(leaves && { kind: undefined, id: undefined }),
                }),
              })
            }}
          />
        </div>
        {chosen !== undefined && key !== undefined && (
          <ReviewItem
            kind={chosen.kind}
            id={chosen.id}
            item={queue.find((item) => item.key === key)}
            loaded={desk.loaded}
            place={index < 0 ? undefined : { number: index + 1, of: shown.length }}
            previous={shown[index - 1]}
            next={index < 0 ? shown[0] : shown[index + 1]}
            onShow={show}
            remaining={shown}
            listedAt={desk.listedAt[chosen.kind]}
            onDecided={(before) => {
              const following = nextAfter(key, before, ofKind(decided.undecided(desk.fresh())))
              show(following, true)
              return following?.key !== key
            }}
            onHold={(item, reject, reason) => {
              decided.hold(item, reject, reason)
              drafts.set(item.key, '')
              show(nextAfter(item.key, shown, ofKind(decided.undecided(desk.fresh()))), true)
              return HELD
            }}
            held={isHeld(key)}
            below={held}
            draft={drafts.of(key)}
            onDraft={(reason) => drafts.set(key, reason)}
          />
        )}
      </div>
    </Page>
  )
}

const TITLE = '审核台'

import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useUserInfo } from '#src/api/user-info.ts'
import { labelOf, materialTypes } from '#src/domain/labels.ts'
import type { Reviewable } from '#src/domain/review-codes.ts'
import { kindNames, levelName } from '#src/domain/review.ts'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import classes from './review-queue-list.module.css'
import type { QueueItem } from './review-queue.ts'

const ROW_HEIGHT = 64

interface ReviewQueueProps {
  /** What the account can look through; a choice between kinds needs two. */
  kinds: readonly Reviewable[]
  all: readonly QueueItem[]
  shown: readonly QueueItem[]
  /** Whether every list has come: until then nothing is counted. */
  loaded: boolean
  failed: boolean
  /** Whether there is more than could be loaded. */
  more: boolean
  only: Reviewable | undefined
  /** The item that is open. */
  current: string | undefined
  onOnly: (only: Reviewable | undefined) => void
}

/** What waits, oldest first, by kind if wanted; however long, only what is seen is in the page. */
export function ReviewQueue({ kinds, all, shown, loaded, failed, more, only, current, onOnly }: ReviewQueueProps) {
  const counted = (words: string, kind?: Reviewable) =>
    loaded ? `${words} ${all.filter((item) => kind === undefined || item.kind === kind).length}` : words
  return (
    <section className={classes.queue} aria-label="待审核队列">
      {kinds.length > 1 && (
        <SegmentedControl
          fullWidth
          size="xs"
          className={classes.kinds}
          aria-label="类型"
          value={only ?? 'all'}
          onChange={(value) => onOnly(value === 'material' || value === 'program' ? value : undefined)}
          data={[
            { value: 'all', label: counted('全部') },
            { value: 'program', label: counted('广告', 'program') },
            { value: 'material', label: counted('素材', 'material') },
          ]}
        />
      )}
      {shown.length > 0 ? (
        <Items items={shown} current={current} />
      ) : !loaded ? (
        !failed && <LoadingLines lines={6} />
      ) : (
        <Empty
          art="done"
          title={only === undefined ? '没有待审核的内容' : `没有待审核的${kindNames[only]}`}
          action={
            only !== undefined &&
            all.length > 0 && (
              <Button variant="default" onClick={() => onOnly(undefined)}>
                查看全部
              </Button>
            )
          }
        />
      )}
      {more && <p className={classes.more}>待审核的内容很多，这里只有其中一部分；处理后会继续出现</p>}
    </section>
  )
}

function Items({ items, current }: { items: readonly QueueItem[]; current: string | undefined }) {
  const { cdnImgUrl } = useUserInfo()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 6,
    initialRect: { width: 0, height: ROW_HEIGHT * 10 },
    useFlushSync: false,
  })
  const place = items.findIndex(({ key }) => key === current)
  useEffect(() => {
    if (place < 0) return
    // what is whole in sight needs no scrolling, which would have the page laid out at once
    const { startIndex, endIndex } = virtualizer.range ?? { startIndex: place, endIndex: place }
    if (place <= startIndex || place >= endIndex) virtualizer.scrollToIndex(place, { align: 'auto' })
  }, [place, virtualizer])
  return (
    <div ref={scroller} className={classes.scroller}>
      <ol className={classes.items} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index]
          if (!item) return null
          return (
            <li
              key={item.key}
              className={classes.place}
              style={{ height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              <Link
                to="/reviewDesk"
                search={(before) => ({ ...before, kind: item.kind, id: String(item.record.id) })}
                className={classes.item}
                data-item={item.key}
                preload={false}
              >
                <span className={classes.picture} aria-hidden>
                  <MediaImage src={item.record.snapshot} base={cdnImgUrl} alt="" side={144} />
                </span>
                <span className={classes.words}>
                  <span className={classes.name}>{item.name}</span>
                  <span className={classes.kind}>
                    {item.kind === 'program' ? '广告' : `素材 · ${labelOf(materialTypes, item.record.type).text}`} ·{' '}
                    {levelName(item.record)}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

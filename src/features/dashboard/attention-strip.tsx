import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useId, type ComponentType, type ReactNode } from 'react'
import type { Device, Order, Program } from '#src/api/generated/types.gen.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import { INTERRUPTION, UNDELIVERED, type Label } from '#src/domain/labels.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import classes from './attention-strip.module.css'

/**
 * What may wait for somebody: terminals offline, ads that do not arrive, decisions, materials that could not be
 * transcoded, commands that failed today, or ever; orders that end, interrupt the rotation, or were refused.
 */
export type AttentionKind =
  | 'offline'
  | 'undelivered'
  | 'review'
  | 'transcoding'
  | 'failedToday'
  | 'failed'
  | 'ending'
  | 'inserting'
  | 'refused'

export interface AttentionItem {
  kind: AttentionKind
  /** Undefined while it loads for the first time, or when that failed. */
  count?: number
  /** There may be more than that: not all records were looked at. */
  more?: boolean
  /** Since when the oldest of them does, or when the newest was, epoch milliseconds. */
  since?: number
  /** Others do so for longer. */
  older?: boolean
  /** What else is to be said of all of them, in a few words. */
  fact?: string
  /** The first of the orders that it counts, and what is to be said of each. */
  orders?: readonly { id: Order['id']; words: string }[]
  /** The ads that most of them are about. */
  ads?: readonly { id: Program['id']; name?: string | undefined; deleted?: boolean; count: number }[]
  /** The first of the terminals that it counts. */
  devices?: readonly Pick<Device, 'id' | 'name' | 'sn'>[]
  /** Why the last load failed; an older count stays. */
  error?: unknown
  retry: () => void
}

export type AttentionLink = ComponentType<Pick<AttentionItem, 'kind'> & { className?: string; children: ReactNode }>

export type AttentionTerminal = ComponentType<{ id: Device['id']; className?: string; title: string; children: string }>

export type AttentionAd = ComponentType<{
  id: Program['id']
  /** As the log has it. */
  name: string | undefined
  deleted?: boolean
  className?: string
  title: string
  children: string
}>

export type AttentionOrder = ComponentType<
  Pick<AttentionItem, 'kind'> & { id: Order['id']; className?: string; title: string; children: string }
>

interface AttentionStripProps {
  items: readonly AttentionItem[]
  Link: AttentionLink
  Terminal: AttentionTerminal
  Ad: AttentionAd
  Order: AttentionOrder
}

interface Words {
  title: string
  unit: string
  namedUnit?: string
  /** What its moment is, before and after that. */
  since?: readonly [string, string]
  /** What is to be done. */
  todo: string
  tone: Label['tone']
  none: string
}

const WORDS: Record<AttentionKind, Words> = {
  offline: {
    title: '离线终端',
    unit: '台',
    since: ['最早', '离线'],
    todo: '查看离线的终端',
    tone: 'danger',
    none: '没有终端离线',
  },
  undelivered: {
    title: '未送达的发布',
    unit: '台次',
    namedUnit: '个广告',
    since: ['最早', ''],
    todo: '查看未送达的终端',
    tone: UNDELIVERED,
    none: '没有超过半小时未送达',
  },
  review: { title: '待我审核', unit: '项', todo: '去审核台处理', tone: 'info', none: '没有待审核的内容' },
  transcoding: {
    title: '转码失败的素材',
    unit: '个',
    todo: '查看转码失败的素材',
    tone: 'danger',
    none: '没有转码失败',
  },
  failedToday: {
    title: '今日失败的指令',
    unit: '条',
    since: ['最近', ''],
    todo: '查看失败原因',
    tone: 'danger',
    none: '今日没有失败',
  },
  failed: { title: '失败的指令', unit: '条', todo: '查看失败原因', tone: 'danger', none: '没有失败' },
  ending: {
    title: '七天内结束的订单',
    unit: '个',
    todo: '查看播放中的订单',
    tone: 'warning',
    none: '没有即将结束的订单',
  },
  inserting: {
    title: '播放中的插播订单',
    unit: '个',
    todo: '查看播放中的订单',
    tone: INTERRUPTION,
    none: '没有播放中的插播订单',
  },
  refused: { title: '我的未通过订单', unit: '个', todo: '查看未通过的原因', tone: 'danger', none: '没有未通过的订单' },
}

/** What waits for this user, each with the way to its list; nothing at all for those who may see none of it. */
export function AttentionStrip({ items, ...links }: AttentionStripProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden component="h2" id={id}>
        待处理
      </VisuallyHidden>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.kind}>
            <Item {...item} {...links} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Item({
  kind,
  count,
  more,
  since,
  older,
  fact,
  ads,
  orders,
  devices,
  error,
  retry,
  Link,
  Terminal,
  Ad,
  Order,
}: AttentionItem & Omit<AttentionStripProps, 'items'>) {
  const { title, unit, namedUnit = unit, since: [before, after] = [], todo, tone, none } = WORDS[kind]
  const failed = error !== undefined && error !== null
  if (count === undefined)
    return (
      <div className={classes.item} aria-busy={!failed || undefined}>
        <Name tone="neutral">{title}</Name>
        {failed ? (
          <span role="alert" className={classes.failure}>
            {messageOf(error) ?? '加载失败'}
            <Button size="compact-xs" variant="default" aria-label={`重试${title}`} onClick={retry}>
              重试
            </Button>
          </span>
        ) : (
          <>
            <Skeleton height={26} width={56} my={6} />
            <Skeleton height={12} width={110} my={4} />
          </>
        )}
      </div>
    )
  const named =
    count === 0
      ? []
      : [
          ...(devices ?? []).map((device) => {
            const words = deviceName(device) || plainId(device.id)
            return {
              key: String(device.id),
              link: (
                <Terminal id={device.id} className={classes.device} title={words}>
                  {words}
                </Terminal>
              ),
            }
          }),
          ...(ads ?? []).map((ad) => {
            const words = `${ad.name || plainId(ad.id)}：${formatNumber(ad.count)} 台`
            return {
              key: String(ad.id),
              link: (
                <Ad id={ad.id} name={ad.name} deleted={ad.deleted} className={classes.device} title={words}>
                  {words}
                </Ad>
              ),
            }
          }),
          ...(orders ?? []).map(({ id, words }) => ({
            key: String(id),
            link: (
              <Order kind={kind} id={id} className={classes.device} title={words}>
                {words}
              </Order>
            ),
          })),
        ]
  const isOf = count > 0 && since !== undefined && before !== undefined
  const said = failed
    ? '刷新失败，显示的是之前的数量'
    : count > 0
      ? (fact ?? todo)
      : more
        ? `最近的记录中${none}`
        : none
  const head = (
    <>
      <Name tone={count > 0 ? tone : 'neutral'}>{title}</Name>
      <span className={classes.count} data-none={count === 0 || undefined}>
        {formatNumber(count)}
        {more && count > 0 && '+'}
        <span className={classes.unit}>{unit}</span>
      </span>
      {!failed && isOf ? (
        <span className={classes.line}>
          {!older && `${before} `}
          <RelativeTime value={since} after={older ? '或更早' : after} />
        </span>
      ) : (
        <span className={classes.line} title={said}>
          {said}
        </span>
      )}
    </>
  )
  if (named.length === 0)
    return (
      <Link kind={kind} className={classes.item}>
        {head}
      </Link>
    )
  return (
    <div className={classes.item}>
      <Link kind={kind} className={classes.whole}>
        {head}
      </Link>
      <ul className={classes.devices} aria-label={`${title}，前 ${named.length} ${namedUnit}`}>
        {named.map(({ key, link }) => (
          <li key={key}>{link}</li>
        ))}
      </ul>
    </div>
  )
}

function Name({ tone, children }: { tone: Label['tone']; children: string }) {
  return (
    <span className={classes.name}>
      <StatusBadge dot label={{ text: children, tone }} />
    </span>
  )
}

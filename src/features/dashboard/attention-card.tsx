import { Button, Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, type ComponentType, type ReactNode } from 'react'
import type { Device, Program } from '#src/api/generated/types.gen.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import type { Label } from '#src/domain/labels.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import classes from './attention-card.module.css'

/**
 * What may wait for somebody: terminals offline, decisions, ads that do not arrive, materials that could not be
 * transcoded, commands that failed today, or ever.
 */
export type AttentionKind = 'offline' | 'review' | 'undelivered' | 'transcoding' | 'failedToday' | 'failed'

export interface AttentionItem {
  kind: AttentionKind
  /** Undefined while it loads for the first time, or when that failed. */
  count?: number
  /** There may be more than that: not all records were looked at. */
  more?: boolean
  /** Since when the oldest of them does, epoch milliseconds. */
  since?: number
  /** The ads that most of them are about. */
  ads?: readonly { id: Program['id']; name?: string | undefined; count: number }[]
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
  className?: string
  title: string
  children: string
}>

interface AttentionCardProps {
  items: readonly AttentionItem[]
  Link: AttentionLink
  Terminal: AttentionTerminal
  Ad: AttentionAd
}

const WORDS: Record<AttentionKind, { title: string; unit: string; namedUnit?: string; todo: Label; none: string }> = {
  offline: { title: '离线终端', unit: '台', todo: { text: '查看离线的终端', tone: 'warning' }, none: '没有终端离线' },
  review: { title: '待我审核', unit: '项', todo: { text: '去审核台处理', tone: 'info' }, none: '没有待审核的内容' },
  undelivered: {
    title: '未送达的发布',
    unit: '台次',
    namedUnit: '个广告',
    todo: { text: '查看未送达的终端', tone: 'danger' },
    none: '没有超过半小时未送达',
  },
  transcoding: {
    title: '转码失败的素材',
    unit: '个',
    todo: { text: '查看转码失败的素材', tone: 'danger' },
    none: '没有转码失败',
  },
  failedToday: {
    title: '今日失败的指令',
    unit: '条',
    todo: { text: '查看失败原因', tone: 'danger' },
    none: '今日没有失败',
  },
  failed: { title: '失败的指令', unit: '条', todo: { text: '查看失败原因', tone: 'danger' }, none: '没有失败' },
}

/** What waits for this user, each with the way to its list; nothing at all for those who may see none of it. */
export function AttentionCard({ items, ...links }: AttentionCardProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        待处理
      </h2>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.kind} data-kind={item.kind}>
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
  ads,
  devices,
  error,
  retry,
  Link,
  Terminal,
  Ad,
}: AttentionItem & Omit<AttentionCardProps, 'items'>) {
  const { title, unit, namedUnit = unit, todo, none } = WORDS[kind]
  const failed = error !== undefined && error !== null
  if (count === undefined)
    return (
      <div className={classes.item} aria-busy={!failed || undefined}>
        <span className={classes.name}>{title}</span>
        {failed ? (
          <span role="alert" className={classes.failure} title={messageOf(error)}>
            加载失败
            <Button size="compact-xs" variant="default" aria-label={`重试${title}`} onClick={retry}>
              重试
            </Button>
          </span>
        ) : (
          <>
            <Skeleton height={22} width={56} my={5} />
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
                <Ad id={ad.id} name={ad.name} className={classes.device} title={words}>
                  {words}
                </Ad>
              ),
            }
          }),
        ]
  const head = (
    <>
      <span className={classes.name}>
        {title}
        <IconChevronRight size={16} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.count} data-none={count === 0 || undefined}>
        {formatNumber(count)}
        {more && count > 0 && '+'}
        <span className={classes.unit}>
          {unit}
          {since !== undefined && (
            <>
              ，
              <span className={classes.since}>
                最早 <RelativeTime value={since} />
              </span>
            </>
          )}
        </span>
      </span>
      {(failed || named.length === 0) && (
        <StatusBadge
          label={
            failed
              ? { text: '刷新失败，显示的是之前的数量', tone: 'neutral' }
              : count > 0
                ? todo
                : more
                  ? { text: `最近的记录中${none}`, tone: 'neutral' }
                  : { text: none, tone: 'success' }
          }
        />
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

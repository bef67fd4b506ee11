import type { ReactNode } from 'react'
import { formatNumber } from '#src/lib/text/format-number.ts'
import classes from './rank-bars.module.css'

export interface RankItem {
  name: string
  /** What stands for the name, such as a link with it; the name by default. */
  shown?: ReactNode
  /** A word behind the name, such as 已删除. */
  note?: string
  /** No less than 0. */
  value: number
}

export interface RankBarsProps {
  /** What is ranked. */
  label: string
  items: readonly RankItem[]
  /** Default: at most two decimals. */
  format?: (value: number) => string
}

/**
 * A ranking as lying bars. A list of words and numbers that needs no chart library, and that every reader can read; a
 * name too long for its line is cut, and whole in the `title`.
 */
export function RankBars({ label, items, format = formatNumber }: RankBarsProps) {
  const largest = Math.max(0, ...items.map((item) => item.value))
  // of the widest value, with its distance from the bar
  const room = Math.max(0, ...items.map((item) => format(item.value).length)) + 2
  return (
    <ol className={classes.list} aria-label={label} style={{ '--room': `${room}ch` } as object}>
      {items.map(({ name, shown = name, note, value }, index) => (
        <li key={index} className={classes.item} title={note === undefined ? name : `${name}（${note}）`}>
          <span className={classes.place}>{index + 1}</span>
          <span className={classes.name}>
            <span className={classes.words}>{shown}</span>
            {note !== undefined && <span className={classes.note}>{note}</span>}
          </span>
          <span className={classes.mark}>
            <span
              className={classes.bar}
              data-muted={note !== undefined || undefined}
              style={{ '--share': largest > 0 ? value / largest : 0 } as object}
              aria-hidden
            />
            <span className={classes.value}>{format(value)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

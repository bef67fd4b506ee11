import { Title } from '@mantine/core'
import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { formatNumber } from '#src/lib/text/format-number.ts'
import classes from './page.module.css'

/** Where the frame has the title of its page: null while it is not there yet, undefined where there is no frame. */
export const PageHead = createContext<HTMLElement | null | undefined>(undefined)

export interface PageProps {
  /** The screen's title; its one `h1`. */
  title: ReactNode
  /** How many there are of what it lists. */
  count?: number | undefined
  /** A word beside the title, such as what the screen is for. */
  description?: ReactNode
  /** Tools of the whole page, at the right of the title. */
  actions?: ReactNode
  /** What stands at the right of the content while it is open, such as an inspector. */
  beside?: ReactNode
  children: ReactNode
}

/** A screen: its title, which stands in the head of the frame, then a `ListLayout` or `Card`s. */
export function Page({ title, count, description, actions, beside, children }: PageProps) {
  const place = use(PageHead)
  const head = (
    <>
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
      <span className={classes.description} title={typeof description === 'string' ? description : undefined}>
        {description}
      </span>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </>
  )
  return (
    <div className={classes.page}>
      {place === undefined ? <div className={classes.head}>{head}</div> : place && createPortal(head, place)}
      {beside === undefined ? (
        children
      ) : (
        <div className={classes.split}>
          <div className={classes.content}>{children}</div>
          {beside}
        </div>
      )}
    </div>
  )
}

export interface CardProps {
  /** Heading of the card, an `h2`. */
  title?: ReactNode
  /** What stands at the right of the heading. */
  actions?: ReactNode
  /** Leaves out the inner distance, for content that brings its own (a table to the edge). */
  flush?: boolean
  children: ReactNode
}

/** A part of a page with an optional heading row; a hairline is between it and the next. */
export function Card({ title, actions, flush, children }: CardProps) {
  return (
    <section className={classes.card}>
      {(title !== undefined || actions !== undefined) && (
        <div className={classes.cardHead}>
          {title !== undefined && (
            <Title order={2} className={classes.cardTitle}>
              {title}
            </Title>
          )}
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      <div className={flush ? undefined : classes.cardBody}>{children}</div>
    </section>
  )
}

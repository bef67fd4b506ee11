import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page.module.css'

export interface PageProps {
  /** The screen's title; its one `h1`. */
  title: ReactNode
  /** A word beside the title, such as a status. */
  aside?: ReactNode
  /** A line under the title, such as what the screen is for. */
  description?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen: one title row, then `Card`s. */
export function Page({ title, aside, description, actions, children }: PageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.titleRow}>
        <div className={classes.titleText}>
          <Group gap="sm" wrap="nowrap">
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            {aside}
          </Group>
          {description !== undefined && <p className={classes.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
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

/** A card with an optional heading row. */
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

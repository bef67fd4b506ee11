import { useContext, type ReactNode } from 'react'
import { PanelLockContext } from './panel-lock.ts'
import classes from './property-row.module.css'

/** A name with what sets it. The control says its own name to those who do not see it. */
export function PropertyRow({
  label,
  note,
  wide,
  children,
}: {
  label: string
  note?: ReactNode
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={classes.row} data-wide={wide || undefined}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      <div className={classes.control}>
        {children}
        {note !== undefined && (
          <p className={classes.note} role="status">
            {note}
          </p>
        )}
      </div>
    </div>
  )
}

/** Properties that belong together, under a heading. While nothing can be edited, none of its fields takes anything. */
export function PropertySection({
  title,
  aside,
  children,
}: {
  title?: string
  aside?: ReactNode
  children: ReactNode
}) {
  const locked = useContext(PanelLockContext)
  return (
    <fieldset className={classes.section} disabled={locked} aria-label={title}>
      {title !== undefined && (
        <h3 className={classes.heading}>
          {title}
          {aside !== undefined && <span className={classes.aside}>{aside}</span>}
        </h3>
      )}
      {children}
    </fieldset>
  )
}

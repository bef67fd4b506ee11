import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import classes from './text-link.module.css'

/** A plain anchor: a list has one in every row, where a component of the library costs more than the rest of it. */
function TextAnchor({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={className === undefined ? classes.link : `${classes.link} ${className}`}>
      {children}
    </a>
  )
}

export const TextLink = createLink(TextAnchor)

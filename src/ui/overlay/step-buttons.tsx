import { IconChevronDown, IconChevronLeft, IconChevronRight, IconChevronUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import classes from './step-buttons.module.css'

interface Step {
  /** What it leads to: 上一个素材. */
  label: string
  /** Nothing is there. */
  disabledReason?: string | undefined
  onClick: () => void
}

export interface StepButtonsProps {
  /** Where one is, such as 本页第 1 / 10 个. */
  place?: ReactNode
  previous: Step
  next: Step
  /** What is gone through stands side by side, not in a list. */
  sideways?: boolean
}

/** The way to the one before and after, at the right of a head. */
export function StepButtons({ place, previous, next, sideways }: StepButtonsProps) {
  const [Before, After] = sideways ? [IconChevronLeft, IconChevronRight] : [IconChevronUp, IconChevronDown]
  return (
    <div className={classes.steps}>
      {place}
      <IconButton {...previous}>
        <Before size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton {...next}>
        <After size={18} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  )
}

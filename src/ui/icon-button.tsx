import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { guarded, WithReason, type Blockable } from './action-button.tsx'
import classes from './action-button.module.css'

export interface IconButtonProps
  extends
    Omit<ActionIconProps, 'loading' | 'disabled'>,
    Omit<ComponentProps<'button'>, keyof ActionIconProps | 'disabled'>,
    Blockable {
  /** What it does, in a word or two: its name, and shown on hover. */
  label: string
}

/** An icon that acts; blockable with a reason. */
export function IconButton({ label, disabledReason, busy, onClick, children, className, ...others }: IconButtonProps) {
  return (
    <WithReason name={label} reason={disabledReason}>
      {(reasonProps) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          title={disabledReason === undefined ? label : undefined}
          {...others}
          {...reasonProps}
          {...(busy ? { 'aria-busy': true, 'aria-disabled': true, 'data-busy': true } : {})}
          aria-label={label}
          className={[classes.button, className].filter(Boolean).join(' ')}
          type="button"
          onClick={guarded(onClick, busy || disabledReason !== undefined)}
        >
          {children}
        </ActionIcon>
      )}
    </WithReason>
  )
}

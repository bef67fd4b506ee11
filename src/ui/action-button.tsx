import { Button, Loader, VisuallyHidden, type ButtonProps } from '@mantine/core'
import {
  useId,
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type MouseEventHandler,
  type ReactElement,
} from 'react'
import classes from './action-button.module.css'
import { Hint } from './overlay/hint.tsx'

export interface Blockable {
  /** Why it cannot be done now, in words. It stays reachable by keyboard and says so; undefined when it can be done. */
  disabledReason?: string
  /** Work is under way: the button shows so, ignores clicks, and keeps the focus. */
  busy?: boolean
}

export interface ActionButtonProps
  extends
    Omit<ButtonProps, 'loading' | 'disabled'>,
    Omit<ComponentProps<'button'>, keyof ButtonProps | 'disabled'>,
    Blockable {}

/** A button that says why when it cannot be pressed. An action that the role lacks is left out instead (P8). */
export function ActionButton({ disabledReason, busy, onClick, children, className, ...others }: ActionButtonProps) {
  return (
    <WithReason reason={disabledReason}>
      {(reasonProps) => (
        <Button
          {...others}
          {...reasonProps}
          {...(busy ? { 'aria-busy': true, 'aria-disabled': true, 'data-busy': true } : {})}
          className={[classes.button, className].filter(Boolean).join(' ')}
          type={others.type ?? 'button'}
          onClick={guarded(onClick, busy || disabledReason !== undefined)}
        >
          {busy && (
            <span className={classes.loader} aria-hidden>
              <Loader size={16} color="currentColor" />
            </span>
          )}
          <span className={classes.label}>{children}</span>
        </Button>
      )}
    </WithReason>
  )
}

interface ReasonProps {
  'aria-disabled'?: true
  'data-disabled'?: true
  'aria-describedby'?: string
}

/** Wraps one control: with a reason it is marked disabled, and shows and reads out the reason. */
export function WithReason({
  name,
  reason,
  children,
}: {
  /** What an icon does, which is shown with the reason; other buttons say it themselves. */
  name?: string
  reason: string | undefined
  children: (props: ReasonProps) => ReactElement<HTMLAttributes<HTMLElement>>
}) {
  const id = useId()
  const blocked = reason !== undefined
  // a hint that fades out keeps its words
  const [words, setWords] = useState(reason)
  if (blocked && words !== reason) setWords(reason)
  // one structure for both, so that the control keeps its focus when the reason comes or goes
  return (
    <>
      <Hint label={name !== undefined && words !== undefined ? `${name}：${words}` : words} disabled={!blocked}>
        {children(blocked ? { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': id } : {})}
      </Hint>
      {blocked && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  )
}

export function guarded(
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
  blocked: boolean,
): MouseEventHandler<HTMLButtonElement> {
  return (event) => {
    if (blocked) {
      event.preventDefault()
      return
    }
    onClick?.(event)
  }
}

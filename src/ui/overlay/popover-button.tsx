import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { useOpener } from './use-opener.ts'

export interface PopoverButtonProps {
  /** Width in px. */
  width: number
  /** Keeps its distance from the edge; default true. */
  padded?: boolean
  /** Stays open below dialogs that are opened from it, so that one thing can be done after the other. */
  staysBelowDialogs?: boolean
  /** What is in it; called once it was asked for. */
  content: () => ReactNode
  /** The button. */
  children: ReactElement<ComponentProps<'button'>>
}

/**
 * A button that opens a panel below it, which is called as the button is. The panel is made when it first opens, for a
 * table has a button a row.
 */
export function PopoverButton({ children, ...panel }: PopoverButtonProps) {
  const { props, opens } = useOpener('dialog', { onClick: children.props.onClick })
  return (
    <>
      {cloneElement(children, props)}
      {opens && <opens.parts.PopoverPanel {...opens} {...panel} />}
    </>
  )
}

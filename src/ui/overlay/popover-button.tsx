import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { useOpener } from './use-opener.ts'

/** A panel, as its button has it. */
export interface PopoverButtonProps {
  /** What the panel is, for those who do not see it. Default the button's name. */
  label?: string
  /** Width in px. */
  width: number
  /** Keeps its distance from the edge; default true. */
  padded?: boolean
  /** What is in it; called when it is open. */
  content: () => ReactNode
  /** The button. */
  children: ReactElement<ComponentProps<'button'>>
}

/** A button that opens a panel below it; the panel itself is made when it first does, for a table has a button a row. */
export function PopoverButton({ children, ...panel }: PopoverButtonProps) {
  const { props, opens } = useOpener('dialog', { onClick: children.props.onClick })
  return (
    <>
      {cloneElement(children, props)}
      {opens && <opens.parts.PopoverPanel {...opens} {...panel} />}
    </>
  )
}

import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useOverlayCode } from './overlay-code.ts'

/** Until the mouse has rested on it, milliseconds. */
const DELAY = 150

interface HintProps {
  label: ReactNode
  /** Nothing is said now. */
  disabled?: boolean
  position?: 'top' | 'right'
  /** False leaves out what a finger touches. */
  touch?: boolean
  /** What it is about. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Words beside what has the mouse or the focus; made when they are first wanted. */
export function Hint({ label, disabled = false, position = 'top', touch = true, children }: HintProps) {
  const [element, setElement] = useState<HTMLElement>()
  const [shown, setShown] = useState(false)
  const touched = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const parts = useOverlayCode(element !== undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function want(target: HTMLElement, delay: number) {
    if (disabled) return
    setElement(target)
    clearTimeout(timer.current)
    if (delay === 0) setShown(true)
    else timer.current = setTimeout(() => setShown(true), delay)
  }
  function leave() {
    clearTimeout(timer.current)
    setShown(false)
  }
  const { props } = children
  return (
    <>
      {cloneElement(children, {
        onPointerEnter(event: PointerEvent<HTMLElement>) {
          props.onPointerEnter?.(event)
          touched.current = event.pointerType === 'touch'
        },
        onMouseEnter(event: MouseEvent<HTMLElement>) {
          props.onMouseEnter?.(event)
          if (touch || !touched.current) want(event.currentTarget, DELAY)
        },
        onMouseLeave(event: MouseEvent<HTMLElement>) {
          props.onMouseLeave?.(event)
          leave()
        },
        onFocus(event: FocusEvent<HTMLElement>) {
          props.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) want(event.currentTarget, 0)
        },
        onBlur(event: FocusEvent<HTMLElement>) {
          props.onBlur?.(event)
          leave()
        },
      })}
      {parts && element && (
        <parts.HintBox
          target={element}
          label={label}
          opened={shown && !disabled}
          position={position}
          onDismiss={leave}
        />
      )}
    </>
  )
}

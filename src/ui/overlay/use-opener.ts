import { startTransition, useId, useState, type ComponentProps, type MouseEvent } from 'react'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { useOverlayCode, preloadOverlays } from './overlay-code.ts'

/** What a button is to what it opens. */
interface Opener {
  /** Given to the button; what it opens has an id that begins with it. */
  props: ComponentProps<'button'>
  /** What it opens, with the code for it; undefined until it is first asked for. */
  opens:
    | {
        parts: NonNullable<ReturnType<typeof useOverlayCode>>
        button: HTMLElement
        id: string
        opened: boolean
        onClose: () => void
      }
    | undefined
}

/** A button that opens something, which is made when it first does: a list has such buttons in every row. */
export function useOpener(
  kind: 'menu' | 'dialog',
  { onClick, disabled = false }: { onClick?: ComponentProps<'button'>['onClick']; disabled?: boolean },
): Opener {
  const id = useId()
  const [opened, setOpened] = useState(false)
  // stays when it has closed, to be seen closing
  const [button, setButton] = useState<HTMLElement>()
  const close = () => setOpened(false)
  const parts = useOverlayCode(button !== undefined, close)
  // what a page opens goes with its button
  useClosesWithPage(opened, close, true)
  const shown = opened && parts !== undefined
  return {
    props: {
      id,
      'aria-haspopup': kind,
      'aria-expanded': shown,
      'aria-controls': shown ? `${id}-dropdown` : undefined,
      onPointerEnter: preloadOverlays,
      onFocus: preloadOverlays,
      onClick(event: MouseEvent<HTMLButtonElement>) {
        onClick?.(event)
        if (disabled) return
        const pressed = event.currentTarget
        // the click is answered first, by the button's own looks: what opens takes longer to make
        startTransition(() => {
          setButton(pressed)
          setOpened((before) => !before)
        })
      },
    },
    opens: parts && button && { parts, button, id, opened: opened && !disabled, onClose: close },
  }
}

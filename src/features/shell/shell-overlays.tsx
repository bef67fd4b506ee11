import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { isDialogOpen } from '#src/lib/dom/is-dialog-open.ts'
import { isTextField } from '#src/lib/dom/is-text-field.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'

export type ShellOverlay = 'palette' | 'shortcuts' | 'password'

// none is needed to see a page
export const Palette = lazyComponent(() => import('./palette/palette.tsx'), 'Palette')
const ShortcutsSheet = lazyComponent(() => import('./palette/shortcuts-sheet.tsx'), 'ShortcutsSheet')
const ChangePassword = lazyComponent(() => import('./change-password.tsx'), 'ChangePassword')
const screens = { palette: Palette, shortcuts: ShortcutsSheet, password: ChangePassword }

export function useShellOverlays(): { open: (overlay: ShellOverlay) => void; overlays: ReactNode } {
  const [opened, setOpened] = useState<ShellOverlay>()
  const [early, setEarly] = useState('')
  // undefined until it is first wanted; then it stays, to be seen closing
  const [changing, setChanging] = useState<boolean>()
  const open = useCallback((overlay: ShellOverlay) => {
    const { isLoaded, preload } = screens[overlay]
    const show = () => (overlay === 'password' ? setChanging(true) : setOpened(overlay))
    // whoever types on types into it
    if (isLoaded()) show()
    else if (overlay !== 'palette') void preload().then(show, notifyError)
    else
      void keysWhile(preload()).then((keys) => {
        setEarly((before) => before + keys)
        show()
      }, notifyError)
  }, [])
  const close = () => {
    setOpened(undefined)
    setEarly('')
  }
  useClosesWithPage(opened !== undefined, close, true)
  useConsoleKeys(open)
  return {
    open,
    overlays: (
      <>
        {opened === 'palette' && <Palette early={early} onClose={close} onOpen={open} />}
        {opened === 'shortcuts' && <ShortcutsSheet onClose={close} />}
        {changing !== undefined && <ChangePassword opened={changing} onClose={() => setChanging(false)} />}
      </>
    ),
  }
}

/** What is pressed until the code has come, with a line break for Enter: the page must not take it for its own. */
async function keysWhile(loading: Promise<void>): Promise<string> {
  let keys = ''
  const take = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || (key.length > 1 && key !== 'Enter')) return
    keys += key === 'Enter' ? '\n' : key
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', take, true)
  try {
    await loading
    return keys
  } finally {
    window.removeEventListener('keydown', take, true)
  }
}

/**
 * The keys of the whole console: Ctrl or Cmd with K, also while somebody types, and the question mark. Dialogs, what
 * input methods and fields do with a key, and what a page does with it come first.
 */
function useConsoleKeys(open: (overlay: ShellOverlay) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey || event.isComposing) return
    // on a Mac Ctrl+K deletes the rest of a line
    const ofField = event.ctrlKey && navigator.userAgent.includes('Mac')
    const withControl = event.ctrlKey || event.metaKey
    if (isTextField(event.target) && (!withControl || ofField)) return
    const overlay =
      withControl && !event.shiftKey && event.key.toLowerCase() === 'k'
        ? 'palette'
        : !withControl && (event.key === '?' || event.key === '？')
          ? 'shortcuts'
          : undefined
    if (!overlay || isDialogOpen()) return
    event.preventDefault()
    open(overlay)
  })
  useEffect(() => {
    // on the window, so that the editor, which listens on the document, is asked first
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { isTextField } from '#src/lib/dom/is-text-field.ts'
import { ContextMenu, type MenuPlace } from '#src/ui/overlay/context-menu.tsx'
import type { MenuEntry } from '#src/ui/overlay/menu-button.tsx'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { commandOf, type CommandId } from '../commands/commands.ts'
import { keysText } from '../commands/keys.ts'
import { menuOf, type MenuName } from '../commands/menus.ts'
import { useEditor, type Editor } from '../session/editor-context.ts'
import { runCommand } from '../session/run-command.ts'
import { canvasOf } from '../session/focus-canvas.ts'
import { say } from './use-shortcuts.ts'

/** Opens the menu of what lies below the mouse, or of what has the focus; `name` where the caller knows which. */
export type OnMenu = (event: MouseEvent, name?: MenuName) => void

/** The menus of the right mouse button. What it is pressed on is chosen first, so that the menu is about that. */
export function useContextMenu(): { onMenu: OnMenu; menu: ReactNode } {
  const editor = useEditor()
  const [opened, setOpened] = useState<{ name: MenuName; place: MenuPlace; open: boolean }>()
  const opener = useRef<Element>(null)
  useReturnFocus(opened?.open === true, () => (opener.current?.isConnected ? null : inPlaceOf(opened?.name)))
  const onMenu: OnMenu = (event, given) => {
    // a field has the browser's own menu
    if (event.defaultPrevented || isTextField(event.target)) return
    const name = given ?? choose(editor, event.target)
    if (!name) return
    event.preventDefault()
    opener.current = document.activeElement
    setOpened({ name, place: placeOf(event, name), open: true })
  }
  return {
    onMenu,
    menu: opened && (
      <ContextMenu
        // another press is another menu
        key={`${opened.name} ${opened.place.x} ${opened.place.y}`}
        place={opened.place}
        opened={opened.open}
        entries={opened.open ? entriesOf(editor, opened.name) : []}
        onClose={() => setOpened({ ...opened, open: false })}
      />
    ),
  }
}

/** What gets the focus where a command took away what had it: the scene that came in its place, or the canvas. */
function inPlaceOf(name: MenuName | undefined): HTMLElement | null {
  const scene = name === 'scenes' && document.querySelector<HTMLElement>('[data-scene][data-current] [data-action=go]')
  return scene || canvasOf()
}

/** The right button of a mouse; the key for the menu has another one, and no place of its own. */
const RIGHT = 2

/** By the right button the focus comes anew, so that no ring is left of keys that were pressed before. */
export function focusAnew({ button, target }: Pick<PointerEvent, 'button' | 'target'>) {
  const { activeElement } = document
  if (button === RIGHT && !isTextField(target) && activeElement instanceof HTMLElement) activeElement.blur()
}

function placeOf(event: MouseEvent, name: MenuName): MenuPlace {
  if (event.button === RIGHT) return { x: event.clientX, y: event.clientY }
  const frame = name === 'elements' ? document.querySelector('[data-frame]') : undefined
  const { left, top, width, height } = (frame ?? event.currentTarget).getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Chooses the scene or the layer that was pressed on. */
function choose({ store }: Editor, target: EventTarget): MenuName | undefined {
  if (!(target instanceof Element)) return undefined
  const scene = target.closest<HTMLElement>('[data-scene]')?.dataset.scene
  if (scene !== undefined) {
    store.goToScene(scene)
    return 'scenes'
  }
  const layer = target.closest<HTMLElement>('li[data-id]')?.dataset.id
  if (layer === undefined) return undefined
  if (!store.state.selection.includes(layer)) store.select([layer])
  return 'elements'
}

function entriesOf(editor: Editor, name: MenuName): MenuEntry[] {
  const mac = navigator.userAgent.includes('Mac')
  const entry = (id: CommandId, divided: boolean): MenuEntry => {
    const { label, keys, danger, isOn, blocked } = commandOf(id)
    const [first] = keys
    return {
      label,
      divided,
      hint: first && keysText(first, mac),
      disabledReason: blocked(editor.store),
      danger,
      ...(isOn && { checked: isOn(editor.store), closes: true }),
      // the menu closes first: it would take the focus back from what this opens
      onClick: () => void setTimeout(() => void runCommand(editor, id).then(say)),
    }
  }
  return menuOf(editor.store, name).flatMap((part, index) =>
    part.map((id, place) => entry(id, index > 0 && place === 0)),
  )
}

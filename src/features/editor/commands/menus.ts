import { commandOf, type CommandId } from './commands.ts'
import type { EditorPort } from './editor-port.ts'

export type MenuName = 'elements' | 'canvas' | 'scenes'

/** All commands of each context menu; a line is drawn between the groups. */
const menus: Readonly<Record<MenuName, readonly (readonly CommandId[])[]>> = {
  elements: [
    ['cut', 'copy', 'paste', 'duplicate', 'delete'],
    ['write'],
    ['fillScene', 'asBackground', 'takeProportion', 'centre', 'keepRatio', 'fitBox', 'fitLetters'],
    ['copyStyle', 'pasteStyle'],
    ['orderTop', 'orderUp', 'orderDown', 'orderBottom'],
    ['rename', 'lock', 'hide', 'zoomSelection'],
  ],
  canvas: [
    ['paste', 'selectAll', 'sceneImage'],
    ['zoomFit', 'zoomPixels'],
    ['grid', 'snap', 'rulers'],
    ['addGuideX', 'addGuideY', 'clearGuides'],
    ['renameAd', 'resolution', 'preview', 'help'],
  ],
  scenes: [
    ['copyScene', 'paste', 'duplicateScene', 'addScene'],
    ['sceneImage'],
    ['sceneUp', 'sceneDown'],
    ['removeScene'],
  ],
}

/** A menu without what means nothing to what is chosen. */
export function menuOf(store: EditorPort, name: MenuName): CommandId[][] {
  return menus[name].map((part) => part.filter((id) => suits(store, id))).filter((part) => part.length > 0)
}

export function suits(store: EditorPort, id: CommandId): boolean {
  return commandOf(id).suits?.(store) ?? true
}

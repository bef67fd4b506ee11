import type { CommandId } from './commands.ts'

export type MenuName = 'elements' | 'canvas' | 'scenes'

/** What the menus of the right mouse button offer, in parts. */
export const menus: Readonly<Record<MenuName, readonly (readonly CommandId[])[]>> = {
  elements: [
    ['cut', 'copy', 'paste', 'duplicate', 'delete'],
    ['write'],
    ['fillScene', 'asBackground', 'takeProportion', 'centre', 'keepRatio', 'fitBox', 'fitLetters'],
    ['copyStyle', 'pasteStyle'],
    ['orderTop', 'orderUp', 'orderDown', 'orderBottom'],
    ['rename', 'lock', 'hide', 'zoomSelection'],
  ],
  canvas: [
    ['paste', 'selectAll'],
    ['zoomFit', 'zoomPixels'],
    ['grid', 'snap', 'rulers'],
    ['addGuideX', 'addGuideY', 'clearGuides'],
    ['renameAd', 'preview', 'help'],
  ],
  scenes: [['copyScene', 'paste', 'duplicateScene', 'addScene'], ['sceneUp', 'sceneDown'], ['removeScene']],
}

/*
 * One chunk: see on-demand.ts, which loads it.
 */
export { ChoiceList } from './choice-list.tsx'
export { askInDialog, askAnotherTry } from './confirm-dialog.tsx'
export { HintBox } from './hint-box.tsx'
export { MenuList } from './menu-list.tsx'
export { OverlayRoot } from './overlay-root.tsx'
export { showMessage } from '../feedback/show-message.ts'

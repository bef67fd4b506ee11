import { showMessage } from '../feedback/show-message.tsx'
import { ChoiceList } from './choice-list.tsx'
import { askAnotherTry, askInDialog } from './confirm-dialog.tsx'
import { focusAt, placeOf } from './focus-place.ts'
import { HintBox } from './hint-box.tsx'
import { MenuList } from './menu-list.tsx'
import { OverlayRoot } from './overlay-root.tsx'
import { PopoverPanel } from './popover-panel.tsx'

/** What opens over a page, as one chunk: overlay-code.ts loads it. */
export const overlayParts = {
  ChoiceList,
  askAnotherTry,
  askInDialog,
  focusAt,
  placeOf,
  HintBox,
  MenuList,
  OverlayRoot,
  PopoverPanel,
  showMessage,
}

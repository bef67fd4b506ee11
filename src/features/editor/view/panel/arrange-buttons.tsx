import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowsMaximize,
  IconArrowUp,
  IconAspectRatio,
  IconFocusCentered,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  type Icon,
} from '@tabler/icons-react'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { commandOf, type CommandId } from '../../commands/commands.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import { runCommand } from '../../session/run-command.ts'
import { PropertyRow } from './property-row.tsx'
import classes from './properties-panel.module.css'

type Buttons = Readonly<Partial<Record<CommandId, Icon>>>

const PLACE: Buttons = {
  fillScene: IconArrowsMaximize,
  takeProportion: IconAspectRatio,
  centre: IconFocusCentered,
}
const ALIGN: Buttons = {
  alignLeft: IconLayoutAlignLeft,
  alignCenter: IconLayoutAlignCenter,
  alignRight: IconLayoutAlignRight,
  alignTop: IconLayoutAlignTop,
  alignMiddle: IconLayoutAlignMiddle,
  alignBottom: IconLayoutAlignBottom,
}
const DISTRIBUTE: Buttons = {
  distributeX: IconLayoutDistributeVertical,
  distributeY: IconLayoutDistributeHorizontal,
}
const ORDER: Buttons = {
  orderUp: IconArrowUp,
  orderDown: IconArrowDown,
  orderTop: IconArrowBarToUp,
  orderBottom: IconArrowBarToDown,
}

/** Buttons for what the table of commands does with the chosen elements. */
function CommandButtons({ label, buttons }: { label: string; buttons: Buttons }) {
  const editor = useEditor()
  const port = { ...editor.store, state: useEditorState() }
  return (
    <PropertyRow label={label}>
      <div className={classes.buttons} role="group" aria-label={label}>
        {(Object.entries(buttons) as [CommandId, Icon][]).map(([id, Sign]) => (
          <IconButton
            key={id}
            label={commandOf(id).label}
            disabledReason={commandOf(id).blocked(port)}
            onClick={() =>
              void runCommand(editor, id).then((refusal) => {
                if (refusal !== undefined) notifyError(refusal)
              })
            }
          >
            <Sign size={18} stroke={1.5} aria-hidden />
          </IconButton>
        ))}
      </div>
    </PropertyRow>
  )
}

export function PlaceButtons() {
  return <CommandButtons label="位置" buttons={PLACE} />
}

export function AlignButtons() {
  return <CommandButtons label="对齐" buttons={ALIGN} />
}

export function DistributeButtons() {
  return <CommandButtons label="分布" buttons={DISTRIBUTE} />
}

export function OrderButtons() {
  return <CommandButtons label="层级" buttons={ORDER} />
}

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
  IconLink,
  IconWallpaper,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cannotArrange } from '../../commands/arrange.ts'
import { commandOf, type CommandId } from '../../commands/commands.ts'
import { suits } from '../../commands/menus.ts'
import { PLACE_LABELS } from '../../commands/place.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import { CommandButton, CommandIcon } from '../command-button.tsx'
import { PropertyRow } from './property-row.tsx'
import classes from './properties-panel.module.css'

type Buttons = Readonly<Partial<Record<CommandId, Icon>>>

const PLACE: Buttons = {
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
  return (
    <PropertyRow label={label}>
      <CommandIcons label={label} buttons={buttons} />
    </PropertyRow>
  )
}

function CommandIcons({ label, buttons, first }: { label: string; buttons: Buttons; first?: ReactNode }) {
  const { store } = useEditor()
  const port = { ...store, state: useEditorState() }
  return (
    <div className={classes.buttons} role="group" aria-label={label}>
      {first}
      {(Object.entries(buttons) as [CommandId, Icon][])
        .filter(([id]) => suits(port, id))
        .map(([id, icon]) => (
          <CommandIcon key={id} id={id} icon={icon} />
        ))}
    </div>
  )
}

/** What is wanted of most pictures has its name: nobody finds it by a sign. */
export function PlaceButtons() {
  const { store } = useEditor()
  const port = { ...store, state: useEditorState() }
  const isPicture = suits(port, 'asBackground')
  const isOne = port.state.selection.length === 1 && cannotArrange(port) === undefined
  const reason = isPicture ? commandOf('asBackground').blocked(port) : undefined
  const named = (
    <>
      <CommandButton id="fillScene" icon={IconArrowsMaximize} variant="default" size="compact-xs" />
      {isPicture && <CommandButton id="asBackground" icon={IconWallpaper} variant="default" size="compact-xs" />}
    </>
  )
  return (
    <>
      <CommandIcons label="适应" buttons={PLACE} first={named} />
      {isPicture && isOne && (
        // it has its place also where there is nothing to say; said to others by the button
        <p className={classes.reason} aria-hidden>
          {reason !== undefined && `${PLACE_LABELS.background}：${reason}`}
        </p>
      )}
    </>
  )
}

/** Between width and height, whose proportion it keeps. */
export function RatioButton() {
  return <CommandIcon id="keepRatio" icon={IconLink} />
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

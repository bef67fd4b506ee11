import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
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
import { IconButton } from '#src/ui/icon-button.tsx'
import {
  ALIGN_LABELS,
  alignElements,
  cannotArrange,
  cannotDistribute,
  cannotOrder,
  DISTRIBUTE_LABELS,
  distributeElements,
  ORDER_LABELS,
  orderElements,
} from '../../commands/arrange.ts'
import type { EditorPort, Refusal } from '../../commands/editor-port.ts'
import type { AlignAction, Axis } from '../../model/align.ts'
import type { OrderAction } from '../../model/order.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import type { EditorStore } from '../../session/editor-store.ts'
import { PropertyRow } from './property-row.tsx'
import classes from './properties-panel.module.css'

const ALIGN_ICONS: Readonly<Record<AlignAction, Icon>> = {
  left: IconLayoutAlignLeft,
  center: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
}
const DISTRIBUTE_ICONS: Readonly<Record<Axis, Icon>> = {
  x: IconLayoutDistributeVertical,
  y: IconLayoutDistributeHorizontal,
}
const ORDER_ICONS: Readonly<Record<OrderAction, Icon>> = {
  up: IconArrowUp,
  down: IconArrowDown,
  top: IconArrowBarToUp,
  bottom: IconArrowBarToDown,
}

interface ArrangeProps<Action extends string> {
  label: string
  icons: Readonly<Record<Action, Icon>>
  labels: Readonly<Record<Action, string>>
  /** Why one of them would do nothing. */
  blocked: (port: Pick<EditorPort, 'state'>, action: Action) => Refusal
  run: (store: EditorStore, action: Action) => Refusal
}

/** Buttons that do something with the chosen elements. */
function ArrangeButtons<Action extends string>({ label, icons, labels, blocked, run }: ArrangeProps<Action>) {
  const { store } = useEditor()
  const state = useEditorState()
  return (
    <PropertyRow label={label}>
      <div className={classes.buttons} role="group" aria-label={label}>
        {(Object.keys(icons) as Action[]).map((action) => {
          const Sign: Icon = icons[action]
          return (
            <IconButton
              key={action}
              label={labels[action]}
              disabledReason={blocked({ state }, action)}
              onClick={() => run(store, action)}
            >
              <Sign size={18} stroke={1.5} aria-hidden />
            </IconButton>
          )
        })}
      </div>
    </PropertyRow>
  )
}

export function AlignButtons() {
  return (
    <ArrangeButtons
      label="对齐"
      icons={ALIGN_ICONS}
      labels={ALIGN_LABELS}
      blocked={cannotArrange}
      run={alignElements}
    />
  )
}

export function DistributeButtons() {
  return (
    <ArrangeButtons
      label="分布"
      icons={DISTRIBUTE_ICONS}
      labels={DISTRIBUTE_LABELS}
      blocked={cannotDistribute}
      run={distributeElements}
    />
  )
}

export function OrderButtons() {
  return (
    <ArrangeButtons label="层级" icons={ORDER_ICONS} labels={ORDER_LABELS} blocked={cannotOrder} run={orderElements} />
  )
}

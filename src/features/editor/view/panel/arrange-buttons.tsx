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
} from '@tabler/icons-react'
import { useContext } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { aligned, DISTRIBUTE_FROM, distributed, type AlignAction, type Axis } from '../../model/align.ts'
import { withScene, type EditScene } from '../../model/edit-document.ts'
import { ordered, type OrderAction } from '../../model/order.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import { PanelLockContext } from './panel-lock.ts'
import { PropertyRow } from './property-row.tsx'
import classes from './properties-panel.module.css'

const ALIGN = [
  { action: 'left', label: '左对齐', Icon: IconLayoutAlignLeft },
  { action: 'center', label: '水平居中', Icon: IconLayoutAlignCenter },
  { action: 'right', label: '右对齐', Icon: IconLayoutAlignRight },
  { action: 'top', label: '顶对齐', Icon: IconLayoutAlignTop },
  { action: 'middle', label: '垂直居中', Icon: IconLayoutAlignMiddle },
  { action: 'bottom', label: '底对齐', Icon: IconLayoutAlignBottom },
] as const satisfies readonly { action: AlignAction; label: string; Icon: unknown }[]

const ORDER = [
  { action: 'up', label: '上移一层', Icon: IconArrowUp },
  { action: 'down', label: '下移一层', Icon: IconArrowDown },
  { action: 'top', label: '置于顶层', Icon: IconArrowBarToUp },
  { action: 'bottom', label: '置于底层', Icon: IconArrowBarToDown },
] as const satisfies readonly { action: OrderAction; label: string; Icon: unknown }[]

const DISTRIBUTE = [
  { axis: 'x', label: '水平等距分布', Icon: IconLayoutDistributeVertical },
  { axis: 'y', label: '垂直等距分布', Icon: IconLayoutDistributeHorizontal },
] as const satisfies readonly { axis: Axis; label: string; Icon: unknown }[]

/** Changes the scene on the canvas around what is chosen in it. */
function useArrange() {
  const { store } = useEditor()
  return (label: string, change: (scene: EditScene, ids: readonly string[], size: { width: number; height: number }) => EditScene) =>
    void store.edit(label, ({ document, sceneId, selection }) => withScene(document, sceneId, (scene) => change(scene, selection, document)))
}

/** Six alignments: one element to the scene, several to each other (3§4). */
export function AlignButtons() {
  const arrange = useArrange()
  const locked = useContext(PanelLockContext)
  return (
    <PropertyRow label="对齐">
      <div className={classes.buttons} role="group" aria-label="对齐">
        {ALIGN.map(({ action, label, Icon }) => (
          <IconButton key={action} label={label} disabledReason={locked ? '只读' : undefined} onClick={() => arrange(label, (scene, ids, size) => aligned(scene, ids, action, size))}>
            <Icon size={18} stroke={1.5} aria-hidden />
          </IconButton>
        ))}
      </div>
    </PropertyRow>
  )
}

/** Equal gaps between three or more. */
export function DistributeButtons() {
  const arrange = useArrange()
  const locked = useContext(PanelLockContext)
  const { selection } = useEditorState()
  const reason = locked ? '只读' : selection.length < DISTRIBUTE_FROM ? `至少选择 ${DISTRIBUTE_FROM} 个元素` : undefined
  return (
    <PropertyRow label="分布">
      <div className={classes.buttons} role="group" aria-label="分布">
        {DISTRIBUTE.map(({ axis, label, Icon }) => (
          <IconButton key={axis} label={label} disabledReason={reason} onClick={() => arrange(label, (scene, ids, size) => distributed(scene, ids, axis, size))}>
            <Icon size={18} stroke={1.5} aria-hidden />
          </IconButton>
        ))}
      </div>
    </PropertyRow>
  )
}

/** What lies in front of what (3§4). */
export function OrderButtons() {
  const arrange = useArrange()
  const locked = useContext(PanelLockContext)
  return (
    <PropertyRow label="层级">
      <div className={classes.buttons} role="group" aria-label="层级">
        {ORDER.map(({ action, label, Icon }) => (
          <IconButton key={action} label={label} disabledReason={locked ? '只读' : undefined} onClick={() => arrange(label, (scene, ids) => ordered(scene, ids, action))}>
            <Icon size={18} stroke={1.5} aria-hidden />
          </IconButton>
        ))}
      </div>
    </PropertyRow>
  )
}

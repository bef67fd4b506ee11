import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { memo, type CSSProperties, type PointerEvent, type ReactNode } from 'react'
import { describeScene } from '#src/scene/draw/describe-scene.ts'
import { isRepeatedClick } from '#src/lib/dom/repeated-click.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { viewOf, type EditScene } from '../../model/edit-document.ts'
import { SceneMarks } from '../notices/finding-marks.tsx'
import classes from './scene-list.module.css'
import { ScenePicture, SceneThumbnail } from './scene-thumbnail.tsx'
import { SceneSeconds } from './scene-seconds.tsx'
import { spokenSeconds } from '../../model/spoken-seconds.ts'

export type SceneAction = 'go' | 'up' | 'down' | 'copy' | 'remove'

export interface SceneItemProps {
  scene: EditScene
  index: number
  total: number
  /** On the canvas. */
  current: boolean
  width: number
  height: number
  media: MediaResolver
  /** Why scenes cannot be changed, or copied; undefined when they can. */
  readOnly: string | undefined
  full: string | undefined
  /** The picture is a bitmap, because the ad has very many elements. */
  bitmap: boolean
  /** How far it is moved out of the way of a dragged one, px; null while it is dragged itself. */
  shift: number | null
  /** What a thumbnail has, px. */
  room: { width: number; height: number }
  onAction: (action: SceneAction, id: string) => void
  onPointerDown: (index: number, event: PointerEvent<HTMLElement>) => void
}

export const SceneItem = memo(function SceneItem({
  scene,
  index,
  total,
  current,
  width,
  height,
  media,
  readOnly,
  full,
  bitmap,
  shift,
  room,
  onAction,
  onPointerDown,
}: SceneItemProps) {
  const view = viewOf(scene)
  const Thumbnail = bitmap ? ScenePicture : SceneThumbnail
  const button = (action: SceneAction, label: string, reason: string | undefined, icon: ReactNode) => (
    // one stop for Tab: the buttons of the scene that is on the canvas
    <IconButton
      label={`${label}场景 ${index + 1}`}
      size={24}
      data-action={action}
      tabIndex={current ? 0 : -1}
      disabledReason={readOnly ?? reason}
      onClick={(event) => {
        if (action !== 'copy' || !isRepeatedClick(event)) onAction(action, scene.id)
      }}
    >
      {icon}
    </IconButton>
  )
  return (
    <li
      className={classes.item}
      data-current={current || undefined}
      data-dragged={shift === null || undefined}
      data-scene={scene.id}
      style={{ '--shift': `${shift ?? 0}px` } as CSSProperties}
    >
      <div className={classes.head}>
        <span className={classes.number} aria-hidden>
          {index + 1}
          <span className={classes.total}>/{total}</span>
        </span>
        <div className={classes.actions}>
          {button('up', '上移', index === 0 ? '已是第一个场景' : undefined, <IconArrowUp size={15} aria-hidden />)}
          {button(
            'down',
            '下移',
            index === total - 1 ? '已是最后一个场景' : undefined,
            <IconArrowDown size={15} aria-hidden />,
          )}
          {button('copy', '复制', full, <IconCopy size={15} aria-hidden />)}
          {button('remove', '删除', undefined, <IconTrash size={15} aria-hidden />)}
        </div>
      </div>
      <button
        type="button"
        className={classes.picture}
        data-action="go"
        tabIndex={current ? 0 : -1}
        aria-current={current || undefined}
        aria-label={`场景 ${index + 1}/${total}，${spokenSeconds(view.stay)}，${describeScene(view)}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Control+D Delete"
        onClick={() => onAction('go', scene.id)}
        onPointerDown={(event) => onPointerDown(index, event)}
      >
        <Thumbnail scene={view} width={width} height={height} room={room} media={media} />
      </button>
      {/* below the picture, in whose corners prices stand */}
      <div className={classes.facts}>
        <SceneMarks scene={scene} number={index + 1} focusable={current} />
        <SceneSeconds className={classes.stay} seconds={view.stay} />
      </div>
    </li>
  )
})

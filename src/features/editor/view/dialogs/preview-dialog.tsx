import { Button, Modal, Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useUserInfo } from '#src/api/user-info.ts'
import { resolutionText, sizesOf, type Pixels } from '#src/domain/resolution.ts'
import type { SceneDocument } from '#src/scene/model/scene-types.ts'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { textOverflows } from '#src/scene/text-overflow.ts'
import { EmptyAd } from '#src/scene/player/player-states.tsx'
import { Player } from '#src/scene/player/player.tsx'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { viewById, viewOf, type EditDocument } from '../../model/edit-document.ts'
import { useEditor } from '../../session/editor-context.ts'
import { goTo } from '../notices/go-to.ts'
import classes from './preview-dialog.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface PreviewDialogProps {
  opened: boolean
  onClose: () => void
}

/**
 * The ad as it plays, from the scene on the canvas on (3§2), and side by side at the other sizes of the company's
 * screens.
 */
export function PreviewDialog({ opened, onClose }: PreviewDialogProps) {
  const { sysConfig } = useUserInfo()
  useReturnFocus(opened)
  useClosesWithPage(opened, onClose)
  return (
    <Modal opened={opened} onClose={onClose} title="预览" size={960} returnFocus={false} {...escapeCloses(onClose)}>
      <Preview resolutions={sysConfig?.resolutions ?? []} onClose={onClose} />
    </Modal>
  )
}

/** The ad as it was when the preview opened. */
function Preview({ resolutions, onClose }: { resolutions: readonly unknown[]; onClose: () => void }) {
  const { store, media } = useEditor()
  const [{ document, size, startAt, cut }] = useState(() => {
    const { document, sceneId } = store.state
    return {
      document: playable(document),
      size: { width: document.width, height: document.height },
      startAt: document.scenes.findIndex(({ id }) => id === sceneId),
      cut: cutOff(document),
    }
  })
  const [compares, setCompares] = useState(false)
  const others = otherSizes(resolutions, size)
  if (document.scenes.length === 0) return <EmptyAd problems={[]} />
  return (
    <div className={classes.preview}>
      <div className={classes.tools}>
        <span>{resolutionText(size)}</span>
        {cut[0] && (
          <Button
            size="compact-sm"
            variant="default"
            className={classes.cut ?? ''}
            leftSection={<IconAlertTriangle size={16} aria-hidden />}
            onClick={() => {
              onClose()
              if (cut[0]) goTo(store, cut[0])
            }}
          >
            {`${cut[0].where} 文字显示不全${cut.length > 1 ? `，共 ${formatNumber(cut.length)} 处` : ''}，去修改`}
          </Button>
        )}
        {others.length > 0 && (
          <Switch
            label={`对比其他分辨率（${formatNumber(others.length)} 种）`}
            checked={compares}
            onChange={({ currentTarget }) => setCompares(currentTarget.checked)}
          />
        )}
      </div>
      <Player
        document={document}
        size={size}
        media={media}
        autoPlay
        startAt={startAt}
        others={compares ? others : NONE}
      />
    </div>
  )
}

const NONE: readonly Pixels[] = []

/** The texts that are cut off in the ad's own size, by the same measure as the check. */
function cutOff(document: EditDocument) {
  return document.scenes.flatMap((scene, number) =>
    scene.elements.flatMap(({ id }) => {
      const element = viewById(scene, id)
      return element && textOverflows(element, document)
        ? [{ sceneId: scene.id, elementId: id, where: `场景${number + 1}` }]
        : []
    }),
  )
}

/** The document for the player: scenes that are drawn already are the same objects. */
function playable({ raw, name, width, height, scenes }: EditDocument): SceneDocument {
  return { raw, name, size: { width, height }, scenes: scenes.map(viewOf), problems: [], viewOnly: false }
}

/** The sizes of the company's screens that are not that of the ad, each once. */
function otherSizes(resolutions: readonly unknown[], own: Pixels): Pixels[] {
  return sizesOf(resolutions).filter((size) => resolutionText(size) !== resolutionText(own))
}

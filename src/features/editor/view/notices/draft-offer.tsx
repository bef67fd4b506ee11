import '@mantine/core/styles/Modal.layer.css'
import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#src/domain/dates.ts'
import { FittedScene } from '#src/scene/scene-view.tsx'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { editorKindOf } from '../../kinds/editor-kind-of.ts'
import { viewOf, type EditDocument } from '../../model/edit-document.ts'
import type { OfferedDraft } from '../../session/offered-drafts.ts'
import classes from './draft-offer.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface DraftOfferProps {
  offered: readonly OfferedDraft[]
  media: MediaResolver
  onRestore: (draft: OfferedDraft) => void
  /** Removes a draft for good, after the question. */
  onDiscard: (draft: OfferedDraft) => Promise<unknown>
  /** Goes on without any; they are offered again next time. */
  onClose: () => void
}

/** How many texts of a draft are named. */
const WORDS = 8

/** Asks whether to go on with what was edited and not saved (D1, D11, D14). Nothing is restored by itself. */
export function DraftOffer({ offered, media, onRestore, onDiscard, onClose }: DraftOfferProps) {
  useReturnFocus(offered.length > 0)
  useClosesWithPage(offered.length > 0, onClose)
  return (
    <Modal
      opened={offered.length > 0}
      onClose={onClose}
      title="恢复未保存的编辑？"
      size={640}
      closeOnClickOutside={false}
      returnFocus={false}
      {...escapeCloses(onClose)}
    >
      <p className={classes.intro}>
        {offered.length > 1
          ? `上次有 ${formatNumber(offered.length)} 份编辑没有保存，可以选择一份继续。`
          : '上次的编辑没有保存，可以从草稿继续。'}
      </p>
      <ul className={classes.list} aria-label="草稿">
        {offered.map((draft) => (
          <DraftRow
            key={draft.draft.key}
            offered={draft}
            media={media}
            onRestore={() => onRestore(draft)}
            onDiscard={() => onDiscard(draft)}
          />
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          暂不恢复
        </Button>
      </Group>
    </Modal>
  )
}

/** What is written in a draft, which tells drafts of one template apart. */
function wordsOf({ scenes }: EditDocument): string {
  const words = scenes
    .flatMap((scene) => viewOf(scene).elements)
    .flatMap((element) => editorKindOf(element).written(element)?.text.replaceAll(/\s+/g, ' ').trim() || [])
  return [...new Set(words)].slice(0, WORDS).join('、')
}

function DraftRow({
  offered: { draft, document, serverChanged },
  media,
  onRestore,
  onDiscard,
}: {
  offered: OfferedDraft
  media: MediaResolver
  onRestore: () => void
  onDiscard: () => Promise<unknown>
}) {
  const [clock] = useState(() => new Date(draft.at))
  const [first] = document.scenes
  const discard = () =>
    confirm({
      title: '丢弃草稿',
      message: `确定丢弃 ${formatMoment(draft.at)} 的草稿？丢弃后不能恢复。`,
      confirmLabel: '丢弃',
      danger: true,
      action: onDiscard,
    })
  return (
    <li className={classes.row}>
      <div className={classes.picture}>
        {first && (
          <FittedScene
            scene={viewOf(first)}
            width={document.width}
            height={document.height}
            time={null}
            clock={clock}
            media={media}
          />
        )}
      </div>
      <div className={classes.words}>
        <strong className={classes.name}>{document.name || '未命名广告'}</strong>
        <span>
          草稿时间：{formatMoment(draft.at)}（<RelativeTime value={draft.at} />）
        </span>
        <span className={classes.texts}>
          {[`${formatNumber(document.scenes.length)} 个场景`, wordsOf(document)].filter(Boolean).join('：')}
        </span>
        {serverChanged && (
          <span className={classes.warning}>
            服务器上的广告在此之后有变化（草稿基于 {formatMoment(draft.baseAt)}{' '}
            打开的版本）。恢复后两者都会保留，保存时再选择。
          </span>
        )}
        <Group gap="xs" mt={4}>
          <ActionButton size="xs" onClick={onRestore}>
            恢复
          </ActionButton>
          <ActionButton size="xs" variant="default" onClick={() => void discard()}>
            丢弃
          </ActionButton>
        </Group>
      </div>
    </li>
  )
}

import { Modal, Pagination, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Pagination.layer.css'
import { useEffect, useRef, useState } from 'react'
import { useUserInfo } from '#src/api/user-info.ts'
import { resolutionText, sizesOf, type Pixels } from '#src/domain/resolution.ts'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { choose } from '#src/ui/overlay/choose.tsx'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { addScene, setResolution } from '../../commands/scenes.ts'
import { orientationOf, TEMPLATE_SIZES, type Orientation, type Size } from '../../model/templates/template.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import { sizeFor, TEMPLATES_A_PAGE, type OfferedTemplate } from '../../session/templates.ts'
import { canvasOf } from '../../session/focus-canvas.ts'
import { AdSize, ORIENTATION_WORDS } from './ad-size.tsx'
import { SceneThumbnail } from '../scenes/scene-thumbnail.tsx'
import paging from '#src/ui/table/paging.module.css'
import classes from './template-dialog.module.css'
import { useTemplates } from './use-templates.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface TemplateDialogProps {
  opened: boolean
  onClose: () => void
}

/** The room of a thumbnail, px. */
const ROOMS = { landscape: { width: 204, height: 115 }, portrait: { width: 176, height: 216 } } as const

/**
 * Templates to begin a scene with (3§2). The chosen one becomes the scene after that on the canvas. An ad without
 * scenes is asked for its size first (E71).
 */
export function TemplateDialog({ opened, onClose }: TemplateDialogProps) {
  const { store } = useEditor()
  const { width, height, scenes } = useEditorState().document
  const sizes = sizesOf(useUserInfo().sysConfig?.resolutions)
  const loaded = useTemplates(opened, width, height)
  const canvas = useRef<HTMLElement>(null)
  // the dialog fades out, and the second click of a double click still meets it
  const chosen = useRef(false)
  useEffect(() => {
    chosen.current = false
  }, [opened])
  useReturnFocus(opened, () => canvas.current)

  useClosesWithPage(opened, onClose)

  async function add(template: OfferedTemplate) {
    if (chosen.current) return
    chosen.current = true
    const { turned, orientation } = template
    const size = turned && orientation ? await askForSize(template, orientation) : { width, height }
    const { document: edited, sceneId } = store.state
    const index = edited.scenes.findIndex(({ id }) => id === sceneId)
    const refusal = size && addScene(store, template.pageFor(size), index < 0 ? undefined : index + 1, size)
    if (refusal !== undefined) notifyError(refusal)
    if (!size || refusal !== undefined) {
      chosen.current = false
      return
    }
    // the new scene is worked on next
    canvas.current = canvasOf()
    onClose()
  }

  /** A template that stands otherwise is put into the ad as it is, or the ad is turned for it. */
  async function askForSize({ name }: OfferedTemplate, orientation: Orientation): Promise<Pixels | undefined> {
    const size = { width, height }
    const turned = sizeFor(orientation, size, sizes)
    const stands = ORIENTATION_WORDS[orientation]
    const { scenes } = store.state.document
    const keep = { value: 'keep', label: `放进 ${resolutionText(size)}` } as const
    const turn = {
      value: 'turn',
      label: turned ? `广告改为 ${resolutionText(turned)}` : `广告改为${stands}`,
      disabledReason: turned ? undefined : `公司没有${stands}的分辨率`,
    } as const
    const answer = await choose({
      title: `“${name}”是${stands}模板`,
      message: [
        `它按 ${resolutionText(TEMPLATE_SIZES[orientation])} 设计，广告是 ${resolutionText(size)}。放进去时版面会被拉伸，文字可能变小`,
        scenes.length > 0
          ? `；改分辨率时，已有的 ${formatNumber(scenes.length)} 个场景也会改变形状。都可以撤销。`
          : '。都可以撤销。',
      ].join(''),
      // an ad without scenes loses nothing
      choices: scenes.length > 0 ? [turn, keep] : [keep, turn],
    })
    return answer === 'turn' ? turned : answer && size
  }

  function resize(size: Pixels) {
    const refusal = setResolution(store, size)
    if (refusal !== undefined) notifyError(refusal)
  }

  function close() {
    canvas.current = null
    onClose()
  }

  return (
    <Modal opened={opened} onClose={close} title="添加场景" size={960} returnFocus={false} {...escapeCloses(close)}>
      {scenes.length === 0 && <AdSize size={{ width, height }} sizes={sizes} onChange={resize} />}
      {loaded.error === undefined ? (
        <TemplatePages
          // those of the ad's orientation come first
          key={orientationOf({ width, height })}
          templates={loaded.templates}
          size={{ width, height }}
          onChoose={(template) => void add(template)}
        />
      ) : (
        <ErrorState error={loaded.error} title="模板加载失败" onRetry={loaded.retry} />
      )}
    </Modal>
  )
}

interface TemplatePagesProps {
  /** Undefined while they are on their way. */
  templates: readonly OfferedTemplate[] | undefined
  size: Size
  onChoose: (template: OfferedTemplate) => void
}

function TemplatePages({ templates, size, onChoose }: TemplatePagesProps) {
  const { media } = useEditor()
  const [page, setPage] = useState(1)
  const room = ROOMS[orientationOf(size)]
  if (!templates) {
    return (
      <div className={classes.grid} role="status" aria-label="加载中">
        {Array.from({ length: TEMPLATES_A_PAGE }, (_, index) => (
          <Skeleton key={index} height={room.height + 40} />
        ))}
      </div>
    )
  }
  const pages = Math.ceil(templates.length / TEMPLATES_A_PAGE)
  const shown = Math.min(page, pages)
  const first = (shown - 1) * TEMPLATES_A_PAGE
  return (
    <>
      <ul className={classes.grid} aria-label="版式模板">
        {templates.slice(first, first + TEMPLATES_A_PAGE).map((template, index) => (
          <li key={template.name}>
            <button
              type="button"
              className={classes.card}
              data-autofocus={index === 0 || undefined}
              onClick={() => onChoose(template)}
            >
              <span className={classes.picture} style={{ height: room.height }}>
                <SceneThumbnail
                  scene={template.scene}
                  width={template.size.width}
                  height={template.size.height}
                  room={room}
                  media={media}
                />
              </span>
              <span className={classes.name}>
                <span>{template.name}</span>
                <span className={classes.kind}>
                  {template.orientation ? ORIENTATION_WORDS[template.orientation] : '通用'}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <span role="status">
          共 {formatNumber(templates.length)} 个版式模板，{ORIENTATION_WORDS[orientationOf(size)]}的在前
        </span>
        <Pagination
          size="sm"
          gap={4}
          className={paging.pages}
          total={pages}
          value={shown}
          onChange={setPage}
          getItemProps={(item) => ({ 'aria-label': `第 ${formatNumber(item)} 页` })}
          getControlProps={(control) => ({ 'aria-label': control === 'previous' ? '上一页' : '下一页' })}
        />
      </div>
    </>
  )
}

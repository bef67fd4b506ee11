import { Modal, Pagination, Skeleton, Tabs } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Pagination.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { useEffect, useRef, useState } from 'react'
import { resolutionText } from '#src/domain/resolution.ts'
import { useClosesWithPage } from '#src/lib/hooks/this-page.ts'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { addScene } from '../../commands/scenes.ts'
import { orientationOf, type Size } from '../../model/templates/template.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import { TEMPLATES_A_PAGE, type OfferedTemplate } from '../../session/templates.ts'
import { canvasOf } from '../canvas/focus-canvas.ts'
import { SceneThumbnail } from '../scenes/scene-thumbnail.tsx'
import classes from './template-dialog.module.css'
import { useTemplates } from './use-templates.ts'

/** The choice of a template. */
export interface TemplateDialogProps {
  opened: boolean
  onClose: () => void
}

/** The room of a thumbnail, px. */
const ROOMS = { landscape: { width: 176, height: 132 }, portrait: { width: 176, height: 216 } } as const

/** Templates to begin a scene with (3§2). The chosen one becomes the scene after that on the canvas. */
export function TemplateDialog({ opened, onClose }: TemplateDialogProps) {
  const { store } = useEditor()
  const { width, height } = useEditorState().document
  const loaded = useTemplates(opened, width, height)
  const canvas = useRef<HTMLElement>(null)
  // the dialog fades out, and the second click of a double click still meets it
  const chosen = useRef(false)
  useEffect(() => {
    chosen.current = false
  }, [opened])
  useReturnFocus(opened, () => canvas.current)

  useClosesWithPage(opened, onClose)

  function choose({ page }: OfferedTemplate) {
    if (chosen.current) return
    const { document: edited, sceneId } = store.state
    const index = edited.scenes.findIndex(({ id }) => id === sceneId)
    const refusal = addScene(store, page, index < 0 ? undefined : index + 1)
    if (refusal !== undefined) return notifyError(refusal)
    chosen.current = true
    // the new scene is worked on next
    canvas.current = canvasOf()
    onClose()
  }

  function close() {
    canvas.current = null
    onClose()
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      title="添加场景"
      size="min(1048px, 100%)"
      returnFocus={false}
      {...escapeCloses(close)}
    >
      <Tabs defaultValue="templates">
        <Tabs.List>
          <Tabs.Tab value="templates">版式模板</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="templates" pt="md">
          {loaded.error === undefined ? (
            <TemplatePages templates={loaded.templates} size={{ width, height }} onChoose={choose} />
          ) : (
            <ErrorState error={loaded.error} title="模板加载失败" onRetry={loaded.retry} />
          )}
        </Tabs.Panel>
      </Tabs>
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
        {templates.slice(first, first + TEMPLATES_A_PAGE).map((template) => (
          <li key={template.name}>
            <button type="button" className={classes.card} onClick={() => onChoose(template)}>
              <span className={classes.picture} style={{ height: room.height }}>
                <SceneThumbnail
                  scene={template.scene}
                  width={size.width}
                  height={size.height}
                  room={room}
                  media={media}
                />
              </span>
              <span className={classes.name}>
                <span>{template.name}</span>
                <span className={classes.kind}>{template.orientation ? KINDS[template.orientation] : '通用'}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <span role="status">
          共 {templates.length} 个模板，按 {resolutionText(size)} 显示
        </span>
        <Pagination
          size="sm"
          gap={4}
          total={pages}
          value={shown}
          onChange={setPage}
          getItemProps={(item) => ({ 'aria-label': `第 ${item} 页` })}
          getControlProps={(control) => ({ 'aria-label': control === 'previous' ? '上一页' : '下一页' })}
        />
      </div>
    </>
  )
}

const KINDS = { landscape: '横屏', portrait: '竖屏' } as const

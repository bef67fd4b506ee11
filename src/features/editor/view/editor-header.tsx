import { Button, Select } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconDeviceFloppy,
  IconGrid4x4,
  IconKeyboard,
  IconMagnet,
  IconPlayerPlay,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useUserInfo } from '#src/api/user-info.ts'
import { parseResolution, resolutionText, sizesOf } from '#src/domain/resolution.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { setResolution } from '../commands/scenes.ts'
import { useEditor, useEditorState } from '../session/editor-context.ts'
import { ZOOM } from '../session/editor-store.ts'
import { AddButtons } from './layers/add-buttons.tsx'
import classes from './editor-header.module.css'

export interface EditorHeaderProps {
  onBack: () => void
  onSave: () => void
  onPreview: () => void
  onHelp: () => void
}

/** The editor's header (3§2): back, resolution, undo, what can be added, zoom, grid and snapping, preview and save. */
export function EditorHeader({ onBack, onSave, onPreview, onHelp }: EditorHeaderProps) {
  return (
    <div className={classes.header}>
      <IconButton label="返回" onClick={onBack}>
        <IconArrowLeft size={18} aria-hidden />
      </IconButton>
      <AdName />
      <ResolutionSelect />
      <div className={classes.group}>
        <UndoButtons />
      </div>
      <AddButtons />
      <ViewButtons />
      <div className={classes.ends}>
        <IconButton label="快捷键" onClick={onHelp}>
          <IconKeyboard size={18} aria-hidden />
        </IconButton>
        <PreviewButton onPreview={onPreview} />
        <SaveButton onSave={onSave} />
      </div>
    </div>
  )
}

function AdName() {
  const { isCopy } = useEditor()
  const { document, saved, readOnly, programId } = useEditorState()
  const edited = document === saved ? '无未保存的修改' : '有未保存的修改'
  return (
    <div className={classes.title}>
      <div className={classes.name} title={document.name || undefined}>
        {document.name || '未命名广告'}
      </div>
      <div className={classes.state}>
        {readOnly !== undefined ? '仅查看' : isCopy && programId === undefined ? '副本，尚未保存' : edited}
      </div>
    </div>
  )
}

/** The size of the ad, from those of the company; one that is not among them is kept and offered too. */
function ResolutionSelect() {
  const { store } = useEditor()
  const { document, readOnly } = useEditorState()
  const { sysConfig } = useUserInfo()
  const now = resolutionText(document)
  const offered = sizesOf(sysConfig?.resolutions).map(resolutionText)

  async function change(text: string | null) {
    const size = parseResolution(text)
    if (!size || text === now) return
    // a place in percent is another place in another shape
    const empty = document.scenes.every(({ elements }) => elements.length === 0)
    const sure =
      empty ||
      (await confirm({
        title: '修改分辨率',
        message: `广告将由 ${now} 改为 ${text}，元素按比例保持在原来的位置，形状可能改变。可以撤销。`,
        confirmLabel: '修改',
      }))
    const refusal = sure ? setResolution(store, size) : undefined
    if (refusal !== undefined) notifyError(refusal)
  }

  return (
    <Select
      className={classes.resolution}
      size="xs"
      aria-label="分辨率"
      data={[...new Set([now, ...offered])]}
      value={now}
      onChange={(text) => void change(text)}
      disabled={readOnly !== undefined}
      allowDeselect={false}
    />
  )
}

function UndoButtons() {
  const { store } = useEditor()
  const { undoLabel, redoLabel } = useEditorState()
  return (
    <>
      <IconButton
        label={undoLabel === undefined ? '撤销' : `撤销：${undoLabel}`}
        disabledReason={undoLabel === undefined ? '没有可撤销的操作' : undefined}
        onClick={() => store.undo()}
      >
        <IconArrowBackUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={redoLabel === undefined ? '重做' : `重做：${redoLabel}`}
        disabledReason={redoLabel === undefined ? '没有可重做的操作' : undefined}
        onClick={() => store.redo()}
      >
        <IconArrowForwardUp size={18} aria-hidden />
      </IconButton>
    </>
  )
}

function ViewButtons() {
  const { store } = useEditor()
  const { zoom, grid, snap } = useEditorState()
  return (
    <div className={classes.group}>
      <IconButton
        label="缩小"
        disabledReason={zoom <= ZOOM.min ? `最小 ${ZOOM.min}%` : undefined}
        onClick={() => store.setZoom(zoom - ZOOM.step)}
      >
        <IconZoomOut size={18} aria-hidden />
      </IconButton>
      <Button
        className={classes.zoom}
        size="compact-xs"
        variant="subtle"
        color="gray"
        aria-label={`缩放 ${zoom}%，恢复为 100%`}
        title="恢复为 100%"
        onClick={() => store.setZoom(ZOOM.fit)}
      >
        {zoom}%
      </Button>
      <IconButton
        label="放大"
        disabledReason={zoom >= ZOOM.max ? `最大 ${ZOOM.max}%` : undefined}
        onClick={() => store.setZoom(zoom + ZOOM.step)}
      >
        <IconZoomIn size={18} aria-hidden />
      </IconButton>
      <IconButton
        label="网格"
        aria-pressed={grid}
        variant={grid ? 'light' : 'subtle'}
        onClick={() => store.set({ grid: !grid })}
      >
        <IconGrid4x4 size={18} aria-hidden />
      </IconButton>
      <IconButton
        label="吸附"
        aria-pressed={snap}
        variant={snap ? 'light' : 'subtle'}
        onClick={() => store.set({ snap: !snap })}
      >
        <IconMagnet size={18} aria-hidden />
      </IconButton>
    </div>
  )
}

function PreviewButton({ onPreview }: Pick<EditorHeaderProps, 'onPreview'>) {
  const { document } = useEditorState()
  return (
    <ActionButton
      variant="default"
      size="xs"
      leftSection={<IconPlayerPlay size={16} aria-hidden />}
      disabledReason={document.scenes.length === 0 ? '请先添加场景' : undefined}
      onClick={onPreview}
    >
      预览
    </ActionButton>
  )
}

function SaveButton({ onSave }: Pick<EditorHeaderProps, 'onSave'>) {
  const { document, readOnly } = useEditorState()
  return (
    <ActionButton
      size="xs"
      leftSection={<IconDeviceFloppy size={16} aria-hidden />}
      disabledReason={readOnly ?? (document.scenes.length === 0 ? '请先添加场景' : undefined)}
      onClick={onSave}
    >
      保存
    </ActionButton>
  )
}

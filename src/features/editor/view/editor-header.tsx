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
  type Icon,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useUserInfo } from '#src/api/user-info.ts'
import { parseResolution, resolutionText, sizesOf } from '#src/domain/resolution.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { setResolution } from '../commands/scenes.ts'
import { useCell } from '#src/lib/data/cell.ts'
import { useEditor, useEditorState } from '../session/editor-context.ts'
import { resizingOf } from '../session/writing.ts'
import { commandOf } from '../commands/commands.ts'
import { CommandButton, CommandIcon, useRunCommand } from './command-button.tsx'
import { fitOf } from '../model/zoom.ts'
import { AdTitle } from './ad-title.tsx'
import { AddButtons } from './layers/add-buttons.tsx'
import classes from './editor-header.module.css'

/** The editor's header (3§2): back, resolution, undo, what can be added, zoom, grid and snapping, preview and save. */
export function EditorHeader() {
  return (
    <div className={classes.header}>
      <CommandIcon id="leave" icon={IconArrowLeft} />
      <AdTitle />
      <ResolutionSelect />
      <div className={classes.group}>
        <UndoButton id="undo" what="undoLabel" icon={IconArrowBackUp} />
        <UndoButton id="redo" what="redoLabel" icon={IconArrowForwardUp} />
      </div>
      <AddButtons />
      <ViewButtons />
      <div className={classes.ends}>
        <CommandIcon id="help" icon={IconKeyboard} />
        <CommandButton id="preview" icon={IconPlayerPlay} variant="default" />
        <CommandButton id="save" icon={IconDeviceFloppy} />
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
  const resizing = resizingOf(store)
  const isOpen = useCell(resizing) !== undefined
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // opened by a command, from elsewhere
    if (isOpen) field.current?.focus()
  }, [isOpen])
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
      dropdownOpened={isOpen}
      onDropdownOpen={() => resizing.set('ad')}
      onDropdownClose={() => resizing.set(undefined)}
      ref={field}
    />
  )
}

function UndoButton({ id, what, icon }: { id: 'undo' | 'redo'; what: 'undoLabel' | 'redoLabel'; icon: Icon }) {
  const { [what]: step } = useEditorState()
  const { label } = commandOf(id)
  return <CommandIcon id={id} icon={icon} label={step === undefined ? label : `${label}：${step}`} />
}

function ViewButtons() {
  const { document, room, zoom } = useEditorState()
  const run = useRunCommand()
  const shown = Math.round(zoom)
  const pixels = Math.round(fitOf({ document, room }) * zoom)
  return (
    <div className={classes.group}>
      <CommandIcon id="zoomOut" icon={IconZoomOut} />
      <Button
        className={classes.zoom}
        size="compact-xs"
        variant="subtle"
        color="gray"
        aria-label={`缩放 ${shown}%，恢复为 100%`}
        title={`恢复为 100%，即放下整个场景；现在是实际像素的 ${pixels}%`}
        onClick={() => run('zoomFit')}
      >
        {shown}%
      </Button>
      <CommandIcon id="zoomIn" icon={IconZoomIn} />
      <CommandIcon id="grid" icon={IconGrid4x4} />
      <CommandIcon id="snap" icon={IconMagnet} />
    </div>
  )
}

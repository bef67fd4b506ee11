import { TextInput, UnstyledButton } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { programNameWrong } from '#src/domain/validation.ts'
import { useCell } from '#src/lib/data/cell.ts'
import { commandOf } from '../commands/commands.ts'
import { useEditor, useEditorState } from '../session/editor-context.ts'
import { titlingOf } from '../session/writing.ts'
import classes from './ad-title.module.css'
import { focusCanvas } from './canvas/focus-canvas.ts'
import { useRunCommand } from './command-button.tsx'

/** What the ad is called, to be written where it stands, and whether it is saved. */
export function AdTitle() {
  const { store, isCopy } = useEditor()
  const run = useRunCommand()
  const { document, saved, saving, readOnly, programId } = useEditorState()
  const writes = useCell(titlingOf(store)) !== undefined && readOnly === undefined
  const kept = programId === undefined ? '新广告' : '已保存'
  const edited = saving ? '正在保存…' : document === saved ? kept : '有未保存的修改'
  const shown = document.name || '未命名广告'
  return (
    <div className={classes.title}>
      {writes && <NameField name={document.name} />}
      {readOnly === undefined ? (
        <UnstyledButton
          className={classes.name}
          aria-label={`${commandOf('renameAd').label}：${shown}`}
          title={`${shown}，点击修改名称`}
          onClick={() => run('renameAd')}
        >
          {shown}
        </UnstyledButton>
      ) : (
        <div className={classes.name} title={shown}>
          {shown}
        </div>
      )}
      <div className={classes.state} data-unsaved={(readOnly === undefined && document !== saved) || undefined}>
        {readOnly !== undefined ? '仅查看' : isCopy && programId === undefined && !saving ? '副本，尚未保存' : edited}
      </div>
    </div>
  )
}

/** Taken by Enter or by leaving, forgotten by Escape. No step of undo (E34): the field has its own. */
function NameField({ name }: { name: string }) {
  const { store } = useEditor()
  const [typed, setTyped] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const text = typed.trim()
  const wrong = text === name.trim() ? null : programNameWrong(typed)

  function end() {
    // leaving comes after it
    done.current = true
    titlingOf(store).set(undefined)
  }
  function take() {
    if (done.current || wrong !== null) return
    store.rename(text)
    end()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') end()
    else take()
    if (done.current) focusCanvas()
  }
  return (
    <TextInput
      ref={field}
      className={classes.field}
      classNames={{ error: classes.wrong }}
      size="xs"
      aria-label="广告名称"
      autoComplete="off"
      value={typed}
      error={wrong}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  )
}

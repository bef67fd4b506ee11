import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { programNameWrong } from '#src/domain/validation.ts'
import { holdUnsavedWork, type PageWork } from '#src/lib/hooks/unsaved-work.ts'
import { useEditor } from '../session/editor-context.ts'
import { titlingOf } from '../session/writing.ts'
import { focusCanvas } from './canvas/focus-canvas.ts'
import classes from './name-field.module.css'

/** Back in the history leaves the field without its having been left. */
const UNTAKEN: PageWork = {
  endsBy: 'address',
  title: '退出编辑？',
  message: '广告名称还没有改完，退出后改动将丢失。',
  confirmLabel: '退出',
}

/** Taken by Enter or by leaving, forgotten by Escape. No step of undo (E34): the field has its own. */
export function NameField({ name }: { name: string }) {
  const { store } = useEditor()
  const [typed, setTyped] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const text = typed.trim()
  const isChanged = text !== name.trim()
  useEffect(() => (isChanged ? holdUnsavedWork(UNTAKEN) : undefined), [isChanged])
  const wrong = isChanged ? programNameWrong(typed) : null

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

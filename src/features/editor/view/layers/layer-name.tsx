import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { characterCount } from '#src/scene/model/read-values.ts'
import { LONGEST_NAME } from '../../model/element-name.ts'
import { useEditor } from '../../session/editor-context.ts'
import { namingOf } from '../../session/writing.ts'
import classes from './layers-list.module.css'

/** The name of a layer, written in its row: taken by Enter or by leaving, forgotten by Escape. */
export function LayerName({ id, name, given }: { id: string; name: string; given: string | undefined }) {
  const { store } = useEditor()
  const [typed, setTyped] = useState(given ?? name)
  const field = useRef<HTMLInputElement>(null)
  const row = useRef<Element>(undefined)
  const done = useRef(false)
  useEffect(() => {
    row.current = field.current?.closest('li') ?? undefined
    field.current?.select()
    field.current?.focus()
  }, [])
  const wrong = characterCount(typed) > LONGEST_NAME ? `最多 ${LONGEST_NAME} 字` : undefined

  function take() {
    if (wrong !== undefined || done.current) return
    const { [id]: _, ...others } = store.state.names
    const text = typed.trim()
    // emptied it has the name of its content again
    if (text === '') store.set({ names: others })
    else if (text !== name) store.set({ names: { ...others, [id]: text } })
    end()
  }
  function end() {
    // leaving comes after it
    done.current = true
    namingOf(store).set(undefined)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') end()
    else take()
    // once the button is there again
    if (done.current) requestAnimationFrame(() => row.current?.querySelector('button')?.focus())
  }
  return (
    <TextInput
      ref={field}
      className={classes.naming}
      size="xs"
      aria-label="图层名称"
      title="名称只在本次编辑中使用，不随广告保存"
      value={typed}
      error={wrong}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  )
}

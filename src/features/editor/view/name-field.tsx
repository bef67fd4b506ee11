import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { holdUnsavedWork, type PageWork } from '#src/lib/hooks/unsaved-work.ts'

export interface NameFieldProps {
  label: string
  hint?: string
  name: string
  /** What it is called while the field is empty. */
  unnamed?: string
  wrongOf: (typed: string) => string | null
  /** Names it: with each letter that is typed, so that nothing of it is lost (E50). */
  write: (name: string) => void
  /** By Enter or Escape, after which the focus has to go somewhere, or by leaving. */
  onEnd: (byKey: boolean) => void
  /** The question before the page is left while the field has an invalid name. */
  untaken?: PageWork
  className?: string | undefined
  errorClass?: string | undefined
}

/** A name that is written where it stands: Escape gives it back as it was, and one that is wrong is not left. */
export function NameField({
  label,
  hint,
  unnamed,
  wrongOf,
  write,
  onEnd,
  untaken,
  className,
  errorClass,
  ...given
}: NameFieldProps) {
  const [before] = useState(given.name)
  const [typed, setTyped] = useState(before)
  const field = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const isSame = (text: string) => text.trim() === before.trim()
  const wrong = isSame(typed) ? null : wrongOf(typed)
  const asks = wrong !== null && untaken
  useEffect(() => (asks ? holdUnsavedWork(asks) : undefined), [asks])

  function type(text: string) {
    setTyped(text)
    write(isSame(text) || wrongOf(text) !== null ? before : text.trim())
  }
  function end(byKey: boolean) {
    // leaving comes after it
    done.current = true
    onEnd(byKey)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') write(before)
    else if (wrong !== null) return
    end(true)
  }
  return (
    <TextInput
      ref={field}
      className={className}
      classNames={{ ...(errorClass !== undefined && { error: errorClass }) }}
      size="xs"
      aria-label={label}
      title={hint}
      placeholder={unnamed}
      autoComplete="off"
      value={typed}
      error={wrong}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => !done.current && wrong === null && end(false)}
      onKeyDown={onKeyDown}
    />
  )
}

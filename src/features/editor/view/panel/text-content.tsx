import { Textarea } from '@mantine/core'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { viewLimits } from '#src/scene/model/limits.ts'
import { characterCount } from '#src/scene/model/read-values.ts'
import type { SensitiveSpan } from '../../model/sensitive.ts'
import { useSensitiveWords } from '../../session/sensitive-words.ts'
import { focusCanvas } from '../../session/focus-canvas.ts'
import { refuseSensitive } from '../dialogs/refuse-sensitive.ts'
import { useKeepWriting, useWayBack } from '../keep-writing.ts'
import classes from './text-content.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface TextContentProps {
  value: string
  /** While it is typed. */
  onChange: (value: string) => void
  onDone: () => void
  /** The element whose text it is. */
  of: { id: string; sceneId: string }
}

/**
 * The words of a text element. Sensitive ones are marked while they are typed, and the field is not left with them in
 * it, be it for another element: the focus comes back until they are gone (3§5). Escape ends the writing as leaving
 * does, and takes nothing back (E31).
 */
export function TextContent({ value, onChange, onDone, of: { id, sceneId } }: TextContentProps) {
  const { find } = useSensitiveWords()
  const spans = useMemo(() => find(value), [find, value])
  const field = useRef<HTMLTextAreaElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const isWritten = useRef(false)
  const { refused, keep, resumed } = useKeepWriting()

  useWayBack(
    () => isWritten.current && spans.length > 0,
    () => keep(sceneId, id),
  )

  useEffect(() => {
    if (refused === id) field.current?.focus()
  }, [refused, id])

  function leave() {
    onDone()
    resumed()
    void refuseSensitive(() => field.current)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.currentTarget.blur()
    focusCanvas()
  }

  return (
    <div className={classes.root}>
      <Textarea
        ref={field}
        aria-label="文本内容"
        classNames={{ root: classes.field, wrapper: classes.wrapper, input: classes.input }}
        value={value}
        error={spans.length > 0 ? `敏感词：${[...new Set(spans.map(({ text }) => text))].join('、')}` : tooLong(value)}
        onFocus={() => {
          isWritten.current = true
        }}
        onChange={(event) => {
          resumed()
          onChange(event.currentTarget.value)
        }}
        onScroll={(event) => {
          if (marks.current) marks.current.scrollTop = event.currentTarget.scrollTop
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {spans.length > 0 && (
        <div ref={marks} className={classes.marks} aria-hidden>
          {marked(value, spans)}
        </div>
      )}
    </div>
  )
}

/** Says that not all of a text is shown (E12). */
function tooLong(text: string): string | undefined {
  const beyond = characterCount(text) - viewLimits.textLength
  return beyond > 0
    ? `最多显示 ${formatNumber(viewLimits.textLength)} 字，最后 ${formatNumber(beyond)} 字不会显示`
    : undefined
}

/** The text with its spans marked; drawn over the field, in which nothing can be marked. */
function marked(text: string, spans: readonly SensitiveSpan[]) {
  const parts = spans.flatMap(({ start, end }, index) => [
    text.slice(spans[index - 1]?.end ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ])
  return [...parts, text.slice(spans.at(-1)?.end ?? 0)]
}

import { Textarea } from '@mantine/core'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { viewLimits } from '#src/scene/model/limits.ts'
import type { SensitiveSpan } from '../../model/sensitive.ts'
import { useSensitiveWords } from '../../session/sensitive-words.ts'
import { refuseSensitive } from '../dialogs/refuse-sensitive.ts'
import { useKeepWriting, useWayBack } from '../keep-writing.ts'
import type { ElementEdit } from './use-element-edit.ts'
import { useLastGood } from '../use-last-good.ts'
import classes from './text-content.module.css'

/** A text that is edited. */
export interface TextContentProps {
  value: string
  /** While it is typed. */
  onChange: (value: string) => void
  onDone: () => void
  /** The element whose text it is. */
  of: Pick<ElementEdit, 'id' | 'sceneId'>
}

/**
 * The words of a text element. Sensitive ones are marked while they are typed, and the field is not left with them in
 * it, be it for another element: the focus comes back, until they are gone or Escape has brought back the last good
 * text.
 */
export function TextContent({ value, onChange, onDone, of: { id, sceneId } }: TextContentProps) {
  const { find } = useSensitiveWords()
  const spans = useMemo(() => find(value), [find, value])
  const field = useRef<HTMLTextAreaElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const good = useLastGood(value, find)
  const cancelled = useRef(false)
  const isWritten = useRef(false)
  const { refused, keep, resumed } = useKeepWriting()

  useWayBack(
    () => isWritten.current && !cancelled.current && spans.length > 0,
    () => keep(sceneId, { id, good: good.text() }),
  )

  useEffect(() => {
    if (refused?.id !== id) return
    good.begin(refused.good)
    field.current?.focus()
  }, [refused, id, good])

  function leave() {
    onDone()
    resumed()
    if (!cancelled.current) void refuseSensitive(() => field.current)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (value !== good.text()) onChange(good.text())
    cancelled.current = true
    event.currentTarget.blur()
  }

  return (
    <div className={classes.root}>
      <Textarea
        ref={field}
        aria-label="文本内容"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={viewLimits.textLength}
        classNames={{ input: classes.input }}
        value={value}
        error={spans.length > 0 ? `敏感词：${[...new Set(spans.map(({ text }) => text))].join('、')}` : undefined}
        onFocus={() => {
          // the way back after a refusal is the same writing
          if (cancelled.current || spans.length === 0) good.begin(value)
          cancelled.current = false
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

/** The text with its spans marked; drawn over the field, in which nothing can be marked. */
function marked(text: string, spans: readonly SensitiveSpan[]) {
  const parts = spans.flatMap(({ start, end }, index) => [
    text.slice(spans[index - 1]?.end ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ])
  return [...parts, text.slice(spans.at(-1)?.end ?? 0)]
}

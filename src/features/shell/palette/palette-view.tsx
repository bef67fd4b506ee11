import { CloseButton } from '@mantine/core'
import { IconCornerDownLeft, IconSearch, IconStarFilled } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { inSections, type PaletteEntry } from './palette-entry.ts'
import classes from './palette-view.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface PaletteViewProps {
  typed: string
  onType: (typed: string) => void
  /** Enter was pressed already for what is typed at first. */
  hurries?: boolean
  /** An input method begins or ends: what stands in the field meanwhile is nothing to look for. */
  onCompose?: (composing: boolean) => void
  /** What matches. */
  entries: readonly PaletteEntry[]
  onRun: (entry: PaletteEntry) => void
  onClose: () => void
  /** More is on its way. */
  waiting?: boolean
  /** What could not be looked for, in words. */
  failed?: readonly string[]
}

const NONE: readonly string[] = []

/** Leads from the actions of a record to what was found. */
const BACK: PaletteEntry = { id: 'back', title: '返回', section: '搜索', words: '', run: () => undefined }

/** Whether more can be done with it than it does at a press. */
const isOffering = (entry: PaletteEntry | undefined) => (entry?.actions?.length ?? 0) > 1

/** A field and the list of what matches; the focus stays in the field, and arrow keys choose. */
export function PaletteView({
  typed,
  onType,
  hurries = false,
  onCompose,
  entries,
  onRun,
  onClose,
  waiting = false,
  failed = NONE,
}: PaletteViewProps) {
  const id = useId()
  // by the arrow keys or the pointer; else it is the first
  const [chosen, setChosen] = useState<string>()
  // what Enter was pressed for before it was found
  const [hurriedFor, setHurriedFor] = useState(hurries ? typed : undefined)
  const hurried = hurriedFor === typed
  // the one whose actions stand in place of the list
  const [opened, setOpened] = useState<PaletteEntry>()
  const sections = opened
    ? [{ section: opened.title, entries: [...(opened.actions ?? []), BACK] }]
    : inSections(entries)
  const ordered = sections.flatMap(({ entries: members }) => members)
  // the one that was chosen may match no more
  const at = Math.max(
    0,
    ordered.findIndex((entry) => entry.id === chosen),
  )
  const active = ordered[at]
  // nobody has chosen the search of a list, which stands there for want of anything else
  const isLastResort = !opened && chosen === undefined && (active === undefined || active.section === '搜索')
  const optionId = (entry: PaletteEntry) => `${id}${ordered.indexOf(entry)}`

  const field = useRef<HTMLInputElement>(null)
  // the dialog gives it the focus a moment later, which is too late for whoever types on
  useLayoutEffect(() => field.current?.focus(), [])
  useEffect(() => {
    document.getElementById(`${id}${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  function choose(entry: PaletteEntry | undefined) {
    setChosen(entry?.id)
    setHurriedFor(undefined)
  }
  function show(entry: PaletteEntry | undefined) {
    setOpened(entry)
    setChosen(entry ? undefined : opened?.id)
  }
  function run(entry: PaletteEntry) {
    if (entry === BACK || entry.stays) show(undefined)
    if (entry !== BACK) onRun(entry)
  }

  const goOn = useEffectEvent(() => {
    if (active && failed.length === 0) onRun(active)
  })
  useEffect(() => {
    if (hurried && !waiting) goOn()
  }, [hurried, waiting])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, value } = event.currentTarget
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && ordered.length > 0) choose(ordered[(at + step + ordered.length) % ordered.length])
    else if (event.key === 'Enter' && waiting && isLastResort) setHurriedFor(typed)
    else if (event.key === 'Enter' && active) run(active)
    else if (event.key === 'ArrowRight' && !opened && isOffering(active) && selectionStart === value.length)
      show(active)
    else if (event.key === 'ArrowLeft' && opened) show(undefined)
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') onClose()
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          ref={field}
          data-autofocus
          className={classes.input}
          role="combobox"
          aria-label="搜索页面和操作"
          aria-expanded
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          spellCheck={false}
          placeholder="搜索页面和操作，或输入名称查找终端、素材、广告"
          value={typed}
          onChange={(event) => {
            choose(undefined)
            setOpened(undefined)
            onType(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
          onCompositionStart={() => onCompose?.(true)}
          onCompositionEnd={() => onCompose?.(false)}
        />
        <CloseButton aria-label="关闭" onClick={onClose} />
      </div>
      <div id={`${id}list`} role="listbox" aria-label="页面和操作" className={classes.list}>
        {sections.map(({ section, entries: members }) => (
          <div key={section} role="group" aria-label={section}>
            <div className={classes.section} aria-hidden>
              {section}
            </div>
            {members.map((entry) => (
              // the field has the focus and takes the keys
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as above
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === active}
                className={classes.option}
                onMouseMove={() => choose(entry)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(entry)}
              >
                <span className={classes.title}>{entry.title}</span>
                {entry.starred && <IconStarFilled size={14} role="img" aria-label="已收藏" className={classes.star} />}
                {entry.place !== undefined && <span className={classes.place}>{entry.place}</span>}
                {entry === active && !opened && isOffering(entry) && (
                  // by the keys: →
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as above
                  <span
                    className={classes.more}
                    aria-hidden
                    onClick={(event) => {
                      event.stopPropagation()
                      show(entry)
                    }}
                  >
                    更多操作 →
                  </span>
                )}
                {entry === active && <IconCornerDownLeft size={16} stroke={1.6} aria-hidden />}
              </div>
            ))}
          </div>
        ))}
        {ordered.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled className={classes.none}>
            {waiting ? '正在查找…' : '没有匹配的页面或操作'}
          </div>
        )}
      </div>
      <div className={classes.foot}>
        <span role="status">
          {formatNumber(ordered.length)} 项{waiting && (hurried ? '，查找后即打开…' : '，正在查找…')}
          {failed.length > 0 && `，${failed.join('、')}未能查找`}
        </span>
        <span aria-hidden>
          {opened ? '← 返回　' : isOffering(active) ? '→ 更多操作　' : ''}↑ ↓ 选择　Enter 打开　Esc 关闭
        </span>
      </div>
    </>
  )
}

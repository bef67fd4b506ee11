import { CloseButton } from '@mantine/core'
import { IconCornerDownLeft, IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { inSections, type PaletteEntry } from './palette-entry.ts'
import classes from './palette-view.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface PaletteViewProps {
  typed: string
  onType: (typed: string) => void
  /** What matches. */
  entries: readonly PaletteEntry[]
  onRun: (entry: PaletteEntry) => void
  onClose: () => void
}

/** A field and the list of what matches; the focus stays in the field, and arrow keys choose. */
export function PaletteView({ typed, onType, entries, onRun, onClose }: PaletteViewProps) {
  const id = useId()
  const [index, setIndex] = useState(0)
  const sections = inSections(entries)
  const ordered = sections.flatMap(({ entries: members }) => members)
  // fewer entries may match than before
  const at = Math.min(index, ordered.length - 1)
  const active = ordered[at]
  const optionId = (entry: PaletteEntry) => `${id}${ordered.indexOf(entry)}`

  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && ordered.length > 0) setIndex((at + step + ordered.length) % ordered.length)
    else if (event.key === 'Enter' && active) onRun(active)
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') onClose()
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
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
            setIndex(0)
            onType(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
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
                onMouseMove={() => setIndex(ordered.indexOf(entry))}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRun(entry)}
              >
                <span className={classes.title}>{entry.title}</span>
                {entry.place !== undefined && <span className={classes.place}>{entry.place}</span>}
                {entry === active && <IconCornerDownLeft size={16} stroke={1.6} aria-hidden />}
              </div>
            ))}
          </div>
        ))}
        {ordered.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled className={classes.none}>
            没有匹配的页面或操作
          </div>
        )}
      </div>
      <div className={classes.foot}>
        <span role="status">{formatNumber(ordered.length)} 项</span>
        <span aria-hidden>↑ ↓ 选择　Enter 打开　Esc 关闭</span>
      </div>
    </>
  )
}

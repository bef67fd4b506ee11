import { Button, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { isSeveralNumbers, searchText } from '#src/domain/search-text.ts'
import { cleanText } from '#src/lib/text/clean-text.ts'
import classes from './filter-bar.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface TextFilter<Values> {
  key: keyof Values & string
  label: string
  kind: 'text'
  placeholder?: string
  /** Characters to search by; more stay in the field, which says so, and are not applied. */
  maxLength?: number
  /** The word for what it also finds by number, of which one is looked for at a time (R42). */
  number?: string
}

export interface ChoiceFilter<Values> {
  key: keyof Values & string
  label: string
  kind: 'choice'
  /** The field itself, such as a `Select` or `OrgTreeSelect`; `change` sets one or more values and applies them. */
  render: (field: ChoiceField<Values>) => ReactNode
  /** Whether it filters now, where that is more than its own key (a region is three). */
  active?: (values: Values) => boolean
}

export interface ChoiceField<Values> {
  label: string
  values: Values
  change: (next: Partial<Values>) => void
}

export type FilterField<Values> = TextFilter<Values> | ChoiceFilter<Values>

export interface FilterBarProps<Values extends object> {
  fields: readonly FilterField<Values>[]
  /** What is applied now, from the URL; undefined, null and '' are no filter. */
  values: Values
  /** Applies filters: what was chosen together with all that was typed so far. */
  onApply: (values: Values) => void
  /** Clears all filters. */
  onReset: () => void
  /** What tells it from another on the page. Default 筛选. */
  label?: string
}

/**
 * Filters in rows that fill the width; those beyond the first row are folded away. One rule for all fields: choosing
 * applies at once, typing applies by Enter or 查询, and whatever is applied takes all fields as they stand. Text is
 * cleaned of what nobody sees.
 */
export function FilterBar<Values extends object>({
  fields,
  values,
  onApply,
  onReset,
  label = '筛选',
}: FilterBarProps<Values>) {
  // not all of the values: what opens over the list is in the address with them
  const drafts = useDrafts(JSON.stringify(fields.map(({ key }) => values[key] ?? null)))
  const [expanded, setExpanded] = useState(false)
  const grid = useRef<HTMLFormElement>(null)
  const columns = useColumnCount(grid, label)
  const fieldsId = useId()

  // the buttons take the last place of the row
  const fitting = Math.max(1, columns - 1)
  const folds = fields.length > fitting
  const hidden = folds && !expanded ? fields.slice(fitting) : []
  const hiddenActive = hidden.filter((field) => isActive(field, values)).length

  const numbered = new Set<string>(fields.flatMap((field) => (field.kind === 'text' && field.number ? field.key : [])))

  /** Applies the choices with what is typed. The drafts stay in view until the applied values have come back. */
  function apply(choices: Partial<Values>) {
    const texts = Object.fromEntries(
      Object.entries(drafts.all()).map(([key, text]) => [key, (numbered.has(key) ? searchText : cleanText)(text)]),
    )
    drafts.replace(texts)
    if (fields.some((field) => field.kind === 'text' && tooLong(texts[field.key] ?? '', field.maxLength))) {
      grid.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    const filters = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, text === '' ? undefined : text]),
    )
    onApply({ ...values, ...filters, ...choices })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    apply({})
  }

  return (
    <form ref={grid} id={fieldsId} role="search" aria-label={label} className={classes.bar} onSubmit={submit}>
      {fields.map((field) =>
        hidden.includes(field) ? null : field.kind === 'text' ? (
          <div key={field.key} className={classes.field}>
            <label htmlFor={`${fieldsId}-${field.key}`} className={classes.label}>
              {field.label}
            </label>
            <DraftInput
              id={`${fieldsId}-${field.key}`}
              field={field}
              stamp={drafts.stamp}
              start={drafts.all()[field.key] ?? textOf(values[field.key])}
              applied={textOf(values[field.key])}
              onType={(text) => drafts.type(field.key, text)}
            />
          </div>
        ) : (
          <div key={field.key} className={classes.field}>
            <span className={classes.label} aria-hidden>
              {field.label}
            </span>
            <div className={classes.control}>
              {field.render({
                label: field.label,
                values,
                change: apply,
              })}
            </div>
          </div>
        ),
      )}
      <div className={classes.buttons}>
        <Button type="submit">查询</Button>
        <Button
          variant="default"
          onClick={() => {
            drafts.replace({})
            onReset()
          }}
        >
          重置
        </Button>
        {folds && (
          <Button
            variant="transparent"
            px={4}
            // in full it has no room beside two other buttons
            aria-label={!expanded && hiddenActive > 0 ? `展开（已用 ${formatNumber(hiddenActive)} 项）` : undefined}
            aria-expanded={expanded}
            aria-controls={fieldsId}
            rightSection={
              expanded ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />
            }
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? '收起' : hiddenActive > 0 ? `展开（${hiddenActive}）` : '展开'}
          </Button>
        )}
      </div>
    </form>
  )
}

/** A field of text. It alone is rendered while somebody types in it. */
function DraftInput({
  id,
  field: { placeholder, maxLength, number },
  stamp,
  start,
  applied,
  onType,
}: {
  id: string
  field: { placeholder?: string; maxLength?: number; number?: string }
  /** What is typed counts as long as this stays. */
  stamp: number
  start: string
  /** What is looked for now. */
  applied: string
  onType: (text: string) => void
}) {
  const [typed, setTyped] = useState({ stamp, text: start })
  const value = typed.stamp === stamp ? typed.text : start
  const several = number !== undefined && value === applied && isSeveralNumbers(applied)
  return (
    <TextInput
      id={id}
      className={classes.control}
      placeholder={placeholder}
      value={value}
      error={tooLong(value, maxLength) ?? (several && `一次只能查找一个${number}`)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped({ stamp, text })
        onType(text)
      }}
    />
  )
}

/** Says that a text is longer than what is searched by. */
function tooLong(text: string, most = Infinity): string | undefined {
  const { length } = [...cleanText(text)]
  return length > most ? `最多 ${formatNumber(most)} 个字符，现有 ${formatNumber(length)} 个` : undefined
}

type Texts = Readonly<Record<string, string>>

/** What is typed and not applied yet, by field. */
interface Drafts {
  /** Changes when what was typed no longer counts. */
  stamp: number
  all: () => Texts
  type: (key: string, text: string) => void
  /** Puts others in their place, and shows them. */
  replace: (texts: Texts) => void
}

/** Drafts, which are gone when the applied values change from outside (back, a link, a reset). */
function useDrafts(applied: string): Drafts {
  const [kept, setKept] = useState<{ applied: string; texts: Texts; stamp: number }>({ applied, texts: {}, stamp: 0 })
  // for good: the same values may come again
  if (kept.applied !== applied) setKept({ applied, texts: {}, stamp: kept.stamp + 1 })
  const { stamp, texts } = kept
  // typing renders the field alone
  const typed = useRef({ stamp, texts })
  const all = () => (typed.current.stamp === stamp ? typed.current.texts : texts)
  return {
    stamp,
    all,
    type(key, text) {
      typed.current = { stamp, texts: { ...all(), [key]: text } }
    },
    replace: (next) => setKept({ applied, texts: next, stamp: stamp + 1 }),
  }
}

function isActive<Values>(field: FilterField<Values>, values: Values): boolean {
  if (field.kind === 'choice' && field.active) return field.active(values)
  return textOf(values[field.key]) !== ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** How many columns grids had, by their names and the window's width. */
const known = new Map<string, number>()

/** How many columns the grid of a name has at its present width. */
function useColumnCount(grid: { readonly current: HTMLElement | null }, name: string): number {
  const place = `${name} ${window.innerWidth}`
  const [columns, setColumns] = useState(known.get(place) ?? 4)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => {
      const count = getComputedStyle(element).gridTemplateColumns.split(' ').length
      known.set(place, count)
      setColumns(count)
    }
    // the first time before it is seen, which has the page laid out at once
    if (!known.has(place)) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid, place])
  return columns
}

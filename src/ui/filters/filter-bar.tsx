import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { isSeveralNumbers, searchText } from '#src/domain/search-text.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { cleanText } from '#src/lib/text/clean-text.ts'
import classes from './filter-bar.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { BareInput } from '../form/combobox-input.tsx'
import { useDialog } from '../overlay/use-dialog.ts'

const FilterDrawer = lazyComponent(() => import('./filter-drawer.tsx'), 'FilterDrawer')

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
 * Filters in one row: the search, then a chip each for the others, filled where it filters. One rule for all:
 * choosing applies at once, typing applies by Enter or 查询, and whatever is applied takes all fields as they stand.
 * Text is cleaned of what nobody sees. Where there is no room, all but the first field of text stands in a drawer.
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
  const drawer = useDialog<true>(FilterDrawer.preload)
  const bar = useRef<HTMLFormElement>(null)
  const drawerId = useId()
  const numbered = new Set<string>(fields.flatMap((field) => (field.kind === 'text' && field.number ? field.key : [])))
  const firstText = fields.find((field) => field.kind === 'text')
  const others = fields.filter((field) => field !== firstText)
  const setOthers = others.filter((field) => isActive(field, values)).length
  const isSet = fields.some((field) => isActive(field, values))

  /**
   * Applies the choices with what is typed, and says whether it did. The drafts stay in view until the applied values
   * have come back.
   */
  function apply(choices: Partial<Values>): boolean {
    const texts = Object.fromEntries(
      Object.entries(drafts.all()).map(([key, text]) => [key, (numbered.has(key) ? searchText : cleanText)(text)]),
    )
    drafts.replace(texts)
    const wrong = fields.find((field) => field.kind === 'text' && tooLong(texts[field.key] ?? '', field.maxLength))
    if (wrong) {
      const place = drawer.opened ? document.getElementById(drawerId) : bar.current
      const input = place?.querySelector<HTMLElement>('[aria-invalid=true]')
      // it may stand where it is not seen: in the drawer, or below it
      if (input?.offsetParent) input.focus()
      else if (wrong === firstText) drawer.close()
      else drawer.open(true)
      return false
    }
    const filters = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, text === '' ? undefined : text]),
    )
    onApply({ ...values, ...filters, ...choices })
    return true
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (apply({})) drawer.close()
  }

  function reset() {
    drafts.replace({})
    onReset()
  }

  function input(field: FilterField<Values>) {
    return field.kind === 'text' ? (
      <DraftInput
        key={field.key}
        field={field}
        submits={field === firstText}
        stamp={drafts.stamp}
        start={drafts.all()[field.key] ?? textOf(values[field.key])}
        applied={textOf(values[field.key])}
        onType={(text) => drafts.type(field.key, text)}
      />
    ) : (
      field.render({ label: field.label, values, change: (next) => void apply(next) })
    )
  }

  return (
    <>
      <form
        ref={bar}
        role="search"
        aria-label={label}
        className={classes.bar}
        data-many={others.length > 4 || undefined}
        onSubmit={submit}
      >
        {fields.map((field) =>
          field === firstText ? (
            input(field)
          ) : (
            <div
              key={field.key}
              className={classes.chip}
              data-kind={field.kind}
              data-set={isActive(field, values) || undefined}
            >
              <span className={classes.label} aria-hidden>
                {field.label}
              </span>
              <div className={classes.control}>
                <BareInput value>{input(field)}</BareInput>
              </div>
            </div>
          ),
        )}
        {others.length > 0 && (
          <Button variant="default" className={classes.fold} aria-haspopup="dialog" onClick={() => drawer.open(true)}>
            {setOthers > 0 ? `筛选（${formatNumber(setOthers)}）` : '筛选'}
          </Button>
        )}
        {isSet && (
          <Button
            variant="subtle"
            color="gray"
            px={8}
            className={classes.reset}
            onClick={() => {
              // the button goes, and the focus not with it
              bar.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
              reset()
            }}
          >
            重置
          </Button>
        )}
      </form>
      {drawer.opened && (
        <FilterDrawer
          id={drawerId}
          title={label}
          isSet={isSet}
          onSubmit={submit}
          onReset={reset}
          onClose={drawer.close}
          fields={others.map((field) => ({ key: field.key, label: field.label, input: input(field) }))}
        />
      )}
    </>
  )
}

/** A field of text. It alone is rendered while somebody types in it. */
function DraftInput<Values>({
  field: { label, placeholder = label, maxLength, number },
  submits,
  stamp,
  start,
  applied,
  onType,
}: {
  field: TextFilter<Values>
  /** It has the button that applies what is typed. */
  submits: boolean
  /** What is typed counts as long as this stays. */
  stamp: number
  start: string
  /** What is looked for now. */
  applied: string
  onType: (text: string) => void
}) {
  const [typed, setTyped] = useState({ stamp, text: start })
  const value = typed.stamp === stamp ? typed.text : start
  // nothing changes before that, which would be taken for what was found
  const waits = submits && value !== applied
  const several = number !== undefined && value === applied && isSeveralNumbers(applied)
  return (
    <TextInput
      className={submits ? classes.first : undefined}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      error={tooLong(value, maxLength) ?? (several && `一次只能查找一个${number}`)}
      leftSectionPointerEvents="all"
      leftSection={
        submits && (
          // by the keyboard Enter does it
          <ActionIcon
            type="submit"
            tabIndex={-1}
            variant="subtle"
            color="gray"
            size={24}
            aria-label="查询"
            title="查询"
          >
            <IconSearch size={14} aria-hidden />
          </ActionIcon>
        )
      }
      rightSection={waits && <span className={classes.enter}>回车查询</span>}
      rightSectionWidth={waits ? 58 : undefined}
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

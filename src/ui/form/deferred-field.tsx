import { createElement, useState } from 'react'
import type { LazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { shownText } from '#src/lib/text/shown-text.ts'
import { useLazyComponent } from '../overlay/use-lazy-component.ts'
import { ComboboxInput } from './combobox-input.tsx'
import { searchAnew } from './search-anew.ts'

/** What a field takes that stands in for a plain one. */
export interface Entered {
  /** It has the focus, as the plain one had. */
  autoFocus?: boolean
  /** What has been typed before it was there. */
  typed?: string | undefined
}

interface Named {
  'aria-label'?: string | undefined
  placeholder?: string | undefined
}

interface DeferredFieldProps<Props> {
  component: LazyComponent<Props & Entered>
  /** What it takes. */
  field: Props
  /** What opens below it. */
  popup: 'listbox' | 'tree'
  /** What is chosen, in words; '' is nothing. */
  value: string
  title?: string | undefined
  /** Without it there is nothing to clear. */
  onClear: (() => void) | undefined
  /** It has more to say than a plain field can. */
  failed?: boolean | undefined
}

/**
 * A plain field until somebody goes there: then the one with the list, whose code comes then. For filters, of which
 * every list has a row.
 */
export function DeferredField<Props extends Named>({
  component,
  field,
  popup,
  value,
  title,
  onClear,
  failed = false,
}: DeferredFieldProps<Props>) {
  const [entered, setEntered] = useState(false)
  const [typed, setTyped] = useState<string>()
  // another input in its place would end what an input method composes
  const [composing, setComposing] = useState(false)
  const leave = () => {
    setEntered(false)
    setTyped(undefined)
  }
  const loaded = useLazyComponent(component, entered || failed, leave)
  if ((entered || failed) && loaded && !composing)
    return createElement(component, { ...field, typed, autoFocus: entered })
  return (
    <ComboboxInput
      aria-label={field['aria-label']}
      placeholder={field.placeholder}
      role="combobox"
      title={title}
      aria-haspopup={popup}
      aria-expanded={false}
      aria-controls={undefined}
      aria-busy={entered || undefined}
      value={typed ?? shownText(value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      clearable={onClear !== undefined}
      onClear={() => onClear?.()}
      onPointerEnter={() => void component.preload().catch(() => undefined)}
      onMouseDown={searchAnew.onMouseDown}
      onFocus={(event) => {
        searchAnew.onFocus(event)
        setEntered(true)
      }}
      onBlur={leave}
    />
  )
}

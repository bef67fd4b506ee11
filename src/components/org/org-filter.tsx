import { useMemo, useState } from 'react'
import { plainId } from '#src/lib/data/parse-json.ts'
import { pathTo, tidyTree } from '#src/lib/data/tidy-tree.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { ComboboxInput } from '#src/ui/form/combobox-input.tsx'
import { searchAnew } from '#src/ui/form/search-anew.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import type { ChoiceFilter } from '#src/ui/filters/filter-bar.tsx'
import { idFilter, type IdField } from '#src/ui/filters/id-filter.ts'
import { unknownName } from '#src/lib/text/nameless.ts'

const OrgTreeSelect = lazyComponent(() => import('./org-tree-select.tsx'), 'OrgTreeSelect')

/** A filter by organisation, of a tree as the server sent it; its id is the value `org`. */
export function orgFilter<Values extends { org?: string | undefined }>(tree: unknown): ChoiceFilter<Values> {
  return idFilter('org', '组织机构', (field) => <OrgField tree={tree} {...field} />)
}

/** A plain field, until somebody goes there. */
function OrgField(props: IdField & { tree: unknown }) {
  const { tree, value, onChange, ...field } = props
  const [touched, setTouched] = useState(false)
  const [typed, setTyped] = useState<string>()
  const loaded = useLazyComponent(OrgTreeSelect, touched, () => {
    setTouched(false)
    setTyped(undefined)
  })
  const { nodes } = useMemo(() => tidyTree(tree), [tree])
  const chosen = value !== null
  const path = useMemo(() => (chosen ? pathTo(nodes, plainId(value)) : []), [nodes, chosen, value])
  const name = path.at(-1)?.name
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever went there has the focus
  if (touched && loaded) return <OrgTreeSelect {...props} typed={typed} autoFocus />
  return (
    <ComboboxInput
      {...field}
      role="combobox"
      title={path.map((node) => node.name).join(' / ') || undefined}
      aria-haspopup="tree"
      aria-expanded={false}
      aria-controls={undefined}
      value={typed ?? name ?? (chosen ? unknownName(value) : '')}
      onChange={(event) => setTyped(event.currentTarget.value)}
      clearable={name !== undefined}
      onClear={() => onChange(null)}
      onPointerEnter={() => void OrgTreeSelect.preload().catch(() => undefined)}
      onMouseDown={searchAnew.onMouseDown}
      onFocus={(event) => {
        searchAnew.onFocus(event)
        setTouched(true)
      }}
    />
  )
}

import { useMemo } from 'react'
import { plainId } from '#src/lib/data/parse-json.ts'
import { pathTo, tidyTree } from '#src/lib/data/tidy-tree.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { DeferredField } from '#src/ui/form/deferred-field.tsx'
import type { ChoiceFilter } from '#src/ui/filters/filter-bar.tsx'
import { idFilter, type IdField } from '#src/ui/filters/id-filter.ts'
import { unknownName } from '#src/lib/text/nameless.ts'

const OrgTreeSelect = lazyComponent(() => import('./org-tree-select.tsx'), 'OrgTreeSelect')

/** A filter by organisation, of a tree as the server sent it; its id is the value `org`. */
export function orgFilter<Values extends { org?: string | undefined }>(tree: unknown): ChoiceFilter<Values> {
  return idFilter('org', '组织机构', (field) => <OrgField tree={tree} {...field} />)
}

function OrgField(props: IdField & { tree: unknown }) {
  const { tree, value, onChange } = props
  const { nodes } = useMemo(() => tidyTree(tree), [tree])
  const chosen = value !== null
  const path = useMemo(() => (chosen ? pathTo(nodes, plainId(value)) : []), [nodes, chosen, value])
  const name = path.at(-1)?.name
  return (
    <DeferredField
      component={OrgTreeSelect}
      field={props}
      popup="tree"
      value={name ?? (chosen ? unknownName(value) : '')}
      title={path.map((node) => node.name).join(' / ') || undefined}
      onClear={name === undefined ? undefined : () => onChange(null)}
    />
  )
}

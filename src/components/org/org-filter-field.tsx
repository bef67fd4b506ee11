import type { ChoiceFilter } from '#src/ui/table/filter-bar.tsx'
import { OrgFilter } from './org-filter.tsx'

/**
 * The field of a filter bar that chooses an organisation of a tree, as the server sent it; its id stands in the URL as
 * `org`.
 */
export function orgFilterField<Values extends { org?: string | undefined }>(tree: unknown): ChoiceFilter<Values> {
  return {
    key: 'org',
    kind: 'choice',
    label: '组织机构',
    render: ({ label, values: { org }, change }) => (
      <OrgFilter
        aria-label={label}
        placeholder="全部"
        tree={tree}
        value={org ?? null}
        onChange={(id) => change({ org: id === null ? undefined : String(id) } as Partial<Values>)}
      />
    ),
  }
}

import { Input, InputBase } from '@mantine/core'
import { useMemo, useState } from 'react'
import { plainId } from '#src/lib/data/parse-json.ts'
import { pathTo, tidyTree } from '#src/lib/data/tidy-tree.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { Chevron } from '#src/ui/form/chevron.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import type { OrgTreeSelectProps } from './org-tree-select.tsx'

const OrgTreeSelect = lazyComponent(() => import('./org-tree-select.tsx'), 'OrgTreeSelect')

/** The choice of an organisation in a filter bar: a plain field, until somebody goes there. */
export function OrgFilter(
  props: Pick<OrgTreeSelectProps, 'tree' | 'value' | 'onChange' | 'placeholder'> & { 'aria-label': string },
) {
  const { tree, value, onChange, ...field } = props
  const [touched, setTouched] = useState(false)
  const [typed, setTyped] = useState<string>()
  const loaded = useLazyComponent(OrgTreeSelect, touched, () => {
    setTouched(false)
    setTyped(undefined)
  })
  const { nodes } = useMemo(() => tidyTree(tree), [tree])
  const chosen = value !== undefined && value !== null
  const name = useMemo(() => (chosen ? pathTo(nodes, String(value)).at(-1)?.name : undefined), [nodes, chosen, value])
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever went there has the focus
  if (touched && loaded) return <OrgTreeSelect {...props} typed={typed} autoFocus />
  return (
    <InputBase
      {...field}
      role="combobox"
      aria-haspopup="tree"
      aria-expanded={false}
      aria-controls={undefined}
      value={typed ?? name ?? (chosen ? `未知(${plainId(value)})` : '')}
      onChange={(event) => setTyped(event.currentTarget.value)}
      rightSectionPointerEvents="none"
      __defaultRightSection={<Chevron />}
      __clearable={name !== undefined}
      __clearSection={
        <Input.ClearButton
          aria-label="清除"
          aria-hidden
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange?.(null)}
        />
      }
      onPointerEnter={() => void OrgTreeSelect.preload().catch(() => undefined)}
      onFocus={() => setTouched(true)}
    />
  )
}

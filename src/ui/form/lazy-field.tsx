import type { LazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { LazyPart } from '../lazy-part.tsx'

interface Named {
  'aria-label'?: string | undefined
  placeholder?: string | undefined
}

/**
 * A field of a filter bar, where it may be folded away: its code comes when it is first shown. Takes what the field
 * takes.
 */
export function LazyField<Props extends Named>({
  component,
  ...props
}: Omit<Props, 'component'> & { /** The field itself. */ component: LazyComponent<Props> }) {
  const field = props as unknown as Props
  return (
    <LazyPart
      component={component}
      props={field}
      height={34}
      retry={field.placeholder}
      retryLabel={field['aria-label']}
    />
  )
}

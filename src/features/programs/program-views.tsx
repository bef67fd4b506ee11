import { ViewSwitch } from '#src/ui/table/view-switch.tsx'
import type { ProgramSearch } from './program-search.ts'

export interface ProgramViewsProps {
  view: ProgramSearch['view']
  onChange: (next: Partial<ProgramSearch>) => void
}

const views = [
  { value: 'cards', label: '卡片' },
  { value: 'plan', label: '排期' },
] as const

export function ProgramViews({ view, onChange }: ProgramViewsProps) {
  return (
    <ViewSwitch
      views={views}
      value={view ?? 'cards'}
      onChange={(value) =>
        onChange(
          value === 'plan'
            ? // of approved ads alone, without pages
              { view: value, page: undefined, batch: undefined, status: undefined }
            : { view: undefined, show: undefined, by: undefined, from: undefined, weeks: undefined },
        )
      }
    />
  )
}

import { ViewSwitch } from '#src/ui/table/view-switch.tsx'
import type { DeviceSearch } from './device-search.ts'

export interface DeviceViewsProps {
  view: DeviceSearch['view']
  onChange: (view: DeviceSearch['view']) => void
}

const views = [
  { value: 'list', label: '列表' },
  { value: 'wall', label: '画面墙' },
  { value: 'regions', label: '地区' },
] as const

export function DeviceViews({ view, onChange }: DeviceViewsProps) {
  return (
    <ViewSwitch
      views={views}
      value={view ?? 'list'}
      onChange={(value) => onChange(value === 'list' ? undefined : value)}
    />
  )
}

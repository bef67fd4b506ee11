import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import type { DeviceSearch } from './device-search.ts'

/** Which view is shown. */
export interface DeviceViewsProps {
  view: DeviceSearch['view']
  onChange: (view: DeviceSearch['view']) => void
}

const views = [
  { value: 'list', label: '列表' },
  { value: 'wall', label: '画面墙' },
  { value: 'regions', label: '地区' },
]

/** Chooses between the views of the terminal list. */
export function DeviceViews({ view, onChange }: DeviceViewsProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="显示方式"
      data={views}
      value={view ?? 'list'}
      onChange={(value) => onChange(value === 'wall' || value === 'regions' ? value : undefined)}
    />
  )
}

import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useEffect, useRef } from 'react'

export interface ViewSwitchProps<View extends string> {
  views: readonly { value: View; label: string }[]
  value: View
  onChange: (view: View) => void
}

/** Used a moment ago, and among the tools of another view since. */
let movedOn = false

/** Chooses how a list is shown. It keeps the focus, though each view has it among tools of its own. */
export function ViewSwitch<View extends string>({ views, value, onChange }: ViewSwitchProps<View>) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (movedOn) root.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
    movedOn = false
  }, [value])
  return (
    <SegmentedControl
      ref={root}
      size="xs"
      aria-label="显示方式"
      data={[...views]}
      value={value}
      onChange={(view) => {
        movedOn = root.current?.contains(document.activeElement) ?? false
        onChange(view)
      }}
    />
  )
}

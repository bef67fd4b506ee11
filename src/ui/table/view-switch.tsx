import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'

import classes from './view-switch.module.css'

export interface ViewSwitchProps<View extends string> {
  views: readonly { value: View; label: string }[]
  value: View
  onChange: (view: View) => void
}

/** Chooses how a list is shown. */
export function ViewSwitch<View extends string>({ views, value, onChange }: ViewSwitchProps<View>) {
  return (
    <SegmentedControl
      className={classes.switch}
      size="xs"
      aria-label="显示方式"
      data={[...views]}
      value={value}
      onChange={onChange}
    />
  )
}

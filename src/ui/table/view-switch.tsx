import { useId } from 'react'
import classes from './view-switch.module.css'

export interface ViewSwitchProps<View extends string> {
  views: readonly { value: View; label: string }[]
  value: View
  onChange: (view: View) => void
}

/**
 * Chooses how a list is shown. The browser's own radios: the library's control measures itself, by which a page that
 * has just come is laid out twice.
 */
export function ViewSwitch<View extends string>({ views, value, onChange }: ViewSwitchProps<View>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label="显示方式" className={classes.switch}>
      {views.map((view) => (
        <label key={view.value} className={classes.view}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={view.value === value}
            onChange={() => onChange(view.value)}
          />
          <span className={classes.label}>{view.label}</span>
        </label>
      ))}
    </div>
  )
}

import '@mantine/core/styles/Kbd.layer.css'
import { Kbd } from '@mantine/core'
import classes from './shortcut-list.module.css'

/** What is done by which keys, as they are shown: `Ctrl+K`. Several keys do the same. */
export type Shortcut = readonly [label: string, keys: readonly string[]]

/** Shortcuts under headings, in as many columns as fit; headings without any are left out. */
export function ShortcutList({
  groups,
}: {
  groups: readonly (readonly [title: string, shortcuts: readonly Shortcut[]])[]
}) {
  return (
    <div className={classes.groups}>
      {groups.map(
        ([title, shortcuts]) =>
          shortcuts.length > 0 && (
            <section key={title}>
              <h3 className={classes.title}>{title}</h3>
              <dl className={classes.entries}>
                {shortcuts.map(([label, keys]) => (
                  <div key={label} className={classes.entry}>
                    <dt>{label}</dt>
                    <dd className={classes.keys}>
                      {keys.map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ),
      )}
    </div>
  )
}

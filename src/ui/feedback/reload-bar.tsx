import { CloseButton } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { missingCode } from './missing-code.ts'
import classes from './reload-bar.module.css'
import { ReloadButton } from './reload-button.tsx'

/** Says above the page, which makes room for it, that code did not come (N43); stays until it is closed. */
export function ReloadBar() {
  const { words } = useSnapshot(missingCode)
  if (words === undefined) return null
  return (
    <div role="alert" className={classes.bar}>
      <span className={classes.words}>{words}</span>
      <ReloadButton size="compact-sm" />
      <CloseButton
        size="sm"
        aria-label="关闭"
        onClick={() => {
          missingCode.words = undefined
        }}
      />
    </div>
  )
}

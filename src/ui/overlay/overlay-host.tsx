import { useSyncExternalStore } from 'react'
import { LOAD_FAILED } from '#src/lib/errors/load-failures.ts'
import { ReloadButton } from '../feedback/reload-button.tsx'
import { OverlayRoot, overlayPlace, useOverlays } from './on-demand.ts'
import classes from './overlay-host.module.css'

/** Keeps the place of questions and messages on the page, once `atRest` or when something is first asked or said. */
export function OverlayHost({ atRest }: { atRest: boolean }) {
  const { asked, failed } = useSyncExternalStore(overlayPlace.subscribe, overlayPlace.get)
  const parts = useOverlays(atRest || asked)
  return (
    <>
      {parts && <OverlayRoot />}
      {asked && failed && (
        <div role="alert" className={classes.failed}>
          {LOAD_FAILED}
          <ReloadButton size="compact-sm" />
        </div>
      )}
    </>
  )
}

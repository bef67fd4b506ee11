import { useSyncExternalStore } from 'react'
import { ReloadBar } from '../feedback/reload-bar.tsx'
import { OverlayRoot, useOverlayCode } from './overlay-code.ts'
import { overlayPlace } from './overlay-place.ts'

/** Keeps the place of questions and messages on the page, once `atRest` or when something is first asked or said. */
export function OverlayHost({ atRest }: { atRest: boolean }) {
  const asked = useSyncExternalStore(overlayPlace.subscribe, overlayPlace.isAsked)
  const parts = useOverlayCode(atRest || asked)
  return (
    <>
      {parts && <OverlayRoot />}
      <ReloadBar />
    </>
  )
}

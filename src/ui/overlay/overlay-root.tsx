import { ModalsProvider } from '@mantine/modals'
import { useEffect } from 'react'
import { Messages } from '../feedback/messages.tsx'
import { overlayRootMounted } from './overlay-place.ts'

/** The place of questions (`confirm`, `choose`) and messages, once a page. */
export function OverlayRoot({ withoutMessages = false }: { withoutMessages?: boolean }) {
  useEffect(overlayRootMounted, [])
  return (
    <>
      <ModalsProvider labels={{ confirm: '确定', cancel: '取消' }} />
      {!withoutMessages && <Messages />}
    </>
  )
}

import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconZoomIn } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { commandBlocked, devicePermissions } from '#src/domain/device-rules.ts'
import { isStaleScreenshot } from '#src/domain/device-trouble.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { useSendCommand } from '../use-send-command.ts'
import classes from './device-screenshot.module.css'

/** Type 0 of the commands (1§3). */
const SCREENSHOT = 0

/** What the screen showed when it was last looked at, how long ago that is, and the way to look again. */
export function DeviceScreenshot({ device }: { device: Device }) {
  const { cdnImgUrl } = useUserInfo()
  const can = useCan()
  const now = useNow()
  const send = useSendCommand()
  const [large, setLarge] = useState(false)
  const { screenshot, screenshotUpdate } = device
  const alt = `${device.name ?? '终端'}的屏幕截图`
  const picture = (side?: number) => ({ src: screenshot, base: cdnImgUrl, alt, side })
  return (
    <figure className={classes.screenshot}>
      <MediaImage {...picture(960)}>
        {screenshot && (
          <button type="button" className={classes.enlarge} aria-label="放大截图" onClick={() => setLarge(true)}>
            <IconZoomIn size={16} stroke={1.6} aria-hidden />
          </button>
        )}
      </MediaImage>
      <figcaption className={classes.caption}>
        {screenshot && (
          <span className={classes.age} data-stale={isStaleScreenshot(screenshotUpdate, now) || undefined}>
            截图 <RelativeTime value={screenshotUpdate} />
          </span>
        )}
        {can(devicePermissions.sendCommand) && (
          <ActionButton
            className={classes.again}
            size="compact-xs"
            variant="default"
            disabledReason={commandBlocked([device])}
            onClick={() => void send([device], SCREENSHOT)}
          >
            重新截屏
          </ActionButton>
        )}
      </figcaption>
      {large && (
        <Large
          title={`${device.name ?? '终端'} · 截图于 ${formatMoment(screenshotUpdate)}`}
          onClose={() => setLarge(false)}
        >
          <MediaImage {...picture()} />
        </Large>
      )}
    </figure>
  )
}

function Large({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  useReturnFocus(true)
  return (
    <Modal opened onClose={onClose} title={title} size={960} returnFocus={false} {...escapeCloses(onClose)}>
      <div className={classes.large}>{children}</div>
    </Modal>
  )
}

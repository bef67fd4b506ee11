import { useDebouncedValue, useInViewport } from '@mantine/hooks'
import type { Device } from '#src/api/generated/types.gen.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import classes from './row-picture.module.css'
import { useScreenshot } from './wall/use-screenshot.ts'

/** A row that is only scrolled past asks for nothing. */
const SETTLE_MS = 150
/** Pixels of the longer side: 40 by 24 on a sharp screen. */
const SIDE = 120

/** What the screen of a terminal last showed, as its row or else its detail has it (W21), once it is in sight. */
export function RowPicture({ device }: { device: Device }) {
  const { cdnImgUrl } = useUserInfo()
  const { ref, inViewport } = useInViewport()
  const [settled] = useDebouncedValue(inViewport, SETTLE_MS)
  const { data } = useScreenshot(device, device.screenshot === undefined && settled && inViewport)
  const { screenshot, screenshotUpdate } = device.screenshot === undefined ? (data ?? {}) : device
  return (
    <div ref={ref} className={classes.picture} data-off={device.state === 0 || undefined}>
      {screenshot && (
        <span title={`截图 ${formatMoment(screenshotUpdate)}`}>
          <MediaImage src={screenshot} base={cdnImgUrl} alt={`${deviceName(device)}的屏幕截图`} side={SIDE} />
        </span>
      )}
    </div>
  )
}

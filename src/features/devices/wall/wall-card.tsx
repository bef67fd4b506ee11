import { Loader } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { IconPhotoOff } from '@tabler/icons-react'
import { createContext, useContext } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { troubleOf } from '#src/domain/device-trouble.ts'
import { deviceStates, labelOf } from '#src/domain/labels.ts'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import type { CaptureState } from './use-capture.ts'
import { useScreenshot } from './use-screenshot.ts'
import classes from './wall-card.module.css'

/** What the cards have in common. */
export interface WallContextValue {
  /** Opens a terminal. */
  open: (device: Device) => void
  /** What became of the screenshots that were asked for here, by terminal. */
  captures: ReadonlyMap<string, CaptureState>
  /** When the rows were loaded. */
  now: number
  /** Pixels of the longer side that are enough for a picture. */
  side: number
}

/** What the wall tells its cards. */
export const WallContext = createContext<WallContextValue>({
  open: () => undefined,
  captures: new Map(),
  now: 0,
  side: 480,
})

/** Height of what stands below a picture, in px. */
export const CARD_TEXT_HEIGHT = 60

/** The height of a card: a picture in a frame of 16 to 10, whatever its own shape, and two lines. */
export const cardHeight = (width: number) => (width * 10) / 16 + CARD_TEXT_HEIGHT

/** A terminal of the wall: what its screen shows and since when, its name and whether it is online. */
export function WallCard({ device }: { device: Device }) {
  const { open, captures, now, side } = useContext(WallContext)
  const { cdnImgUrl } = useUserInfo()
  const { ref, inViewport } = useInViewport()
  const shot = useScreenshot(device, inViewport)
  const name = device.name || device.sn || '--'
  const capture = captures.get(String(device.id))
  const trouble = troubleOf({ ...device, screenshot: shot.address, screenshotUpdate: shot.taken }, now)
  return (
    <div ref={ref} className={classes.card} data-trouble={trouble}>
      <div className={classes.frame} data-faded={trouble === 'offline' || undefined}>
        {shot.failed ? (
          <div className={classes.failed}>
            <IconPhotoOff size={28} stroke={1.25} aria-hidden />
            截图加载失败
            <button type="button" tabIndex={-1} className={classes.retry} onClick={shot.retry}>
              重试
            </button>
          </div>
        ) : (
          !shot.loading && <MediaImage src={shot.address} base={cdnImgUrl} alt={`${name}的屏幕截图`} side={side} />
        )}
        {capture === 'waiting' && (
          <span className={classes.note}>
            <Loader size={12} color="currentColor" aria-hidden />
            截屏中
          </span>
        )}
        {capture === 'missed' && <span className={classes.note}>未收到新截图</span>}
      </div>
      <div className={classes.text}>
        <button type="button" tabIndex={-1} className={classes.name} title={name} onClick={() => open(device)}>
          {name}
        </button>
        <div className={classes.line}>
          <StatusBadge label={labelOf(deviceStates, device.state)} />
          <span className={classes.age} data-stale={trouble === 'staleScreenshot' || undefined}>
            <Age taken={shot.taken} none={shot.address === ''} loading={shot.loading} />
          </span>
        </div>
      </div>
    </div>
  )
}

/** How old a screenshot is, in words. */
function Age({ taken, none, loading }: { taken: unknown; none: boolean; loading: boolean }) {
  if (none) return '暂无截图'
  if (taken === undefined) return loading ? '' : '--'
  return (
    <>
      截图 <RelativeTime value={taken} />
    </>
  )
}

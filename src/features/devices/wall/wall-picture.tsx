import { useInViewport } from '@mantine/hooks'
import { IconPhotoOff } from '@tabler/icons-react'
import { useContext } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import classes from './wall-card.module.css'
import { useScreenshot } from './use-screenshot.ts'
import { WallContext } from './wall-context.ts'

interface PictureProps {
  device: Device
  name: string
}

/**
 * What the screen of a terminal shows: as the list has it, or, where the list leaves it out (W21), as the detail has.
 */
export function WallPicture({ device, name, settled }: PictureProps & { settled: boolean }) {
  if (device.screenshot !== undefined) return <Shot address={device.screenshot} name={name} />
  return settled ? <AskedPicture device={device} name={name} /> : null
}

function AskedPicture({ device, name }: PictureProps) {
  const { ref, inViewport } = useInViewport()
  const { data, isError, refetch } = useScreenshot(device, inViewport)
  return (
    <div ref={ref} className={classes.fill}>
      {data ? (
        <Shot address={data.screenshot} name={name} />
      ) : (
        isError && (
          <div className={classes.failed}>
            <IconPhotoOff size={28} stroke={1.25} aria-hidden />
            截图加载失败
            <button type="button" tabIndex={-1} className={classes.retry} onClick={() => void refetch()}>
              重试
            </button>
          </div>
        )
      )}
    </div>
  )
}

function Shot({ address, name }: { address: unknown; name: string }) {
  const { imageBase, side } = useContext(WallContext)
  return <MediaImage src={address} base={imageBase} alt={`${name}的屏幕截图`} side={side} />
}

export function ScreenshotAge({ device, settled }: { device: Device; settled: boolean }) {
  if (device.screenshot === '') return '暂无截图'
  if (device.screenshotUpdate !== undefined) return <Age taken={device.screenshotUpdate} />
  return settled ? <AskedAge device={device} /> : null
}

/** As far as the picture has asked for the detail. */
function AskedAge({ device }: { device: Device }) {
  const { data } = useScreenshot(device, false)
  if (!data) return null
  return data.screenshot === '' ? '暂无截图' : <Age taken={data.screenshotUpdate} />
}

function Age({ taken }: { taken: unknown }) {
  return (
    <>
      截图 <RelativeTime value={taken} />
    </>
  )
}

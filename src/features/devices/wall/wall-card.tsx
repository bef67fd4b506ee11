import { Loader, VisuallyHidden } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { memo, startTransition, useContext, useState } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import { troubleOf } from '#src/domain/device-trouble.ts'
import { deviceStates, labelOf, type Label } from '#src/domain/labels.ts'
import { askedTime, isPowered, parsePowerWindow } from '#src/domain/play-week.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { DeviceHealth } from '../health/device-health.tsx'
import classes from './wall-card.module.css'
import { WallContext } from './wall-context.ts'
import { ScreenshotAge, WallPicture } from './wall-picture.tsx'

/** Online, and dark by its power window: that says the same as its picture. */
const DARK: Label = { text: '在线，关机时段', tone: 'neutral' }

/** What the state of a card says already. */
const SAID = ['offline', 'powerOff'] as const

/** A card that is only scrolled past asks for nothing. */
const SETTLE_MS = 150
/** Height of what stands below a picture, in px. */
const TEXT_HEIGHT = 72

/** The height of a card: a picture in a frame of 16 to 9, whatever its own shape, and three lines. */
export const cardHeight = (width: number) => (width * 9) / 16 + TEXT_HEIGHT

/** A terminal of the wall: what its screen shows and since when, its name and whether it is online. */
export const WallCard = memo(function WallCardView({ device }: { device: Device }) {
  const { open, captures, now } = useContext(WallContext)
  const name = deviceName(device) || '--'
  const capture = captures.get(String(device.id))
  const trouble = troubleOf(device, now)
  const [settled, setSettled] = useState(false)
  // many cards settle at once, which must not hold up a click
  useTimeout(() => startTransition(() => setSettled(true)), SETTLE_MS, { autoInvoke: true })
  return (
    <>
      <div className={classes.frame} data-trouble={trouble}>
        <WallPicture device={device} name={name} settled={settled} />
        <div className={classes.state}>
          <State label={wallState(device, now)} />
        </div>
        {capture === 'waiting' && (
          <span className={classes.note}>
            <Loader size={12} color="currentColor" aria-hidden />
            截屏中
          </span>
        )}
        {capture === 'missed' && <span className={classes.note}>未收到新截图</span>}
      </div>
      <div className={classes.text} data-trouble={trouble}>
        <button type="button" tabIndex={-1} className={classes.name} title={name} onClick={() => open(device)}>
          {name}
        </button>
        <div className={classes.line}>
          {device.state === 1 && <DeviceHealth device={device} said={SAID} />}
          <span className={classes.age}>
            <ScreenshotAge device={device} settled={settled} />
          </span>
        </div>
      </div>
    </>
  )
})

/** What is as it should be is not seen on every picture, but said. */
function State({ label }: { label: Label }) {
  return label === labelOf(deviceStates, 1) ? (
    <VisuallyHidden>{label.text}</VisuallyHidden>
  ) : (
    <StatusBadge label={label} />
  )
}

function wallState({ state, workCron }: Device, now: number): Label {
  const window = parsePowerWindow(workCron)
  const isDark = state === 1 && window !== undefined && !isPowered(window, askedTime(new Date(now)).minute)
  return isDark ? DARK : labelOf(deviceStates, state)
}

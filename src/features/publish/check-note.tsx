import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { deviceName } from '#src/domain/device-rules.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import classes from './check-note.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** So many terminals a note names all, of more the first, so that it has one line. */
const NAMED = 5
/** How many it shows at a time when it is. */
const SHOWN = 100

interface NoteProps {
  /** `warn` for what should be read, `good` for what is well; without it a plain fact. */
  tone?: 'warn' | 'good'
  action?: ReactNode
  children: ReactNode
}

export function CheckNote({ tone, action, children }: NoteProps) {
  const Icon = tone === 'warn' ? IconAlertTriangle : tone === 'good' ? IconCircleCheck : IconInfoCircle
  return (
    <div className={classes.note} data-tone={tone}>
      <Icon size={18} stroke={1.6} aria-hidden className={classes.sign} />
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  )
}

export function CheckAction({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="default" size="compact-sm" className={classes.action} onClick={onClick}>
      {children}
    </Button>
  )
}

interface DeviceNoteProps extends NoteProps {
  /** What the terminals have in common, for the button that unfolds them. */
  label: string
  devices: readonly PickDevice[]
  /** What is said of one of them, in brackets. */
  detail?: (device: PickDevice, index: number) => string | undefined
}

/** A finding about terminals: a few by name, all of them when it is unfolded. */
export function DeviceNote({ label, devices, detail, action, children, ...note }: DeviceNoteProps) {
  const [limit, setLimit] = useState(0)
  const listId = useId()
  const open = limit > 0
  const many = devices.length > NAMED
  const words = (device: PickDevice, index: number) => {
    const more = detail?.(device, index)
    return `${deviceName(device) || plainId(device.id)}${more === undefined ? '' : `（${more}）`}`
  }
  return (
    <CheckNote
      {...note}
      action={
        <>
          {many && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.action}
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-label={`${open ? '收起' : '查看全部'}${label}终端`}
              onClick={() => setLimit(open ? 0 : SHOWN)}
            >
              {open ? '收起' : '查看全部'}
            </Button>
          )}
          {action}
        </>
      }
    >
      {children}
      {!open &&
        `${devices
          .slice(0, many ? 1 : NAMED)
          .map(words)
          .join('、')}${many ? ' 等' : ''}`}
      {open && (
        <ul id={listId} className={classes.devices} aria-label={`${label}终端`} tabIndex={0}>
          {devices.slice(0, limit).map((device, index) => (
            <li key={String(device.id)}>{words(device, index)}</li>
          ))}
          {devices.length > limit && (
            <li>
              <Button variant="subtle" size="compact-sm" onClick={() => setLimit(limit + SHOWN)}>
                再显示 {formatNumber(Math.min(SHOWN, devices.length - limit))} 台
              </Button>
            </li>
          )}
        </ul>
      )}
    </CheckNote>
  )
}

import type { Device } from '#src/api/generated/types.gen.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import classes from './device-link.module.css'

export interface DeviceLinkProps {
  id: Device['id']
  /** Whether the session may open the terminal screen (permission 1); the name alone stands for others. */
  linked: boolean
  /** Which tab of the inspector; the diagnosis by default. */
  tab?: 'week'
  /** Among others: a long name is cut, and told whole to the pointer. */
  cut?: boolean
  children: string
}

export function DeviceLink({ id, linked, tab, cut, children }: DeviceLinkProps) {
  const looks = cut ? { className: classes.cut, title: children } : {}
  if (!linked) return cut ? <span {...looks}>{children}</span> : children
  return (
    <TextLink {...looks} to="/terminalManage" search={{ device: String(id), tab }}>
      {children}
    </TextLink>
  )
}

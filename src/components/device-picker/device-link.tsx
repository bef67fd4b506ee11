import type { ReactNode } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { TextLink } from '#src/ui/text-link.tsx'

/** The name of a terminal, anywhere. */
export interface DeviceLinkProps {
  id: Device['id']
  /** Whether the session may open the terminal screen (permission 1); the name alone stands for others. */
  linked: boolean
  children: ReactNode
}

/** Leads to the inspector of a terminal, which begins with its diagnosis. */
export function DeviceLink({ id, linked, children }: DeviceLinkProps) {
  if (!linked) return children
  return (
    <TextLink to="/terminalManage" search={{ device: String(id) }}>
      {children}
    </TextLink>
  )
}

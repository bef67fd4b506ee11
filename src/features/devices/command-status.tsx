import type { DeviceCommand } from '#src/api/generated/types.gen.ts'
import { commandStatuses, labelOf } from '#src/domain/labels.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'

/** A command's status; a failure says why (1§2). */
export function CommandStatus({ command }: { command: Pick<DeviceCommand, 'status' | 'msg'> }) {
  const label = labelOf(commandStatuses, command.status)
  return <StatusBadge label={command.status === 0 && command.msg ? { ...label, text: `${label.text}（${command.msg}）` } : label} />
}

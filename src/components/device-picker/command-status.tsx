import { commandStatuses, labelOf } from '#src/domain/labels.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'

/** A command's status; a failure is red and says why, in brackets (1§2, 3§2). */
export function CommandStatus({ command }: { command: { status?: number; msg?: string } }) {
  const label = labelOf(commandStatuses, command.status)
  if (command.status !== 0) return <StatusBadge label={label} />
  const text = command.msg ? `${label.text}（${command.msg}）` : label.text
  return <StatusBadge label={{ ...label, text }} whole />
}

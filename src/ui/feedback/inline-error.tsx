import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { messageOf } from '#src/lib/errors/user-error.ts'

/**
 * What failed, where it was tried: in a form or a dialog. Shows nothing without an error, or when the user knows
 * already.
 */
export function InlineError({ error }: { error: unknown }) {
  const message = error === undefined || error === null ? undefined : messageOf(error)
  if (message === undefined) return null
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      p="xs"
      icon={<IconAlertCircle size={16} aria-hidden />}
      style={{ overflowWrap: 'anywhere' }}
    >
      {message}
    </Alert>
  )
}

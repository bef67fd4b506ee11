import { Alert } from '@mantine/core'

/** Said before a password is typed that others on the network can read. */
export function InsecureAlert({ why }: { why: string }) {
  return (
    <Alert color="yellow" role="status" title="非安全连接" mb="md">
      {why}
    </Alert>
  )
}

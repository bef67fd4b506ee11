import { Alert, Button, Group } from '@mantine/core'
import { messageOf } from '#src/lib/errors/user-error.ts'

interface LoadFailureProps {
  /** What the form reads. */
  queries: readonly { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }[]
}

/** What a form could not read, each cause once, with one way to try again; nothing when all is well. */
export function LoadFailure({ queries }: LoadFailureProps) {
  const failed = queries.filter(({ error }) => error)
  const causes = new Set(failed.flatMap(({ error }) => messageOf(error) ?? []))
  if (causes.size === 0) return null
  return (
    <Alert role="alert" color="red" variant="light" p="xs">
      <Group gap="xs">
        <span>{[...causes].join('；')}</span>
        <Button
          size="compact-sm"
          variant="default"
          loading={failed.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const { refetch } of failed) void refetch()
          }}
        >
          重试
        </Button>
      </Group>
    </Alert>
  )
}

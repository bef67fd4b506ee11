import { Button } from '@mantine/core'

/** What a field says, as its error, whose options did not come. */
export function ChoicesFailed({ what, onRetry }: { what: string; onRetry?: () => void }) {
  return (
    <>
      {what}加载失败
      {onRetry && (
        <Button variant="subtle" size="compact-xs" onClick={onRetry}>
          重试
        </Button>
      )}
    </>
  )
}

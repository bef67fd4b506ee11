import { Button } from '@mantine/core'

/**
 * The way to code that is no longer on the server, since a newer version has replaced it. The browser asks first where
 * work is not saved.
 */
export function ReloadButton({ size }: { size?: 'compact-sm' }) {
  return (
    <Button variant="default" size={size} onClick={() => window.location.reload()}>
      刷新页面
    </Button>
  )
}

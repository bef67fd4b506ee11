import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { viewAs, viewedAs } from '#src/api/role-view.ts'
import { Corner } from '#src/ui/overlay/corner.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import classes from './role-view.module.css'

/** Says that the console is shown as a role, and leads back; only where the server is simulated. */
export function RoleView() {
  const [name, setName] = useState<string>()
  useEffect(() => void viewedAs().then(setName, () => undefined), [])
  if (name === undefined) return null
  return (
    <Corner>
      <section className={classes.view} aria-label="角色预览">
        <span>
          正在以角色“<strong>{name}</strong>”的权限使用系统
        </span>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => void viewAs().then(() => location.reload(), notifyError)}
        >
          恢复我的权限
        </Button>
      </section>
    </Corner>
  )
}

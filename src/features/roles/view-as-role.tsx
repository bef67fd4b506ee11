import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { viewAs } from '#src/api/role-view.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import classes from './role-permissions.module.css'

/** Shows the console as somebody of this role would have it; only where the server is simulated. */
export function ViewAsRole({ name, codes }: { name: string; codes: string[] }) {
  const navigate = useNavigate()
  const { mutate: view, isPending } = useMutation({
    mutationFn: async () => {
      // first away from here, which the role may not see
      await navigate({ to: '/homePage' })
      await viewAs({ name, codes })
      location.reload()
    },
    onError: notifyError,
  })

  return (
    <div className={classes.viewAs}>
      <ActionButton variant="light" busy={isPending} onClick={() => view()}>
        以此角色查看系统
      </ActionButton>
      <span className={classes.note}>仅模拟环境：您将按这个角色的权限使用系统，可随时恢复</span>
    </div>
  )
}

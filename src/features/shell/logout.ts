import { signOut } from '#src/api/sign-out.ts'
import { lossBySignOut } from '#src/lib/hooks/unsaved-work.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'

export function askLogout() {
  const message = `${lossBySignOut().join('')}确定退出登录？`
  void confirm({ title: '退出登录', message, confirmLabel: '退出', action: signOut })
}

import { signOut } from '#src/api/sign-out.ts'
import { hasUnsavedWork } from '#src/lib/hooks/unsaved-work.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'

/** Asks, and signs out. */
export function askLogout() {
  // uploads on their way end with the session
  const message = hasUnsavedWork() ? '还有上传或其他操作没有完成，退出后将中断。确定退出登录？' : '确定退出登录？'
  void confirm({ title: '退出登录', message, confirmLabel: '退出', action: signOut })
}

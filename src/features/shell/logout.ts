import { signOut } from '#src/api/sign-out.ts'
import { unsavedWorks } from '#src/lib/hooks/unsaved-work.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'

const UPLOADS = '还有上传没有完成，退出后将中断。'
const FORM = '已填写的内容还没有保存，退出后将丢失。'

export function askLogout() {
  const losses = new Set(unsavedWorks().map((work) => (work === 'console' ? UPLOADS : (work.signOut ?? FORM))))
  const message = `${[...losses].join('')}确定退出登录？`
  void confirm({ ofFrame: true, title: '退出登录', message, confirmLabel: '退出', action: signOut })
}

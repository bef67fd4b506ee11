import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconLock, IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#src/api/client.ts'
import { endSession } from '#src/api/session.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { lazyScreen } from '#src/lib/lazy-screen.tsx'
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts'
import { confirm } from '#src/ui/confirm.tsx'
import { notifyError } from '#src/ui/notify.ts'
import classes from './account-menu.module.css'

// forms are not needed to see a page
const ChangePassword = lazyScreen(() => import('./change-password.tsx'), 'ChangePassword')

/** Who is signed in, with change password and logout (1§2). */
export function AccountMenu() {
  const user = useUserInfo()
  // undefined until it is first wanted; then it stays, to be seen closing
  const [changing, setChanging] = useState<boolean>()
  const name = user.name || user.account
  return (
    <>
      <Menu position="bottom-end" width={180}>
        <Menu.Target>
          <Button variant="subtle" color="gray" px="xs" rightSection={<IconChevronDown size={16} />} aria-label={`账号：${name}`}>
            <span className={classes.name}>{name}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{user.account}</Menu.Label>
          <Menu.Item leftSection={<IconLock size={16} />} onClick={() => void ChangePassword.preload().then(() => setChanging(true), notifyError)}>
            修改密码
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={askLogout}>
            退出登录
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {changing !== undefined && <ChangePassword opened={changing} onClose={() => setChanging(false)} />}
    </>
  )
}

function askLogout() {
  // uploads on their way end with the session
  const message = hasUnsavedWork() ? '还有上传或其他操作没有完成，退出后将中断。确定退出登录？' : '确定退出登录？'
  void confirm({ title: '退出登录', message, confirmLabel: '退出', action: logout })
}

/** Leaves in any case: a server that cannot be reached must not keep anybody signed in here. */
async function logout() {
  try {
    await call('authLogout', {})
  } catch {
    // the token is thrown away all the same
  }
  endSession(undefined)
}

import { Button } from '@mantine/core'
import { IconListCheck, IconLock, IconLogout } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useUserInfo } from '#src/api/user-info.ts'
import { MenuButton } from '#src/ui/overlay/menu-button.tsx'
import classes from './account-menu.module.css'
import { askLogout } from './logout.ts'

export function AccountMenu({ onChangePassword }: { onChangePassword: () => void }) {
  const user = useUserInfo()
  const navigate = useNavigate()
  const name = user.name || user.account
  return (
    <MenuButton
      heading={user.account}
      width={180}
      entries={[
        { label: '我的今天', icon: <IconListCheck size={16} />, onClick: () => void navigate({ to: '/myDay' }) },
        { label: '修改密码', icon: <IconLock size={16} />, onClick: onChangePassword },
        { label: '退出登录', icon: <IconLogout size={16} />, onClick: askLogout },
      ]}
    >
      <Button
        variant="subtle"
        color="gray"
        px={6}
        className={classes.button}
        leftSection={
          <span className={classes.avatar} aria-hidden>
            {[...(name ?? '')][0]}
          </span>
        }
        aria-label={`账号：${name}`}
      >
        <span className={classes.name}>{name}</span>
      </Button>
    </MenuButton>
  )
}

import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconLock, IconLogout } from '@tabler/icons-react'
import { useUserInfo } from '#src/api/user-info.ts'
import classes from './account-menu.module.css'
import { askLogout } from './logout.ts'

/** Who is signed in, with change password and logout (1§2). */
export function AccountMenu({ onChangePassword }: { onChangePassword: () => void }) {
  const user = useUserInfo()
  const name = user.name || user.account
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          rightSection={<IconChevronDown size={16} />}
          aria-label={`账号：${name}`}
        >
          <span className={classes.name}>{name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.account}</Menu.Label>
        <Menu.Item leftSection={<IconLock size={16} />} onClick={onChangePassword}>
          修改密码
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={askLogout}>
          退出登录
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

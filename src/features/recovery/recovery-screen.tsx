import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyPage } from '#src/ui/states.tsx'

/** Forgotten password (3§2); its three steps are being built. */
export function RecoveryScreen() {
  return (
    <main>
      <EmptyPage title="找回密码" message="此功能正在建设中，请联系管理员重置密码。">
        <Anchor component={Link} to="/login">
          返回登录
        </Anchor>
      </EmptyPage>
    </main>
  )
}

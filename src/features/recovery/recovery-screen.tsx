// outside the shell, with buttons that say why they wait
import '#src/ui/styles/shell.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Messages } from '#src/ui/feedback/messages.tsx'
import { ReloadBar } from '#src/ui/feedback/reload-bar.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { RecoveryView } from './recovery-view.tsx'
import { useRecovery } from './use-recovery.ts'

export function RecoveryScreen() {
  const recovery = useRecovery()
  return (
    <>
      <Messages />
      <ReloadBar />
      <RecoveryView
        {...recovery}
        toLogin={<TextLink to="/login">登录</TextLink>}
        logInNow={
          <Button
            size="md"
            data-autofocus
            renderRoot={(props) => <Link {...props} to="/login" state={{ account: recovery.phone }} />}
          >
            立即登录
          </Button>
        }
      />
    </>
  )
}

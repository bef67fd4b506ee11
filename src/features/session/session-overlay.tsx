import { Alert, Modal, Text } from '@mantine/core'
import { LoginForm } from './login-form.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/**
 * A login over the page, for a session that ended while something unsaved was open: its user signs in again and goes on
 * where they were. Whoever cannot gives the work up and goes to the login page.
 */
export function SessionOverlay({ account, message }: { account: string; message: string }) {
  return (
    <Modal
      opened
      onClose={() => undefined}
      title="重新登录"
      zIndex={500}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Alert color="yellow" role="status" mb="md">
        {message}。登录后可继续当前操作，已填写的内容不会丢失。
      </Alert>
      <LoginForm account={account} />
      <Text size="sm" mt="md">
        <TextLink to="/login">放弃当前内容，返回登录页</TextLink>
      </Text>
    </Modal>
  )
}

import { notifications, Notifications } from '@mantine/notifications'
import { useEffect } from 'react'

/** The place of the messages of `notify.ts`, for a shell or a page outside of it. What was said there goes with it. */
export function Messages() {
  useEffect(() => () => notifications.clean(), [])
  return <Notifications position="top-center" limit={4} />
}

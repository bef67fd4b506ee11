import { notifications, Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import classes from './messages.module.css'

/** The place of the messages of `notify.ts`, for a shell or a page outside of it. What was said there goes with it. */
export function Messages() {
  useEffect(() => () => notifications.clean(), [])
  return <Notifications position="bottom-left" limit={4} classNames={classes} />
}

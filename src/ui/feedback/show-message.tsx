import { Button } from '@mantine/core'
import { notifications, notificationsStore } from '@mantine/notifications'
import { showable } from '#src/lib/errors/user-error.ts'
import { shownText } from '#src/lib/text/shown-text.ts'
import type { Message } from './notify.ts'

const COLORS = { success: 'green', info: 'brand', error: 'red' } as const

/** Shows a message of `notify.ts`; gives what takes it away. A result takes the place of those before it (N23). */
export function showMessage({ kind, text, autoClose, aside = false, action }: Message): () => void {
  const message = shownText(showable(text, '操作失败'))
  const id = `${kind}:${message}`
  const { notifications: shown, queue } = notificationsStore.getState()
  const standing = [...shown, ...queue].map((note) => String(note.id))
  const isShown = standing.includes(id)
  if (kind !== 'info' && !aside) {
    for (const other of standing) if (isResult(other) && other !== id && !together.has(other)) notifications.hide(other)
    if (together.size === 0) queueMicrotask(() => together.clear())
    together.add(id)
  }
  const times = isShown && kind !== 'error' ? (timesShown.get(id) ?? 1) + 1 : 1
  timesShown.set(id, times)
  notifications[isShown ? 'update' : 'show']({
    id,
    message: (
      <>
        {`${message}${times > 1 ? `（×${times}）` : ''}`}
        {action && (
          <Button
            variant="subtle"
            size="compact-xs"
            ml={8}
            onClick={() => {
              notifications.hide(id)
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
      </>
    ),
    color: COLORS[kind],
    // another number begins the time anew
    autoClose: autoClose + times,
    role: kind === 'error' ? 'alert' : 'status',
    withBorder: true,
  })
  return () => void notifications.hide(id)
}

/** What is said at once, such as of each file that was refused, stands together. */
const together = new Set<string>()

const isResult = (id: string) => !id.startsWith('info:')

/** How often a message was asked for while it stood. */
const timesShown = new Map<string, number>()

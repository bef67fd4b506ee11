import { Stack } from '@mantine/core'
import { notifications, notificationsStore } from '@mantine/notifications'
import { createElement, type ReactNode } from 'react'
import { isChunkLoadError } from '#src/lib/hooks/lazy-component.tsx'
import { messageOf, showable } from '#src/lib/errors/user-error.ts'
import { ReloadButton } from './reload-button.tsx'

/*
 * Short messages above the page. Text only, cut to a showable length. What is done twice while its message stands is
 * counted there; a burst of failures of one cause is one message. Each is a live region: errors interrupt, the others
 * wait.
 */

const LONG_MS = 6000
const SHORT_MS = 4000
/** Long enough to reach for the button. */
const WITH_BUTTON_MS = 20_000

/** Says that something was done. */
export function notifySuccess(message = '操作成功') {
  show('success', message, SHORT_MS)
}

/** Says something that is neither success nor failure. */
export function notifyInfo(message: string) {
  show('info', message, SHORT_MS)
}

/**
 * Says what failed. Takes what was thrown or the words themselves; stays silent when the user knows already. With code
 * that did not come there is a button that loads the page anew.
 */
export function notifyError(error: unknown) {
  const message = typeof error === 'string' ? error : messageOf(error)
  if (message === undefined) return
  if (isChunkLoadError(error))
    show('error', message, WITH_BUTTON_MS, createElement(ReloadButton, { size: 'compact-sm' }))
  else show('error', message, LONG_MS)
}

const COLORS = { success: 'green', info: 'brand', error: 'red' } as const

function show(kind: keyof typeof COLORS, text: string, autoClose: number, action?: ReactNode) {
  const message = showable(text, '操作失败')
  const id = `${kind}:${message}`
  const { notifications: shown, queue } = notificationsStore.getState()
  const isShown = [...shown, ...queue].some((note) => note.id === id)
  const times = isShown && kind !== 'error' ? (timesShown.get(id) ?? 1) + 1 : 1
  timesShown.set(id, times)
  notifications[isShown ? 'update' : 'show']({
    id,
    message: action
      ? createElement(Stack, { gap: 'xs', align: 'flex-start' }, message, action)
      : `${message}${times > 1 ? `（×${times}）` : ''}`,
    color: COLORS[kind],
    // another number begins the time anew
    autoClose: autoClose + times,
    role: kind === 'error' ? 'alert' : 'status',
    withBorder: true,
  })
}

/** How often a message was asked for while it stood. */
const timesShown = new Map<string, number>()

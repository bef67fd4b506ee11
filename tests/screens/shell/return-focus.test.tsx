import { screen, waitFor } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { loadOverlays } from '#src/ui/overlay/overlay-code.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { advance } from '#tests/support/clock.ts'

function Dialog({ children }: { children: ReactNode }) {
  useReturnFocus(true)
  return (
    <div role="dialog" aria-label="发布广告">
      {children}
    </div>
  )
}

/** A button, and what was opened by it: a dialog that waits, and the one that it gives way to. */
async function openWaiting() {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const show = (dialog: ReactNode) =>
    root.render(
      <>
        <button type="button">打开</button>
        {dialog}
      </>,
    )
  show(null)
  ;(await screen.findByRole('button')).focus()
  show(
    <Dialog key="waiting">
      <button type="button">关闭</button>
    </Dialog>,
  )
  ;(await screen.findByRole('button', { name: '关闭' })).focus()
  return {
    close: () => show(null),
    follow: () =>
      show(
        <Dialog key="form">
          <input ref={(field) => field?.focus()} aria-label="终端" />
        </Dialog>,
      ),
  }
}

test('a dialog that follows another at once keeps the focus', async () => {
  await loadOverlays()
  const { follow } = await openWaiting()
  follow()
  const field = await screen.findByRole('textbox', { name: '终端' })
  await advance(1)
  expect(field).toHaveFocus()
})

test('where nobody has taken it, it goes back to what opened the dialog', async () => {
  const { close } = await openWaiting()
  close()
  await advance(1)
  await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus())
})

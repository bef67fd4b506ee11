import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { LOAD_FAILED } from '#src/lib/errors/load-failures.ts'
import { ScreenLoadError } from '#src/lib/hooks/lazy-component.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { canvas, editorAddress, editorIn } from '../support/editor.ts'
import { press } from '../support/steps.ts'

const sayMissing = () => notifyError(new ScreenLoadError(LOAD_FAILED))

/** What the page is made of, one beside the other. */
const PARTS = '#main section, #main header, #main aside, #main footer, #main [role=search], #main table, header'

/** The parts of the page over which something lies, and how far they reach below the window. */
function covered(note: HTMLElement) {
  const over = note.getBoundingClientRect()
  return [...document.querySelectorAll<HTMLElement>(PARTS)]
    .filter((part) => part.checkVisibility() && !part.contains(note))
    .filter((part) => {
      const room = part.getBoundingClientRect()
      // the header makes room inside of it
      const top = room.top + Number.parseFloat(getComputedStyle(part).paddingTop)
      return over.bottom > top && over.top < room.bottom && over.right > room.left && over.left < room.right
    })
    .map((part) => part.getAttribute('aria-label') ?? part.className)
}

test('code that did not come is said where it covers nothing of the editor, until it is closed', async () => {
  const { user, advance, chooseTemplate } = editorIn(await renderConsole({ at: editorAddress() }))
  await canvas()
  await press(user, '添加第一个场景')
  await chooseTemplate('周末大促')
  sayMissing()
  const note = await screen.findByRole('alert')
  expect(within(note).getByRole('button', { name: '刷新页面' })).toBeVisible()
  await advance(60_000)
  expect(note).toBeVisible()
  expect(covered(note)).toEqual([])
  // nothing is pushed out of the window
  expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  await press(user, '关闭', note)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('it covers neither a list nor the drawer that is open over it', async () => {
  const { user } = await renderConsole({ at: '/terminalManage' })
  sayMissing()
  const note = await screen.findByRole('alert')
  await screen.findByRole('table', { name: '终端列表' })
  expect(covered(note)).toEqual([])
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: '快捷键' })
  await waitFor(() =>
    expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(note.getBoundingClientRect().bottom),
  )
})

test('on a phone it covers nothing of the header', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  await renderConsole({ at: '/terminalManage' })
  sayMissing()
  const note = await screen.findByRole('alert')
  const menu = screen.getByRole('button', { name: '打开菜单' })
  await waitFor(() =>
    expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(note.getBoundingClientRect().bottom),
  )
})

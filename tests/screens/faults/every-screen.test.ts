import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createQueryClient } from '#src/api/query.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { pagesOf } from '#src/features/shell/pages.ts'
import type { FaultEffect } from '#mocks/server/faults.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { endFaults } from '../support/faults.ts'

/*
 * Every screen of the menu, met for the first time while all calls fail: it stands, says so, turns nowhere, and is
 * whole when asked again. A failed load is tried twice or said at once, and a screen knows no other difference; what
 * each failure is called is the business of tests/faults/calls.test.ts.
 */
const BROKEN: FaultEffect = { kind: 'status', status: 500 }
const REFUSED: FaultEffect = { kind: 'refuse', msg: '终端正在升级，请稍后再试' }

/** Every call of a screen fails; who is signed in is answered, for without it there is no screen. */
const failing = (trouble: FaultEffect) => [
  { operationId: 'userInfo', kind: 'delay' } as const,
  { operationId: '*', ...trouble } as const,
]

const main = () => screen.getByRole('main')
const saying = (words: string) => within(main()).queryAllByText(words, { exact: false })
const again = () => within(main()).queryAllByRole('button', { name: /^重试/ })
const busy = () => main().querySelectorAll('[aria-busy=true]')

// a section, whose path ends with a slash, leads on to the first of its pages
const menu = pagesOf(createAppRouter(createQueryClient(), createMemoryHistory())).flatMap((page) =>
  page.menu && !page.path.endsWith('/') ? [page.path] : [],
)

test.each(menu)('%s stands while its calls fail, says so, and is whole when asked again', async (path) => {
  const { user, server, at } = await renderConsole({ at: path, switches: { faults: failing(BROKEN) } })
  /** Presses whatever loads a part of the screen again. */
  async function askAgain() {
    for (const button of again()) if (button.isConnected) await user.click(button)
  }
  // by then the screen has come, and asks; what fails is tried again half a second later
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  await waitFor(() => expect(saying('服务器内部错误')).not.toHaveLength(0))
  await waitFor(() => expect(busy()).toHaveLength(0))
  expect(at().split('?')[0]).toBe(path)
  expect(screen.queryByText(/操作成功/)).toBeNull()

  await server.setSwitches({ faults: failing(REFUSED) })
  await askAgain()
  await waitFor(() => expect(saying('终端正在升级，请稍后再试')).not.toHaveLength(0))
  await waitFor(() => expect(busy()).toHaveLength(0))

  await endFaults(server)
  // what is loaded then may have failed as well: a list before the record that it opens
  while (again().length > 0) {
    await askAgain()
    await waitFor(() => expect(busy()).toHaveLength(0))
  }
  expect(saying('服务器内部错误')).toHaveLength(0)
  expect(saying('终端正在升级')).toHaveLength(0)
})

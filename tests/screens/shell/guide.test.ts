import { screen, waitFor } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { openGuide } from '#mocks/panel/guide/guide.ts'
import { renderConsole, type RenderedConsole } from '#tests/support/render-console.tsx'
import { panelContext } from '../support/panel-context.ts'

const STEP = 22_000

/** The card of the tour stands in a tree of its own. */
function card() {
  const root = document.querySelector('[data-mock-guide]')?.shadowRoot
  const text = (selector: string) => root?.querySelector(selector)?.textContent ?? ''
  const button = (name: string) =>
    [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
  return {
    shown: root !== undefined && root !== null,
    step: `${text('header span + span')} ${text('h2')}`,
    press: (name: string) => button(name)?.click(),
    has: (name: string) => button(name) !== undefined,
  }
}

async function begin(opened: RenderedConsole) {
  await openGuide(panelContext(opened))
  onTestFinished(() => document.querySelector('[data-mock-guide]')?.remove())
}

test('the tour waits for whoever takes the page in hand, goes by the arrows, and ends by Escape', async () => {
  const opened = await renderConsole({ at: '/homePage', account: '13800000006' })
  const { user, advance } = opened
  await begin(opened)
  // the switches of tests are not those of the start
  expect(card().step).toContain('这里的数据改过')
  card().press('继续')
  // whoever may neither review nor publish is not led there
  await waitFor(() => expect(card().step).toContain('1 / 6'))
  await user.click(await screen.findByRole('heading', { name: '首页', level: 1 }))
  expect(card().has('继续播放')).toBe(true)
  await advance(2 * STEP)
  expect(card().step).toContain('1 / 6')
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(card().step).toContain('2 / 6'))
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(card().step).toContain('1 / 6'))
  card().press('继续播放')
  await advance(STEP)
  await waitFor(() => expect(card().step).toContain('2 / 6'))
  // a dialog would keep Tab to itself
  screen.getByRole('button', { name: /^账号/ }).focus()
  await user.keyboard('{F6}')
  expect(document.activeElement).toHaveAttribute('data-mock-guide')
  await user.keyboard('{Escape}')
  expect(card().shown).toBe(false)
})

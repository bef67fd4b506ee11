import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'

/*
 * How much of a list is seen at once, at 1440 x 900: what only a page that is laid out shows.
 */

const FIRST_ROW = 136
const ROW = 36
const LISTS = [
  ['终端管理', '/terminalManage?size=20'],
  ['终端管理的批量操作', '/terminalManage?size=20&batch=1'],
  ['订单管理', '/orderManage'],
  ['角色管理', '/form/role'],
  ['账号管理', '/form/account'],
  ['终端指令记录', '/record/deviceCommand'],
  ['广告发布记录', '/record/playRecord'],
] as const

/** The accent in the scheme at hand, as a computed colour. */
function accents() {
  const probe = document.body.appendChild(document.createElement('i'))
  const colors = ['--ui-accent', '--ui-link', '--ui-info-text'].map((name) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  return colors
}

/** What in a row is written in the accent. */
function accented(row: Element, colors: readonly string[]) {
  return [...row.querySelectorAll('*')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent !== '') &&
      colors.includes(getComputedStyle(element).color),
  )
}

test.each(LISTS)('%s begins near the top, has room for eighteen rows, and little in the accent', async (_name, at) => {
  await renderConsole({ at })
  const rows = () => [...document.querySelectorAll('main tbody tr')]
  await waitFor(() => expect(rows().some((row) => row.textContent.trim() !== '')).toBe(true))
  const firstTop = () => Math.round(rows()[0]?.getBoundingClientRect().top ?? 0)
  // the row of tools is whole once the code of its filters is there
  await waitFor(() => expect(firstTop()).toBeLessThanOrEqual(FIRST_ROW))
  const top = firstTop()
  const foot = screen.getByRole('navigation', { name: '分页' }).getBoundingClientRect().top
  expect(top).toBeGreaterThan(0)
  expect((foot - top) / ROW).toBeGreaterThanOrEqual(18)
  expect(rows().map((row) => Math.round(row.getBoundingClientRect().height))).toEqual(rows().map(() => ROW))
  const colors = accents()
  expect(rows().filter((row) => accented(row, colors).length > 1)).toEqual([])
})

import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { startSession } from '#src/api/session.ts'
import { ADMIN } from '#tests/support/accounts.ts'
import { press } from '../support/steps.ts'
import { openTerminals, terminalRows } from '../support/terminals.ts'

const OPERATOR = '13800000001'
const PLACE = `console.columns.devices.${ADMIN}`
const USUAL = ['终端编号', '画面', '终端名称', '在线状态', '分辨率', '区县', '操作']

const heads = () =>
  within(screen.getByRole('table', { name: '终端列表' }))
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })
const edge = (name: string) => head(name).querySelector('[data-edge]') as HTMLElement
const widthOf = (name: string) => Math.round(head(name).getBoundingClientRect().width)
const cellBelow = (name: string) => {
  const { cellIndex } = head(name) as HTMLTableCellElement
  return terminalRows()[0]?.querySelectorAll('td')[cellIndex] as HTMLElement
}
/** The rows are there, and what arranges columns has come with the pointer. */
async function ready(user: UserEvent) {
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  await user.hover(head('在线状态'))
  const { columnCode } = await import('#src/ui/table/columns/use-column-code.ts')
  await columnCode.preload()
}
async function drag(user: UserEvent, from: Element, to: number, release: '[/MouseLeft]' | '{Escape}' = '[/MouseLeft]') {
  const { left, width, top } = from.getBoundingClientRect()
  const at = (x: number) => ({ clientX: x, clientY: top + 10 })
  await user.pointer([
    { keys: '[MouseLeft>]', target: from, coords: at(left + width / 2) },
    { target: from, coords: at((left + width / 2 + to) / 2) },
    { target: from, coords: at(to) },
  ])
  if (release === '{Escape}') await user.keyboard(release)
  await user.pointer({ keys: '[/MouseLeft]', target: from, coords: at(to) })
}
const middleOf = (name: string) => {
  const { left, width } = head(name).getBoundingClientRect()
  return left + width / 2
}
async function openPanel(user: UserEvent) {
  await press(user, '列设置')
  await screen.findByRole('button', { name: '恢复默认' })
}
const button = (name: string) => screen.getByRole('button', { name })

test('columns are dragged to another place and widened by their edge, and stand so after a reload', async () => {
  const { user, reload } = await openTerminals()
  await ready(user)
  expect(heads()).toEqual(USUAL)

  await drag(user, head('区县'), middleOf('在线状态') - 10)
  const moved = ['终端编号', '画面', '终端名称', '区县', '在线状态', '分辨率', '操作']
  expect(heads()).toEqual(moved)
  // no click that sorts came of it
  expect(head('区县')).not.toHaveAttribute('aria-sort')
  await drag(user, head('终端编号'), middleOf('分辨率'), '{Escape}')
  expect(heads()).toEqual(moved)

  const [before, left] = [widthOf('在线状态'), head('在线状态').getBoundingClientRect().left]
  await drag(user, edge('在线状态'), edge('在线状态').getBoundingClientRect().right + 56)
  const wide = widthOf('在线状态')
  expect(wide).toBeGreaterThan(before + 40)
  expect(head('在线状态').getBoundingClientRect().left).toBeCloseTo(left, 0)
  await drag(user, edge('在线状态'), 2000, '{Escape}')
  expect(widthOf('在线状态')).toBe(wide)

  await reload()
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  expect(heads()).toEqual(moved)
  expect(widthOf('在线状态')).toBe(wide)

  await ready(user)
  await user.dblClick(edge('在线状态'))
  expect(widthOf('在线状态')).toBeLessThan(wide)
  expect(cellBelow('在线状态').scrollWidth).toBeLessThanOrEqual(cellBelow('在线状态').clientWidth)
})

test('by keys alone: hidden, moved, widened, pinned in sight, and all back to default', async () => {
  const { user } = await openTerminals()
  await ready(user)
  await openPanel(user)
  const go = async (target: HTMLElement, key = '{Enter}') => {
    target.focus()
    await user.keyboard(key)
  }
  expect(screen.getByRole('checkbox', { name: '终端名称' })).toBeDisabled()
  await go(screen.getByRole('checkbox', { name: '分辨率' }), ' ')
  await go(screen.getByRole('checkbox', { name: '地址' }), ' ')
  await go(button('左移：区县'))
  expect(heads()).toEqual(['终端编号', '画面', '终端名称', '区县', '在线状态', '地址', '操作'])
  expect(button('左移：区县')).toHaveFocus()
  expect(screen.getByText('区县已移到第 4 列')).toBeVisible()
  await go(button('右移：区县'))
  expect(heads()).toEqual(['终端编号', '画面', '终端名称', '在线状态', '区县', '地址', '操作'])
  expect(button('左移：终端编号')).toHaveAccessibleDescription('已在最左边')

  const before = widthOf('区县')
  await go(button('变宽：区县'))
  expect(widthOf('区县')).toBe(before + 20)
  await go(button('变窄：区县'))
  expect(widthOf('区县')).toBe(before)
  await go(button('最佳列宽：区县'))
  expect(widthOf('区县')).toBeLessThan(before)

  await go(button('固定在左侧：在线状态'))
  expect(button('固定在左侧：在线状态')).toHaveAttribute('aria-pressed', 'true')
  expect(heads()[0]).toBe('在线状态')
  for (const _ of Array.from({ length: 25 })) await go(button('变宽：地址'))
  const scroller = screen.getByRole('region', { name: '终端列表' })
  scroller.scrollLeft = 200
  expect(scroller.scrollLeft).toBe(200)
  const insideLeft = scroller.getBoundingClientRect().left + scroller.clientLeft
  for (const cell of [head('在线状态'), cellBelow('在线状态')])
    expect(cell.getBoundingClientRect().left).toBeCloseTo(insideLeft, 0)
  await go(button('固定在左侧：终端名称'))
  expect(heads().slice(0, 2)).toEqual(['在线状态', '终端名称'])

  await go(button('恢复默认'))
  expect(heads()).toEqual(USUAL)
  expect(localStorage.getItem(PLACE)).toBeNull()
})

test('what cannot be read is thrown away; another account has columns of its own', async () => {
  localStorage.setItem(PLACE, '{"columnOrder":"区县"}')
  const { user, server, reload } = await openTerminals()
  await ready(user)
  expect(heads()).toEqual(USUAL)
  expect(localStorage.getItem(PLACE)).toBeNull()

  await openPanel(user)
  await user.click(screen.getByRole('checkbox', { name: '分辨率' }))
  await user.click(button('右移：终端编号'))
  const own = ['画面', '终端编号', '终端名称', '在线状态', '区县', '操作']
  expect(heads()).toEqual(own)

  startSession(await server.signIn(OPERATOR), OPERATOR)
  await reload()
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  expect(heads()).toEqual(USUAL)

  startSession(await server.signIn(ADMIN), ADMIN)
  await reload()
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  expect(heads()).toEqual(own)
})

test('what another tab does to the columns is seen here, and is kept by what is done here', async () => {
  const { user } = await openTerminals()
  await ready(user)
  await openPanel(user)
  const keepElsewhere = (columnVisibility: object) => {
    const columnPinning = { start: ['state'], end: [] }
    localStorage.setItem(PLACE, JSON.stringify({ columnVisibility, columnOrder: [], columnSizing: {}, columnPinning }))
  }
  keepElsewhere({})
  window.dispatchEvent(new StorageEvent('storage', { key: PLACE }))
  const pinned = ['在线状态', '终端编号', '画面', '终端名称', '分辨率', '区县', '操作']
  await waitFor(() => expect(heads()).toEqual(pinned))

  // before it is heard of
  keepElsewhere({ resolution: false })
  await user.click(screen.getByRole('checkbox', { name: '区县' }))
  const both = pinned.filter((name) => name !== '分辨率' && name !== '区县')
  expect(heads()).toEqual(both)
  expect(JSON.parse(localStorage.getItem(PLACE) ?? '')).toMatchObject({
    columnVisibility: { resolution: false, district: false },
  })
})

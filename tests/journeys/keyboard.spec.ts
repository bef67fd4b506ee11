import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/console.ts'
import { enter, goTo, press, walkTo } from '#tests/support/keyboard.ts'

/*
 * Everything by keyboard: no call here moves or presses the mouse. Real keys, for the order of Tab and for the ring
 * around the focus; dialogs and drawers by keyboard are screen tests (tests/screens/shell/keyboard.test.ts).
 */

test.setTimeout(120_000)

const row = (page: Page) => page.getByRole('table', { name: '终端列表' }).getByRole('row').nth(1)
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: true })

test(
  'sign in, skip the menu, filter by text, state, organisation and region',
  { tag: '@mock' },
  async ({ page, open }) => {
    await enter(page, open, '/terminalManage')
    await expect(page.getByRole('main')).toBeFocused()

    // on a page that was just opened the first stop skips header and menu
    await page.reload()
    await expect(row(page)).toBeVisible()
    await press(page, 'Tab')
    const skip = page.getByRole('link', { name: '跳到正文' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await press(page, 'Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await press(page, 'Tab')
    await expect(page.getByLabel('终端', { exact: true })).toBeFocused()

    const total = page.getByText(/^共 [\d,]+ 条$/)
    await expect(total).toHaveText('共 200 条')
    await page.keyboard.type('没有这样的名称')
    await press(page, 'Enter')
    await expect(page.getByText('没有符合条件的数据')).toBeVisible()
    await press(page, 'Control+A', 'Delete', 'Enter')
    await expect(total).toHaveText('共 200 条')

    const state = page.getByRole('combobox', { name: '在线状态' })
    await goTo(page, state)
    await press(page, 'ArrowDown')
    await walkTo(page, state, page.getByRole('option', { name: '离线' }))
    await press(page, 'Enter')
    await expect(page).toHaveURL(/[?&]state=0/)
    await expect(total).not.toHaveText('共 200 条')

    // a tree: down and up walk it, right opens a branch, Enter chooses
    const org = page.getByRole('combobox', { name: '组织机构' })
    await goTo(page, org)
    await expect(page.getByRole('tree', { name: '组织机构' })).toBeVisible()
    const branch = page.getByRole('treeitem', { level: 2 }).first()
    await walkTo(page, org, branch)
    await press(page, 'ArrowRight')
    await walkTo(page, org, page.getByRole('treeitem', { level: 3 }).first())
    await press(page, 'Enter')
    await expect(page).toHaveURL(/[?&]org=/)
    await expect(page.getByRole('tree')).toBeHidden()
    await expect(org).not.toHaveValue('')
    await expect(org).toBeFocused()

    // a cascade: right goes from province to city to district
    const region = page.getByRole('combobox', { name: '地区' })
    await goTo(page, region)
    await expect(page.getByRole('option', { name: '河北省' })).toBeVisible()
    await press(page, 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter')
    await expect(page).toHaveURL(/[?&]district=/)
    await press(page, 'Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(region).toHaveValue(/.+\/.+\/.+/)

    await goTo(page, page.getByRole('button', { name: '重置' }))
    await press(page, 'Enter')
    await expect(total).toHaveText('共 200 条')
    await expect(page).not.toHaveURL(/state|org|district/)
  },
)

test('choose terminals, send them a command, and go to another page', { tag: '@mock' }, async ({ page, open }) => {
  await enter(page, open, '/terminalManage?state=1')
  const batch = page.getByRole('button', { name: /批量操作$/ })
  await goTo(page, batch)
  await press(page, 'Enter')
  const bar = page.getByRole('region', { name: '批量操作' })
  await expect(bar).toBeVisible()
  await goTo(page, row(page).getByRole('checkbox'))
  await press(page, 'Space')
  await expect(bar.getByText('已选 1 项')).toBeVisible()

  const screenshot = bar.getByRole('button', { name: '截屏' })
  await goTo(page, screenshot, 'Shift+Tab')
  await press(page, 'Enter')
  const question = dialog(page, '下发指令')
  await expect(question.getByRole('button', { name: '取消' })).toBeFocused()
  await press(page, 'Escape')
  await expect(question).toBeHidden()
  await expect(screenshot).toBeFocused()
  await press(page, 'Enter')
  await goTo(page, question.getByRole('button', { name: '执行' }))
  await press(page, 'Enter')
  await expect(page.getByText(/^正在跟踪：截屏/)).toBeVisible()
  await expect(screenshot).toBeFocused()

  // a menu: arrows walk it, Escape closes it and gives back the focus
  const more = row(page).getByRole('button', { name: '更多' })
  await goTo(page, more)
  await press(page, 'Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await press(page, 'ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
  await press(page, 'Enter')
  await expect(dialog(page, '设置音量').locator(':focus')).toHaveCount(1)
  await press(page, 'Escape')
  await expect(more).toBeFocused()

  // after a navigation the focus is at the new page
  await goTo(page, page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }), 'Shift+Tab')
  await press(page, 'Enter')
  await expect(page).toHaveTitle(/^首页/)
  await expect(page.getByRole('main')).toBeFocused()
})

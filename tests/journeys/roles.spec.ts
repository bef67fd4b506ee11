import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/console.ts'
import { screenSteps } from '#tests/support/screen.ts'

test(
  'the console is shown as a role would have it, and given back',
  { tag: '@mock' },
  async ({ page, open, signIn }) => {
    await open('/login?redirect=/form/role')
    await signIn()
    const menu = page.getByRole('navigation', { name: '主菜单' }).getByRole('link')
    await screenSteps(page).actOn(
      page.getByRole('row').filter({ has: page.getByRole('cell', { name: '一级审核', exact: true }) }),
      '查看权限',
    )
    await page.getByRole('button', { name: '以此角色查看系统' }).click()
    const note = page.getByRole('region', { name: '角色预览' })
    await expect(note).toContainText('正在以角色“一级审核”的权限使用系统')
    await expect(menu.filter({ hasText: '素材管理' })).toHaveCount(1)
    await expect(menu.filter({ hasText: /终端管理|角色管理/ })).toHaveCount(0)
    await open('/form/role')
    await expect(page.getByRole('heading', { name: '无权限访问' })).toBeVisible()
    await expectAccessible(page)
    await note.getByRole('button', { name: '恢复我的权限' }).click()
    await expect(page.getByRole('table', { name: '角色列表' })).toBeVisible()
    await expect(note).toHaveCount(0)
  },
)

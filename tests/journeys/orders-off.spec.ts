import { ADMIN, expect, test } from '#tests/support/console.ts'

test('a real server has no orders unless the build says so (C29)', { tag: '@http' }, async ({ page, open, signIn, mock }) => {
  await open('/login?redirect=%2FhomePage')
  await signIn(ADMIN)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByRole('link', { name: '广告管理' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '订单管理' })).toHaveCount(0)
  for (const path of ['/orderManage', '/orderManage/create']) {
    await open(path)
    await expect(page.getByText('无权限访问')).toBeVisible()
  }
  expect(await mock.calls('orderList')).toEqual([])
})

import { answers } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/console.ts'

test('the menu has what the role may open; breadcrumb and title say where one is @http', async ({ page, open, signIn, mock }) => {
  const guest = '13800000006'
  await mock.set({ scenario: { functionIds: { [guest]: ['6'] } } })
  const menu = page.getByRole('navigation', { name: '主菜单' }).getByRole('link')
  const place = page.getByRole('navigation', { name: '当前位置' })
  const terminals = menu.filter({ hasText: '终端管理' })
  await signIn(guest)
  await expect(menu).toContainText(['首页', '组织机构', '角色管理', '账号管理'])
  await expect(terminals).toHaveCount(0)

  await open('/form/role')
  await expect(page.getByRole('heading', { name: '角色管理', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('角色管理 - 广告终端管理平台')
  await expect(place).toHaveText(/账户中心.*角色管理/)
  await open('/terminalManage')
  await expect(page.getByRole('heading', { name: '无权限访问' })).toBeVisible()
  await expect(terminals).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveTitle('首页 - 广告终端管理平台')

  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveTitle('登录 - 广告终端管理平台')
  await signIn()
  await expect(menu.filter({ hasText: /^(终端|素材|广告)管理$/ })).toHaveCount(3)
  await menu.getByText('终端管理').click()
  await expect(page).toHaveTitle('终端管理 - 广告终端管理平台')
  await expect(place).toHaveText('终端管理')
  await page.getByRole('link', { name: '终端下载' }).click()
  await expect(page).toHaveURL(/\/upload$/)
  await expect(page).toHaveTitle('终端下载 - 广告终端管理平台')
  await page.goBack()
  await expect(page).toHaveTitle('终端管理 - 广告终端管理平台')
})

test('a collapsed menu and the dark colours are kept; an address that leads nowhere leads home', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await signIn()
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await page.getByRole('button', { name: '收起菜单' }).click()
  await page.getByRole('button', { name: '切换为深色' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: '展开菜单' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThanOrEqual(64)
  // the names are still there for those who do not see the icons
  await menu.getByRole('link', { name: '终端管理' }).hover()
  await expect(page.getByRole('tooltip', { name: '终端管理' })).toBeVisible()

  await open('/terminalManages')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect(page).toHaveTitle('页面不存在 - 广告终端管理平台')
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: '切换为浅色' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
})

test('the code of a screen comes by hovering; failing that it is asked for again, and waiting is shown (C1, C3 to C5, C8) @mock', async ({ page, open, signIn, problems }) => {
  problems.allow(/(Failed to load resource|404).*(device-list|review-desk)-screen/, /Failed to load module script/)
  await signIn()
  await expect(page.getByRole('region', { name: '终端在线状态' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const entry = menu.getByRole('link', { name: '终端管理' })

  // a hover fetches the code; that it fails is nobody's business before the page is wanted
  const code = await answers(page, /\/device-list-screen-[\w-]+\.js$/)
  code.with((route) => route.fulfill({ status: 404 }))
  const inVain = page.waitForResponse(code.address)
  await entry.hover()
  await inVain
  await expect(page.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
  await entry.click()
  await expect(page.getByRole('alert')).toContainText('页面加载失败')
  await expect(page).toHaveURL(/\/terminalManage/)

  // here again, but slowly: the wait is seen, and the page comes without a reload
  const slowCode = code.hold()
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('progressbar', { name: '正在打开页面' })).toBeVisible()
  slowCode.release()
  await expect(page.getByRole('table', { name: '终端列表' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '正在打开页面' })).toBeHidden()
  await expect(page.locator('body')).toHaveAttribute('data-same-page')

  // a version that is gone for good, on a host that answers with its page instead (C3): the page is loaded anew
  code.with((route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>登录</title>' }))
  await open('/terminalManage')
  await expect(page.getByRole('alert')).toContainText('请刷新页面')
  code.with((route) => route.continue())
  await page.getByRole('button', { name: '刷新页面' }).click()
  await expect(page.getByRole('table', { name: '终端列表' })).toBeVisible()

  // without its style sheet a screen is not shown (C5), and the next try asks for it again
  const style = await answers(page, /\/review-desk-screen-[\w-]+\.css$/)
  const styled = () =>
    page.evaluate((wanted) => [...document.styleSheets].filter(({ href }) => new RegExp(wanted).test(href ?? '')).length, style.address.source)
  style.with((route) => route.fulfill({ status: 503 }))
  await menu.getByRole('link', { name: '审核台' }).click()
  await expect(page.getByRole('alert')).toContainText('页面加载失败')
  expect(await styled()).toBe(0)
  const slowStyle = style.hold()
  await page.getByRole('button', { name: '重试' }).click()
  await slowStyle.asked
  // the code of another screen, wanted in the meantime, does not ask for it a second time
  const wanted = page.waitForRequest(/\/api\/role\/page/)
  const other = page.waitForResponse(/\/role-list-screen-[\w-]+\.js$/)
  await menu.getByRole('link', { name: '角色管理' }).hover()
  await wanted
  slowStyle.release()
  await other
  await expect(page.getByRole('heading', { name: '审核台', level: 1 })).toBeVisible()
  expect(await styled()).toBe(1)
})

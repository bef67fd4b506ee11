import { API_ORIGIN } from '../../scripts/builds.mjs'
import { answers } from '#tests/support/answers.ts'
import { builtFile } from '#tests/support/built-file.ts'
import { expect, LAN_NAME, test } from '#tests/support/console.ts'

test('the code of a screen comes by hovering; failing that it is asked for again, and waiting is shown; menu and colours stay as they were chosen (N8) @mock', async ({
  page,
  open,
  signIn,
  problems,
}) => {
  const screen = builtFile('demo', 'features/devices/device-list-screen.tsx')
  const sheet = builtFile('demo', 'features/review/review-desk-screen.tsx', 'css')
  problems.allow(
    ...[screen, sheet].map((file) => new RegExp(`(Failed to load resource|404).*${file.source.slice(0, -1)}`)),
    /Failed to load module script/,
  )
  await signIn()
  await expect(page.getByRole('region', { name: '终端在线状态' })).toBeVisible()
  // both are there after the page is loaded anew (below)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await page.getByRole('button', { name: '切换为深色' }).click()
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const entry = menu.getByRole('link', { name: '终端管理' })

  // a hover fetches the code; that it fails is nobody's business before the page is wanted
  const code = await answers(page, screen)
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

  // a version that is gone for good, on a host that answers with its page instead: the page is loaded anew
  code.with((route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>登录</title>' }))
  await open('/terminalManage')
  await expect(page.getByRole('alert')).toContainText('请刷新页面')
  code.with((route) => route.continue())
  await page.getByRole('button', { name: '刷新页面' }).click()
  await expect(page.getByRole('table', { name: '终端列表' })).toBeVisible()
  await expect(page.getByRole('button', { name: '展开菜单' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  // without its style sheet a screen is not shown, and the next try asks for it again
  const style = await answers(page, sheet)
  const styled = () =>
    page.evaluate(
      (wanted) => [...document.styleSheets].filter(({ href }) => new RegExp(wanted).test(href ?? '')).length,
      style.address.source,
    )
  style.with((route) => route.fulfill({ status: 503 }))
  await menu.getByRole('link', { name: '审核台' }).click()
  await expect(page.getByRole('alert')).toContainText('页面加载失败')
  await expect.poll(styled).toBe(0)
  const slowStyle = style.hold()
  await page.getByRole('button', { name: '重试' }).click()
  await slowStyle.asked
  // the code of another screen, wanted in the meantime, does not ask for it a second time
  const wanted = page.waitForRequest(/\/api\/role\/page/)
  const other = page.waitForResponse(builtFile('demo', 'features/roles/role-list-screen.tsx'))
  await menu.getByRole('link', { name: '角色管理' }).hover()
  await wanted
  slowStyle.release()
  await other
  await expect(page.getByRole('heading', { name: '审核台', level: 1 })).toBeVisible()
  expect(await styled()).toBe(1)
})

test('the header leads to the downloads, which open in a window of their own', async ({ page, signIn, backend }) => {
  await signIn()
  await page.getByRole('link', { name: '终端下载' }).click()
  const client = page.getByRole('link', { name: '下载安卓客户端' })
  await expect(client).toHaveAttribute('target', '_blank')
  for (const link of [client, page.getByRole('link', { name: '北屿板卡适配' })]) {
    const address = String(await link.getAttribute('href'))
    const response = await page.request.get(
      backend ? address.replace(API_ORIGIN, backend.origin) : address.replace(LAN_NAME, '127.0.0.1'),
    )
    // an archive, and not a page of the host that stands for what is not there
    expect((await response.body()).subarray(0, 2).toString()).toBe('PK')
  }
})

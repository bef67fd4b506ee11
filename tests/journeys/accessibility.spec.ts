import type { Page } from '@playwright/test'
import { examine, examinePopup, expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/console.ts'

/*
 * axe finds nothing, in light and in dark, on any screen, dialog, drawer and state. The server makes no difference to it.
 */
test.setTimeout(120_000)

const firstRow = (page: Page) => page.getByRole('table', { name: '终端列表' }).getByRole('row').nth(1)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function expectList(page: Page) {
  await expect(firstRow(page).getByRole('link').first()).toBeVisible()
}

/** Chooses an action of the first terminal that stands in its menu. */
async function act(page: Page, action: string) {
  await firstRow(page).getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('pages around the lists: login, recovery, not allowed, downloads, not there', { tag: '@mock' }, async ({ page, open, signIn, mock }) => {
  const guest = '13800000006'
  await mock.set({ scenario: { functionIds: { [guest]: ['2'] } } })
  await open('/login?redirect=%2FterminalManage')
  await expect(page.getByRole('region', { name: '演示账号' }).getByRole('button').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('账号', { exact: true }).fill(guest)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('密码不能为空')).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)

  await signIn(guest)
  await expect(page.getByRole('heading', { name: '无权限访问' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '终端下载' }).click()
  await expect(page.getByRole('link', { name: '下载安卓客户端' })).toBeVisible()
  await expectAccessible(page)
  await open('/nowhere')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expectAccessible(page)
  await open('/passWordFind')
  await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible()
  await expectAccessible(page)
})

test('the home page in its states, and the dialogs of the shell', { tag: '@mock' }, async ({ page, signIn, mock }) => {
  await signIn()
  await expect(page.getByRole('img', { name: /^终端在线状态环形图/ })).toBeVisible()
  await expectAccessible(page)
  for (const option of await page.getByText('表格', { exact: true }).all()) await option.click()
  await expect(page.getByRole('table')).toHaveCount(4)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expectAccessible(page)

  const account = page.getByRole('button', { name: /^账号：/ })
  const choose = (item: string) => account.click().then(() => page.getByRole('menuitem', { name: item }).click())
  await examinePopup(page, page.getByRole('menu'), account)
  await examine(page, dialog(page, '修改密码'), () => choose('修改密码'))
  await examine(page, dialog(page, '退出登录'), () => choose('退出登录'))

  await mock.set({ faults: [{ operationId: 'dashboardReport', kind: 'set', values: { deviceState: 'x', materialType: 7 } }] })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByRole('alert').getByText('数据异常')).toBeVisible()
  await expectAccessible(page)
  await mock.set({ faults: [{ operationId: 'dashboardReport', kind: 'refuse', msg: '报表暂不可用' }] })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByText('报表暂不可用')).toBeVisible()
  await expectAccessible(page)
})

test('the terminal list and what opens over it', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await open('/login?redirect=%2FterminalManage%3Fstate%3D1')
  await signIn()
  await expectList(page)
  await page.getByRole('button', { name: /^展开/ }).click()
  await expectAccessible(page)

  await examinePopup(page, page.getByRole('menu'), firstRow(page).getByRole('button', { name: '更多' }))
  await examinePopup(page, page.getByRole('menu'), page.getByRole('button', { name: '显示的列' }))
  await examinePopup(page, page.getByRole('option', { name: '离线' }), page.getByRole('combobox', { name: '在线状态' }))
  await examinePopup(page, page.getByRole('tree'), page.getByRole('combobox', { name: '组织机构' }))
  await examinePopup(page, page.getByRole('option', { name: '广东省' }), page.getByRole('combobox', { name: '地区' }))
  await examinePopup(page, dialog(page, '分组管理'), page.getByRole('button', { name: '分组管理' }))
  await examine(page, dialog(page, '新增分组'), () => page.getByRole('button', { name: '新增分组' }).click())
})

test('the dialogs of one terminal', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await open('/login?redirect=%2FterminalManage%3Fstate%3D1')
  await signIn()
  await expectList(page)
  await examine(page, dialog(page, '编辑终端'), () => firstRow(page).getByRole('button', { name: '编辑' }).click())
  await examine(page, dialog(page, '设置开关机时间'), () => act(page, '设置开关机时间'))
  await examine(page, dialog(page, '设置分组'), () => act(page, '设置分组'), 2)
  await examine(page, dialog(page, '设置组织机构'), () => act(page, '设置组织机构'), 2)
  await examine(page, dialog(page, '下发指令'), () => act(page, '重启'))

  const volume = dialog(page, '设置音量')
  await act(page, '设置音量')
  await volume.getByRole('button', { name: /^添加时段/ }).click()
  await volume.getByLabel('默认音量').fill('101')
  await volume.getByRole('button', { name: '确定' }).click()
  await expect(volume.getByText('请输入0-100的整数')).toBeVisible()
  await expectAccessible(page)
  await examine(page, dialog(page, '放弃未保存的修改？'), () => page.keyboard.press('Escape'))
})

test('batch mode, and what was sent', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await open('/login?redirect=%2FterminalManage%3Fstate%3D1%26batch%3D1')
  await signIn()
  const bar = page.getByRole('region', { name: '批量操作' })
  await expectList(page)
  await expectAccessible(page)
  await bar.getByRole('button', { name: '选择本页' }).click()
  await examinePopup(page, dialog(page, '查看已选'), bar.getByRole('button', { name: '查看已选' }))
  await bar.getByRole('button', { name: '截屏' }).click()
  await dialog(page, '下发指令').getByRole('button', { name: '执行' }).click()
  await expect(page.getByRole('region', { name: '已下发的指令' })).toBeVisible()
  await expectAccessible(page)
})

test('one terminal: what it is, what was sent to it, what it plays', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await open('/login?redirect=%2FterminalManage')
  await signIn()
  await firstRow(page).getByRole('link').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('基本信息')).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('tab', { name: '指令记录' }).click()
  await expect(drawer.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await firstRow(page).getByRole('button', { name: '查看节目' }).click()
  await expect(drawer.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})

test('the list with nothing found, with an error, and with nothing', { tag: '@mock' }, async ({ page, open, signIn, mock }) => {
  await open('/login?redirect=%2FterminalManage%3Fq%3Dnothing-has-this-name')
  await signIn()
  await expect(page.getByText('没有符合条件的数据')).toBeVisible()
  await expectAccessible(page)
  await mock.set({ faults: [{ operationId: 'deviceList', kind: 'refuse', msg: '列表暂不可用' }] })
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(page.getByText('列表暂不可用')).toBeVisible()
  await expectAccessible(page)
  await mock.set({ faults: [{ operationId: 'deviceList', kind: 'data', data: { total: 0, data: [] } }] })
  // gone if the list has looked again by itself meanwhile
  await page.getByRole('button', { name: '重试' }).evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
  await expect(page.getByText('还没有终端')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: '终端下载' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '终端下载' })).toBeVisible()
})

const cards = (page: Page) => page.getByRole('list', { name: '广告列表' }).getByRole('listitem')

test('the ad list and what opens over it', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await open('/login?redirect=%2FprogramManage%3Fstatus%3D4')
  await signIn()
  const rejected = cards(page).first()
  await expect(rejected).toBeVisible()
  await page.getByRole('button', { name: /^展开/ }).click()
  await expectAccessible(page)
  await examinePopup(page, page.getByRole('menu'), rejected.getByRole('button', { name: '更多' }))
  await examinePopup(page, page.getByRole('dialog', { name: /^查看原因/ }), rejected.getByRole('button', { name: /^查看原因/ }))
  await examine(page, dialog(page, '提交审核'), () => rejected.getByRole('button', { name: '提交' }).click())
  await page.getByRole('button', { name: '批量操作', exact: true }).click()
  await rejected.getByRole('checkbox').check()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

test('an ad as it plays: with the decision, with a content that nobody can read, on a telephone', { tag: '@mock' }, async ({ page, open, signIn, mock }) => {
  const preview = page.getByRole('dialog')
  const examinePreview = () =>
    examine(page, preview, async () => {
      await cards(page).first().getByRole('button', { name: '预览' }).click()
      await expect(preview.getByText('分辨率')).toBeVisible()
    })
  await open('/login?redirect=%2FprogramManage%3Fstatus%3D2')
  await signIn()
  await examinePreview()
  await page.setViewportSize({ width: 390, height: 844 })
  await examinePreview()
  await mock.set({ faults: [{ operationId: 'programGet', kind: 'set', values: { content: 'not JSON', status: 5 } }] })
  await open('/programManage?status=5')
  await examinePreview()
})

const materialCards = (page: Page) => page.getByRole('list', { name: '素材列表' }).getByRole('listitem')

test('the materials and the dialogs over them', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await open('/login?redirect=%2FmaterialManage%3Fsize%3D20')
  await signIn()
  const cards = materialCards(page)
  await expect(cards).toHaveCount(20)
  await page.getByRole('button', { name: /^展开/ }).click()
  await expectAccessible(page)
  await examinePopup(page, page.getByRole('menu'), cards.first().getByRole('button', { name: '更多' }))
  const why = page.getByRole('button', { name: /^查看原因/ }).first()
  await examinePopup(page, page.getByRole('dialog', { name: /^查看原因/ }), why)
  await examinePopup(page, dialog(page, '分组管理'), page.getByRole('button', { name: '分组管理' }))
  await examine(page, dialog(page, '新增分组'), () => page.getByRole('button', { name: '新增分组' }).click())
  await examine(page, dialog(page, '重命名素材'), () => cards.filter({ has: page.getByText('审核通过') }).first().getByRole('button', { name: '重命名' }).click())
  await examine(page, dialog(page, '提交审核'), () => page.getByRole('button', { name: '提交', exact: true }).first().click())
})

test('previews of materials: a picture, a video, a rejected one, one to decide about', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await open('/login?redirect=%2FmaterialManage%3Fsize%3D20')
  await signIn()
  const cards = materialCards(page)
  await expect(cards).toHaveCount(20)
  for (const text of ['图片', '视频', '内部审核未通过', '一级审核']) {
    const name = await cards.filter({ hasText: text }).first().getByRole('button').first().innerText()
    await examine(page, dialog(page, name), () => page.getByRole('button', { name, exact: true }).click())
  }
})

test('materials in batch mode', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await open('/login?redirect=%2FmaterialManage%3Fbatch%3D1')
  await signIn()
  await expect(materialCards(page)).toHaveCount(10)
  await expectAccessible(page)
  const bar = page.getByRole('region', { name: '批量操作' })
  await bar.getByRole('button', { name: '选择本页' }).click()
  await expectAccessible(page)
  await examine(page, dialog(page, '设置分组'), () => bar.getByRole('button', { name: '设置分组' }).click(), 2)
  await examine(page, dialog(page, '设置组织机构'), () => bar.getByRole('button', { name: '设置组织机构' }).click(), 2)
})

test('on a telephone', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/login')
  await expectAccessible(page)
  await signIn()
  await expect(page.getByRole('img', { name: /^终端在线状态环形图/ })).toBeVisible()
  await expectAccessible(page)
  const menu = dialog(page, '菜单')
  await examine(page, menu, () => page.getByRole('button', { name: '打开菜单' }).click())
  await page.getByRole('button', { name: '打开菜单' }).click()
  await menu.getByRole('link', { name: '终端管理' }).click()
  await expectList(page)
  await expectAccessible(page)
  await examine(page, dialog(page, '编辑终端'), () => act(page, '编辑'))
  await firstRow(page).getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByText('基本信息')).toBeVisible()
  await expectAccessible(page)
})

test('the review desk: an ad, a missing reason, what is gone, the list on a phone, nothing left', { tag: '@mock' }, async ({ page, open, signIn, mock }) => {
  await open('/login?redirect=%2FreviewDesk%3Fonly%3Dprogram')
  await signIn()
  const item = page.getByRole('article')
  await expect(item.getByRole('region', { name: '广告预览' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^审核台，\d+ 项待审核$/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await item.getByRole('button', { name: '不通过', exact: true }).click()
  await expect(item.getByText('请输入原因', { exact: true })).toBeVisible()
  await item.getByRole('button', { name: '文字有误' }).click()
  await expectAccessible(page)
  await mock.set({ faults: (['programProcess1', 'programProcess2', 'programProcess3', 'programProcess4'] as const).map((operationId) => ({ operationId, kind: 'refuse', msg: '该广告当前不在此审核级别' })) })
  await item.getByRole('button', { name: '不通过', exact: true }).click()
  await expect(item.getByRole('alert')).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await item.getByRole('button', { name: '文字有误' }).click()
  await item.getByRole('link', { name: '返回列表' }).click()
  await expect(page.getByRole('region', { name: '待审核队列' }).getByRole('link').first()).toBeVisible()
  await expectAccessible(page)

  await mock.set({ faults: (['programList', 'materialList'] as const).map((operationId) => ({ operationId, kind: 'data', data: { total: 0, data: [] } })) })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByText('没有待审核的内容')).toBeVisible()
  await expectAccessible(page)
})

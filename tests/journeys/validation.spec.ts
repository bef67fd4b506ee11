import type { Locator } from '@playwright/test'
import { ADMIN, PASSWORD } from '#tests/support/console.ts'
import type { Mock } from '#tests/support/mock-control.ts'
import { expect, test } from '#tests/support/terminals.ts'

/** How many calls that change something were sent, signing in not counted. */
async function writes(mock: Mock): Promise<number> {
  return (await mock.report()).log.filter(({ method, operationId }) => method !== 'GET' && method !== 'OPTIONS' && operationId !== 'authLogin').length
}

/** Fills a field, sends the form, and expects this message beside the field, with the text still in it. */
async function refuses(field: Locator, text: string, message: string, send: () => Promise<void>) {
  await field.fill(text)
  await send()
  await expect(field).toHaveAccessibleDescription(new RegExp(`(^|\\s)${message}(\\s|$)`))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue(text)
}

async function setTime(range: Locator, side: '开始' | '结束', time: string) {
  const [hour = '', minute = ''] = time.split(':')
  for (const [part, value] of [['小时', hour], ['分钟', minute]] as const) {
    const field = range.getByRole('spinbutton', { name: `${side}时间的${part}` })
    if (value === '') await field.press('Backspace')
    else await field.fill(value)
  }
}

const send = (form: Locator) => () => form.getByRole('button', { name: '确定' }).click()

test('login asks for account and password, and keeps what was typed when it is refused', async ({ page, open, mock }) => {
  await open('/login')
  const account = page.getByLabel('账号', { exact: true })
  const password = page.getByLabel('密码', { exact: true })
  const login = () => page.getByRole('button', { name: '登录', exact: true }).click()
  await login()
  await expect(account).toHaveAccessibleDescription('账号不能为空')
  await expect(account).toBeFocused()
  await expect(password).toHaveAccessibleDescription('密码不能为空')
  await refuses(account, '   ', '账号不能为空', login)
  await account.fill(ADMIN)
  await refuses(password, '  ', '密码不能为空', login)
  expect(await mock.calls('authLogin')).toHaveLength(0)

  await password.fill('Demo12345')
  await login()
  await expect(page.getByRole('alert')).toHaveText('账号或密码错误')
  await expect(account).toHaveValue(ADMIN)
  await expect(password).toHaveValue('Demo12345')
  await account.fill(` ${ADMIN} `)
  await password.fill(` ${PASSWORD} `)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/homePage$/)
  expect(await mock.calls('authLogin')).toHaveLength(2)
})

test('a password is changed only by the rules, and then is the one to sign in with', async ({ page, open, signIn, mock }) => {
  await open('/login')
  await signIn()
  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  const form = page.getByRole('dialog', { name: '修改密码' })
  const field = (label: string) => form.getByLabel(new RegExp(`^${label}`))
  await send(form)()
  await expect(field('原密码')).toHaveAccessibleDescription('请输入原密码')
  await expect(field('原密码')).toBeFocused()
  await expect(field('新密码')).toHaveAccessibleDescription(/^请输入新密码/)
  await expect(field('确认新密码')).toHaveAccessibleDescription('请再次输入密码')
  for (const wrong of ['abc12', 'a2345678901234567', '123456', 'abcdef', '!@#$%^']) await refuses(field('新密码'), wrong, '密码格式不正确', send(form))
  await field('新密码').fill('abc123!')
  await refuses(field('确认新密码'), 'abc123', '两次输入的密码不一致', send(form))
  await field('原密码').fill('Wrong1234')
  expect(await writes(mock)).toBe(0)

  await field('确认新密码').fill('abc123!')
  await send(form)()
  await expect(form.getByRole('alert')).toHaveText('原密码错误')
  await expect(field('新密码')).toHaveValue('abc123!')
  await field('原密码').fill(PASSWORD)
  await send(form)()
  await expect(page.getByRole('status').filter({ hasText: '密码修改成功，请重新登录' })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await signIn(ADMIN, 'abc123!')
})

test('a group needs a name of at most ten characters; set group and set organisation need a choice', async ({ page, mock, terminals }) => {
  const { act, dialog } = terminals
  await terminals.open()
  await page.getByRole('button', { name: '新增分组' }).click()
  const name = dialog('新增分组').getByLabel('分组名称')
  for (const [text, message] of [['', '请输入分组名称'], ['  ', '请输入分组名称'], ['一二三四五六七八九十一', '分组名称不能超过10个字符']] as const) {
    await refuses(name, text, message, send(dialog('新增分组')))
  }
  await name.fill('')
  await dialog('新增分组').getByRole('button', { name: '取消' }).click()

  for (const [title, field, message] of [['设置分组', '分组', '请选择分组'], ['设置组织机构', '组织机构', '请选择组织机构']] as const) {
    const choice = dialog(title).getByRole('combobox', { name: field })
    // the list of choices opens with the focus and is put away first
    const putAway = async () => {
      await expect(choice).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
    }
    await act(terminals.find(), title)
    await putAway()
    await send(dialog(title))()
    await expect(choice).toHaveAccessibleDescription(message)
    await putAway()
    await dialog(title).getByRole('button', { name: '取消' }).click()
    await expect(dialog(title)).toBeHidden()
  }
  expect(await writes(mock)).toBe(0)
})

test('power times are both needed and in order; they may be equal', async ({ page, mock, terminals }) => {
  await terminals.open()
  await terminals.act(terminals.find(), '设置开关机时间')
  const form = terminals.dialog('设置开关机时间')
  const range = form.getByRole('group', { name: '开关机时间' })
  for (const [start, end, message] of [['', '22:00', '时间不能为空'], ['08:00', '', '时间不能为空'], ['22:01', '22:00', '开机时间不能晚于关机时间']] as const) {
    await setTime(range, '开始', start)
    await setTime(range, '结束', end)
    await send(form)()
    await expect(range).toHaveAccessibleDescription(message)
    await expect(form.getByText(message, { exact: true })).toBeVisible()
  }
  expect(await writes(mock)).toBe(0)
  await setTime(range, '开始', '22:00')
  await send(form)()
  await terminals.expectDone()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('volumes are whole numbers from 0 to 100; ranges are complete and do not cross, but may touch', async ({ mock, terminals }) => {
  await terminals.open()
  await terminals.act(terminals.find(({ volumeTarget }) => volumeTarget?.period.length === 0), '设置音量')
  const form = terminals.dialog('设置音量')
  const volume = form.getByLabel('默认音量')
  for (const wrong of ['', '101', '-1', '1.5', '十']) await refuses(volume, wrong, '请输入0-100的整数', send(form))
  await volume.fill('100')

  const range = (number: number) => form.getByRole('group', { name: `时段${number}` })
  async function expectRefused(message: string) {
    await send(form)()
    await expect(form.getByRole('alert')).toHaveText(message)
  }
  await form.getByRole('button', { name: '添加时段' }).click()
  await expectRefused('时间和音量不能为空')
  await setTime(range(1), '开始', '08:00')
  await setTime(range(1), '结束', '12:00')
  await expectRefused('时间和音量不能为空')
  await form.getByLabel('时段1音量').fill('101')
  await expectRefused('请输入0-100的整数')
  await form.getByLabel('时段1音量').fill('0')
  await form.getByRole('button', { name: '添加时段' }).click()
  await form.getByLabel('时段2音量').fill('30')
  await expectRefused('时间和音量不能为空')
  await setTime(range(2), '开始', '11:59')
  await setTime(range(2), '结束', '13:00')
  await expectRefused('时间段不能交叉')
  await setTime(range(2), '结束', '11:00')
  await expectRefused('开始时间必须早于结束时间')
  expect(await writes(mock)).toBe(0)
  await expect(form.getByLabel('时段1音量')).toHaveValue('0')
  await setTime(range(2), '开始', '12:00')
  await setTime(range(2), '结束', '13:00')
  await send(form)()
  await terminals.expectDone()
  expect(await writes(mock)).toBe(1)
})

test('a terminal needs name and address; stopping needs an ad', async ({ page, mock, terminals }) => {
  const { act, dialog } = terminals
  const device = terminals.find()
  await terminals.open()
  await act(device, '编辑')
  const form = dialog('编辑终端')
  await form.getByLabel('备注').fill('保留的备注')
  await refuses(form.getByLabel('终端名称'), ' ', '请输入终端名称', send(form))
  await form.getByLabel('终端名称').fill('新名称')
  await refuses(form.getByLabel('终端地址'), '', '请输入终端地址', send(form))
  await expect(form.getByLabel('备注')).toHaveValue('保留的备注')
  await form.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '放弃修改' }).click()

  await act(device, '查看节目')
  await dialog(`查看节目 - ${device.name}`).getByRole('button', { name: '停播' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '请选择广告' })).toBeVisible()
  await expect(dialog('停播广告')).toHaveCount(0)
  expect(await writes(mock)).toBe(0)
})

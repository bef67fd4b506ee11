import { hold, REFUSED, send } from '#tests/support/permissions.ts'
import { ADMIN, expect, REVIEWERS, standOf, test, type Waiting } from '#tests/support/reviews.ts'

/** The path of a decision about an item, as somebody else would send it. */
const process = ({ kind, level, id }: Waiting, reject = 0): [string, string, unknown] => ['POST', `/api/${kind}/check/process${level}`, { id, reject, reason: reject ? '别人写的' : '' }]

test('shows what this account may decide, oldest first; kind and item are in the address, the count is at the menu', async ({ page, desk, mock }) => {
  const own = desk.at(3)
  expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['material', 'program']))
  await desk.open(REVIEWERS[3])
  await desk.expectQueue(own)
  await desk.expectOpen(own[0] as Waiting)
  await expect(desk.item.getByText(`第 1 项，共 ${own.length} 项`)).toBeVisible()
  await expect(desk.entry(own.length)).toBeVisible()

  // every call is one of the lists, for what is in review
  const codes = async () => new Set([...(await mock.calls('materialList')), ...(await mock.calls('programList'))].map(({ code }) => code))
  await expect.poll(codes).toEqual(new Set([1]))

  const ads = own.filter(({ kind }) => kind === 'program')
  await desk.queue.getByText(`广告 ${ads.length}`).click()
  await desk.expectQueue(ads)
  await expect(page).toHaveURL(/[?&]only=program/)
  await desk.items.first().click()
  await desk.expectOpen(ads[0] as Waiting)
  await expect(desk.item.getByRole('region', { name: '广告预览' })).toBeVisible()
  await expect(desk.items.first()).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await desk.expectQueue(ads)
  await desk.expectOpen(ads[0] as Waiting)
  await page.goBack()
  await expect(desk.items).toHaveCount(ads.length)
})

test('looks through the queue one by one, to its ends', async ({ desk }) => {
  const own = desk.at(1)
  await desk.open()
  const previous = desk.item.getByRole('button', { name: '上一项' })
  const next = desk.item.getByRole('button', { name: '下一项' })
  await expect(previous).toHaveAccessibleDescription('这是第一项')
  for (const item of own.slice(1)) {
    await next.click()
    await desk.expectOpen(item)
    await expect(next).toBeFocused()
  }
  await expect(next).toHaveAccessibleDescription('这是最后一项')
  await previous.click()
  await desk.expectOpen(own.at(-2) as Waiting)
})

test('an approval is sent once, is said, leaves the queue and leads on; the menu counts along', async ({ page, desk, mock, server }) => {
  const [first, second, ...others] = desk.at(1) as [Waiting, Waiting, ...Waiting[]]
  await desk.open()
  await desk.expectOpen(first)
  await desk.approve.focus()
  await desk.approve.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()))
  await expect(page.getByRole('status').filter({ hasText: '一级审核审核成功' })).toBeVisible()
  await desk.expectOpen(second)
  await desk.expectQueue([second, ...others])
  await expect(desk.item.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(desk.entry(1 + others.length)).toBeVisible()
  expect(await mock.calls(`${first.kind}Process1`)).toHaveLength(1)
  expect(await standOf(page, server, first)).toEqual({ status: 2, currentLevel: 2, checkReason: '' })
})

test('a rejection wants a reason of at most 20 characters, typed or chosen', async ({ page, desk, mock, server }) => {
  const [first, second, third] = desk.at(1) as [Waiting, Waiting, Waiting]
  await desk.open()
  await desk.expectOpen(first)
  await desk.reject.click()
  await expect(desk.item.getByText('请输入原因', { exact: true })).toBeVisible()
  await expect(desk.reason).toBeFocused()
  await desk.reason.fill('  　')
  await desk.reject.click()
  await expect(desk.item.getByText('请输入原因', { exact: true })).toBeVisible()

  // 21 as people count; the last one is an emoji of several code units
  await desk.reason.fill(`${'长'.repeat(20)}😀`)
  await expect(desk.reason).toHaveAccessibleDescription(/原因不能超过20个字符/)
  await desk.reject.click()
  expect(await mock.calls(`${first.kind}Process1`)).toHaveLength(0)
  const twenty = `${'长'.repeat(19)}😀`
  await desk.reason.fill(twenty)
  await expect(desk.reason).not.toHaveAccessibleDescription(/原因不能超过20个字符/)
  // a reason and an approval contradict each other
  await expect(desk.approve).toHaveAccessibleDescription('已填写不通过的原因，清空后才能通过')
  await desk.reject.click()
  await expect(page.getByRole('alert').filter({ hasText: '审核不通过' })).toBeVisible()
  await desk.expectOpen(second)
  expect(await standOf(page, server, first)).toEqual({ status: 4, currentLevel: 0, checkReason: twenty })

  await expect(desk.reason).toHaveValue('')
  await desk.item.getByRole('button', { name: '画面不清晰' }).click()
  await desk.item.getByRole('button', { name: '文字有误' }).click()
  await desk.reject.click()
  await desk.expectOpen(third)
  expect(await standOf(page, server, second)).toMatchObject({ checkReason: '画面不清晰，文字有误' })
})

test('somebody else was faster: the server says so, the reason stays, the item goes, and the way leads on (R4)', async ({ page, desk, server, mock }) => {
  const [first, second, ...others] = desk.at(1) as [Waiting, Waiting, ...Waiting[]]
  await desk.open()
  await desk.expectOpen(first)
  await desk.reason.fill('画面有水印')
  // the desk also looks by itself: what has changed is not seen before the decision is sent
  await mock.set({ faults: [{ operationId: `${first.kind}List`, kind: 'hold' }] })
  expect(await send(page, server, [process(first)])).toEqual(['1 success'])
  const before = await mock.calls(`${first.kind}List`)
  await desk.reject.click()
  await expect.poll(async () => (await mock.calls(`${first.kind}Process1`)).length).toBe(2)
  await mock.set({ faults: [] })
  await expect(desk.item.getByRole('alert')).toHaveText(`该${first.kind === 'program' ? '广告' : '素材'}当前不在此审核级别`)
  // at once, not when it is looked at next
  expect((await mock.calls(`${first.kind}List`)).length).toBeGreaterThan(before.length)
  await expect(desk.item.getByText('这一项已不在待审核队列中，可能已由他人处理')).toBeVisible()
  await expect(desk.reason).toHaveValue('画面有水印')
  await expect(desk.reject).toHaveAccessibleDescription('这一项已不在待审核队列中')
  await desk.expectQueue([second, ...others])
  await desk.item.getByRole('button', { name: '看下一项' }).click()
  await desk.expectOpen(second)
  await expect(desk.reason).toHaveValue('')
})

test('a reason that was not sent stays with its item, and is not lost by leaving', async ({ page, desk }) => {
  await desk.open()
  await desk.reason.fill('字太小')
  await desk.item.getByRole('button', { name: '下一项' }).click()
  await expect(desk.reason).toHaveValue('')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click()
  await page.getByRole('button', { name: '继续编辑' }).click()
  await desk.item.getByRole('button', { name: '上一项' }).click()
  await expect(desk.reason).toHaveValue('字太小')
})

test('a decision whose page is left is said all the same (R6)', async ({ page, desk, mock }) => {
  await desk.open()
  await expect(desk.approve).toBeVisible()
  await mock.set({ faults: [{ operationId: 'materialProcess1', kind: 'hold' }] })
  await desk.approve.click()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
  await mock.set({ faults: [] })
  await expect(page.getByRole('status').filter({ hasText: '一级审核审核成功' })).toBeVisible()
})

test('by keyboard alone: J and K walk, A leads to the approval and R to the reason; nothing is sent without Enter', async ({ page, desk, mock, server }) => {
  const [first, second, third] = desk.at(1) as [Waiting, Waiting, Waiting]
  await desk.open()
  await desk.expectOpen(first)
  await page.keyboard.press('j')
  await desk.expectOpen(second)
  await page.keyboard.press('k')
  await desk.expectOpen(first)

  await page.keyboard.press('a')
  await expect(desk.approve).toBeFocused()
  await page.keyboard.press('a')
  expect(await mock.calls(`${first.kind}Process1`)).toHaveLength(0)
  await page.keyboard.press('Enter')
  await desk.expectOpen(second)
  await expect(desk.item.getByRole('heading', { level: 2 })).toBeFocused()

  await page.keyboard.press('r')
  await expect(desk.reason).toBeFocused()
  await expect(desk.reason).toHaveValue('')
  // in a field they are letters
  await page.keyboard.type('jar')
  await desk.expectOpen(second)
  await expect(desk.reason).toHaveValue('jar')
  await page.keyboard.press('Enter')
  await desk.expectOpen(third)
  expect(await standOf(page, server, second)).toMatchObject({ status: 4, checkReason: 'jar' })

  // a dialog has the keys to itself
  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('dialog', { name: '退出登录' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await desk.expectOpen(third)
})

test('only the lists that the account may load, and only the kinds that it decides', async ({ page, desk, mock }) => {
  const own = desk.at(2).filter(({ kind }) => kind === 'material')
  await hold(mock, ['2', '25', '3'])
  await desk.open(ADMIN)
  await desk.expectQueue(own)
  await expect(desk.queue.getByRole('radio')).toHaveCount(0)
  await expect(desk.entry(own.length)).toBeVisible()
  expect(await mock.calls('programList')).toEqual([])

  // the level without the list
  await hold(mock, ['24', '34'])
  await page.reload()
  await expect(page.getByText('没有可以审核的列表')).toBeVisible()
  await expect(desk.entry(0)).toBeVisible()
})

test('an account that decides nothing has no desk', async ({ page, mock, open, signIn, server }) => {
  await hold(mock, ['2', '3', '23', '33'])
  await open('/login?redirect=%2FreviewDesk')
  await signIn(ADMIN)
  await expect(page.getByRole('heading', { name: '无权限访问' })).toBeVisible()
  await expect(page.getByRole('link', { name: /审核台/ })).toHaveCount(0)
  expect(await mock.calls('materialList')).toEqual([])
  expect(await send(page, server, [['POST', '/api/material/check/process1', { id: 1, reject: 0, reason: '' }]])).toEqual([REFUSED])
})

test('a link to something that does not wait, and to something that is not there', async ({ desk, open }) => {
  const [first] = desk.at(1) as [Waiting]
  const [other] = desk.at(3) as [Waiting]
  await desk.open(REVIEWERS[1], `?kind=${other.kind}&id=${other.id}`)
  await expect(desk.item.getByRole('heading', { level: 2, name: other.name })).toBeVisible()
  await expect(desk.item.getByText('这一项现在不需要您审核')).toBeVisible()
  await expect(desk.approve).toHaveCount(0)
  await desk.item.getByRole('button', { name: '看下一项' }).click()
  await desk.expectOpen(first)

  await open('/reviewDesk?kind=material&id=999999')
  await expect(desk.item.getByText('素材不存在')).toBeVisible()
  await desk.expectQueue(desk.at(1))
})

test('one list fails: the other is there, with what failed; both fail: said once, with a retry', async ({ page, desk, mock }) => {
  const own = desk.at(1)
  await mock.set({ faults: [{ operationId: 'programList', kind: 'refuse', msg: '广告列表暂不可用' }] })
  await desk.open()
  await desk.expectQueue(own.filter(({ kind }) => kind === 'material'))
  await expect(page.getByText('广告列表暂不可用')).toHaveCount(1)
  await mock.set({
    faults: [
      { operationId: 'programList', kind: 'refuse', msg: '列表暂不可用' },
      { operationId: 'materialList', kind: 'refuse', msg: '列表暂不可用' },
    ],
  })
  await page.goto('reviewDesk')
  await expect(page.getByText('列表暂不可用')).toHaveCount(1)
  const retry = page.getByRole('button', { name: '重试' })
  const asked = (await mock.calls('materialList')).length
  await retry.click()
  await expect.poll(async () => (await mock.calls('materialList')).length).toBeGreaterThan(asked)
  await expect(page.getByText('列表暂不可用')).toHaveCount(1)
  await mock.set({ faults: [] })
  // the desk also looks by itself, and may do so just now
  await retry.or(desk.items.first()).first().click()
  await desk.expectQueue(own)
})

test('the last decision leaves an empty desk', async ({ page, desk, server }) => {
  const own = desk.at(4)
  await desk.open(REVIEWERS[4])
  await desk.expectQueue(own)
  await send(page, server, own.slice(1).map((item) => process(item)))
  await page.getByRole('button', { name: '刷新' }).click()
  await desk.expectQueue(own.slice(0, 1))
  await desk.expectOpen(own[0] as Waiting)
  await desk.approve.click()
  await expect(page.getByRole('status').filter({ hasText: '四级审核审核成功' })).toBeVisible()
  await expect(page.getByText('没有待审核的内容')).toBeVisible()
  await expect(page).not.toHaveURL(/[?&]id=/)
  await expect(desk.entry(0)).toBeVisible()
})

test('on a phone: the list, then the item, then the next', async ({ page, desk }) => {
  const [first, second] = desk.at(1) as [Waiting, Waiting]
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open()
  await desk.expectQueue(desk.at(1))
  await expect(desk.item).toHaveCount(0)
  await desk.items.first().click()
  await desk.expectOpen(first)
  await expect(desk.queue).toBeHidden()
  await desk.approve.click()
  await desk.expectOpen(second)
  await expect(desk.approve).toBeVisible()
  await desk.item.getByRole('link', { name: '返回列表' }).click()
  await desk.expectQueue(desk.at(1).slice(1))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

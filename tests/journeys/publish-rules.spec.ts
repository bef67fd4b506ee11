import { expect, test } from '#tests/support/publish.ts'

const WHOLE = { start: '00:00', end: '23:59', level: 1, times: 1, weeks: '1,2,3,4,5,6,7' }

test('each rule of a schedule has its message, and nothing is sent while one is broken (2§5)', async ({ mock, publishing }) => {
  test.slow()
  const dialog = await publishing.open()
  const { period, setTimes, setDays, submit } = publishing
  const first = await publishing.first()
  await submit()
  await expect(dialog.getByRole('alert')).toHaveText('请选择终端')
  await publishing.pick()
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  await test.step('weekdays', async () => {
    await setDays(period(), [])
    await submit()
    await expect(period()).toContainText('请选择播放周期')
    await setDays(period(), ['周三'])
    await expect(period()).not.toContainText('请选择播放周期')
  })
  await test.step('play order', async () => {
    const level = period().getByRole('textbox', { name: '播放顺序' })
    for (const wrong of ['', '0', '10000', '1.5', '-1', '一']) {
      await level.fill(wrong)
      await submit()
      await expect(period()).toContainText('请输入播放顺序的数字(1-9999)')
    }
    await level.fill('9999')
    await expect(period()).not.toContainText('请输入播放顺序的数字')
  })
  await test.step('times of the main period', async () => {
    for (const name of ['开始时间的小时', '开始时间的分钟']) await period().getByRole('spinbutton', { name }).press('Backspace')
    await submit()
    await expect(period()).toContainText('请选择投放时间')
    await setTimes(period(), '10:00-10:00')
    await submit()
    await expect(period()).toContainText('开始时间必须早于结束时间')
    await setTimes(period(), '10:00-12:00')
    await expect(period()).not.toContainText('开始时间必须早于结束时间')
  })
  await test.step('times and weekdays of another period', async () => {
    await dialog.getByRole('button', { name: '添加时段（1/3）' }).click()
    await setDays(period('时段2'), [])
    await submit()
    await expect(period('时段2')).toContainText('请选择播放时段')
    await expect(period('时段2')).toContainText('请选择播放周期')
    await expect(period('时段1')).not.toContainText('请选择')
  })
  await test.step('crossing, on the days that they share', async () => {
    await setTimes(period('时段2'), '11:59-13:00')
    await setDays(period('时段2'), ['周三', '周四'])
    await expect(dialog.getByRole('alert')).toContainText('时间段不能交叉')
    await expect(dialog.getByRole('alert')).toContainText('时段1与时段2：周三 11:59-12:00')
    await submit()
    await setDays(period('时段2'), ['周四'])
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await setDays(period('时段2'), ['周三'])
    await expect(dialog.getByRole('alert')).toContainText('时间段不能交叉')
    // they may touch (R5)
    await setTimes(period('时段2'), '12:00-13:00')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })
  await test.step('three periods at most', async () => {
    await dialog.getByRole('button', { name: '添加时段（2/3）' }).click()
    const add = dialog.getByRole('button', { name: '添加时段（3/3）' })
    await expect(add).toHaveAccessibleDescription('不能超过三条')
    await add.click({ force: true })
    await expect(dialog.getByRole('group', { name: /^时段\d/ })).toHaveCount(3)
    await dialog.getByRole('button', { name: '删除时段3' }).click()
  })
  await test.step('days', async () => {
    await dialog.getByRole('switch', { name: '永久' }).uncheck()
    await submit()
    await expect(dialog.getByText('请选择投放日期')).toBeVisible()
    await dialog.getByRole('switch', { name: '永久' }).check()
  })
  expect(await mock.calls('programPlay')).toEqual([])

  await submit()
  await publishing.expectSuccess('节目成功发布到了1个终端')
  expect((await publishing.on(first)).schedules).toEqual([
    {
      dateStart: 19700101,
      dateEnd: 20501231,
      period: [
        { ...WHOLE, start: '10:00', end: '12:00', weeks: '3', level: 9999 },
        { ...WHOLE, start: '12:00', end: '13:00', weeks: '3' },
      ],
    },
  ])
})

test('changing the type sets back what 2§4 says, and an interruption has neither order nor times', async ({ publishing }) => {
  const dialog = await publishing.open()
  const { period, setDays, setTimes } = publishing
  const first = await publishing.first()
  await setTimes(period(), '08:00-09:00')
  await setDays(period(), ['周一', '周日'])
  await period().getByRole('textbox', { name: '播放顺序' }).fill('20')
  await period().getByRole('combobox', { name: '播放次数' }).click()
  await dialog.page().getByRole('option', { name: '连续播放3次' }).click()
  await expect(dialog.getByLabel('播放计划说明')).toHaveText('永久，周一、周日 08:00-09:00轮播，顺序 20，连续播放3次。')

  await dialog.getByText('插播', { exact: true }).click()
  await expect(period().getByRole('textbox', { name: '播放顺序' })).toHaveCount(0)
  await expect(period().getByRole('combobox', { name: '播放次数' })).toHaveCount(0)
  await expect(period().getByRole('spinbutton', { name: '开始时间的小时' })).toHaveValue('')
  await expect(period().getByRole('checkbox', { name: '周日' })).toBeChecked()
  await expect(period().getByRole('checkbox', { name: '周二' })).not.toBeChecked()
  await publishing.pick(2)
  await publishing.submit()
  await expect(period()).toContainText('请选择投放时间')

  await dialog.getByText('轮播', { exact: true }).click()
  await expect(period().getByRole('textbox', { name: '播放顺序' })).toHaveValue('1')
  await expect(period().getByRole('combobox', { name: '播放次数' })).toHaveValue('连续播放1次')
  await expect(period().getByRole('checkbox', { name: '每天' })).toBeChecked()
  await expect(dialog.getByLabel('播放计划说明')).toHaveText('永久，每天全天轮播，顺序 1，连续播放1次。')

  await dialog.getByText('插播', { exact: true }).click()
  await setTimes(period(), '18:30-20:00')
  await publishing.submit()
  await publishing.expectSuccess('节目成功发布到了2个终端')
  expect(await publishing.on(first)).toMatchObject({ scheduleType: 1, schedules: [{ period: [{ ...WHOLE, start: '18:30', end: '20:00' }] }] })
})

test('the week is drawn with the mouse and with keys', async ({ page, publishing }) => {
  const dialog = await publishing.open()
  const grid = dialog.getByRole('grid', { name: '一周播放时段' })
  const cell = (name: string) => grid.getByRole('gridcell', { name: new RegExp(`^${name}`) })
  const middle = async (name: string) => {
    const box = await cell(name).boundingBox()
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  }
  await page.mouse.move(...(await middle('周五 17:00')))
  await page.mouse.down()
  await page.mouse.move(...(await middle('周二 09:00')), { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByLabel('播放计划说明')).toContainText('周二至周五 09:00-18:00轮播')
  await expect(publishing.period().getByRole('spinbutton', { name: '结束时间的小时' })).toHaveValue('18')
  await expect(publishing.period().getByRole('checkbox', { name: '周一' })).not.toBeChecked()

  await dialog.getByRole('button', { name: '添加时段（1/3）' }).click()
  await cell('周二 09:00').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('播放计划说明')).toContainText('周一、周二 09:00-23:59轮播')
  await expect(dialog.getByRole('alert')).toContainText('时段1与时段2：周二 09:00-18:00')
  await expect(cell('周二 10:00')).toHaveAccessibleName('周二 10:00，时段1和时段2')
  // what is being drawn is given up first, the dialog asks after
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('button', { name: '放弃修改' })).toHaveCount(0)
})

for (const timezoneId of ['Pacific/Apia', 'America/Los_Angeles', 'Asia/Kolkata']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('days are sent as they were chosen (R4, T1)', async ({ page, publishing }) => {
      await page.clock.setFixedTime(new Date('2028-02-20T12:00:00Z'))
      const dialog = await publishing.open()
      await dialog.getByRole('switch', { name: '永久' }).uncheck()
      await dialog.getByRole('button', { name: /^投放日期/ }).click()
      await page.getByRole('button', { name: '29 二月 2028', exact: true }).click()
      await page.getByRole('button', { name: '下个月' }).click()
      await page.getByRole('button', { name: '1 三月 2028', exact: true }).click()
      await expect(dialog.getByRole('button', { name: /^投放日期/ })).toHaveText('2028-02-29 至 2028-03-01')
      const first = await publishing.first()
      await publishing.pick()
      await publishing.submit()
      await publishing.expectSuccess('节目成功发布到了1个终端')
      expect(await publishing.on(first)).toMatchObject({ schedules: [{ dateStart: 20280229, dateEnd: 20280301 }] })
    })
  })
}

import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { deviceBoxes, expectSuccess, openFirstPublish, publishedOn } from '../support/publish.ts'
import { choose, field, fill, press, timeField } from '../support/steps.ts'

// which values break a rule, and the message of each, is proved by src/domain/schedule-rules.test.ts

/** The number of the terminal that a checkbox chooses. */
const numberOf = (box: HTMLElement | undefined) => box?.closest('tr')?.querySelectorAll('td')[1]?.textContent ?? ''

test('nothing is sent while a rule of the schedule is broken, and each is said where it is (2§5)', async () => {
  const { user, server, form, period, setTimes, setDays, pick, submit } = await openFirstPublish()
  const alert = () => within(form).queryByRole('alert')
  expect(form).toHaveTextContent('未选择终端')
  await submit()
  await waitFor(() => expect(alert()).toHaveTextContent('请选择终端'))
  await pick()
  expect(alert()).toBeNull()

  // what was tried once is said from then on as it changes
  await setDays(period(), [])
  expect(period()).toHaveTextContent('请选择播放周期')
  await fill(user, field(period(), '播放顺序'), '0')
  expect(field(period(), '播放顺序')).toHaveAccessibleDescription(
    expect.stringContaining('请输入播放顺序的数字(1-9999)'),
  )
  await setTimes(period(), '10:00-10:00')
  expect(period()).toHaveTextContent('开始时间必须早于结束时间')
  await user.click(within(form).getByRole('switch', { name: '永久' }))
  expect(form).toHaveTextContent('请选择投放日期')
  await submit()
  expect(form).toHaveTextContent('请选择投放日期')
  expect(server.calls('programPlay')).toEqual([])
})

test('periods that cross are said with their days, may touch, and go as they were entered (R5)', async () => {
  const { user, server, form, devices, period, setTimes, setDays, pick, submit } = await openFirstPublish()
  const first = numberOf(deviceBoxes(devices)[0])
  const alert = () => within(form).queryByRole('alert')
  await pick()
  await setDays(period(), ['周三'])
  await fill(user, field(period(), '播放顺序'), '9999')
  await setTimes(period(), '10:00-12:00')
  await press(user, '添加时段（1/3）', form)
  await submit()
  expect(period('时段2')).toHaveTextContent('请选择播放时段')
  expect(period('时段1')).not.toHaveTextContent('请选择')
  await setTimes(period('时段2'), '11:59-13:00')
  await waitFor(() => expect(alert()).toHaveTextContent(/时间段不能交叉.*时段1与时段2：周三 11:59-12:00/))
  expect(within(form).getByRole('gridcell', { name: '周三 11:00，时段1和时段2' })).toBeVisible()
  await submit()
  expect(server.calls('programPlay')).toEqual([])
  await setTimes(period('时段2'), '12:00-13:00')
  await waitFor(() => expect(alert()).toBeNull())

  await submit()
  await expectSuccess('节目成功发布到了1个终端')
  expect((await publishedOn(server, first)).schedules).toEqual([
    {
      dateStart: 19700101,
      dateEnd: 20501231,
      period: [
        { start: '10:00', end: '12:00', weeks: '3', level: 9999, times: 1 },
        { start: '12:00', end: '13:00', weeks: '1,2,3,4,5,6,7', level: 1, times: 1 },
      ],
    },
  ])
})

test('days are sent as they were chosen, and an interruption has neither order nor repeats (R4, R6)', async () => {
  const { user, server, form, devices, period, setTimes, pick, submit } = await openFirstPublish()
  const first = numberOf(deviceBoxes(devices)[0])
  const days = () => within(form).getByRole('button', { name: /^投放日期/ })
  await pick()
  await user.click(within(form).getByRole('switch', { name: '永久' }))
  await user.click(days())
  // in Chinese, and today is marked
  expect(await screen.findByRole('button', { name: '2026年11月20日' })).toHaveAttribute('data-today')
  await user.click(screen.getByRole('button', { name: '2026年11月30日' }))
  await user.click(screen.getByRole('button', { name: '下个月' }))
  await user.click(await screen.findByRole('button', { name: '2026年12月1日' }))
  await waitFor(() => expect(days()).toHaveTextContent('2026-11-30 至 2026-12-01'))
  await choose(user, within(period()).getByRole('combobox', { name: '播放次数' }), '连续播放3次')
  await user.click(within(form).getByText('插播'))
  await submit()
  await waitFor(() => expect(period()).toHaveTextContent('请选择投放时间'))
  await setTimes(period(), '18:30-20:00')
  await submit()
  await expectSuccess('节目成功发布到了1个终端')
  expect(await publishedOn(server, first)).toMatchObject({
    scheduleType: 1,
    schedules: [
      {
        dateStart: 20261130,
        dateEnd: 20261201,
        period: [{ start: '18:30', end: '20:00', weeks: '1,2,3,4,5,6,7', level: 1, times: 1 }],
      },
    ],
  })
})

test('a week is drawn with keys; what is being drawn is given up before the dialog asks', async () => {
  const { user, form, period } = await openFirstPublish()
  const plan = () => within(form).getByLabelText('播放计划说明')
  within(form).getByRole('gridcell', { name: '周二 09:00，时段1' }).focus()
  await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{End}{/Shift}{Enter}')
  expect(plan()).toHaveTextContent('周一、周二 09:00-23:59 轮播')
  expect(timeField(period(), '开始时间')).toHaveValue('09:00')
  expect(within(period()).getByRole('checkbox', { name: '周三' })).not.toBeChecked()
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}{Escape}')
  expect(screen.queryByText('放弃修改')).toBeNull()
  expect(form).toBeVisible()
  await user.keyboard('{Escape}')
  await press(user, '放弃修改')
  await waitFor(() => expect(form).not.toBeInTheDocument())
})

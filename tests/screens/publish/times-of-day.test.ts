import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { deviceBoxes, expectSuccess, openFirstPublish, publishedOn } from '../support/publish.ts'
import { dialog, expectDone, field, fill, press, timeField } from '../support/steps.ts'
import { findTerminal, openTerminals } from '../support/terminals.ts'

test('24:00 is the last minute of an end, and says so; as a beginning it is refused (R5)', async () => {
  const device = findTerminal()
  const { user, server, act } = await openTerminals()
  await act(device, '设置开关机时间')
  const form = await dialog('设置开关机时间')
  const range = within(form).getByRole('group', { name: '开关机时间' })
  await fill(user, timeField(form, '开机'), '24:00')
  await press(user, '确定', form)
  await waitFor(() => expect(range).toHaveAccessibleDescription('时间为 00:00 至 23:59'))
  expect(timeField(form, '开机')).toHaveValue('24:00')
  expect(server.calls('deviceWorkCronSet')).toEqual([])
  await user.clear(timeField(form, '开机'))
  await user.paste('０７：３０')
  await fill(user, timeField(form, '关机'), '24:00')
  expect(form).toHaveTextContent('24:00 按当天的最后一分钟 23:59 填写')
  await press(user, '确定', form)
  await expectDone(user)
  expect(server.calls('deviceWorkCronSet').map(({ path }) => path)).toEqual([
    `/api/device/${device.id}/work-cron/07:30-23:59`,
  ])
})

test('a volume over midnight becomes two ranges with one press', async () => {
  const device = findTerminal(({ volumeTarget }) => volumeTarget?.period.length === 0)
  const { user, server, act } = await openTerminals()
  await act(device, '设置音量')
  const form = await dialog('设置音量')
  await fill(user, field(form, '默认音量'), '40')
  await press(user, '添加时段（0/2）', form)
  await fill(user, timeField(form, '开始时间'), '2200')
  await fill(user, timeField(form, '结束时间'), '2:00')
  await fill(user, field(form, '时段1音量'), '10')
  await press(user, '分成两个时段', form)
  expect(within(form).getByRole('group', { name: '时段2' })).toBeVisible()
  await press(user, '确定', form)
  await expectDone(user)
  const { volumeTarget } = await server.send<{ volumeTarget: unknown }>('GET', `/api/device/${device.id}`)
  expect(volumeTarget).toEqual({
    val: 40,
    period: [
      { t: '22:00-23:59', v: 10 },
      { t: '00:00-02:00', v: 10 },
    ],
  })
})

test('a plan over midnight becomes two periods with one press, on its days and the days after', async () => {
  const { user, server, devices, period, setTimes, setDays, pick, submit } = await openFirstPublish()
  const number = deviceBoxes(devices)[0]?.closest('tr')?.querySelectorAll('td')[1]?.textContent ?? ''
  await pick()
  await setDays(period(), ['周五', '周日'])
  await setTimes(period(), '22:00-02:00')
  await user.tab()
  expect(period()).toHaveTextContent('跨过零点的时段要分成两个：22:00-23:59 和次日 00:00-02:00')
  await submit()
  expect(server.calls('programPlay')).toEqual([])
  await press(user, '分成两个时段', period())
  expect(screen.queryByRole('button', { name: '分成两个时段' })).toBeNull()
  await submit()
  await expectSuccess('节目成功发布到了1个终端')
  expect((await publishedOn(server, number)).schedules).toMatchObject([
    {
      period: [
        { start: '22:00', end: '23:59', weeks: '5,7' },
        { start: '00:00', end: '02:00', weeks: '1,6' },
      ],
    },
  ])
})

test('a period that no time says is said where it is typed, and nothing is lost', async () => {
  const { user, server, form, period, setTimes, pick, submit } = await openFirstPublish()
  await pick()
  await setTimes(period(), '25:00-九点')
  await submit()
  expect(period()).toHaveTextContent('时间为 00:00 至 23:59')
  expect(timeField(period(), '开始时间')).toHaveValue('25:00')
  expect(timeField(period(), '结束时间')).toHaveValue('九点')
  expect(within(form).getByLabelText('播放计划说明')).toHaveTextContent('未选择时间')
  await fill(user, timeField(period(), '开始时间'), '8:00')
  await submit()
  expect(period()).toHaveTextContent('时间请写成 21:15 的形式')
  expect(server.calls('programPlay')).toEqual([])
})

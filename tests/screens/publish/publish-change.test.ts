import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Device, Program } from '#src/api/generated/types.gen.ts'
import { renderConsole, type RenderedConsole } from '#tests/support/render-console.tsx'
import {
  ad,
  deviceBoxes,
  expectSuccess,
  LIST,
  openFirstPublish,
  openPublish,
  publishDialog,
  RESOLUTION,
  takeOffEverywhere,
  type PublishScreen,
  without,
} from '../support/publish.ts'
import { choose, expectNoDialog, field, fill, press } from '../support/steps.ts'
import { advance } from '#tests/support/clock.ts'
import { findTerminal, terminals } from '../support/terminals.ts'
import { shownResolution } from '#src/domain/resolution.ts'

const MINUTE = 60_000

test('what should be known before: resolution, offline ones; none of it forbids', async () => {
  const upright = findTerminal(({ resolution, state }) => resolution === '1080*1920' && state === 1)
  const off = findTerminal(({ resolution, state }) => resolution === RESOLUTION && state === 0)
  const { user, server, form, devices, filters, check, submit } = await openPublish()
  for (const { sn } of [upright, off]) {
    await fill(user, field(filters(), '终端'), String(sn))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(deviceBoxes(devices)).toHaveLength(1))
    await waitFor(() => expect(deviceBoxes(devices)[0]?.closest('tr')).toHaveTextContent(String(sn)))
    await user.click(deviceBoxes(devices)[0] as HTMLElement)
  }
  await waitFor(() =>
    expect(check()).toHaveTextContent(
      `1 台终端的分辨率与广告（${shownResolution(RESOLUTION)}）不同：${upright.name}（1080×1920）`,
    ),
  )
  expect(check()).toHaveTextContent(`1 台终端离线，上线后才会送达：${off.name}`)
  await waitFor(() => expect(server.calls('devicePlayList')).toHaveLength(2))
  await press(user, '移除这些终端', check())
  await waitFor(() => expect(form).toHaveTextContent('将发布到 1 台终端'))
  expect(check()).not.toHaveTextContent('分辨率')

  await submit()
  await expectSuccess('节目成功发布到了1个终端')
})

test('all chosen terminals are looked into, six at a time, with progress, a stop and a way on', async () => {
  const { user, server, form, period, bar, check } = await openPublish()
  const sameOrder = /\d+ 台终端上已有同一播放顺序的广告：.+（.+ (每天|周.+) \d\d:\d\d-\d\d:\d\d.*）/
  const asked = () => server.calls('devicePlayList').length
  await server.setSwitches({ faults: [{ operationId: 'devicePlayList', kind: 'hold', skip: 20 }] })
  await press(user, '选择本页', bar())
  await waitFor(() => expect(check()).toHaveTextContent('正在检查终端上已有的广告：已检查 20/100'))
  await waitFor(() => expect(asked()).toBe(26))
  expect(check()).not.toHaveTextContent('未发现')
  expect(form).toHaveTextContent(/未检查完/)

  // what is under way is given up
  await press(user, '停止检查', check())
  await waitFor(() => expect(check()).toHaveTextContent('终端上已有的广告未全部检查：已检查 20/100'))
  await server.setSwitches({ faults: [] })
  expect(asked()).toBe(26)
  expect(check()).not.toHaveTextContent('未发现')
  await press(user, '继续检查', check())
  await waitFor(() => expect(check()).not.toHaveTextContent(/已检查 \d+\/100/))
  expect(asked()).toBe(106)
  await waitFor(() => expect(form).not.toHaveTextContent(/未检查完/))

  const order = field(period(), '播放顺序')
  await fill(user, order, '3')
  await waitFor(() => expect(check()).toHaveTextContent(sameOrder))
  await fill(user, order, '9999')
  await waitFor(() => expect(check()).not.toHaveTextContent(sameOrder))
  expect(check()).toHaveTextContent('已检查全部 100 台终端上已有的广告，未发现冲突')
})

test('closing gives up what is being looked into', async () => {
  const { user, server, form, bar, check } = await openPublish()
  await server.setSwitches({ faults: [{ operationId: 'devicePlayList', kind: 'hold' }] })
  await press(user, '选择本页', bar())
  await waitFor(() => expect(server.calls('devicePlayList')).toHaveLength(6))
  expect(check()).toHaveTextContent('已检查 0/100')
  await press(user, '取消', form)
  await press(user, '放弃修改')
  await expectNoDialog()
  await server.setSwitches({ faults: [] })
  await advance(MINUTE)
  expect(server.calls('devicePlayList')).toHaveLength(6)
})

test('lists that could not be read are said, and only these are asked for again', async () => {
  const { user, server, pick, check } = await openPublish()
  await server.setSwitches({
    faults: [{ operationId: 'devicePlayList', kind: 'refuse', msg: '服务器正在维护', times: 2 }],
  })
  await pick(3)
  await waitFor(() => expect(check()).toHaveTextContent('2 台终端的节目未能读取'))
  expect(check()).not.toHaveTextContent('未发现')
  const asked = server.calls('devicePlayList').length
  await press(user, '重试', check())
  await waitFor(() => expect(server.calls('devicePlayList')).toHaveLength(asked + 2))
  await waitFor(() => expect(check()).not.toHaveTextContent(/未能读取|正在检查/))
})

test('without the code for terminals the check of what they play is left out', async () => {
  const { server, pick, check } = await openPublish({ switches: without('1') })
  await pick()
  await waitFor(() => expect(check()).toHaveTextContent('没有终端管理权限，无法检查终端上已有的广告。'))
  expect(server.calls('devicePlayList')).toEqual([])
})

/** Puts the ad on terminals as somebody else would, with one period of rotation on each of them. */
async function publishElsewhere(
  { server }: Pick<RenderedConsole, 'server'>,
  plans: readonly { id: Device['id']; level: number }[],
) {
  await takeOffEverywhere(server)
  for (const { id, level } of plans) {
    const period = [{ start: '08:00', end: '10:00', weeks: '1,2,3,4,5,6,7', level, times: 1 }]
    await server.send('POST', '/api/program/play', {
      programId: ad.id,
      publish: 1,
      deviceIds: [id],
      scheduleType: 0,
      schedules: [{ dateStart: 19700101, dateEnd: 20501231, period }],
    })
  }
}

test('the form begins with the plan that the ad has now, and says where another would take its place', async () => {
  const opened = await renderConsole({ at: LIST })
  const { user } = opened
  await publishElsewhere(
    opened,
    terminals.slice(0, 2).map(({ id }) => ({ id, level: 5 })),
  )
  await press(user, '发布')
  const { form, period, pick, check, submit } = await publishDialog(opened)
  await within(form).findByText('该广告已按此计划发布到 2 台终端。')
  // which have it is seen among those that are offered
  expect(
    within(form)
      .getAllByText('已发布')
      .map((badge) => badge.closest('tr')?.textContent),
  ).toEqual(terminals.slice(0, 2).map(({ name }) => expect.stringContaining(String(name)) as string))
  expect(field(period(), '播放顺序')).toHaveValue('5')
  await pick(3)
  await waitFor(() => expect(check()).not.toHaveTextContent('正在检查'))
  expect(check()).not.toHaveTextContent('将被替换')
  expect(form).toHaveTextContent('新增 1 台 · 变更 0 台 · 不变 2 台')

  await fill(user, field(period(), '播放顺序'), '7')
  await within(form).findByText(
    '该广告已发布到 2 台终端，目前的计划与下面不同：永久，每天 08:00-10:00 轮播，顺序 5，连续播放1次。',
  )
  await waitFor(() =>
    expect(check()).toHaveTextContent(
      `变更：2 台终端上该广告已有计划（永久轮播），将被替换：顺序 5 → 7${terminals[0]?.name}、${terminals[1]?.name}`,
    ),
  )
  expect(check()).toHaveTextContent(`新增：1 台终端上还没有该广告：${terminals[2]?.name}`)
  expect(form).toHaveTextContent('新增 1 台 · 变更 2 台 · 不变 0 台')
  expect(form).toHaveTextContent(/有 \d 项提醒/)
  await press(user, '移除已有计划的终端', check())
  await waitFor(() => expect(form).toHaveTextContent('将发布到 1 台终端'))
  expect(form).toHaveTextContent('新增 1 台 · 变更 0 台 · 不变 0 台')
  expect(check()).toHaveTextContent(
    `保留：另有 2 台终端已有该广告，未选择，计划保持不变：${terminals[0]?.name}、${terminals[1]?.name}`,
  )
  await submit()
  await expectSuccess('节目成功发布到了1个终端')
})

test('opened again it begins with the plan that the ad has by then', async () => {
  const opened = await renderConsole({ at: LIST })
  const plan = (level: number) => publishElsewhere(opened, [{ id: terminals[0]?.id as Device['id'], level }])
  await plan(5)
  await press(opened.user, '发布')
  const before = await publishDialog(opened)
  expect(field(before.period(), '播放顺序')).toHaveValue('5')
  await press(opened.user, '取消', before.form)
  await expectNoDialog()
  await plan(7)
  await press(opened.user, '发布')
  const { period } = await publishDialog(opened)
  expect(field(period(), '播放顺序')).toHaveValue('7')
})

test('where its terminals have different plans the form begins with the default, and says so', async () => {
  const opened = await renderConsole({ at: LIST })
  await publishElsewhere(
    opened,
    terminals.slice(0, 2).map(({ id }, index) => ({ id, level: 5 + index })),
  )
  await press(opened.user, '发布')
  const { form, period } = await publishDialog(opened)
  await within(form).findByText('该广告已发布到 2 台终端，各终端的计划不同，下面是新的计划。')
  expect(field(period(), '播放顺序')).toHaveValue('1')
})

/** Opens 沿用其他广告的计划 and chooses an ad that is on these terminals alone. */
async function openSamePlan(
  { user, server, form }: PublishScreen,
  plans: readonly { devices: Device[]; level: number }[],
) {
  const { data } = await server.send<{ data: Program[] }>('GET', '/api/program/page?page=0&limit=100&status=1')
  const other = data.find(({ name }) => name !== ad.name && data.filter((one) => one.name === name).length === 1)
  const play = (body: object) => server.send('POST', '/api/program/play', { programId: other?.id, ...body })
  const ids = (devices: readonly Device[]) => devices.map(({ id }) => id)
  await play({ publish: 0, deviceIds: ids(terminals) })
  for (const { devices, level } of plans) {
    const period = [{ start: '18:00', end: '20:00', weeks: '6,7', level, times: 2 }]
    const schedules = [{ dateStart: 20261201, dateEnd: 20261231, period }]
    await play({ publish: 1, deviceIds: ids(devices), scheduleType: 0, schedules })
  }
  await press(user, '沿用其他广告的计划', form)
  const area = within(form).getByRole('group', { name: '沿用其他广告的计划' })
  await user.click(within(area).getByRole('combobox', { name: '沿用的广告' }))
  await user.paste(String(other?.name))
  await user.click(await screen.findByRole('option', { name: `${other?.name}（${other?.width}×${other?.height}）` }))
  return area
}

test('the plan of another ad is taken over, and may be one of several', async () => {
  const opened = await openPublish()
  const { user, form, period } = opened
  const area = await openSamePlan(opened, [
    { devices: terminals.slice(0, 9), level: 6 },
    { devices: terminals.slice(6, 9), level: 8 },
  ])
  await within(area).findByText('该广告各终端的计划不同，请选择其中一个。')
  const [most, few] = within(area).getAllByRole('listitem')
  expect(most).toHaveTextContent(
    '2026-12-01 至 2026-12-31，周六、周日 18:00-20:00 轮播，顺序 6，连续播放2次。（6 台终端）',
  )
  await press(user, '沿用', few)
  expect(field(period(), '播放顺序')).toHaveValue('8')
  expect(within(form).getByLabelText('播放计划说明')).toHaveTextContent(
    '2026-12-01 至 2026-12-31，周六、周日 18:00-20:00 轮播，顺序 8，连续播放2次。',
  )
  expect(area).not.toBeInTheDocument()
  expect(within(form).getByRole('button', { name: '沿用其他广告的计划' })).toHaveFocus()
})

test('an ad that plays nowhere has no plan to take over, and one that cannot be read is said', async () => {
  const opened = await openPublish()
  const { user, server } = opened
  await server.setSwitches({
    faults: [{ operationId: 'programPlayList', kind: 'refuse', msg: '服务器正在维护' }],
  })
  const area = await openSamePlan(opened, [])
  await waitFor(() => expect(area).toHaveTextContent('该广告的投放计划未能读取：服务器正在维护'))
  await server.setSwitches({ faults: [] })
  await press(user, '重试', area)
  await waitFor(() => expect(area).toHaveTextContent('该广告没有发布到任何终端，没有可沿用的计划。'))
})

test('where the plan cannot be read the form opens all the same, and says what it means', async () => {
  const { user, server, form, pick, check } = await openPublish({
    switches: { faults: [{ operationId: 'programPlayList', kind: 'refuse', msg: '服务器正在维护' }] },
  })
  await within(form).findByText(/^该广告目前的投放计划未能读取：服务器正在维护/)
  await pick()
  await waitFor(() => expect(check()).toHaveTextContent('无法判断是否会被替换'))
  expect(form).toHaveTextContent('新增 0 台 · 变更 0 台 · 不变 0 台 · 未知 1 台')
  expect(check()).not.toHaveTextContent('未发现问题')
  await server.setSwitches({ faults: [] })
  await user.click(within(form).getAllByRole('button', { name: '重试' })[0] as HTMLElement)
  await within(form).findByText(/^该广告已发布到 \d+ 台终端/)
  await waitFor(() => expect(check()).not.toHaveTextContent('无法判断'))
})

test('the week of a chosen terminal shows what is about to be published among what plays there', async () => {
  const { user, server, form, period, setTimes, pick, check } = await openFirstPublish()
  await pick(2)
  await waitFor(() => expect(check()).not.toHaveTextContent('正在检查'))
  const facts = () => server.calls('deviceGet').length
  expect(facts()).toBe(0)
  await press(user, '查看发布后的一周', form)
  const week = await within(form).findByRole('region', { name: new RegExp(`^“${terminals[0]?.name}.*发布后的一周$`) })
  const moment = within(week).getByRole('status', { name: '该时刻播放' })
  await waitFor(() => expect(week).toHaveTextContent(`${ad.name}（本次发布）`))
  expect(moment).toHaveTextContent(/[轮插]播 \d+ 个广告/)

  // while the schedule is not complete there is no week; it stays unfolded, and another terminal has its own
  await user.click(within(form).getByRole('radio', { name: '插播' }))
  await within(form).findByText('投放计划填写完整后显示。')
  await setTimes(period(), '09:00-12:00')
  await choose(user, within(form).getByRole('combobox', { name: '终端' }), new RegExp(`${terminals[1]?.name}`))
  const other = await within(form).findByRole('region', { name: new RegExp(`^“${terminals[1]?.name}.*发布后的一周$`) })
  expect(within(other).getByRole('status', { name: '该时刻播放' })).toHaveTextContent(/插播 \d 个广告/)
  expect(other).toHaveTextContent(`${ad.name}（本次发布）`)
})

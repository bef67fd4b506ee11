import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { ADMIN } from '#tests/support/accounts.ts'
import { activityOf, activityPanel, expectFigures, expectFiguresInTime, figuresNow } from '../support/activity.ts'
import { ad, expectSuccess, openPublish, published } from '../support/publish.ts'
import { dialog, expectDone, expectNoDialog, field, fill, press } from '../support/steps.ts'
import { findTerminal, openTerminals, terminals } from '../support/terminals.ts'

const PUBLISH = `发布“${ad.name}”`
const STOP = `停播“${ad.name}”`
const firstPage = terminals.slice(0, 100)
const online = firstPage.filter(({ state }) => state === 1)
const offline = firstPage.length - online.length

test('a publish is followed on every terminal, those that are offline are named, and a stop takes its place', async () => {
  const { user, server, goto, bar, submit, advance, reload } = await openPublish({
    switches: { simulation: { arrivalSeconds: [4, 4] } },
  })
  await press(user, '选择本页', bar())
  await submit()
  await expectSuccess('节目成功发布到了100个终端')
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await activityPanel()
  await expectFigures(PUBLISH, '完成 0 / 100 · 进行中 100')
  await advance(2_500)
  // nothing has arrived yet; which ones are offline is known
  await expectFigures(PUBLISH, `完成 0 / 100 · 未知 ${offline} · 进行中 ${online.length}`)
  await advance(5_000)
  await expectFigures(PUBLISH, `完成 ${online.length} / 100 · 未知 ${offline}`)
  await press(user, '终端明细', activityOf(PUBLISH))
  expect(within(activityOf(PUBLISH)).getAllByText('未知（离线，上线后才有结果）')).toHaveLength(Math.min(offline, 10))

  await goto('/upload')
  await reload()
  await press(user, /^任务，进行中 1/)
  await expectFigures(PUBLISH, `完成 ${online.length} / 100 · 未知 ${offline}`)
  await user.click(within(activityOf(PUBLISH)).getByRole('link', { name: '查看发布终端' }))
  await screen.findByRole('heading', { name: '查看发布终端', level: 1 })
  await press(user, '关闭', await activityPanel())

  const all = await published(server)
  await press(user, `选择全部 ${all.length} 项`)
  const batch = await screen.findByRole('region', { name: '批量操作' })
  await waitFor(() => expect(within(batch).getByRole('status')).toHaveTextContent(`已选 ${all.length} 项`))
  await press(user, '停播')
  await press(user, '确定', await dialog('停播广告'))
  await press(user, '确定', await expectSuccess(`已在${all.length}个终端上停播该广告`))
  await activityPanel()
  // what was on its way will not arrive, and nobody asks any more
  await expectFigures(PUBLISH, `完成 ${online.length} / 100 · 已停播 ${offline}`)
  await press(user, '终端明细', activityOf(PUBLISH))
  expect(within(activityOf(PUBLISH)).getAllByText('已停播（停播前未见送达）').length).toBeGreaterThan(0)
  const still = all.filter(({ deviceState }) => deviceState === 0).length
  await advance(60_000)
  await expectFiguresInTime(STOP, `完成 ${all.length - still} / ${all.length} · 未知 ${still}`)
  await press(user, `移除离线的 ${still} 台`, activityOf(STOP))
  await expectFigures(STOP, `完成 ${all.length - still} / ${all.length - still}`)
  await press(user, '清除已完成')
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: STOP })).toBeNull())
  // what is known in part stays
  expect(screen.getByRole('progressbar', { name: PUBLISH })).toBeVisible()
})

test('a stop of which no list may tell is not called done', async () => {
  const { user, server, act, advance } = await openTerminals('?state=1', {
    switches: { scenario: { functionIds: { [ADMIN]: ['1', '18'] } } },
  })
  const device = findTerminal(({ state }) => state === 1)
  await act(device, '查看节目')
  const list = await dialog(String(device.name))
  const boxes = () => within(screen.getByRole('table', { name: '终端上的广告' })).getAllByRole('checkbox')
  await waitFor(() => expect(boxes().length).toBeGreaterThan(1))
  await user.click(boxes()[1] as HTMLElement)
  await press(user, '停播', list)
  await press(user, '停播', await dialog('停播广告'))
  await press(user, '确定', await expectSuccess('停播 1 个广告'))
  await press(user, '关闭', list)
  await activityPanel()
  await advance(5_000)
  await expectFigures(/^停播/, '完成 0 / 1 · 未知 1')
  await press(user, '终端明细', activityOf(/^停播/))
  expect(activityOf(/^停播/)).toHaveTextContent('未知（没有权限查看结果）')
  expect(server.calls('playRecordList')).toHaveLength(0)
})

test('settings are followed until they are in force on every terminal', async () => {
  const { user, server, row, advance } = await openTerminals('?batch=1', {
    switches: { simulation: { arrivalSeconds: [3, 3] } },
  })
  const shown = terminals.slice(0, 10)
  const off = shown.filter(({ state }) => state === 0).length
  for (const device of shown) await user.click(within(await row(device)).getByRole('checkbox'))
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await press(user, '设置音量', bar)
  const volume = await dialog('设置音量')
  await fill(user, field(volume, '默认音量'), '37')
  await press(user, '确定', volume)
  await expectDone(user)
  await activityPanel()
  await expectFigures('设置音量 37', '完成 0 / 10 · 进行中 10')
  await advance(10_000)
  await expectFigures('设置音量 37', off > 0 ? `完成 ${10 - off} / 10 · 未知 ${off}` : '完成 10 / 10')

  // somebody else sets another one meanwhile
  await press(user, '选择本页', bar)
  await press(user, '设置音量', bar)
  const again = await dialog('设置音量')
  await fill(user, field(again, '默认音量'), '41')
  await press(user, '确定', again)
  await expectDone(user)
  await server.send('PATCH', '/api/device/volume', {
    idList: [shown[0]?.id],
    volumeTarget: { val: 12, period: [] },
  })
  await advance(10_000)
  await waitFor(() =>
    expect(figuresNow('设置音量 41')).toBe(`完成 ${10 - off - 1} / 10 · 已被取代 1${off > 0 ? ` · 未知 ${off}` : ''}`),
  )
  await press(user, '终端明细', activityOf('设置音量 41'))
  expect(activityOf('设置音量 41')).toHaveTextContent('已被后一次设置取代')
})

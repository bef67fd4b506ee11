import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/axe-page.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { expectAccessiblePopup, OVER_THE_PAGE } from '../support/accessibility.ts'
import { activityPanel } from '../support/activity.ts'
import { openPublish } from '../support/publish.ts'
import { actOn, dialog, fill, press } from '../support/steps.ts'
import { findTerminal, openTerminals, terminalRows } from '../support/terminals.ts'

/*
 * axe finds nothing, in light and in dark, on what opens over the lists and no story shows.
 */

const opened = (name: string | RegExp) => () => screen.queryByRole('dialog', { name })
const online = findTerminal(({ state }) => state === 1)

/** Opens a list of cards; gives the first card, when it is there. */
async function openCards(at: string, list: string) {
  const page = await renderConsole({ at })
  const card = () => within(screen.getByRole('list', { name: list })).getAllByRole('listitem')[0] as HTMLElement
  await waitFor(() => expect(within(card()).getAllByRole('button').length).toBeGreaterThan(1))
  return { ...page, card }
}

test('terminals: what is filtered by, and the columns', async () => {
  const { user } = await openTerminals('?state=1')
  const field = (name: string) => screen.getByRole('combobox', { name })
  await expectAccessiblePopup(
    user,
    () => press(user, '列设置'),
    () => screen.queryByRole('button', { name: '恢复默认' }),
  )
  await expectAccessiblePopup(
    user,
    () => user.click(field('在线状态')),
    () => screen.queryByRole('option', { name: '离线' }),
  )
  await expectAccessiblePopup(
    user,
    () => user.click(field('地区')),
    () => screen.queryByRole('option', { name: '广东省' }),
  )
})

test('one terminal is edited, and has its times and its volume set', async () => {
  const { user, act } = await openTerminals('?state=1')
  await expectAccessiblePopup(user, () => act(online, '编辑'), opened('编辑终端'))
  await expectAccessiblePopup(user, () => act(online, '设置开关机时间'), opened('设置开关机时间'))
  await act(online, '设置音量')
  const volume = await dialog('设置音量')
  await press(user, /^添加时段/, volume)
  await fill(user, within(volume).getByRole('textbox', { name: /^默认音量/ }), '101')
  await press(user, '确定', volume)
  await within(volume).findByText('请输入 0-100 的整数')
  await expectAccessible(OVER_THE_PAGE)
})

test('one terminal: what it is, what was sent to it, what it plays', async () => {
  const { user, row } = await openTerminals('?state=1')
  const drawer = () => screen.queryByRole('dialog')
  await user.click(within(await row(online)).getByRole('link', { name: String(online.sn) }))
  await within(await screen.findByRole('dialog')).findByText('已检查')
  await expectAccessible(OVER_THE_PAGE)
  async function commands() {
    await user.click(screen.getByRole('tab', { name: '指令记录' }))
    await waitFor(() =>
      expect(screen.getByRole('table', { name: '指令记录' }).querySelectorAll('td').length).toBeGreaterThan(1),
    )
  }
  await expectAccessiblePopup(user, commands, drawer)
  await press(user, '查看节目', await row(online))
  await within(await dialog(String(online.name))).findAllByRole('checkbox')
  await expectAccessible(OVER_THE_PAGE)
})

test('what was sent to many terminals', async () => {
  const { user } = await openTerminals('?state=1&batch=1')
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await press(user, '选择本页', bar)
  await press(user, '截屏', bar)
  await press(user, '执行', await dialog('下发指令'))
  await screen.findByText(/^正在跟踪：截屏/)
  await expectAccessible(document.body)
  await expectAccessible(await activityPanel())
})

test('a material to decide about', async () => {
  const { user, card } = await openCards('/materialManage?status=2', '素材列表')
  await user.click(within(card()).getAllByRole('button')[0] as HTMLElement)
  await within(await screen.findByRole('dialog')).findByRole('textbox', { name: '不通过的原因' })
  await expectAccessible(OVER_THE_PAGE)
})

test('an ad as it plays, with the decision, and with a content that nobody can read', async () => {
  const { user, server, card } = await openCards('/programManage?status=2', '广告列表')
  async function preview() {
    await user.click(within(card()).getAllByRole('button')[0] as HTMLElement)
    await within(await screen.findByRole('dialog')).findByText('分辨率')
  }
  await expectAccessiblePopup(user, preview, () => screen.queryByRole('dialog'))
  await server.setSwitches({
    faults: [{ operationId: 'programGet', kind: 'set', values: { content: 'not JSON', status: 5 } }],
  })
  await preview()
  await expectAccessible(OVER_THE_PAGE)
})

test('an ad is published: the calendar, what is wrong, and the check', async () => {
  const { user } = await openPublish()
  await expectAccessiblePopup(user, () => press(user, /^投放日期/), opened('选择日期'))
  const publish = await dialog('发布广告')
  await press(user, /^添加时段/, publish)
  await press(user, '发布', publish)
  await within(publish).findByText('请选择播放时段')
  await press(user, '选择本页', publish)
  await within(publish).findByRole('group', { name: '发布前检查' })
  await expectAccessible(OVER_THE_PAGE)
})

test('urgent insertion: the calendar, and what is wrong', async () => {
  const { user } = await openCards('/programManage?status=1', '广告列表')
  await press(user, '紧急插播')
  await user.click(await screen.findByText('自定义'))
  await press(user, '立即插播', await dialog('紧急插播'))
  await screen.findByText('请选择结束时间')
  await expectAccessible(OVER_THE_PAGE)
  await expectAccessiblePopup(user, () => press(user, /^结束时间/), opened('选择日期'))
})

test('the terminals of an ad are chosen to be stopped', async () => {
  const { user, card } = await openCards('/programManage?status=1', '广告列表')
  await actOn(user, card(), '查看发布终端')
  await press(user, '选择本页')
  await expectAccessible(screen.getByRole('main'))
})

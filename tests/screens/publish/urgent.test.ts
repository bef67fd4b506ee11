import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { NOW } from '#tests/support/read-world.ts'
import { renderConsole, type ConsoleSetup } from '#tests/support/render-console.tsx'
import { ad, failing, LIST, published, RESOLUTION } from '../support/publish.ts'
import { findProgram } from '../support/programs.ts'
import { dialog, fill, press } from '../support/steps.ts'
import { terminals } from '../support/terminals.ts'
import '#src/features/publish/urgent/urgent-dialog.tsx'
import { resolutionText, shownResolution } from '#src/domain/resolution.ts'

const MINUTE = 60_000

/** Opens the dialog of an urgent insertion at its address. */
async function openUrgent(setup: Omit<ConsoleSetup, 'at'> = {}) {
  const opened = await renderConsole({ at: `${LIST}&urgent=1`, ...setup })
  const form = await dialog('紧急插播')
  return {
    ...opened,
    form,
    chooseAd: () => chooseAd(opened.user, form),
    everywhere: () => opened.user.click(within(form).getByRole('radio', { name: '全部终端' })),
    check: () => within(form).getByRole('group', { name: '发布前检查' }),
  }
}

type User = Awaited<ReturnType<typeof renderConsole>>['user']

async function chooseAd(user: User, form: HTMLElement) {
  await user.click(within(form).getByRole('combobox', { name: '广告' }))
  await user.paste(String(ad.name))
  await user.click(await screen.findByRole('option', { name: `${ad.name}（${shownResolution(RESOLUTION)}）` }))
}

/** The question before it is inserted, which has the same title as the dialog. */
const question = () =>
  screen.findByText(/^将立即在 \d+ 台终端上插播/).then((words) => words.closest('[role=dialog]') as HTMLElement)

test('an urgent insertion: ad, scope, end, the count in the question, the result, and its stop', async () => {
  const here = terminals.filter(({ province }) => province === '安徽省')
  const ids = new Set(here.map(({ id }) => String(id)))
  const { user, server } = await renderConsole({ at: LIST })
  const inserted = async () => (await published(server)).filter(({ deviceId }) => ids.has(String(deviceId)))
  await press(user, '紧急插播')
  const form = await dialog('紧急插播')
  await press(user, '立即插播', form)
  expect(form).toHaveTextContent('请选择广告')
  // nobody inserts everywhere by leaving something out
  expect(form).toHaveTextContent('请选择终端范围')
  expect(form).toHaveTextContent('未选择广告未选择终端范围')
  await user.click(within(form).getByRole('radio', { name: '全部终端' }))
  await within(form).findByText(`将插播到 ${terminals.length} 台终端`)
  await user.click(within(form).getByRole('radio', { name: '按条件选择' }))
  expect(form).toHaveTextContent('请至少选择一个条件')
  await chooseAd(user, form)
  await user.click(within(form).getByRole('combobox', { name: '地区' }))
  await user.paste('安徽')
  await user.click(await screen.findByRole('option', { name: '安徽省' }))
  await within(form).findByText(`将插播到 ${here.length} 台终端`)
  await user.keyboard('{Escape}')
  await user.click(within(form).getByText('2 小时'))
  await press(user, '立即插播', form)
  const asked = await question()
  expect(asked).toHaveTextContent(`将立即在 ${here.length} 台终端上插播“${ad.name}”，直到 2026-11-20 12:00。`)
  await press(user, '立即插播', asked)
  await screen.findByText(new RegExp(`^节目成功发布到了${here.length}个终端`))
  const rows = await inserted()
  expect(rows).toHaveLength(here.length)
  for (const row of rows) {
    expect(row).toMatchObject({
      scheduleType: 1,
      schedules: [
        { dateStart: 20261120, dateEnd: 20261120, period: [{ start: '10:00', end: '12:00', level: 1, times: 1 }] },
      ],
    })
  }

  await press(user, '立即停播')
  const stop = await dialog('停播广告')
  expect(stop).toHaveTextContent('确定在选中终端上停播该广告?')
  await press(user, '确定', stop)
  await screen.findByText(`已在${here.length}个终端上停播该广告`)
  expect(await inserted()).toEqual([])
  expect(server.calls('programPlay')).toHaveLength(2)
})

test('what cannot be read for an urgent insertion is said once, with one way to try again', async () => {
  const { user, server, form, everywhere } = await openUrgent({
    switches: {
      faults: [
        { operationId: 'programList', kind: 'refuse', msg: '服务器正在维护' },
        { operationId: 'programDeviceList', kind: 'refuse', msg: '服务器正在维护' },
      ],
    },
  })
  await everywhere()
  await within(form).findByText('终端数量未能统计')
  expect(within(form).getAllByText('服务器正在维护')).toHaveLength(1)
  await server.setSwitches({ faults: [] })
  await press(user, '重试', form)
  await within(form).findByText(`将插播到 ${terminals.length} 台终端`)
  await waitFor(() => expect(within(form).queryByRole('alert')).toBeNull())
})

test('check and question name the same end however long both are looked at, and only what is sent is being sent', async () => {
  const { user, server, form, chooseAd, everywhere, check, advance } = await openUrgent()
  await chooseAd()
  await everywhere()
  await waitFor(() => expect(check()).toHaveTextContent('10:00-11:00'))
  await advance(90_000)
  await waitFor(() => expect(check()).toHaveTextContent('10:01-11:01'))
  await press(user, '立即插播', form)
  const asked = await question()
  expect(asked).toHaveTextContent('直到 2026-11-20 11:01。')
  // nothing is sent while it is asked
  for (const name of ['立即插播', '取消'])
    expect(within(form).getByRole('button', { name, hidden: true })).not.toHaveAttribute('aria-disabled')
  await advance(2 * MINUTE)
  expect(asked).toHaveTextContent('直到 2026-11-20 11:01。')
  await press(user, '立即插播', asked)
  await screen.findByText(/插播到 2026-11-20 11:01 为止/)
  const inserted = (await published(server)).find(({ scheduleType }) => scheduleType === 1)
  expect(inserted?.schedules).toMatchObject([{ period: [{ start: '10:03', end: '11:01' }] }])
})

test('an end of its own is a day and a time, and 24:00 of it is its last minute', async () => {
  const { user, form, chooseAd, everywhere } = await openUrgent()
  await chooseAd()
  await everywhere()
  await user.click(within(form).getByText('自定义'))
  const end = within(form).getByRole('group', { name: '结束时间' })
  await press(user, '立即插播', form)
  await waitFor(() => expect(end).toHaveAccessibleDescription('请选择结束时间'))
  await user.click(within(end).getByRole('button', { name: /^结束时间的日期/ }))
  await user.click(await screen.findByRole('button', { name: '2026年11月20日' }))
  await fill(user, within(end).getByRole('combobox', { name: '结束时间的时刻' }), '9：59')
  await waitFor(() => expect(end).toHaveAccessibleDescription('结束时间必须晚于现在'))
  await fill(user, within(end).getByRole('combobox', { name: '结束时间的时刻' }), '24:00')
  await waitFor(() => expect(form).toHaveTextContent('24:00 按当天的最后一分钟 23:59 填写'))
  await press(user, '立即插播', form)
  const asked = await question()
  expect(asked).toHaveTextContent('直到 2026-11-20 23:59。')
  await press(user, '取消', asked)
  await waitFor(() => expect(asked).not.toBeInTheDocument())
})

test('after its end nothing is inserted', async () => {
  const { user, server, form, chooseAd, everywhere } = await openUrgent()
  await chooseAd()
  await everywhere()
  await press(user, '立即插播', form)
  const asked = await question()
  expect(asked).toHaveTextContent('直到 2026-11-20 11:00。')
  // only the time of day: nobody does anything for an hour
  vi.setSystemTime(NOW + 61 * MINUTE)
  await press(user, '立即插播', asked)
  expect(await within(asked).findByRole('alert')).toHaveTextContent('结束时间必须晚于现在')
  await press(user, '取消', asked)
  await waitFor(() => expect(asked).not.toBeInTheDocument())
  expect(server.calls('programPlay')).toEqual([])
})

test('an insertion without an answer is unknown, is not sent again, and what the server has is shown (N6)', async () => {
  const { user, server, form, chooseAd, everywhere } = await openUrgent()
  await chooseAd()
  await everywhere()
  await server.setSwitches(failing({ kind: 'cut', times: 1 }))
  await press(user, '立即插播', form)
  const asked = await question()
  await press(user, '立即插播', asked)
  await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('结果未知，请刷新核对'))
  await waitFor(() => expect(asked).not.toBeInTheDocument())
  const now = (await published(server)).length
  await within(form).findByText(new RegExp(`目前发布到 ${now} 个终端`))
  expect(within(form).getByText('上次发布的结果未知')).toBeVisible()
  expect(server.calls('programPlay')).toHaveLength(1)
})

test('before an insertion the same is checked as before publishing, and what it replaces stands in the question', async () => {
  const { user, server, form, chooseAd, everywhere, check } = await openUrgent()
  const there = await published(server)
  const other = terminals.filter(({ resolution }) => resolution !== RESOLUTION)
  const off = terminals.filter(({ state, resolution }) => state === 0 && resolution === RESOLUTION)
  await chooseAd()
  await everywhere()
  await waitFor(() =>
    expect(check()).toHaveTextContent(new RegExp(`${there.length} 台终端上该广告已有计划（.*轮播.*），将被替换`)),
  )
  expect(check()).toHaveTextContent(`${other.length} 台终端的分辨率与广告（${shownResolution(RESOLUTION)}）不同`)
  // what gives way, and to what
  expect(check()).toHaveTextContent('永久轮播 → 2026-11-20 插播')
  expect(form).toHaveTextContent(`新增 ${terminals.length - there.length} 台 · 变更 ${there.length} 台 · 不变 0 台`)
  await waitFor(() => expect(check()).toHaveTextContent(/已检查 [1-9]\d*\/200/))
  await press(user, '停止检查', check())
  expect(check()).not.toHaveTextContent('未发现')

  await press(user, '移除这些终端', check())
  await within(form).findByText(`已移除 ${other.length} 台终端`)
  expect(check()).toHaveTextContent(`${off.length} 台终端离线，上线后才会送达`)
  await within(form).findByText(`将插播到 ${terminals.length - other.length} 台终端`)
  await press(user, '恢复', form)
  await within(form).findByText(`将插播到 ${terminals.length} 台终端`)
  await press(user, '移除这些终端', check())
  await within(form).findByText(`将插播到 ${terminals.length - other.length} 台终端`)

  await press(user, '立即插播', form)
  const asked = await question()
  const kept = there.filter(({ deviceId }) => !other.some(({ id }) => String(id) === String(deviceId)))
  expect(asked).toHaveTextContent(`将立即在 ${terminals.length - other.length} 台终端上插播`)
  expect(asked).toHaveTextContent(
    `新增 ${terminals.length - other.length - kept.length} 台 · 变更 ${kept.length} 台 · 不变 0 台。`,
  )
  expect(asked).toHaveTextContent(
    new RegExp(`其中 ${kept.length} 台终端上该广告已有计划（.+），将被替换，插播结束后不会恢复。`),
  )
  await press(user, '立即插播', asked)
  await screen.findByText(new RegExp(`^节目成功发布到了${terminals.length - other.length}个终端`))
})

test('terminals that were taken out for one ad are there again for another', async () => {
  const { user, form, chooseAd, everywhere, check } = await openUrgent()
  await chooseAd()
  await everywhere()
  await waitFor(() => expect(check()).toHaveTextContent(/台终端的分辨率与广告（.+）不同/))
  await press(user, '移除这些终端', check())
  await within(form).findByText(/^已移除 \d+ 台终端/)
  const other = findProgram(({ status, width = 0, height = 0 }) => status === 1 && width < height)
  const choice = within(form).getByRole('combobox', { name: '广告' })
  await user.clear(choice)
  await user.click(choice)
  await user.paste(String(other.name))
  await user.click(await screen.findByRole('option', { name: `${other.name}（${resolutionText(other)}）` }))
  await within(form).findByText(`将插播到 ${terminals.length} 台终端`)
  expect(form).not.toHaveTextContent('已移除')
})

import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '#src/features/publish/published/published-devices-screen.tsx'
import '#src/routes/-order-create.tsx'
import { renderConsole } from '#tests/support/render-console.tsx'
import {
  ad,
  deviceBoxes,
  expectSuccess,
  failing,
  openFirstPublish,
  openPublish,
  published,
} from '../support/publish.ts'
import { choose, dialog, expectNoDialog, expectTotal, field, fill, press } from '../support/steps.ts'
import { terminals } from '../support/terminals.ts'

/* What is said when a publish or a stop is sent, and when the server has taken it. */

/** Monday 30 November and the Tuesday after it. */
async function chooseTwoDays(user: UserEvent, form: HTMLElement) {
  await user.click(within(form).getByRole('switch', { name: '永久' }))
  await user.click(within(form).getByRole('button', { name: /^投放日期/ }))
  await user.click(await screen.findByRole('button', { name: '2026年11月30日' }))
  await user.click(screen.getByRole('button', { name: '下个月' }))
  await user.click(await screen.findByRole('button', { name: '2026年12月1日' }))
}

async function onlySaturdays(user: UserEvent, part: HTMLElement) {
  for (const box of within(part).getAllByRole<HTMLInputElement>('checkbox', { name: /^周/ }))
    if (box.checked !== (box.labels?.[0]?.textContent === '周六')) await user.click(box)
}

test('a plan by which nothing ever plays is asked about when it is sent', async () => {
  const { user, server, form, period, pick, submit } = await openFirstPublish()
  await pick()
  await chooseTwoDays(user, form)
  await onlySaturdays(user, period())
  await submit()
  const question = await dialog('广告不会播放')
  expect(server.calls('programPlay')).toEqual([])
  await press(user, '返回修改', question)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '广告不会播放' })).toBeNull())
  expect(server.calls('programPlay')).toEqual([])
  await submit()
  await press(user, '仍要发布', await dialog('广告不会播放'))
  await expectSuccess('节目成功发布到了1个终端')
})

test('an order by which nothing ever plays is asked about, too', async () => {
  const { user, server } = await renderConsole({ at: '/orderManage/create' })
  await screen.findByRole('heading', { name: '创建订单', level: 1 })
  await fill(user, field(document.body, '订单名称'), '冬季新品')
  await fill(user, field(document.body, '客户名称'), '云杉百货')
  await user.click(screen.getByRole('combobox', { name: '添加广告' }))
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: /^投放日期/ }))
  await user.click(await screen.findByRole('button', { name: '2026年11月30日' }))
  await user.click(screen.getByRole('button', { name: '下个月' }))
  await user.click(await screen.findByRole('button', { name: '2026年12月1日' }))
  await onlySaturdays(user, document.body)
  await user.click(deviceBoxes(document.body)[0] as HTMLElement)
  await screen.findByText('1 个广告，1 台终端')
  await press(user, '提交')
  await press(user, '返回修改', await dialog('广告不会播放'))
  expect(server.calls('orderCreate')).toEqual([])
  await server.setSwitches({ faults: [{ operationId: 'orderCreate', kind: 'lost', times: 1 }] })
  await press(user, '提交')
  await press(user, '仍要提交', await dialog('广告不会播放'))
  await screen.findByText(/结果未知/)
  expect(server.calls('orderCreate')).toHaveLength(1)
  // nor is it made twice unasked (N6)
  await press(user, '提交')
  await press(user, '仍要提交', await dialog('广告不会播放'))
  await press(user, '先去核对', await dialog('再次提交？'))
  await expectNoDialog()
  expect(server.calls('orderCreate')).toHaveLength(1)
})

test('a success says in the documented words what was taken, and below it what is still to arrive', async () => {
  const { user, form, devices, filters, pick, submit } = await openPublish()
  await pick()
  await choose(user, within(filters()).getByRole('combobox', { name: '在线状态' }), '离线')
  await waitFor(() => expect(deviceBoxes(devices).some((box) => box.checked)).toBe(false))
  await user.click(deviceBoxes(devices)[0] as HTMLElement)
  await within(form).findByText('将发布到 2 台终端')
  await submit()
  const success = await expectSuccess('节目成功发布到了2个终端')
  expect(within(success).getByText(/^节目成功发布到了2个终端/)).toBeVisible()
  expect(success).toHaveTextContent('服务器已接受发布，终端收到后才会按计划播放；其中 1 台离线，上线后才会收到。')
})

test('where the server counts fewer than were chosen, that is said', async () => {
  const { server, pick, submit } = await openPublish()
  await pick(3)
  await server.setSwitches(failing({ kind: 'data', data: 2 }))
  await submit()
  expect(await expectSuccess('节目成功发布到了2个终端')).toHaveTextContent(
    '所选 3 台终端中，有 1 台未被服务器计入。服务器已接受发布',
  )
})

test('stopping counts what is chosen, and what of it is not in sight, below the documented question', async () => {
  const { user, server } = await renderConsole({ at: `/checkPubMet?id=${ad.id}` })
  const all = (await published(server)).sort((a, b) => Number(b.status === 0) - Number(a.status === 0))
  const boxes = () =>
    within(screen.getByRole('table', { name: '发布终端' })).getAllByRole('checkbox', { name: /^选择 / })
  await expectTotal(all.length)
  for (const index of [0, 1, 2]) await user.click(boxes()[index] as HTMLElement)
  await press(user, '停播')
  const question = await dialog('停播广告')
  expect(within(question).getByText('确定在选中终端上停播该广告?')).toBeVisible()
  expect(within(question).getByText('共 3 台终端。')).toBeVisible()
  await press(user, '取消', question)
  await expectNoDialog()
  // a filter leaves one of the three in sight
  await fill(user, field(screen.getByRole('search'), '终端'), String(all[0]?.deviceSn))
  await user.keyboard('{Enter}')
  await expectTotal(1)
  await press(user, '停播')
  const again = await dialog('停播广告')
  expect(within(again).getByText('共 3 台终端，其中 2 台不在当前页面上。')).toBeVisible()
  await press(user, '确定', again)
  const offline = all.slice(0, 3).filter(({ deviceId }) => terminals.find(({ id }) => id === deviceId)?.state === 0)
  expect(await expectSuccess('已在3个终端上停播该广告')).toHaveTextContent(
    `服务器已接受停播，终端收到后才会停止播放${offline.length > 0 ? `；其中 ${offline.length} 台离线，上线后才会收到。` : '。'}`,
  )
})

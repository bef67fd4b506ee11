import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { leaveInBrowser } from '#mocks/panel/begin-scene.ts'
import '#src/features/activity/day/my-day-screen.tsx'
import { renderConsole } from '#tests/support/render-console.tsx'
import { dialog, expectDone, field, fill, press } from '../support/steps.ts'
import { findTerminal, openTerminals } from '../support/terminals.ts'

/** 运营小王. */
const OPERATOR = '13800000001'

const rowsOf = (part: string) =>
  within(screen.getByRole('list', { name: part }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('what was done, refused and sent stands in the day, with its hours in the address', async () => {
  const { user, act, server, at, reload } = await openTerminals('?state=1', {
    account: OPERATOR,
    // the restart is still under way whenever the page is looked at
    switches: { simulation: { commandSeconds: [3_600, 3_600] } },
  })
  const device = findTerminal(({ state }) => state === 1)
  const rename = async (name: string) => {
    await act(device, '编辑')
    const form = await dialog('编辑终端')
    await fill(user, field(form, '终端名称'), name)
    await press(user, '确定', form)
    return form
  }
  await rename('南门大屏')
  await expectDone(user)
  await server.setSwitches({ faults: [{ operationId: 'deviceUpdate', kind: 'refuse', msg: '终端正在维护' }] })
  const refused = await rename('北门大屏')
  await within(refused).findByText('终端正在维护')
  await press(user, '取消', refused)
  await press(user, '放弃修改', await dialog(/放弃/))
  await act(device, '重启')
  await press(user, '执行', await dialog('下发指令'))
  await expectDone(user)

  await press(user, /^账号：/)
  await user.click(await screen.findByRole('menuitem', { name: '我的今天' }))
  await screen.findByRole('heading', { name: '我的今天', level: 1 })
  await waitFor(() =>
    expect(rowsOf('被拒绝')).toEqual([expect.stringMatching(/编辑终端北门大屏被拒绝：终端正在维护本浏览器$/)]),
  )
  expect(rowsOf('进行中')).toEqual([expect.stringMatching(/重启.*完成 0 \/ 1 · 进行中 1任务$/)])
  // the same command stands in the log, too, and is told once
  expect(rowsOf('已完成').filter((row) => row?.includes('编辑终端'))).toEqual([
    expect.stringMatching(/编辑终端南门大屏成功本浏览器$/),
  ])

  await fill(user, screen.getByRole('combobox', { name: '班次结束' }), '00:01')
  await waitFor(() => expect(at()).toContain('to=00%3A01'))
  await screen.findByText('这段时间没有记录')
  await press(user, '前一天')
  await reload()
  expect(at()).toMatch(/to=00%3A01&day=\d{4}-\d\d-\d\d/)
})

test('a demo begins with what its administrator did this morning, and says where that is from when asked', async () => {
  const { user, server, reload } = await renderConsole({ at: '/myDay' })
  await leaveInBrowser({ server })
  await reload()
  await waitFor(() => expect(rowsOf('已完成')).toHaveLength(7))
  expect(rowsOf('失败或未知')).toEqual([expect.stringMatching(/磁盘清理.*失败（磁盘正在被占用/)])
  for (const done of [
    /^09:34发布“.*5 台终端完成 5 \/ 5发布记录$/,
    /拒绝广告.*成功本浏览器$/,
    /审核通过素材.*成功本浏览器$/,
  ])
    expect(rowsOf('已完成')).toContainEqual(expect.stringMatching(done))

  await user.hover(screen.getByText('数据范围'))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('终端指令记录：此账号的记录，含其他浏览器')
})

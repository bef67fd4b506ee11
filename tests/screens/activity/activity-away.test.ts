import { screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { activityPanel, expectFiguresInTime, inTime } from '../support/activity.ts'
import { dialog, expectDone, press } from '../support/steps.ts'
import { findTerminal, openTerminals, type TerminalScreen } from '../support/terminals.ts'

/** The notifications of the system, which no test can see; `answer` is what the person says when asked. */
function systemNotices(answer: NotificationPermission) {
  const shown: { title: string; body: string | undefined; press: () => void }[] = []
  const ask = vi.fn<() => Promise<NotificationPermission>>(() => {
    Notices.permission = answer
    return Promise.resolve(answer)
  })
  class Notices extends EventTarget {
    static permission: NotificationPermission = 'default'
    static requestPermission = ask
    constructor(title: string, { body }: NotificationOptions) {
      super()
      shown.push({ title, body, press: () => this.dispatchEvent(new Event('click')) })
    }
    close() {}
  }
  vi.stubGlobal('Notification', Notices)
  return { shown, ask }
}

async function sent({ user, act }: TerminalScreen, command: string) {
  await act(
    findTerminal(({ state }) => state === 1),
    command,
  )
  await press(user, '执行', await dialog('下发指令'))
  await expectDone(user)
}

const marked = () => document.title.startsWith('● 任务已结束 - 终端管理')
const SOON = { switches: { simulation: { commandSeconds: [1, 2] as [number, number], commandFailRate: 0 } } }

test('who looks at another window is told of an end by the title, and by the system where that was asked for', async () => {
  const { shown, ask } = systemNotices('granted')
  const opened = await openTerminals('', SOON)
  const { user } = opened
  await activityPanel()
  expect(ask).not.toHaveBeenCalled()
  await user.click(screen.getByRole('checkbox', { name: /系统通知/ }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /系统通知/ })).toBeChecked())
  expect(ask).toHaveBeenCalledTimes(1)
  await press(user, '关闭', await activityPanel())

  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  await sent(opened, '磁盘清理')
  await inTime(() => expect(marked()).toBe(true))
  expect(shown).toEqual([
    {
      title: '任务已结束',
      body: expect.stringMatching(/^磁盘清理，.+，已结束：完成 1 \/ 1$/),
      press: expect.any(Function),
    },
  ])
  shown[0]?.press()
  await screen.findByRole('region', { name: '任务' })
  hasFocus.mockReturnValue(true)
  window.dispatchEvent(new Event('focus'))
  expect(document.title).toMatch(/^终端管理/)

  // who looks is told by the page
  await sent(opened, '获取终端信息')
  await expectFiguresInTime('获取终端信息', '完成 1 / 1')
  expect(marked()).toBe(false)
  expect(shown).toHaveLength(1)
})

test('who refuses notifications is told by the title alone, and why there are none', async () => {
  const { shown } = systemNotices('denied')
  const opened = await openTerminals('', SOON)
  await activityPanel()
  await opened.user.click(screen.getByRole('checkbox', { name: /系统通知/ }))
  await screen.findByText(/浏览器已禁止此网站的通知/)
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  await sent(opened, '磁盘清理')
  await inTime(() => expect(marked()).toBe(true))
  expect(shown).toEqual([])
  window.dispatchEvent(new Event('focus'))
})

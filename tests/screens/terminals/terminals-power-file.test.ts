import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Device } from '#src/api/generated/types.gen.ts'
import { serverAddress } from '#src/api/server-address.ts'
import { startSession } from '#src/api/session.ts'
import { powerFileText } from '#src/features/devices/power/power-file.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { NOW } from '#tests/support/read-world.ts'
import { countHands, expectAtMost } from '../support/hand-count.ts'
import { expectTakenAway } from '#tests/support/absence.ts'
import { dialog, expectDone, expectNoDialog, fill, press, timeField, watchDownloads } from '../support/steps.ts'
import { openTerminals, terminals, type TerminalScreen } from '../support/terminals.ts'

const OPERATOR = '13800000001'
const ALL = '/api/device/page?page=0&limit=400'
const OFF = '00:00-00:00'

/** Terminals of a kind of place in several cities. */
const shops = terminals.filter(({ name }) => name?.includes('便利店'))

/** The administrator switches them off and exports what they had. */
async function switchedOff() {
  const opened = await openTerminals('?q=便利店&size=40')
  const { user } = opened
  await press(user, '批量操作')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await press(user, /^选择(本页|全部 \d+ 项)$/, bar)
  await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent(`已选 ${shops.length} 项`))
  await press(user, '设置开关机时间', bar)
  const form = await dialog('设置开关机时间')
  for (const side of ['开机', '关机']) await fill(user, timeField(form, side), '00:00')
  await press(user, '确定', form)
  await expectDone(user)
  const saved = watchDownloads()
  await press(user, '导出恢复文件')
  const [download] = saved
  if (!download) throw new Error('Nothing was exported')
  return { opened, file: new File([download.file], download.name) }
}

/** A file that says of terminals that have one window now that they had another before. */
const [{ workCronTarget: NOW_SET }] = terminals as [Device]
const few = terminals.filter(({ workCronTarget }) => workCronTarget === NOW_SET).slice(0, 3)
const fewFile = (remindOn?: string) =>
  powerFileText(
    {
      at: NOW,
      window: NOW_SET ?? '',
      ...(remindOn && { remindOn }),
      before: few.map(({ id, sn, name }) => ({ id, sn, name, window: '05:00-06:00' })),
    },
    serverAddress(),
  )

async function openForm({ user }: TerminalScreen) {
  await press(user, '批量操作')
  await press(user, '恢复开关机时间')
  return dialog('从文件恢复开关机时间')
}

function chooser(form: HTMLElement): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*="json"]')
  if (!input) throw new Error(`There is nothing to choose a file with in ${form.textContent}`)
  return input
}

const windowsOf = async ({ server }: TerminalScreen) =>
  new Map(
    (await server.send<{ data: Device[] }>('GET', ALL)).data.map(({ id, workCronTarget }) => [id, workCronTarget]),
  )

test('what one account has exported another restores, as far as it sees the terminals; the others are named before', async () => {
  const { opened, file } = await switchedOff()
  const { user, server, goto, reload } = opened
  const seen = await server.send<{ data: Device[] }>('GET', ALL, undefined, OPERATOR)
  const mine = shops.filter(({ id }) => seen.data.some((device) => device.id === id))
  const others = shops.filter(({ id }) => !mine.some((device) => device.id === id))
  expect(mine.length).toBeGreaterThan(1)
  expect(others.length).toBeGreaterThan(0)
  // somebody has set one of them anew meanwhile
  const [anew] = mine
  await server.send('PATCH', `/api/device/${anew?.id}/work-cron/09:00-10:00`)

  // in a browser that remembers nothing
  localStorage.clear()
  startSession(await server.signIn(OPERATOR), OPERATOR)
  await goto('/terminalManage')
  await reload()
  const hands = countHands()
  const form = await openForm(opened)
  const before = server.calls('deviceWorkCronSet').length
  await user.upload(chooser(form), file)
  expect(await within(form).findByText(/台不能恢复/)).toHaveTextContent(
    `${others.length} 台不能恢复，当前账号看不到或已不存在：“${others[0]?.name}”`,
  )
  expect(within(form).getByRole('checkbox', { name: /^也恢复其后又被改过的 1 台/ })).not.toBeChecked()
  expect(server.calls('deviceWorkCronSet')).toHaveLength(before)
  await press(user, `恢复 ${mine.length - 1} 台`, form)
  await expectDone(user)
  // one of them closes the message
  expectAtMost(hands, { clicks: 4, fields: 1 })
  const now = await windowsOf(opened)
  for (const { id, workCronTarget } of mine.slice(1)) expect(now.get(id)).toBe(workCronTarget)
  for (const { id } of others) expect(now.get(id)).toBe(OFF)
  expect(now.get(anew?.id as number)).toBe('09:00-10:00')
})

test('who is to restore later is reminded of it on every page from the day on', async () => {
  const opened = await openTerminals()
  const { user, goto, server } = opened
  await user.upload(chooser(await openForm(opened)), new File([fewFile(formatMoment(NOW).slice(0, 10))], 'x.json'))
  await press(user, '记下，稍后恢复')
  await expectNoDialog()
  await screen.findByRole('region', { name: '原开关机时间' })
  expect(server.calls('deviceWorkCronSet')).toHaveLength(0)
  await goto('/materialManage')
  await screen.findByRole('heading', { name: '素材管理', level: 1 })
  await expectTakenAway(
    () => screen.queryByRole('region', { name: '开关机时间提醒' }),
    async () => {
      expect(screen.getByRole('region', { name: '开关机时间提醒' })).toHaveTextContent(
        `该恢复 ${few.length} 台终端原来的开关机时间了`,
      )
      await user.click(screen.getByRole('link', { name: '去恢复' }))
    },
  )
  await press(user, `恢复原开关机时间（${few.length} 台）`)
  await press(user, '恢复', await dialog('恢复原开关机时间'))
  await expectDone(user)
  const now = await windowsOf(opened)
  for (const { id } of few) expect(now.get(id)).toBe('05:00-06:00')
})

test('a file that is none says so beside its field, and one that was mended is taken', async () => {
  const opened = await openTerminals()
  const { user } = opened
  const form = await openForm(opened)
  await waitFor(() => expect(within(form).getByRole('button', { name: '恢复文件' })).toHaveFocus())
  for (const [text, wrong] of [
    ['', /^文件是空的/],
    ['终端编号,终端名称', /^这不是开关机时间恢复文件/],
    ['{"data":[]}', /^这不是开关机时间恢复文件/],
    ['1'.repeat(10 * 1024 * 1024), /^文件不能超过 5 MB$/],
    [fewFile().replaceAll(/"id":\d+/g, `"id":${few[0]?.id}`), /^文件中有终端重复出现/],
    [fewFile().replace(/"server":"[^"]*"/, '"server":"https://other.example/"'), /文件来自另一个系统/],
    [fewFile().replaceAll(/"id":\d+/g, (id) => `${id}9`), /当前账号一台也看不到/],
  ] as const) {
    await user.upload(chooser(form), new File([text], 'x.json'))
    await within(form).findByText(wrong)
    expect(within(form).getByRole('button', { name: '恢复' })).toHaveAttribute('aria-disabled', 'true')
  }
  await user.upload(chooser(form), new File([fewFile()], 'x.json'))
  await within(form).findByRole('button', { name: `恢复 ${few.length} 台` })
  expect(within(form).queryByText(/当前账号/)).toBeNull()
})

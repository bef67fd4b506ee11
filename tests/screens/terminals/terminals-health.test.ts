import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { choose } from '../support/steps.ts'
import { openTerminals, terminalRows } from '../support/terminals.ts'

const OPERATOR = '13800000001'
/** The mall whose seven screens are dark, each for another reason, in the order of the checks. */
const MALL = '?q=云麓天地'
const words = ['离线', '关机时段', '无排期', '未送达', '磁盘将满', '时间不准', '指令失败']

const openMall = (search = MALL, setup = {}) =>
  openTerminals(search, { account: OPERATOR, switches: { scenario: { name: 'why-dark' }, ...setup } })

const stateOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getByText(/^(在线|离线)$/)
    .closest('td') as HTMLElement

function seen(visible: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!visible)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('each row says the first trouble of its terminal, and nothing is asked that its row tells', async () => {
  const { server } = await openMall()
  await waitFor(() => words.forEach((word, at) => expect(stateOf(terminalRows()[at])).toHaveTextContent(word)))
  expect(server.calls('devicePlayList')).toHaveLength(5)
  // only where the play list and the row have told nothing
  expect(server.calls('deviceCommandHistory')).toHaveLength(1)
})

test('the answers are kept for a minute, and asked for anew while they are looked at', async () => {
  const { server, user, advance } = await openMall()
  await waitFor(() => expect(stateOf(terminalRows()[6])).toHaveTextContent('指令失败'))
  await choose(user, screen.getByRole('combobox', { name: '在线状态' }), '在线')
  await waitFor(() => expect(terminalRows()).toHaveLength(6))
  await waitFor(() => expect(stateOf(terminalRows()[5])).toHaveTextContent('指令失败'))
  expect(server.calls('devicePlayList')).toHaveLength(5)
  await advance(61_000)
  await waitFor(() => expect(server.calls('devicePlayList')).toHaveLength(10))
})

test('six terminals in sight at once, none in a background tab, none after leaving', async () => {
  const held: SwitchesPatch = { faults: [{ operationId: 'devicePlayList', kind: 'hold' }] }
  const { server, goto, advance } = await openTerminals('?size=100', { switches: held })
  await waitFor(() => expect(server.calls('devicePlayList')).toHaveLength(6))
  seen(false)
  await server.setSwitches({ faults: [] })
  await advance(2_000)
  expect(server.calls('devicePlayList')).toHaveLength(6)
  await server.setSwitches(held)
  seen(true)
  await waitFor(() => expect(server.calls('devicePlayList')).toHaveLength(12))
  await goto('/upload')
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  await server.setSwitches({ faults: [] })
  await advance(2_000)
  expect(server.calls('devicePlayList')).toHaveLength(12)
})

test('the wall says it on the picture', async () => {
  await openMall(`${MALL}&view=wall`)
  const card = (spot: string) => screen.findByRole('gridcell', { name: new RegExp(spot) })
  await waitFor(async () => expect(await card('三层连廊屏')).toHaveTextContent('未送达'))
  await waitFor(async () => expect(await card('五层影院屏')).toHaveTextContent('时间不准'))
})

test('有问题 leaves those of the page, says how many were looked into, and keeps the page', async () => {
  const { user, at } = await openMall('?page=2')
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  await choose(user, screen.getByRole('combobox', { name: '诊断' }), '有问题')
  expect(at()).toBe('/terminalManage?page=2&health=1')
  const note = await screen.findByText(/^已检查本页 10 台终端，\d 台有问题：.+。只看本页，其余 [\d,]+ 台未检查$/)
  const [, count] = /(\d) 台有问题/.exec(note.textContent ?? '') ?? []
  expect(terminalRows()).toHaveLength(Number(count))
  for (const row of terminalRows()) expect(stateOf(row)).not.toHaveTextContent(/^在线$/)
  await user.click(screen.getByRole('button', { name: '重置' }))
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
})

test('what could not be looked into is counted, not called well, and tried again', async () => {
  const { user, server } = await openMall(`${MALL}&health=1`, {
    faults: [{ operationId: 'devicePlayList', kind: 'refuse', msg: '终端不存在' }],
  })
  const note = await screen.findByText(/^已检查本页 7 台终端，4 台有问题：.+。3 台未能检查$/)
  await server.setSwitches({ faults: [] })
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(note).toHaveTextContent(/^已检查本页 7 台终端，7 台有问题：/))
  await waitFor(() => expect(terminalRows()).toHaveLength(7))
})

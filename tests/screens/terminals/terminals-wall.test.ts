import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { troubleFirst } from '#src/domain/device-trouble.ts'
import { expectTakenAway } from '#tests/support/absence.ts'
import { NOW } from '#tests/support/read-world.ts'
import { holding, without } from '../support/permissions.ts'
import { dialog, expectDone, expectNoDialog, press } from '../support/steps.ts'
import { expectTerminals, openTerminals, terminals } from '../support/terminals.ts'

const online = terminals.filter(({ state }) => state === 1)
/** The first page of the wall, in its order. */
const arranged = troubleFirst(terminals.slice(0, 40), NOW)

const wall = () => screen.findByRole('grid', { name: '终端画面' })
const cells = async () => within(await wall()).findAllByRole('gridcell')
const cellOf = async (name: string | undefined) =>
  within(await wall()).findByRole('gridcell', { name: new RegExp(String(name)) })
/** The same, at once: for waits. */
const card = (name: string | undefined) => screen.getByRole('gridcell', { name: new RegExp(String(name)) })
const chooseView = async (user: UserEvent, view: string) => user.click(await screen.findByRole('radio', { name: view }))
/** The terminals whose details were asked for. */
const asked = (calls: readonly { path: string }[]) => calls.map(({ path }) => path)

test('the list as pictures: trouble first, the page goes on at the same terminal, and filters stay', async () => {
  const { user, at } = await openTerminals('?page=5')
  await expectTerminals(terminals.slice(40, 50), 10, terminals.length)
  await chooseView(user, '画面墙')
  expect(at()).toBe('/terminalManage?page=2&view=wall')
  const second = troubleFirst(terminals.slice(40, 80), NOW)
  await waitFor(() => expect(screen.getAllByRole('gridcell')[0]).toHaveTextContent(String(second[0]?.name)))
  expect(screen.getByText(/仅对本页排序/)).toHaveTextContent(
    `本页离线 ${second.filter(({ state }) => state === 0).length} 台`,
  )
  await chooseView(user, '列表')
  expect(at()).toBe('/terminalManage?page=5')
  await expectTerminals(terminals.slice(40, 50), 10, terminals.length)
})

test('a card shows picture, name, state and the age of the screenshot', async () => {
  const device = online.find(({ screenshotUpdate }) => screenshotUpdate !== undefined)
  await openTerminals(`?view=wall&q=${device?.sn}`)
  const found = await cellOf(device?.name)
  expect(found).toHaveTextContent(/在线.+截图 .+前/)
  expect(await within(found).findByRole('img', { name: `${device?.name}的屏幕截图` })).toHaveAttribute('src')
})

test('the arrows move through the cards, Enter opens one, and the space bar chooses in batch mode', async () => {
  const { user, at } = await openTerminals('?view=wall&batch=1')
  const [first] = await cells()
  first?.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft} ')
  const second = await cellOf(arranged[1]?.name)
  expect(second).toHaveFocus()
  expect(second).toHaveAttribute('aria-selected', 'true')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  expect(within(bar).getByRole('status')).toHaveTextContent('已选 1 项')
  await user.keyboard('{Control>}{End}{/Control}')
  expect(await cellOf(arranged.at(-1)?.name)).toHaveFocus()
  await user.keyboard('{Home}{Control>}{Home}{/Control}{Enter}')
  expect(at()).toBe(`/terminalManage?view=wall&batch=1&device=${arranged[0]?.id}`)
  await dialog(String(arranged[0]?.name))
})

test('a click opens a card; in batch mode it chooses, and the name opens', async () => {
  const { user, at } = await openTerminals('?view=wall')
  await user.click(await cellOf(arranged[2]?.name))
  await dialog(String(arranged[2]?.name))
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await press(user, '批量操作')
  await user.click(await cellOf(arranged[3]?.name))
  expect(await cellOf(arranged[3]?.name)).toHaveAttribute('aria-selected', 'true')
  await press(user, String(arranged[3]?.name), await cellOf(arranged[3]?.name))
  expect(at()).toContain(`device=${arranged[3]?.id}`)
})

test('new screenshots of the page go to those online, are awaited and shown', async () => {
  const page = terminals.slice(0, 40).filter(({ state }) => state === 1)
  const { user, server, advance } = await openTerminals('?view=wall', {
    switches: { simulation: { commandSeconds: [3, 3], commandFailRate: 0 } },
  })
  const shown = arranged.find(({ state }) => state === 1)
  const picture = () =>
    within(card(shown?.name))
      .getByRole('img', { name: /屏幕截图/ })
      .getAttribute('src')
  await within(await cellOf(shown?.name)).findByRole('img', { name: /屏幕截图/ })
  const before = picture()
  await press(user, `截取本页画面（在线 ${page.length} 台）`)
  await press(user, '执行', await dialog('下发指令'))
  await expectDone(user)
  expect(server.calls('deviceCommandSend')).toHaveLength(1)
  expect((await cellOf(shown?.name)).textContent).toContain('截屏中')
  await advance(8_000)
  await waitFor(() => expect(card(shown?.name)).toHaveTextContent('截图 刚刚'))
  await waitFor(() => expect(picture()).not.toBe(before))
  expect(screen.queryByText('截屏中')).toBeNull()
})

test('of the chosen ones those online are asked, and are then no longer chosen', async () => {
  const { user, server } = await openTerminals('?view=wall&batch=1')
  const [off, on] = [0, 1].map((state) => arranged.find((device) => device.state === state))
  await user.click(await cellOf(off?.name))
  expect(screen.getByRole('button', { name: '截取所选' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(await cellOf(on?.name))
  await press(user, '截取所选（在线 1 台）')
  const question = await dialog('下发指令')
  expect(question).toHaveTextContent(`终端“${on?.name}”`)
  await press(user, '执行', question)
  await expectDone(user)
  expect(server.calls('deviceCommandSend')).toHaveLength(1)
  expect(await cellOf(on?.name)).toHaveAttribute('aria-selected', 'false')
  expect(await cellOf(off?.name)).toHaveAttribute('aria-selected', 'true')
})

test('a screenshot that does not come is said to be missing', async () => {
  const device = online[0]
  const { user, advance } = await openTerminals(`?view=wall&q=${device?.sn}`, {
    switches: { simulation: { commandSeconds: [0, 0], commandFailRate: 1 } },
  })
  await press(user, '截取本页画面')
  await press(user, '执行', await dialog('下发指令'))
  await expectDone(user)
  await advance(64_000)
  await waitFor(() => expect(card(device?.name)).toHaveTextContent('未收到新截图'))
})

test('only cards in sight ask for details, at most six at once, and those out of sight no more', async () => {
  const { server, user } = await openTerminals('?view=wall&size=200', {
    switches: { faults: [{ operationId: 'deviceGet', kind: 'hold' }] },
  })
  await waitFor(() => expect(server.calls('deviceGet')).toHaveLength(6))
  const [first] = await cells()
  first?.focus()
  await user.keyboard('{Control>}{End}{/Control}')
  // those of before were called off, and gave their turns to those in sight now
  const end = troubleFirst(terminals, NOW).slice(-40)
  const inSight = new Set(end.map(({ id }) => `/api/device/${id}`))
  await waitFor(() => {
    const newest = asked(server.calls('deviceGet')).slice(6).slice(-6)
    expect(newest).toHaveLength(6)
    expect(newest.filter((path) => !inSight.has(path))).toEqual([])
  })
  expect(server.calls('deviceGet').length).toBeLessThan(40)
  const last = end.at(-1)
  await server.setSwitches({ faults: [] })
  expect(await within(await cellOf(last?.name)).findByRole('img', { name: /屏幕截图/ })).toBeVisible()
})

test('a list that carries screenshots needs no details', async () => {
  const device = online[0]
  const { server } = await openTerminals(`?view=wall&q=${device?.sn}`, {
    switches: {
      faults: [{ operationId: 'deviceList', kind: 'set', values: { 'data.0.screenshot': 'javascript:alert(1)' } }],
    },
  })
  const found = await cellOf(device?.name)
  expect(await within(found).findByRole('img', { name: /图片无法显示/ })).toBeVisible()
  expect(server.calls('deviceGet')).toHaveLength(0)
})

test('a screenshot that cannot be loaded says so and is tried again', async () => {
  const device = online[0]
  const { user, server } = await openTerminals(`?view=wall&q=${device?.sn}`, {
    switches: { faults: [{ operationId: 'deviceGet', kind: 'refuse', msg: '终端不存在' }] },
  })
  const found = await cellOf(device?.name)
  expect(await within(found).findByText('截图加载失败')).toBeVisible()
  await server.setSwitches({ faults: [] })
  await press(user, '重试', found)
  expect(await within(await cellOf(device?.name)).findByRole('img', { name: /屏幕截图/ })).toBeVisible()
})

test('the size of the cards is kept', async () => {
  const { user, reload } = await openTerminals('?view=wall')
  await wall()
  const size = () => screen.findByRole('slider', { name: '画面大小' })
  const before = Number((await size()).getAttribute('aria-valuenow'))
  ;(await size()).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await reload()
  await wall()
  expect(await size()).toHaveAttribute('aria-valuenow', String(before + 40))
})

test('who may not send commands is not offered screenshots', async () => {
  const { server, reload } = await openTerminals('?view=wall')
  await wall()
  await expectTakenAway(
    () => screen.queryByRole('button', { name: /^截取本页画面/ }),
    async () => {
      await server.setSwitches(holding(without('13')))
      await reload()
      await wall()
    },
  )
})

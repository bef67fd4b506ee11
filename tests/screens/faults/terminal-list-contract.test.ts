import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { ADMIN } from '#tests/support/accounts.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { activityPanel } from '../support/activity.ts'
import { openList, refreshButton } from '../support/faults.ts'
import { actOn, dialog, expectDone, expectTotal, press } from '../support/steps.ts'
import { openTerminals, terminalRows } from '../support/terminals.ts'

/*
 * Answers that the contract does not know. The simulated server gives them on purpose, after its own check of what it
 * answers.
 */
const firstRow = () => terminalRows()[0] as HTMLElement

test('lists in other forms: rows are shown, and paging is safe', async () => {
  const { user, server } = await openList()
  await expectTotal(200)
  const forms: [values: Record<string, unknown>, remove: string[], total: number | undefined][] = [
    [{ total: '35' }, [], 35],
    [{ total: -5 }, [], 10],
    [{ total: 3 }, [], 10],
    // none is said, and there may be more (W25)
    [{ total: 'NaN' }, [], undefined],
    [{}, ['total'], undefined],
    [{ list: [{ id: 1, sn: 'L-1', name: '第6种' }] }, ['data'], 200],
  ]
  for (const [index, [values, remove, total]] of forms.entries()) {
    // some say the same: each is known by its first terminal
    const name = `第${index + 1}种`
    await server.setSwitches({
      faults: [{ operationId: 'deviceList', kind: 'set', values: { 'data.0.name': name, ...values }, remove }],
    })
    await user.click(refreshButton())
    await waitFor(() => expect(firstRow()).toHaveTextContent(name))
    if (total === undefined) expect(await screen.findByText('服务器没有给出总数，第 1 页之后可能还有')).toBeVisible()
    else await expectTotal(total)
    expect(terminalRows(), name).toHaveLength(remove.includes('data') ? 1 : 10)
  }
  // "1" is read as the number that it spells
  await server.setSwitches({
    faults: [
      {
        operationId: 'deviceList',
        kind: 'envelope',
        body: { code: '1', msg: 'success', data: { total: 1, data: [{ id: 1, sn: 'S-1' }] } },
      },
    ],
  })
  await user.click(refreshButton())
  await waitFor(() => expect(terminalRows().map((row) => row.textContent)).toEqual([expect.stringContaining('S-1')]))
})

test.each([
  ['terminals', '/terminalManage', 'deviceList', 'data.1.id'],
  ['ads', '/programManage', 'programList', 'data.1.id'],
  ['accounts', '/form/account', 'userList', 'data.1.id'],
  ['publications', '/record/playRecord', 'playRecordList', 'data.1.programId'],
] as const)(
  'a row of %s that cannot be read takes no other with it, and is counted',
  async (_, at, operationId, id) => {
    await renderConsole({ at, switches: { faults: [{ operationId, kind: 'set', values: {}, remove: [id] }] } })
    const paging = await screen.findByRole('navigation', { name: '分页' })
    await waitFor(() =>
      expect(within(paging).getByRole('status')).toHaveTextContent(/^共 [\d,]+ 条，本页 1 条数据异常，无法显示$/),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('a permission that cannot be read is left out, and the others count', async () => {
  await renderConsole({
    at: '/terminalManage',
    switches: { faults: [{ operationId: 'userInfo', kind: 'set', values: { 'functionIds.40': null } }] },
  })
  expect(await screen.findByRole('navigation', { name: '分页' })).toBeVisible()
})

test('values that nobody knows are named as such, and offer nothing', async () => {
  const { user, server } = await openTerminals('', {
    switches: {
      faults: [
        {
          operationId: 'deviceList',
          kind: 'set',
          values: { 'data.0.state': 9, 'data.1.state': null, 'data.2.resolution': {} },
        },
      ],
    },
  })
  await screen.findByText('未知（9）')
  expect(terminalRows()).toHaveLength(10)
  expect(firstRow()).toHaveTextContent('未知（9）')
  expect(within(terminalRows()[1] as HTMLElement).getAllByRole('cell')[3]).toHaveTextContent(/^--$/)
  await press(user, '更多', firstRow())
  expect(await screen.findByRole('menuitem', { name: /^重启/ })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())

  await server.setSwitches({
    faults: [
      {
        operationId: 'deviceCommandHistory',
        kind: 'data',
        data: { total: 1, data: [{ type: 9, status: 9, creator: ADMIN, createTime: '0000-00-00' }] },
      },
      {
        operationId: 'devicePlayList',
        kind: 'data',
        data: [{ programId: 1, programName: '未来的排期', scheduleType: 5, status: 9, schedules: [] }],
      },
    ],
  })
  await user.click(within(firstRow()).getAllByRole('link')[0] as HTMLElement)
  await user.click(await screen.findByRole('tab', { name: '指令记录' }))
  const cells = () =>
    within(screen.getByRole('table', { name: '指令记录' }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  await waitFor(() => expect(cells()).toEqual([`未知（9）${ADMIN}`, '未知（9）', '--']))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(user, '查看节目', firstRow())
  // 1§3: every other value than 0 is an interruption, and success
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: '终端上的广告' })).getAllByRole('row')[1]).toHaveTextContent(
      /未来的排期插播.*已送达/,
    ),
  )
})

test.each([
  ['number', /"deviceId":\d{1,15},"programIds":\[\d+\]/],
  ['string', /"deviceId":"\w+","programIds":\[\d+\]/],
  ['big', /"deviceId":90071992547\d+,"programIds":\[\d+\]/],
] as const)(
  'an ad is stopped on the terminal of an address, and its id goes back as it came: %s',
  async (ids, body) => {
    const { user, server, goto } = await openTerminals('?state=1', { switches: { scenario: { ids } } })
    await waitFor(() => expect(terminalRows()).toHaveLength(10))
    const device = (await server.inWorld(({ gate }) => gate.device.list())).find(({ sn }) =>
      terminalRows().some((row) => row.textContent.includes(sn)),
    )
    await goto(`/terminalManage?device=${device?.id}&tab=programs`)
    const table = await screen.findByRole('table', { name: '终端上的广告' })
    await waitFor(() => expect(within(table).getAllByRole('checkbox').length).toBeGreaterThan(1))
    await user.click(within(table).getAllByRole('checkbox')[1] as HTMLElement)
    const sent: Promise<string>[] = []
    const { fetch } = window
    vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
      const request = new Request(input, init)
      if (request.url.endsWith('/play-stop')) sent.push(request.clone().text())
      return fetch(request)
    })
    await press(user, '停播')
    await press(user, '停播', await dialog('停播广告'))
    await dialog('操作成功!')
    expect(await Promise.all(sent)).toEqual([expect.stringMatching(body)])
  },
)

test('ids above 2^53 go back as they came', async () => {
  const { user, server, advance } = await openTerminals('?state=1', { switches: { scenario: { ids: 'big' } } })
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  // every second one is a number that a double cannot hold
  const all = await server.inWorld(({ gate }) => gate.device.list())
  const shown = terminalRows().map((row) => row.textContent)
  const device = all.find(({ id, sn }) => String(BigInt(Number(id))) !== id && shown.some((text) => text.includes(sn)))
  if (!device) throw new Error('No terminal on screen has such an id')
  const { id, sn } = device
  const row = () => terminalRows().find((one) => one.textContent.includes(sn)) as HTMLElement
  expect(id).toMatch(/^\d{16,}$/)

  await actOn(user, row(), '截屏')
  await press(user, '执行', await dialog('下发指令'))
  await expectDone(user)
  await advance(3_000)
  // rounded it would have gone to a neighbour, whose history is not the one that is asked for
  const panel = await activityPanel()
  await waitFor(() => expect(panel).toHaveTextContent('完成 1 / 1'))
  // rows ask for theirs, too
  const asked = (call: 'deviceCommandHistory' | 'devicePlayList', key: string) =>
    server.calls(call).map(({ path }) => new URLSearchParams(path.split('?')[1]).get(key))
  const ids = all.map((one) => one.id)
  expect(asked('deviceCommandHistory', 'deviceId')).toContain(id)
  expect(ids).toEqual(expect.arrayContaining(asked('deviceCommandHistory', 'deviceId')))

  await actOn(user, row(), '查看节目')
  const ads = () => within(screen.getByRole('table', { name: '终端上的广告' })).getAllByRole('checkbox')
  await waitFor(() => expect(ads().length).toBeGreaterThan(1))
  const before = ads().length
  await user.click(ads()[1] as HTMLElement)
  await press(user, '停播')
  await press(user, '停播', await dialog('停播广告'))
  expect(await dialog('操作成功!')).toHaveTextContent('上停播 1 个广告')
  await waitFor(() => expect(ads()).toHaveLength(before - 1))
  expect(asked('devicePlayList', 'id')).toContain(id)
  expect(ids).toEqual(expect.arrayContaining(asked('devicePlayList', 'id')))
})

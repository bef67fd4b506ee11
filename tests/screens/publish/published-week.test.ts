import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import '#src/features/publish/published/published-devices-screen.tsx'
import '#src/features/publish/published/published-week.tsx'
import { expectTakenAway } from '#tests/support/absence.ts'
import { readWorld } from '#tests/support/read-world.ts'
import { renderConsole, type ConsoleSetup, type TestServer } from '#tests/support/render-console.tsx'
import { ad, without } from '../support/publish.ts'
import { press } from '../support/steps.ts'

/** Where the ad is in a fresh world, with one plan on all terminals. */
const all = (
  await readWorld<[{ data: PublishedDevice[] }]>([`/api/program/play/page?programId=${ad.id}&page=0&limit=400`])
)[0].data
/** Terminals that are given another plan. */
const others = all.slice(0, 2)

const WEEK = `/checkPubMet?id=${ad.id}&view=week`

/** Weekends from 19:00 to 19:30 instead. */
async function publishForWeekends(server: TestServer) {
  await server.send('POST', '/api/program/play', {
    programId: ad.id,
    deviceIds: others.map(({ deviceId }) => deviceId),
    publish: 1,
    scheduleType: 0,
    schedules: [
      {
        dateStart: 19700101,
        dateEnd: 20501231,
        period: [{ start: '19:00', end: '19:30', weeks: '6,7', level: 1, times: 1 }],
      },
    ],
  })
}

const open = (setup: Omit<ConsoleSetup, 'at'> = {}) => renderConsole({ at: WEEK, ...setup })
const grid = () => screen.findByRole('grid', { name: /^广告的一周/ })
const answer = () => screen.findByRole('status', { name: '该时刻播放的终端' })

test('how many terminals play the ad in each hour, and which of them at a moment', async () => {
  const { server, user, at } = await renderConsole({ at: `/checkPubMet?id=${ad.id}` })
  await publishForWeekends(server)
  await user.click(await screen.findByRole('radio', { name: '一周' }))
  expect(at()).toBe(WEEK)
  const rest = all.length - others.length
  await screen.findByText(`${all.length} 台终端，2 种计划`)
  await user.click(await within(await grid()).findByRole('gridcell', { name: /^周六 19:00/ }))
  expect(await within(await grid()).findByRole('gridcell', { name: /^周六 19:00/ })).toHaveAccessibleName(
    `周六 19:00，${all.length} 台播放；19:30 起 ${rest} 台播放`,
  )
  expect(await answer()).toHaveTextContent(`周六 11-21 19:00 全部 ${all.length} 台播放，其中`)
  // an hour later the two do not, and their names lead to them
  await user.click(within(await grid()).getByRole('gridcell', { name: /^周六 20:00/ }))
  expect(await answer()).toHaveTextContent(
    new RegExp(`^周六 11-21 20:00 ${rest} 台播放(，其中 .*；|，)${others.length} 台不播放`),
  )
  const [playing, silent] = within(screen.getByRole('list', { name: '各种计划' })).getAllByRole('listitem')
  expect(playing).toHaveTextContent(new RegExp(`^播放${rest} 台.*等 ${rest} 台$`))
  // they may have arrived meanwhile
  expect(silent).toHaveTextContent(
    new RegExp(`^不播放${others.length} 台(，其中 .*)?：永久，周六、周日 19:00-19:30 轮播`),
  )
  for (const { deviceId, deviceName } of others)
    expect(within(silent as HTMLElement).getByRole('link', { name: deviceName })).toHaveAttribute(
      'href',
      `/terminalManage?device=${deviceId}&tab=week`,
    )
  await user.click(screen.getByRole('radio', { name: '列表' }))
  await screen.findByRole('table', { name: '发布终端' })
})

test('what has not arrived and what is offline is counted apart, among those that play', async () => {
  const values = Object.fromEntries(
    all.flatMap((_, index) => [
      [`data.${index}.status`, index < 3 ? 0 : 1],
      [`data.${index}.deviceState`, index >= 2 && index < 9 ? 0 : 1],
    ]),
  )
  await open({ switches: { faults: [{ operationId: 'programPlayList', kind: 'set', values }] } })
  await screen.findByText(`${all.length} 台终端，1 种计划`)
  expect(await answer()).toHaveTextContent(`全部 ${all.length} 台播放，其中 3 台未送达、7 台离线`)
  const [plan] = within(screen.getByRole('list', { name: '各种计划' })).getAllByRole('listitem')
  expect(plan).toHaveTextContent(`${all.length} 台，其中 3 台未送达、7 台离线`)
})

test('the filters of the list narrow the week, too', async () => {
  const { user, goto } = await open()
  await screen.findByText(`${all.length} 台终端，1 种计划`)
  await goto(`${WEEK}&q=${all[0]?.deviceSn}`)
  await screen.findByText('1 台终端，1 种计划')
  expect(await answer()).toHaveTextContent('全部 1 台播放')
  await goto(`${WEEK}&q=没有这样的`)
  await press(user, '清除筛选')
  await screen.findByText(`${all.length} 台终端，1 种计划`)
})

test('what is on its way is told, can be given up and gone on with, and what failed is tried again', async () => {
  const { server, user } = await renderConsole({ at: `/checkPubMet?id=${ad.id}` })
  await screen.findByRole('table', { name: '发布终端' })
  await screen.findByRole('cell', { name: String(all[0]?.deviceSn) })
  // more than half, so that the last page is no full one
  const half = all.slice(0, Math.floor(all.length / 2) + 1)
  // a server that gives less than it is asked for
  const firstPage = { data: { total: all.length, data: half }, operationId: 'programPlayList', kind: 'data' } as const
  await server.setSwitches({
    faults: [
      { ...firstPage, times: 1 },
      { operationId: 'programPlayList', kind: 'hold' },
    ],
  })
  await user.click(screen.getByRole('radio', { name: '一周' }))
  await screen.findByText(`已读取 ${half.length} / ${all.length} 台终端，1 种计划`)
  await press(user, '停止读取')
  expect(screen.queryByRole('button', { name: '停止读取' })).toBeNull()
  await server.setSwitches({ faults: [{ operationId: 'programPlayList', kind: 'refuse', msg: '读取失败' }] })
  await press(user, '继续读取')
  expect(await screen.findByText('部分终端的计划未能读取。读取失败')).toBeVisible()
  expect(await answer()).toHaveTextContent(`全部 ${half.length} 台播放`)
  await server.setSwitches({
    faults: [{ ...firstPage, data: { total: all.length, data: all.slice(half.length) }, times: 1 }],
  })
  await press(user, '重试')
  await screen.findByText(`${all.length} 台终端，1 种计划`)
  expect(screen.queryByText(/未能读取/)).toBeNull()
})

test('a plan that the answer does not have is unknown', async () => {
  await open({
    switches: {
      faults: [{ operationId: 'programPlayList', kind: 'set', values: {}, remove: ['data.0.schedules'] }],
    },
  })
  await screen.findByText(`${all.length} 台终端，1 种计划；其中 1 台的计划未知`)
  expect(await answer()).toHaveTextContent(`全部 ${all.length - 1} 台播放`)
})

test('without any plan in the answer it says so, not that the ad is nowhere', async () => {
  const bare = all.map((row) => ({ ...row, schedules: undefined }))
  await open({
    switches: {
      faults: [{ operationId: 'programPlayList', kind: 'data', data: { total: bare.length, data: bare } }],
    },
  })
  expect(await screen.findByText('终端的计划未知')).toBeVisible()
  expect(screen.queryByText('该广告还没有发布到终端')).toBeNull()
})

test('who changes the view by keys keeps the focus', async () => {
  const { user } = await open()
  await screen.findByRole('grid', { name: /^广告的一周/ })
  screen.getByRole('radio', { name: '一周' }).focus()
  await user.keyboard('{ArrowLeft}')
  await screen.findByRole('table', { name: '发布终端' })
  await waitFor(() => expect(screen.getByRole('radio', { name: '列表' })).toHaveFocus())
  await user.keyboard('{ArrowRight}')
  await screen.findByRole('grid', { name: /^广告的一周/ })
  await waitFor(() => expect(screen.getByRole('radio', { name: '一周' })).toHaveFocus())
})

test('without the right to see terminals their names are no links', async () => {
  const { server, reload } = await open()
  const plans = () => screen.findByRole('list', { name: '各种计划' })
  const name = String(all[0]?.deviceName)
  expect(await plans()).toHaveTextContent(name)
  await expectTakenAway(
    () => screen.queryByRole('link', { name }),
    async () => {
      await server.setSwitches(without('1'))
      await reload()
      expect(await plans()).toHaveTextContent(name)
    },
  )
  expect(within(await plans()).queryByRole('link')).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/publish/running/running-banner.tsx'
import type { Program } from '#src/api/generated/types.gen.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { advance } from '#tests/support/clock.ts'
import { readWorld } from '#tests/support/read-world.ts'
import { dialog, press } from '../support/steps.ts'

const [{ data: approved }, { data: devices }] = await readWorld<[{ data: Program[] }, { data: { id: number }[] }]>([
  '/api/program/page?page=0&limit=400&status=1',
  '/api/program/device/page?page=0&limit=12',
])
const [program] = approved

/** An urgent insertion on so many terminals, from ten o'clock on. */
const insertion = (end: string) => ({
  programId: program?.id,
  deviceIds: devices.map(({ id }) => id),
  publish: 1,
  scheduleType: 1,
  schedules: [
    {
      dateStart: 20261120,
      dateEnd: 20261120,
      period: [{ start: '09:30', end, weeks: '1,2,3,4,5,6,7', times: 1, level: 1 }],
    },
  ],
})

const banner = () => screen.findByRole('region', { name: '正在插播' })
const expectNone = () => waitFor(() => expect(screen.queryByRole('region', { name: '正在插播' })).toBeNull())

test('an insertion that runs is said on every page once the plan is known, and stopped on all its terminals', async () => {
  const { user, server, router } = await renderConsole({ at: '/orderManage' })
  await server.send('POST', '/api/program/play', insertion('14:30'))
  await router.navigate({ to: '/programManage', search: { view: 'plan' } })
  expect(await banner()).toHaveTextContent(`“${program?.name}”正在 12 台终端插播，至 14:30`)
  await router.navigate({ to: '/orderManage' })
  await press(user, `停播“${program?.name}”`, await banner())
  const question = await dialog('停播广告')
  expect(question).toHaveTextContent('共 12 台终端。')
  await press(user, '确定', question)
  await press(user, '确定', await dialog('操作成功!'))
  await expectNone()
  expect(server.calls('programPlay')).toHaveLength(2)
})

test('it goes by itself when its time is over', async () => {
  const { server, router } = await renderConsole({ at: '/orderManage' })
  await server.send('POST', '/api/program/play', insertion('10:05'))
  await router.navigate({ to: '/programManage', search: { view: 'plan' } })
  await banner()
  await advance(6 * 60_000)
  await expectNone()
})

test('who may not stop it is not told, and pages ask nothing for it by themselves', async () => {
  const { server, router } = await renderConsole({
    at: '/orderManage',
    switches: { scenario: { functionIds: { '13800000000': ['3', '3c', '4'] } } },
  })
  await server.send('POST', '/api/program/play', insertion('14:30'))
  await advance(10 * 60_000)
  expect(server.calls('programPlayList')).toHaveLength(0)
  await router.navigate({ to: '/programManage', search: { view: 'plan' } })
  await within(await screen.findByRole('grid', { name: '广告排期' })).findAllByRole('button')
  expect(screen.queryByRole('region', { name: '正在插播' })).toBeNull()
})

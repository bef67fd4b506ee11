import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { PermissionCode } from '#src/domain/permissions.ts'
import { holding, REFUSED, refusals, without, type Call } from '../support/permissions.ts'
import {
  actionsAt,
  actionsOf,
  card,
  cardNow,
  cards,
  expectCard,
  findProgram,
  groups,
  openProgram,
  openPrograms,
} from '../support/programs.ts'
import { dialog, expectDone, press } from '../support/steps.ts'
import { approvedText } from '#src/domain/review.ts'

/* What each permission code opens on the list of ads (2§6). */

/** An ad as the editor saves it. */
const saved = {
  name: 'x',
  content: '{"name":"x","pages":[{"elements":[]}]}',
  materialIds: [],
  duration: 60,
  width: 1920,
  height: 1080,
  snapshotBase64: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
}
const draft = findProgram(({ status }) => status === 0)
const { id } = draft

/** What each code opens in the interface, and by which calls (2§6). */
const codes: { code: PermissionCode; actions: string[]; calls: Call[] }[] = [
  {
    code: '31',
    actions: ['编辑'],
    calls: [
      ['POST', '/api/program', saved],
      ['PATCH', '/api/program', { id, ...saved }],
    ],
  },
  { code: '32', actions: ['删除'], calls: [['DELETE', `/api/program/${id}`]] },
  { code: '33', actions: ['提交'], calls: [['POST', `/api/program/${id}/check/submit`]] },
  {
    code: '3c',
    actions: ['发布'],
    calls: [
      [
        'POST',
        '/api/program/play',
        {
          programId: id,
          deviceIds: [1001],
          publish: 1,
          scheduleType: 0,
          schedules: [
            {
              dateStart: 19700101,
              dateEnd: 20501231,
              period: [{ start: '00:00', end: '23:59', level: 1, times: 1, weeks: '1,2,3,4,5,6,7' }],
            },
          ],
        },
      ],
    ],
  },
  { code: '38', actions: [], calls: [['POST', '/api/program/group', { name: 'x' }]] },
  { code: '39', actions: [], calls: [['DELETE', '/api/program/group/1']] },
  { code: '3a', actions: [], calls: [['PATCH', '/api/program/group/relation', { ids: [id], groupId: 1 }]] },
  { code: '3b', actions: [], calls: [['PATCH', '/api/program/org', { ids: [id], orgId: 1 }]] },
]
const buttons = { '31': '制作广告', '38': '新增分组', '3c': '紧急插播' } as Record<string, string>
const inBatch = { '3a': '设置分组', '3b': '设置组织机构' } as Record<string, string>

test.each(codes)(
  'without the code $code its actions are absent, the others stay, and the server refuses its calls',
  async ({ code, actions, calls }) => {
    const { user, server } = await openProgram(draft, { switches: holding(without(code)) })
    expect(await actionsOf(user, await card(draft))).toEqual(
      (actionsAt[0] ?? []).filter((action) => !actions.includes(action.split('：')[0] ?? '')),
    )
    for (const [owner, name] of Object.entries(buttons))
      expect(screen.queryAllByRole('button', { name })).toHaveLength(owner === code ? 0 : 1)
    expect(await refusals(server, calls)).toEqual(calls.map(() => REFUSED))
    await press(user, '批量操作')
    const bar = await screen.findByRole('region', { name: '批量操作' })
    for (const [owner, name] of Object.entries(inBatch))
      expect(within(bar).queryAllByRole('button', { name })).toHaveLength(owner === code ? 0 : 1)
    if (code !== '39') return
    await press(user, '分组管理')
    const name = groups[0]?.name
    await screen.findByRole('button', { name: `重命名 ${name}` })
    expect(screen.queryByRole('button', { name: `删除 ${name}` })).toBeNull()
  },
)

test.each([
  { held: ['3', '3a'], batch: 1, rename: 0 },
  { held: ['3', '38'], batch: 0, rename: 1 },
  { held: ['3', '3b'], batch: 1, rename: 0 },
  { held: ['3', '39'], batch: 0, rename: 1 },
])(
  'with $held batch mode is there or not ($batch), and so is renaming a group ($rename)',
  async ({ held, batch, rename }) => {
    await openPrograms('', { switches: holding(held) })
    await waitFor(() => expect(cards()).not.toHaveLength(0))
    expect(screen.queryAllByRole('button', { name: '批量操作' })).toHaveLength(batch)
    expect(screen.queryAllByRole('button', { name: '分组管理' })).toHaveLength(rename)
  },
)

test('with the menu code alone everything is looked at, whatever the address wants', async () => {
  const { user } = await openPrograms(`?publish=${findProgram().id}&batch=1`, { switches: holding(['3']) })
  await waitFor(() => expect(cards()).not.toHaveLength(0))
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await actionsOf(user, cards()[0] as HTMLElement)).toEqual(['预览', '查看发布终端'])
})

test.each([1, 2, 3, 4])('level %i decides with its own code and no other', async (level) => {
  const name = `${'一二三四'[level - 1]}级审核`
  const code = `3${level + 3}` as PermissionCode
  const { user, server, act, reload } = await openProgram(draft, { switches: { scenario: { reviewLevels: 4 } } })
  await server.send('POST', `/api/program/${id}/check/submit`)
  for (let below = 1; below < level; below++)
    await server.send('POST', `/api/program/check/process${below}`, { id, reject: 0, reason: '' })
  await server.setSwitches(holding(without(code)))
  await reload()
  await expectCard(draft, name)
  await waitFor(() => expect(within(cardNow(draft) as HTMLElement).queryByRole('button', { name: '审核' })).toBeNull())
  expect((await actionsOf(user, await card(draft))).filter((action) => action.startsWith('审核'))).toEqual([])
  await act(draft, '预览')
  const preview = await dialog(String(draft.name))
  await within(preview).findByText('分辨率')
  expect(within(preview).queryByRole('button', { name: '通过' })).toBeNull()
  expect(
    await refusals(server, [['POST', `/api/program/check/process${level}`, { id, reject: 0, reason: '' }]]),
  ).toEqual([REFUSED])

  await server.setSwitches(holding(['3', code]))
  await reload()
  await press(user, '审核', await card(draft))
  await press(user, '通过', await dialog(String(draft.name)))
  await expectDone(user, approvedText(name))
})

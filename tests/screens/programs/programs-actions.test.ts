import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { PermissionCode } from '#src/domain/permissions.ts'
import { holding, REFUSED, refusals, without, type Call } from '../support/permissions.ts'
import { actionsOf, card, cardNow, cards, expectCard, expectPrograms, findProgram, groups, openProgram, openPrograms, programs } from '../support/programs.ts'
import { choose, dialog, expectDone, expectNoDialog, field, fill, press } from '../support/steps.ts'

/** 2§4: the actions at each status, those that it forbids with the reason. What can be done comes first. */
const actionsAt: Record<number, string[]> = {
  0: ['编辑', '提交', '预览', '查看发布终端', '审核：尚未提交审核', '发布：审核通过后才能发布', '删除'],
  1: ['另存为', '发布', '预览', '查看发布终端', '提交：已审核通过，无需提交', '审核：已审核通过', '删除'],
  2: ['编辑：审核中，不能编辑', '审核', '预览', '查看发布终端', '提交：审核中，不能重复提交', '发布：审核通过后才能发布', '删除：审核中，不能删除'],
  3: ['编辑：审核中，不能编辑', '预览', '查看发布终端', '提交：审核中，不能重复提交', '审核：正在等待平台审核', '发布：审核通过后才能发布', '删除：审核中，不能删除'],
  4: ['编辑', '提交', '预览', '查看发布终端', '审核：审核未通过，需重新提交', '发布：审核未通过，不能发布', '删除'],
  5: ['编辑', '提交', '预览', '查看发布终端', '审核：审核未通过，需重新提交', '发布：审核未通过，不能发布', '删除'],
  // R9: of a status that nobody knows
  9: ['编辑：', '预览', '查看发布终端', '提交：', '审核：', '发布：', '删除：'].map((action) => (action.endsWith('：') ? `${action}状态未知，不能操作` : action)),
}

test('each status offers what it allows, and says why not of the rest', async () => {
  const { user } = await openPrograms('?size=40')
  for (const status of [0, 1, 2, 3, 4, 5]) {
    expect(await actionsOf(user, await card(findProgram((program) => program.status === status))), `status ${status}`).toEqual(actionsAt[status])
  }
})

test('of a status or a level that nobody knows nothing is offered but to look', async () => {
  const values = { 'data.0.status': 9, 'data.1.status': null, 'data.2.status': 2, 'data.2.currentLevel': 7 }
  const { user } = await openPrograms('', { switches: { faults: [{ operationId: 'programList', kind: 'set', values }] } })
  await waitFor(() => expect(cards()[0]).toHaveTextContent('未知(9)'))
  expect(await actionsOf(user, cards()[0] as HTMLElement)).toEqual(actionsAt[9])
  expect(await actionsOf(user, cards()[1] as HTMLElement)).toEqual(actionsAt[9])
  expect(await actionsOf(user, cards()[2] as HTMLElement)).toContain('审核：审核级别未知，不能审核')
})

test('an ad is submitted after a question, once however often it is pressed', async () => {
  const program = findProgram(({ status }) => status === 0)
  const { user, server, act } = await openProgram(program)
  await act(program, '提交')
  const question = await dialog('提交审核')
  expect(question).toHaveTextContent(`确定提交广告“${program.name}”审核？`)
  await press(user, '取消', question)
  await expectNoDialog()
  expect(server.calls('programSubmit')).toHaveLength(0)
  await act(program, '提交')
  await user.dblClick(within(await dialog('提交审核')).getByRole('button', { name: '提交' }))
  await expectDone(user)
  await expectCard(program, '一级审核')
  expect(server.calls('programSubmit')).toHaveLength(1)
})

test('an ad is rejected with a reason of at most twenty characters, which is not lost by a slip', async () => {
  const program = findProgram(({ status, currentLevel }) => status === 2 && currentLevel === 2)
  const { user, server, act } = await openProgram(program)
  await act(program, '审核')
  const review = await dialog(String(program.name))
  expect(await within(review).findByRole('heading', { name: '二级审核' })).toBeVisible()
  expect(await within(review).findByRole('region', { name: '广告预览' })).toBeVisible()
  const reason = () => within(review).getByRole('textbox', { name: '不通过的原因' })
  await press(user, '不通过', review)
  expect(await within(review).findByText('请输入原因')).toBeVisible()
  const long = '一二三四五六七八九十一二三四五六七八九十一'
  await fill(user, reason(), long)
  await press(user, '不通过', review)
  await waitFor(() => expect(reason()).toHaveAccessibleDescription(/原因不能超过20个字符/))
  expect(server.calls('programProcess2')).toHaveLength(0)
  await user.keyboard('{Escape}')
  await press(user, '继续编辑')
  expect(reason()).toHaveValue(long)
  await fill(user, reason(), '  画面模糊 ')
  await press(user, '不通过', review)
  expect(await screen.findByText('审核不通过')).toBeVisible()
  await expectCard(program, '内部审核未通过')
  expect(server.calls('programProcess2')).toHaveLength(1)
  await expectCard(program, '未通过原因：画面模糊')
})

test('an ad climbs level by level until the platform has approved it', async () => {
  const program = findProgram(({ status, currentLevel }) => status === 2 && currentLevel === 1)
  const { user, act, advance } = await openProgram(program, { switches: { simulation: { platform: 'pass', platformSeconds: [60, 60] } } })
  for (const level of ['一级审核', '二级审核']) {
    await expectCard(program, level)
    await act(program, '审核')
    await press(user, '通过', await dialog(String(program.name)))
    await expectDone(user, `${level}审核成功`)
    await expectNoDialog()
  }
  await expectCard(program, '平台审核中')
  await advance(90_000)
  await expectCard(program, '审核通过')
  expect(await actionsOf(user, await card(program))).toEqual(actionsAt[1])
})

/** An ad as the editor saves it. */
const saved = { name: 'x', content: '{"name":"x","pages":[{"elements":[]}]}', materialIds: [], duration: 60, width: 1920, height: 1080, snapshotBase64: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==' }
const draft = findProgram(({ status }) => status === 0)
const { id } = draft

/** What each code opens in the interface, and by which calls (2§6). */
const codes: { code: PermissionCode; actions: string[]; calls: Call[] }[] = [
  { code: '31', actions: ['编辑'], calls: [['POST', '/api/program', saved], ['PATCH', '/api/program', { id, ...saved }]] },
  { code: '32', actions: ['删除'], calls: [['DELETE', `/api/program/${id}`]] },
  { code: '33', actions: ['提交'], calls: [['POST', `/api/program/${id}/check/submit`]] },
  { code: '3c', actions: ['发布'], calls: [['POST', '/api/program/play', { programId: id, deviceIds: [1001], publish: 1, scheduleType: 0, schedules: [{ dateStart: 19700101, dateEnd: 20501231, period: [{ start: '00:00', end: '23:59', level: 1, times: 1, weeks: '1,2,3,4,5,6,7' }] }] }]] },
  { code: '38', actions: [], calls: [['POST', '/api/program/group', { name: 'x' }]] },
  { code: '39', actions: [], calls: [['DELETE', '/api/program/group/1']] },
  { code: '3a', actions: [], calls: [['PATCH', '/api/program/group/relation', { ids: [id], groupId: 1 }]] },
  { code: '3b', actions: [], calls: [['PATCH', '/api/program/org', { ids: [id], orgId: 1 }]] },
]
const buttons = { '31': '制作广告', '38': '新增分组', '3c': '紧急插播' } as Record<string, string>
const inBatch = { '3a': '设置分组', '3b': '设置组织机构' } as Record<string, string>

test.each(codes)('without the code $code its actions are absent, the others stay, and the server refuses its calls', async ({ code, actions, calls }) => {
  const { user, server } = await openProgram(draft, { switches: holding(without(code)) })
  expect(await actionsOf(user, await card(draft))).toEqual((actionsAt[0] ?? []).filter((action) => !actions.includes(action.split('：')[0] ?? '')))
  for (const [owner, name] of Object.entries(buttons)) expect(screen.queryAllByRole('button', { name })).toHaveLength(owner === code ? 0 : 1)
  expect(await refusals(server, calls)).toEqual(calls.map(() => REFUSED))
  await press(user, '批量操作')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  for (const [owner, name] of Object.entries(inBatch)) expect(within(bar).queryAllByRole('button', { name })).toHaveLength(owner === code ? 0 : 1)
  if (code !== '39') return
  await press(user, /^展开/)
  await press(user, '分组管理')
  const name = groups[0]?.name
  await screen.findByRole('button', { name: `重命名 ${name}` })
  expect(screen.queryByRole('button', { name: `删除 ${name}` })).toBeNull()
})

test.each([
  { held: ['3', '3a'], batch: 1, rename: 0 },
  { held: ['3', '38'], batch: 0, rename: 1 },
  { held: ['3', '3b'], batch: 1, rename: 0 },
  { held: ['3', '39'], batch: 0, rename: 1 },
])('with $held batch mode is there or not ($batch), and so is renaming a group ($rename)', async ({ held, batch, rename }) => {
  const { user } = await openPrograms('', { switches: holding(held) })
  await waitFor(() => expect(cards()).not.toHaveLength(0))
  await press(user, /^展开/)
  expect(screen.queryAllByRole('button', { name: '批量操作' })).toHaveLength(batch)
  expect(screen.queryAllByRole('button', { name: '分组管理' })).toHaveLength(rename)
})

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
  for (let below = 1; below < level; below++) await server.send('POST', `/api/program/check/process${below}`, { id, reject: 0, reason: '' })
  await server.setSwitches(holding(without(code)))
  await reload()
  await expectCard(draft, name)
  await waitFor(() => expect(within(cardNow(draft) as HTMLElement).queryByRole('button', { name: '审核' })).toBeNull())
  expect((await actionsOf(user, await card(draft))).filter((action) => action.startsWith('审核'))).toEqual([])
  await act(draft, '预览')
  const preview = await dialog(String(draft.name))
  await within(preview).findByText('分辨率')
  expect(within(preview).queryByRole('button', { name: '通过' })).toBeNull()
  expect(await refusals(server, [['POST', `/api/program/check/process${level}`, { id, reject: 0, reason: '' }]])).toEqual([REFUSED])

  await server.setSwitches(holding(['3', code]))
  await reload()
  await press(user, '审核', await card(draft))
  await press(user, '通过', await dialog(String(draft.name)))
  await expectDone(user, `${name}审核成功`)
})

test('an ad is deleted after a question', async () => {
  const program = findProgram(({ status }) => status === 4)
  const { user, server, act } = await openProgram(program)
  await act(program, '删除')
  const question = await dialog('删除广告')
  expect(question).toHaveTextContent(`确定删除广告“${program.name}”？`)
  await press(user, '取消', question)
  await card(program)
  expect(server.calls('programDelete')).toHaveLength(0)
  await act(program, '删除')
  await press(user, '删除', await dialog('删除广告'))
  await expectDone(user)
  await waitFor(() => expect(cardNow(program)).toBeUndefined())
})

test('an ad is deleted from its preview, which goes with it', async () => {
  const program = findProgram(({ status }) => status === 5)
  const { user, at } = await openPrograms(`?preview=${program.id}`)
  await press(user, '删除', await dialog(String(program.name)))
  await press(user, '删除', await dialog('删除广告'))
  await expectDone(user)
  await expectNoDialog()
  expect(at()).not.toMatch(/preview=/)
})

test('what the server refuses stands in the question, which can be tried again', async () => {
  const program = findProgram(({ status }) => status === 0)
  const { user, server, act } = await openProgram(program)
  await server.setSwitches({ faults: [{ operationId: 'programSubmit', kind: 'refuse', msg: '该广告当前不能提交', times: 1 }] })
  await act(program, '提交')
  const question = await dialog('提交审核')
  await press(user, '提交', question)
  expect(await within(question).findByRole('alert')).toHaveTextContent('该广告当前不能提交')
  expect(screen.queryByText('操作成功')).toBeNull()
  await press(user, '提交', question)
  await expectDone(user)
})

test('a group is added by the rules, renamed and deleted after a question; its ads stay', async () => {
  const { user } = await openPrograms()
  await press(user, '新增分组')
  const form = await dialog('新增分组')
  await waitFor(() => expect(field(form, '分组名称')).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await within(form).findByText('请输入分组名称')).toBeVisible()
  await fill(user, field(form, '分组名称'), '一二三四五六七八九十一')
  await user.keyboard('{Enter}')
  expect(await within(form).findByText('分组名称不能超过10个字符')).toBeVisible()
  await fill(user, field(form, '分组名称'), ' 新店开业 ')
  await user.keyboard('{Enter}')
  await expectDone(user)

  await press(user, '展开')
  const filter = within(screen.getByRole('search')).getByRole('combobox', { name: '分组' })
  await choose(user, filter, String(groups[0]?.name))
  const manage = async (button: string) => {
    await press(user, '分组管理')
    const list = await dialog('分组管理')
    await within(list).findByText('新店开业')
    expect(within(list).queryByText('未分组')).toBeNull()
    await press(user, button, list)
  }
  await manage(`重命名 ${groups[0]?.name}`)
  await fill(user, field(await dialog('重命名分组'), '分组名称'), '岁末活动')
  await user.keyboard('{Enter}')
  await expectDone(user)
  await waitFor(() => expect(filter).toHaveValue('岁末活动'))
  await manage('删除 岁末活动')
  const question = await dialog('删除分组')
  expect(question).toHaveTextContent('确定删除分组“岁末活动”？组内广告将变为未分组。')
  await press(user, '删除', question)
  await expectDone(user)
  await waitFor(() => expect(filter).toHaveValue(''))
  await choose(user, filter, '未分组')
  await expectPrograms(programs.filter(({ groupId }) => groupId === 0 || groupId === groups[0]?.id))
})

test('publishing and the terminals of an ad are reached from its card', async () => {
  const program = findProgram(({ status }) => status === 1)
  const { user, at, act } = await openProgram(program)
  await act(program, '发布')
  await dialog('发布广告')
  expect(at()).toMatch(new RegExp(`publish=${program.id}`))
  await waitFor(() => expect(screen.getByRole('dialog', { name: '发布广告' })).toHaveTextContent(String(program.name)))
  await press(user, '取消', screen.getByRole('dialog', { name: '发布广告' }))
  await expectNoDialog()
  expect(at()).not.toMatch(/publish=/)
  await act(program, '查看发布终端')
  await waitFor(() => expect(at()).toBe(`/checkPubMet?id=${program.id}`))
  expect(await screen.findByRole('navigation', { name: '分页' })).toBeVisible()
})

test('everything is done by keyboard alone', async () => {
  const program = findProgram(({ status }) => status === 0)
  const { user, server } = await openProgram(program)
  const named = async (name: string) => within(await card(program)).getByRole('button', { name })
  // from the picture's name through its actions
  ;(await named(String(program.name))).focus()
  await user.keyboard('{Enter}')
  await dialog(String(program.name))
  await user.keyboard('{Escape}')
  await expectNoDialog()
  const title = await named(String(program.name))
  await waitFor(() => expect(title).toHaveFocus())
  await user.tab()
  expect(await named('编辑')).toHaveFocus()
  await user.tab()
  expect(await named('提交')).toHaveFocus()
  await user.keyboard('{Enter}')
  const question = await dialog('提交审核')
  await waitFor(() => expect(within(question).getByRole('button', { name: '取消' })).toHaveFocus())
  await user.tab()
  await user.keyboard('{Enter}')
  await expectCard(program, '一级审核')
  expect(server.calls('programSubmit')).toHaveLength(1)
})

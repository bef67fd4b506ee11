import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  actionsAt,
  actionsOf,
  card,
  cardNow,
  cards,
  expectCard,
  expectPrograms,
  findProgram,
  groups,
  openProgram,
  openPrograms,
  programs,
} from '../support/programs.ts'
import { choose, dialog, expectDone, expectNoDialog, field, fill, press } from '../support/steps.ts'
import { approvedText } from '#src/domain/review.ts'

test('each status offers what it allows, and says why not of the rest', async () => {
  const { user } = await openPrograms('?size=40')
  for (const status of [0, 1, 2, 3, 4, 5]) {
    expect(
      await actionsOf(user, await card(findProgram((program) => program.status === status))),
      `status ${status}`,
    ).toEqual(actionsAt[status])
  }
})

test('of a status or a level that nobody knows nothing is offered but to look', async () => {
  const values = { 'data.0.status': 9, 'data.1.status': null, 'data.2.status': 2, 'data.2.currentLevel': 7 }
  const { user } = await openPrograms('', {
    switches: { faults: [{ operationId: 'programList', kind: 'set', values }] },
  })
  await waitFor(() => expect(cards()[0]).toHaveTextContent('未知（9）'))
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
  await waitFor(() => expect(reason()).toHaveAccessibleDescription(/原因不能超过 20 个字符/))
  expect(server.calls('programProcess2')).toHaveLength(0)
  await user.keyboard('{Escape}')
  await press(user, '继续编辑')
  expect(reason()).toHaveValue(long)
  await fill(user, reason(), '  画面模糊 ')
  await press(user, '不通过', review)
  expect(await screen.findByText(/^审核不通过：广告“/)).toBeVisible()
  await expectCard(program, '内部审核未通过')
  expect(server.calls('programProcess2')).toHaveLength(1)
  await expectCard(program, '未通过原因：画面模糊')
})

test('an ad climbs level by level until the platform has approved it', async () => {
  const program = findProgram(({ status, currentLevel }) => status === 2 && currentLevel === 1)
  const { user, act, advance } = await openProgram(program, {
    switches: { simulation: { platform: 'pass', platformSeconds: [60, 60] } },
  })
  for (const level of ['一级审核', '二级审核']) {
    await expectCard(program, level)
    await act(program, '审核')
    await press(user, '通过', await dialog(String(program.name)))
    await expectDone(user, approvedText(level))
    await expectNoDialog()
  }
  await expectCard(program, '平台审核中')
  await advance(90_000)
  await expectCard(program, '审核通过')
  expect(await actionsOf(user, await card(program))).toEqual(actionsAt[1])
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
  await waitFor(() => expect(cardNow(program)).toBeUndefined())
  await waitFor(() => expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement))
  expect(screen.getByRole('main')).not.toHaveFocus()
  await expectDone(user)
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
  await server.setSwitches({
    faults: [{ operationId: 'programSubmit', kind: 'refuse', msg: '该广告当前不能提交', times: 1 }],
  })
  await act(program, '提交')
  const question = await dialog('提交审核')
  await press(user, '提交', question)
  expect(await within(question).findByRole('alert')).toHaveTextContent('该广告当前不能提交')
  expect(screen.queryByText(/操作成功/)).toBeNull()
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
  expect(await within(form).findByText('分组名称不能超过 10 个字符')).toBeVisible()
  await fill(user, field(form, '分组名称'), ' 新店开业 ')
  await user.keyboard('{Enter}')
  await expectDone(user)

  // another stands in its place once it is entered
  const filter = () => within(screen.getByRole('search')).getByRole('combobox', { name: '分组' })
  await choose(user, filter(), String(groups[0]?.name))
  const manage = async (button: string) => {
    // a message that is taken away closes it
    if (!screen.queryByRole('dialog', { name: '分组管理' })) await press(user, '分组管理')
    const list = await dialog('分组管理')
    await within(list).findByText('新店开业')
    expect(within(list).queryByText('未分组')).toBeNull()
    await press(user, button, list)
  }
  await manage(`重命名 ${groups[0]?.name}`)
  await fill(user, field(await dialog('重命名分组'), '分组名称'), '岁末活动')
  await user.keyboard('{Enter}')
  await expectDone(user)
  await waitFor(() => expect(filter()).toHaveValue('岁末活动'))
  await manage('删除 岁末活动')
  const question = await dialog('删除分组')
  expect(question).toHaveTextContent('确定删除分组“岁末活动”？组内广告将变为未分组。')
  await press(user, '删除', question)
  await expectDone(user)
  await waitFor(() => expect(filter()).toHaveValue(''))
  await choose(user, filter(), '未分组')
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
  // what was pressed is gone: its card goes on with what stands there now, and the list with the next card
  await waitFor(async () => expect(await card(program)).toContainElement(document.activeElement as HTMLElement))
  expect(document.activeElement).toHaveAccessibleName('审核')
})

test('of all that match, those that can be submitted are, each by its own call; what failed stays chosen', async () => {
  const pending = programs.filter(({ status }) => status === 0)
  const lost = findProgram(({ status }) => status === 0)
  const { user, server } = await openPrograms('?batch=1&status=0&size=40')
  const bar = () => screen.findByRole('region', { name: '批量操作' })
  await press(user, '选择本页', await bar())
  await server.send('DELETE', `/api/program/${lost.id}`)
  await press(user, '提交', await bar())
  const question = await dialog('提交审核')
  expect(question).toHaveTextContent(`确定提交 ${pending.length} 个广告审核？`)
  await press(user, '提交', question)
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    `已提交 ${pending.length - 1} 个，1 个未提交：“${lost.name}”`,
  )
  expect(server.calls('programSubmit')).toHaveLength(pending.length)
  await press(user, '取消', question)
  expect(await within(await bar()).findByRole('status')).toHaveTextContent('已选 1 项')
})

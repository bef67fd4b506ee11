import type { PermissionCode } from '#src/domain/permissions.ts'
import { watchCalls } from '#tests/support/oracle.ts'
import { hold, REFUSED, send, without, type Call } from '#tests/support/permissions.ts'
import { expect, test } from '#tests/support/programs.ts'

/** 2§4: the actions at each status, those that it forbids with the reason. What can be done comes first. */
const actionsAt: Record<number, string[]> = {
  0: ['提交', '预览', '编辑', '查看发布终端', '删除', '审核：尚未提交审核', '发布：审核通过后才能发布'],
  1: ['发布', '预览', '另存为', '查看发布终端', '删除', '审核：已审核通过', '提交：已审核通过，无需提交'],
  2: ['审核', '预览', '查看发布终端', '提交：审核中，不能重复提交', '发布：审核通过后才能发布', '编辑：审核中，不能编辑', '删除：审核中，不能删除'],
  3: ['预览', '查看发布终端', '审核：正在等待平台审核', '提交：审核中，不能重复提交', '发布：审核通过后才能发布', '编辑：审核中，不能编辑', '删除：审核中，不能删除'],
  4: ['提交', '预览', '编辑', '查看发布终端', '删除', '审核：审核未通过，需重新提交', '发布：审核未通过，不能发布'],
  5: ['提交', '预览', '编辑', '查看发布终端', '删除', '审核：审核未通过，需重新提交', '发布：审核未通过，不能发布'],
  // R9: of a status that nobody knows
  9: ['预览', '查看发布终端', ...['审核', '提交', '发布', '编辑', '删除'].map((action) => `${action}：状态未知，不能操作`)],
}

test('each status offers what it allows, and says why not of the rest', async ({ page, mock, programs }) => {
  await programs.open('?size=40')
  for (const status of [0, 1, 2, 3, 4, 5]) {
    const card = programs.card(programs.find((program) => program.status === status))
    expect(await programs.actions(card), `status ${status}`).toEqual(actionsAt[status])
  }
  await mock.set({ faults: [{ operationId: 'programList', kind: 'set', values: { 'data.0.status': 9, 'data.1.status': null, 'data.2.status': 2, 'data.2.currentLevel': 7 } }] })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(programs.cards.nth(0)).toContainText('未知(9)')
  expect(await programs.actions(programs.cards.nth(0))).toEqual(actionsAt[9])
  expect(await programs.actions(programs.cards.nth(1))).toEqual(actionsAt[9])
  expect(await programs.actions(programs.cards.nth(2))).toContain('审核：审核级别未知，不能审核')
})

test('an ad is submitted after a question, rejected with a reason, submitted again, and climbs until it is approved', async ({ page, mock, programs }) => {
  test.slow()
  const { act, card, dialog } = programs
  await mock.set({ simulation: { platform: 'pass', platformSeconds: [60, 60] } })
  const program = programs.find(({ status }) => status === 0)
  await programs.openOne(program)

  await act(program, '提交')
  await expect(dialog('提交审核')).toContainText(`确定提交广告“${program.name}”审核？`)
  await dialog('提交审核').getByRole('button', { name: '取消' }).click()
  await expect(dialog('提交审核')).toBeHidden()
  expect(await mock.calls('programSubmit')).toHaveLength(0)
  const submit = async () => {
    await act(program, '提交')
    await dialog('提交审核').getByRole('button', { name: '提交' }).dblclick()
    await programs.expectDone()
    await expect(card(program)).toContainText('一级审核')
  }
  await submit()
  expect(await mock.calls('programSubmit')).toHaveLength(1)

  const review = dialog(String(program.name))
  const decide = (decision: string) => review.getByRole('button', { name: decision, exact: true }).click()
  await act(program, '审核')
  await expect(review.getByRole('heading', { name: '一级审核' })).toBeVisible()
  await expect(review.getByRole('region', { name: '广告预览' })).toBeVisible()
  await decide('通过')
  await programs.expectDone('一级审核审核成功')
  await expect(review).toBeHidden()
  await expect(card(program)).toContainText('二级审核')

  await act(program, '审核')
  await decide('不通过')
  await expect(review.getByText('请输入原因', { exact: true })).toBeVisible()
  const reason = review.getByLabel('不通过的原因')
  await reason.fill('一二三四五六七八九十一二三四五六七八九十一')
  await decide('不通过')
  await expect(reason).toHaveAccessibleDescription(/原因不能超过20个字符/)
  expect(await mock.calls('programProcess2')).toHaveLength(0)
  // what is typed is not lost by a slip
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '继续编辑' }).click()
  await expect(reason).toHaveValue('一二三四五六七八九十一二三四五六七八九十一')
  await reason.fill('  画面模糊 ')
  await decide('不通过')
  await expect(page.getByText('审核不通过', { exact: true })).toBeVisible()
  await expect(card(program)).toContainText('内部审核未通过')
  expect(await mock.calls('programProcess2')).toHaveLength(1)
  await card(program).getByRole('button', { name: /^查看原因/ }).click()
  await expect(dialog(`查看原因 ${program.name}`)).toHaveText('未通过原因：画面模糊')
  await page.keyboard.press('Escape')

  await submit()
  for (const level of ['一级审核', '二级审核']) {
    await act(program, '审核')
    await decide('通过')
    await programs.expectDone(`${level}审核成功`)
  }
  await expect(card(program)).toContainText('平台审核中')
  await mock.advance(61_000)
  await expect(card(program)).toContainText('审核通过')
  expect(await programs.actions(card(program))).toEqual(actionsAt[1])
})

/** An ad as the editor saves it. */
const saved = { name: 'x', content: '{"name":"x","pages":[{"elements":[]}]}', materialIds: [], duration: 60, width: 1920, height: 1080, snapshotBase64: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==' }

/** What each code opens in the interface, and by which calls (2§6). */
const codes = (id: unknown): { code: PermissionCode; actions: string[]; calls: Call[] }[] => [
  { code: '31', actions: ['编辑'], calls: [['POST', '/api/program', saved], ['PATCH', '/api/program', { id, ...saved }]] },
  { code: '32', actions: ['删除'], calls: [['DELETE', `/api/program/${id}`]] },
  { code: '33', actions: ['提交'], calls: [['POST', `/api/program/${id}/check/submit`]] },
  { code: '3c', actions: ['发布'], calls: [['POST', '/api/program/play', { programId: id, deviceIds: [1001], publish: 1, scheduleType: 0, schedules: [{ dateStart: 19700101, dateEnd: 20501231, period: [{ start: '00:00', end: '23:59', level: 1, times: 1, weeks: '1,2,3,4,5,6,7' }] }] }]] },
  { code: '38', actions: [], calls: [['POST', '/api/program/group', { name: 'x' }]] },
  { code: '39', actions: [], calls: [['DELETE', '/api/program/group/1']] },
  { code: '3a', actions: [], calls: [['PATCH', '/api/program/group/relation', { ids: [id], groupId: 1 }]] },
  { code: '3b', actions: [], calls: [['PATCH', '/api/program/org', { ids: [id], orgId: 1 }]] },
]

test('without a code its actions are absent, the others stay, and the server refuses its calls', async ({ page, mock, server, programs }) => {
  test.slow()
  const program = programs.find(({ status }) => status === 0)
  await programs.openOne(program)
  const buttons = { '31': '制作广告', '38': '新增分组', '3c': '紧急插播' } as Record<string, string>
  const inBatch = { '3a': '设置分组', '3b': '设置组织机构' } as Record<string, string>
  for (const { code, actions, calls } of codes(program.id)) {
    await hold(mock, without(code))
    await page.reload()
    const expected = (actionsAt[0] ?? []).filter((action) => !actions.includes(action.split('：')[0] ?? ''))
    await expect.poll(() => programs.actions(programs.card(program)), code).toEqual(expected)
    for (const [owner, name] of Object.entries(buttons)) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(owner === code ? 0 : 1)
    expect(await send(page, server, calls), code).toEqual(calls.map(() => REFUSED))
    await page.getByRole('button', { name: '批量操作', exact: true }).click()
    for (const [owner, name] of Object.entries(inBatch)) await expect(page.getByRole('region', { name: '批量操作' }).getByRole('button', { name })).toHaveCount(owner === code ? 0 : 1)
    await page.getByRole('button', { name: '退出批量操作' }).click()
    if (code === '39') {
      await page.getByRole('button', { name: /^展开/ }).click()
      await page.getByRole('button', { name: '分组管理' }).click()
      const name = programs.groups[0]?.name
      await expect(page.getByRole('button', { name: `重命名 ${name}` })).toBeVisible()
      await expect(page.getByRole('button', { name: `删除 ${name}` })).toHaveCount(0)
    }
  }
})

test('only with their codes: batch mode 3a or 3b, renaming groups 38 or 39; with 3 alone everything is looked at', async ({ page, mock, programs }) => {
  await programs.open('?group=0')
  for (const [held, batch, rename] of [
    [['3', '3a'], true, false],
    [['3', '38'], false, true],
    [['3', '3b'], true, false],
    [['3', '39'], false, true],
    [['3'], false, false],
  ] as const) {
    await hold(mock, held)
    await page.reload()
    await expect(programs.cards.first()).toBeVisible()
    await page.getByRole('button', { name: /^展开/ }).click()
    await expect(page.getByRole('button', { name: '批量操作', exact: true })).toHaveCount(batch ? 1 : 0)
    await expect(page.getByRole('button', { name: '分组管理' })).toHaveCount(rename ? 1 : 0)
  }
  expect(await programs.actions(programs.cards.first())).toEqual(['预览', '查看发布终端'])
  // an address says what is wanted, not what is allowed
  await page.goto(`${page.url().split('?')[0]}?publish=${programs.find().id}&batch=1`)
  await expect(programs.cards.first()).toBeVisible()
  await expect(page.getByRole('region', { name: '批量操作' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('each level decides with its own code, 34 to 37, and no other', async ({ page, mock, server, programs }) => {
  test.slow()
  await mock.set({ scenario: { reviewLevels: 4 } })
  const program = programs.find(({ status }) => status === 0)
  await programs.openOne(program)
  expect(await send(page, server, [['POST', `/api/program/${program.id}/check/submit`]])).toEqual(['1 success'])
  for (const [index, name] of ['一级审核', '二级审核', '三级审核', '四级审核'].entries()) {
    const code = `3${index + 4}` as PermissionCode
    const approve: Call = ['POST', `/api/program/check/process${index + 1}`, { id: program.id, reject: 0, reason: '' }]
    await hold(mock, without(code))
    await page.reload()
    await expect(programs.card(program)).toContainText(name)
    await expect.poll(async () => (await programs.actions(programs.card(program))).filter((action) => action.startsWith('审核'))).toEqual([])
    await programs.act(program, '预览')
    await expect(programs.dialog(String(program.name)).getByText('分辨率')).toBeVisible()
    await expect(programs.dialog(String(program.name)).getByRole('button', { name: '通过', exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    expect(await send(page, server, [approve])).toEqual([REFUSED])
    await hold(mock, ['3', code])
    await page.reload()
    // with the codes of before the card has no such button
    await programs.card(program).getByRole('button', { name: '审核', exact: true }).click()
    await programs.dialog(String(program.name)).getByRole('button', { name: '通过', exact: true }).click()
    await programs.expectDone(`${name}审核成功`)
  }
  await expect(programs.card(program)).toContainText('平台审核中')
})

test('an ad is deleted after a question, also from its preview; the last of a page leads to the page before', async ({ page, mock, programs }) => {
  const { act, card, dialog } = programs
  const program = programs.find(({ status }) => status === 4)
  await programs.openOne(program)
  await act(program, '删除')
  await expect(dialog('删除广告')).toContainText(`确定删除广告“${program.name}”？`)
  await dialog('删除广告').getByRole('button', { name: '取消' }).click()
  await expect(card(program)).toBeVisible()
  expect(await mock.calls('programDelete')).toHaveLength(0)
  await act(program, '删除')
  await dialog('删除广告').getByRole('button', { name: '删除' }).click()
  await programs.expectDone()
  await expect(card(program)).toHaveCount(0)

  const [other] = [programs.find(({ status }) => status === 5)]
  await page.goto(`${page.url().split('?')[0]}?preview=${other.id}`)
  const preview = dialog(String(other.name))
  await preview.getByRole('button', { name: '删除' }).click()
  await dialog('删除广告').getByRole('button', { name: '删除' }).click()
  await programs.expectDone()
  await expect(preview).toBeHidden()
  await expect(page).not.toHaveURL(/preview=/)
})

test('what the server refuses stands in the question, which can be tried again', async ({ mock, page, programs }) => {
  const program = programs.find(({ status }) => status === 0)
  await programs.openOne(program)
  await mock.set({ faults: [{ operationId: 'programSubmit', kind: 'refuse', msg: '该广告当前不能提交', times: 1 }] })
  await programs.act(program, '提交')
  const question = programs.dialog('提交审核')
  await question.getByRole('button', { name: '提交' }).click()
  await expect(question.getByRole('alert')).toHaveText('该广告当前不能提交')
  await expect(page.getByText('操作成功')).toHaveCount(0)
  await question.getByRole('button', { name: '提交' }).click()
  await programs.expectDone()
})

test('a group is added, renamed and deleted after a question; its ads stay', async ({ page, programs }) => {
  const { choose, dialog, expectList, all, groups } = programs
  await programs.open()
  await page.getByRole('button', { name: '新增分组' }).click()
  const form = dialog('新增分组')
  await expect(form.getByLabel('分组名称')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByText('请输入分组名称', { exact: true })).toBeVisible()
  await form.getByLabel('分组名称').fill('一二三四五六七八九十一')
  await page.keyboard.press('Enter')
  await expect(form.getByText('分组名称不能超过10个字符')).toBeVisible()
  await form.getByLabel('分组名称').fill(' 新店开业 ')
  await page.keyboard.press('Enter')
  await programs.expectDone()

  await page.getByRole('button', { name: '展开' }).click()
  const filter = page.getByRole('search').getByRole('combobox', { name: '分组' })
  await choose(filter, String(groups[0]?.name))
  const manage = async (button: string) => {
    await page.getByRole('button', { name: '分组管理' }).click()
    await expect(dialog('分组管理').getByText('新店开业')).toBeVisible()
    await expect(dialog('分组管理').getByText('未分组')).toHaveCount(0)
    await dialog('分组管理').getByRole('button', { name: button }).click()
  }
  await manage(`重命名 ${groups[0]?.name}`)
  await dialog('重命名分组').getByLabel('分组名称').fill('岁末活动')
  await page.keyboard.press('Enter')
  await programs.expectDone()
  await expect(filter).toHaveValue('岁末活动')
  await manage('删除 岁末活动')
  await expect(dialog('删除分组')).toContainText('确定删除分组“岁末活动”？组内广告将变为未分组。')
  await dialog('删除分组').getByRole('button', { name: '删除' }).click()
  await programs.expectDone()
  await expect(filter).toHaveValue('')
  await choose(filter, '未分组')
  await expectList(all.filter(({ groupId }) => groupId === 0 || groupId === groups[0]?.id))
})

test('publishing and the terminals of an ad are reached from its card', async ({ page, programs }) => {
  const program = programs.find(({ status }) => status === 1)
  await programs.openOne(program)
  await programs.act(program, '发布')
  await expect(page).toHaveURL(new RegExp(`publish=${program.id}`))
  await expect(page.getByRole('dialog')).toContainText(String(program.name))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/publish=/)
  await programs.act(program, '查看发布终端')
  await expect(page).toHaveURL(new RegExp(`/checkPubMet\\?id=${program.id}$`))
  await expect(page.getByRole('banner')).toContainText('广告管理')
})

test('everything is done by keyboard alone', async ({ page, mock, programs }) => {
  const program = programs.find(({ status }) => status === 0)
  await programs.openOne(program)
  const calls = watchCalls(page)
  const card = programs.card(program)
  // from the picture's name through its actions
  await card.getByRole('button', { name: String(program.name), exact: true }).focus()
  await page.keyboard.press('Enter')
  const preview = programs.dialog(String(program.name))
  await expect(preview).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(card.getByRole('button', { name: String(program.name), exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: '提交' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(programs.dialog('提交审核').getByRole('button', { name: '取消' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card).toContainText('一级审核')
  expect(calls.of('POST', '/api/program/')).toHaveLength(1)
  expect(await mock.calls('programSubmit')).toHaveLength(1)
})

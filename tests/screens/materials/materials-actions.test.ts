import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Material, MaterialGroup } from '#src/api/generated/types.gen.ts'
import { readWorld } from '#tests/support/read-world.ts'
import {
  actionsOf,
  card,
  cardNow,
  cards,
  expectCard,
  expectMaterials,
  findMaterial,
  findMaterials,
  groups,
  materials,
  materialsIn,
  openMaterial,
  openMaterials,
} from '../support/materials.ts'
import { choose, dialog, expectDone, expectNoDialog, expectTotal, field, fill, press } from '../support/steps.ts'
import { approvedText } from '#src/domain/review.ts'

test('what each status allows (2§4): submit, review and delete are open or say why not; a rejected one is not submitted again', async () => {
  const actions = [
    ['预览', '提交', '重命名', '审核：尚未提交审核', '替换', '删除'],
    ['预览', '重命名', '提交：已审核通过，无需提交', '审核：已审核通过', '替换', '删除'],
    ['预览', '审核', '重命名', '提交：审核中，不能重复提交', '替换', '删除：审核中，不能删除'],
    ['预览', '重命名', '提交：审核中，不能重复提交', '审核：正在等待平台审核', '替换', '删除：审核中，不能删除'],
    ['预览', '重命名', '提交：审核未通过的素材不能再次提交，请重新上传', '审核：审核未通过', '替换', '删除'],
    ['预览', '重命名', '提交：审核未通过的素材不能再次提交，请重新上传', '审核：审核未通过', '替换', '删除'],
    ['预览', '重命名', '提交：转码完成后才能提交', '审核：转码中', '替换', '删除'],
    ['预览', '重命名', '提交：转码失败，不能提交', '审核：转码失败', '替换', '删除'],
  ]
  // one of each, so that few cards do
  const values = Object.fromEntries(
    actions.flatMap((_, status) => [
      [`data.${status}.status`, status],
      [`data.${status}.currentLevel`, status === 2 ? 1 : 0],
    ]),
  )
  const { user } = await openMaterials('', {
    switches: { faults: [{ operationId: 'materialList', kind: 'set', values }] },
  })
  await expectTotal(materials.length)
  for (const [status, expected] of actions.entries())
    expect(await actionsOf(user, cards()[status] as HTMLElement), `status ${status}`).toEqual(expected)
})

test('a material is submitted after a question, and said with the count of the server', async () => {
  const material = findMaterial(({ status }) => status === 0)
  const { user, server, act } = await openMaterial(material)
  await act(material, '提交')
  const question = await dialog('提交审核')
  expect(question).toHaveTextContent(`确定提交素材“${material.name}”审核？`)
  await press(user, '取消', question)
  await expectNoDialog()
  expect(server.calls('materialSubmit')).toHaveLength(0)

  // a refusal stands in the dialog, once, and it can be tried again
  await server.setSwitches({
    faults: [{ operationId: 'materialSubmit', kind: 'refuse', msg: '只有待提交的素材可以提交', times: 1 }],
  })
  await act(material, '提交')
  const again = await dialog('提交审核')
  await press(user, '提交', again)
  expect(await within(again).findByRole('alert')).toHaveTextContent(/^只有待提交的素材可以提交$/)
  await user.dblClick(within(again).getByRole('button', { name: '提交' }))
  await expectDone(user, '成功提交了1个素材')
  expect(screen.queryByText(/成功提交了/)).toBeNull()
  expect(server.calls('materialSubmit')).toHaveLength(2)
  await expectCard(material, '一级审核')
})

test('a material is renamed; a name is needed, and what was typed is asked about', async () => {
  const material = findMaterial()
  const { user, server, act } = await openMaterial(material)
  await act(material, '重命名')
  const form = await dialog('重命名素材')
  const name = () => field(form, '素材名称')
  expect(name()).toHaveValue(material.name)
  await fill(user, name(), ' 　 ')
  await user.keyboard('{Enter}')
  expect(await within(form).findByText('请输入素材名称')).toBeVisible()
  expect(server.calls('materialRename')).toHaveLength(0)
  await fill(user, name(), ` ${material.name}终稿 `)
  await user.keyboard('{Escape}')
  await press(user, '继续编辑')
  expect(name()).toHaveValue(` ${material.name}终稿 `)

  await server.setSwitches({ faults: [{ operationId: 'materialRename', kind: 'refuse', msg: '素材不存在', times: 1 }] })
  await press(user, '确定', form)
  expect(await within(form).findByRole('alert')).toHaveTextContent(/^素材不存在$/)
  await press(user, '确定', form)
  await expectDone(user)
  await card({ name: `${material.name}终稿` })
})

test('a material is deleted after a question, from its card and from its preview', async () => {
  const approved = materials.filter(({ status }) => status === 1)
  const [first, second] = findMaterials(2, ({ status }) => status === 1) as [Material, Material]
  const { user, server, act, at } = await openMaterials('?status=1')
  await act(first, '删除')
  const question = await dialog('删除素材')
  expect(question).toHaveTextContent(`确定删除素材“${first.name}”？`)
  await press(user, '取消', question)
  await expectNoDialog()
  expect(server.calls('materialDelete')).toHaveLength(0)
  await act(first, '删除')
  await press(user, '删除', await dialog('删除素材'))
  await expectDone(user)
  await waitFor(() => expect(cardNow(first)).toBeUndefined())

  await act(second, '预览')
  await press(user, '删除', await dialog(String(second.name)))
  await press(user, '删除', await dialog('删除素材'))
  await expectDone(user)
  await expectNoDialog()
  expect(at()).not.toMatch(/preview=/)
  await expectMaterials(approved.filter((material) => material !== first && material !== second))
})

test('a group is added, renamed and deleted after a question; 未分组 is none that could be', async () => {
  const group = groups[0] as MaterialGroup
  const members = new Set([...(await materialsIn(0)), ...(await materialsIn(group.id))].map(({ id }) => id))
  const { user } = await openMaterials()
  await press(user, '新增分组')
  const form = await dialog('新增分组')
  await press(user, '确定', form)
  expect(await within(form).findByText('请输入分组名称')).toBeVisible()
  await fill(user, field(form, '分组名称'), '一二三四五六七八九十一')
  await user.keyboard('{Enter}')
  expect(await within(form).findByText('分组名称不能超过 10 个字符')).toBeVisible()
  await fill(user, field(form, '分组名称'), ' 展厅 ')
  await user.keyboard('{Enter}')
  await expectDone(user)

  const filter = () => within(screen.getByRole('search')).getByRole('combobox', { name: '分组' })
  const manage = async (button: string) => {
    // a message that is taken away closes it
    if (!screen.queryByRole('dialog', { name: '分组管理' })) await press(user, '分组管理')
    const list = await dialog('分组管理')
    expect(within(list).queryByText('未分组')).toBeNull()
    await press(user, button, list)
  }
  await manage('重命名 展厅')
  const renaming = await dialog('重命名分组')
  expect(field(renaming, '分组名称')).toHaveValue('展厅')
  await fill(user, field(renaming, '分组名称'), String(group?.name))
  await user.keyboard('{Enter}')
  expect(await within(renaming).findByRole('alert')).toHaveTextContent(/^分组名称已存在$/)
  await fill(user, field(renaming, '分组名称'), '城市展厅')
  await user.keyboard('{Enter}')
  await expectDone(user)
  await user.click(filter())
  expect(await screen.findByRole('option', { name: '城市展厅' })).toBeVisible()

  await choose(user, filter(), String(group?.name))
  await manage(`删除 ${group?.name}`)
  const question = await dialog('删除分组')
  expect(question).toHaveTextContent(`确定删除分组“${group?.name}”？组内素材将变为未分组。`)
  await press(user, '删除', question)
  await expectDone(user)
  await waitFor(() => expect(filter()).toHaveValue(''))
  await expectMaterials(materials)
  await choose(user, filter(), '未分组')
  await expectMaterials(materials.filter(({ id }) => members.has(id)))
})

const fourLevels = { scenario: { reviewLevels: 4 }, simulation: { platform: 'never' } } as const
const [inFourLevels] = await readWorld<[{ data: Material[] }]>(
  ['/api/material/page?page=0&limit=400&status=2'],
  fourLevels,
)

test.each([
  ['一级审核', '13800000002', '二级审核'],
  ['二级审核', '13800000003', '三级审核'],
  ['三级审核', '13800000004', '四级审核'],
  ['四级审核', '13800000005', '平台审核中'],
])('%s approves what waits there, and sends it on', async (level, account, next) => {
  const material = inFourLevels.data.find(({ currentLevelName }) => currentLevelName === level)
  if (!material) throw new Error(`The demo company has no material at ${level}`)
  const { user, server, act } = await openMaterial(material, { account, switches: fourLevels })
  // nothing but looking, renaming and the decision of the own level
  expect(await actionsOf(user, await card(material))).toEqual(['预览', '审核', '重命名'])
  await act(material, '审核')
  const preview = await dialog(String(material.name))
  expect(await within(preview).findByRole('heading', { name: level, level: 3 })).toBeVisible()
  await user.dblClick(within(preview).getByRole('button', { name: '通过' }))
  await expectDone(user, approvedText(level))
  await expectNoDialog()
  await expectCard(material, next)
  const left = next === '平台审核中' ? ['预览', '重命名', '审核：正在等待平台审核'] : ['预览', '重命名']
  expect(await actionsOf(user, await card(material))).toEqual(left)
  expect(server.calls(`materialProcess${material.currentLevel}`)).toHaveLength(1)
})

test('a material is rejected with a reason, which its card then tells', async () => {
  const material = findMaterial(({ status, currentLevel }) => status === 2 && currentLevel === 1)
  const { user, server, act } = await openMaterial(material, { account: '13800000002' })
  await act(material, '审核')
  const preview = await dialog(String(material.name))
  const reason = () => within(preview).getByRole('textbox', { name: '不通过的原因' })
  await press(user, '不通过', preview)
  expect(await within(preview).findByText('请输入原因')).toBeVisible()
  await fill(user, reason(), '一二三四五六七八九十一二三四五六七八九十一')
  await press(user, '不通过', preview)
  expect(reason()).toHaveAccessibleDescription(/原因不能超过 20 个字符/)
  expect(server.calls('materialProcess1')).toHaveLength(0)
  await fill(user, reason(), ' 文字过小 ')
  // a typed reason is not thrown away
  await user.keyboard('{Escape}')
  await press(user, '继续编辑')
  await press(user, '不通过', preview)
  await waitFor(() =>
    expect(screen.getAllByRole('alert').some((alert) => alert.textContent?.includes('审核不通过'))).toBe(true),
  )
  await expectNoDialog()
  await expectCard(material, '内部审核未通过')
  await expectCard(material, '未通过原因：文字过小')
})

test('when somebody else was faster the server says so, and what was typed stays', async () => {
  const material = findMaterial(({ status, currentLevel }) => status === 2 && currentLevel === 1)
  const { user, server, act } = await openMaterial(material)
  await act(material, '审核')
  const preview = await dialog(String(material.name))
  await press(user, '画面不清晰', preview)
  await server.setSwitches({
    faults: [
      { operationId: 'materialProcess1', kind: 'refuse', msg: '该素材当前不在此审核级别', times: 1 },
      { operationId: 'materialGet', kind: 'set', values: { status: 1, currentLevel: 0 } },
    ],
  })
  await press(user, '不通过', preview)
  expect(await within(preview).findByRole('alert')).toHaveTextContent(/^该素材当前不在此审核级别$/)
  expect(within(preview).getByRole('textbox', { name: '不通过的原因' })).toHaveValue('画面不清晰')
  expect(screen.queryByText(/^审核不通过：/)).toBeNull()
})

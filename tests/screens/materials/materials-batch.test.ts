import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Material } from '#src/api/generated/types.gen.ts'
import {
  card,
  cardNow,
  expectMaterials,
  findMaterials,
  materials,
  materialsIn,
  openMaterials,
} from '../support/materials.ts'
import { choose, dialog, expectDone, expectTotal, press } from '../support/steps.ts'

const bar = () => screen.findByRole('region', { name: '批量操作' })
const expectChosen = async (count: number) => {
  const status = within(await bar()).getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent(`已选 ${count} 项`))
}
const checkbox = async (material: Material) => within(await card(material)).getByRole('checkbox')

test('a batch waits for a choice, which stays over the pages', async () => {
  const [first, second] = [materials[0], materials[10]] as [Material, Material]
  const { user } = await openMaterials()
  await press(user, '批量操作')
  for (const name of ['设置组织机构', '设置分组', '提交']) {
    const button = within(await bar()).getByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('请选择广告')
    await user.unhover(button)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  }
  expect(screen.queryByRole('dialog')).toBeNull()

  // the picture chooses, as the box does
  const picture = within(await card(first))
    .getByRole('img')
    .getBoundingClientRect()
  await user.click(
    document.elementFromPoint(picture.x + picture.width / 2, picture.y + picture.height / 2) as HTMLElement,
  )
  expect(await checkbox(first)).toBeChecked()
  await press(user, '第 2 页')
  await user.click(await checkbox(second))
  await press(user, '第 1 页')
  expect(await checkbox(first)).toBeChecked()
  await expectChosen(2)
  await press(user, '退出批量操作')
  await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull())
})

test('a batch goes to a group and to an organisation; both must be said', async () => {
  const [first, second] = materials as [Material, Material]
  const moved = new Set([first, second, ...(await materialsIn(0))].map(({ id }) => id))
  const { user, server } = await openMaterials('?batch=1')
  await user.click(await checkbox(first))
  await user.click(await checkbox(second))
  await press(user, '设置分组', await bar())
  const grouping = await dialog('设置分组')
  expect(grouping).toHaveTextContent('将 2 个素材移动到')
  await press(user, '确定', grouping)
  expect(await within(grouping).findByText('请选择分组')).toBeVisible()
  await choose(user, within(grouping).getByRole('combobox', { name: '分组' }), '未分组')
  await press(user, '确定', grouping)
  await expectDone(user, '设置成功')
  await expectChosen(0)
  expect(server.calls('materialGroupSet')).toHaveLength(1)

  await user.click(await checkbox(first))
  await press(user, '设置组织机构', await bar())
  const handing = await dialog('设置组织机构')
  expect(handing).toHaveTextContent(`将素材“${first.name}”划归到`)
  await press(user, '确定', handing)
  expect(await within(handing).findByText('请选择组织机构')).toBeVisible()
  await user.type(within(handing).getByRole('combobox', { name: '组织机构' }), '惠山')
  await user.click(await screen.findByRole('treeitem', { name: '惠山营业部' }))
  await press(user, '确定', handing)
  await expectDone(user, '设置成功')
  await expectChosen(0)

  const search = within(screen.getByRole('search'))
  await choose(user, await search.findByRole('combobox', { name: '分组' }), '未分组')
  await expectMaterials(materials.filter(({ id }) => moved.has(id)))
  await press(user, '重置', screen.getByRole('search'))
  await expectTotal(materials.length)
  await user.type(search.getByRole('combobox', { name: '组织机构' }), '惠山')
  await user.click(await screen.findByRole('treeitem', { name: '惠山营业部' }))
  await waitFor(() => expect(cardNow(first)).toBeDefined())
})

test('of all that match, those that can be submitted are, and the others stay chosen', async () => {
  const pending = materials.filter(({ status }) => status === 0)
  const left = materials.length - pending.length
  const { user, server } = await openMaterials('?batch=1')
  await press(user, `选择全部 ${materials.length} 项`, await bar())
  await expectChosen(materials.length)
  await press(user, '提交', await bar())
  const question = await dialog('提交审核')
  expect(question).toHaveTextContent(`确定提交 ${pending.length} 个素材审核？`)
  expect(question).toHaveTextContent(`另有 ${left} 个素材的状态不能提交，不会提交。`)
  await press(user, '提交', question)
  await expectDone(user, `成功提交了${pending.length}个素材`)
  await expectChosen(left)
  expect(within(await bar()).getByRole('button', { name: '提交' })).toHaveAccessibleDescription('选中的素材都不能提交')
  const { total } = await server.send<{ total: number }>('GET', '/api/material/page?page=0&limit=1&status=0')
  expect(total).toBe(0)
})

test('what somebody else has deleted is taken out of the choice, and the batch goes on without it', async () => {
  const [first, second, third] = findMaterials(3, ({ status }) => status === 0) as [Material, Material, Material]
  const { user, server } = await openMaterials('?status=0&batch=1&size=40')
  for (const material of [first, second, third]) await user.click(await checkbox(material))

  await server.send('DELETE', `/api/material/${first.id}`)
  await press(user, '设置分组', await bar())
  const grouping = await dialog('设置分组')
  await choose(user, within(grouping).getByRole('combobox', { name: '分组' }), '未分组')
  await press(user, '确定', grouping)
  expect(await screen.findByText('设置成功：2 个素材；1 个素材已不存在，已从选择中移除')).toBeVisible()
  await expectChosen(0)
  await waitFor(() => expect(cardNow(first)).toBeUndefined())
  expect(server.calls('materialGroupSet').map(({ code }) => code)).toEqual([0, 1])

  // when nothing is left the refusal stands, and nothing stays chosen
  await user.click(await checkbox(second))
  await server.send('DELETE', `/api/material/${second.id}`)
  await press(user, '提交', await bar())
  const question = await dialog('提交审核')
  await press(user, '提交', question)
  expect(await within(question).findByRole('alert')).toHaveTextContent(/^素材不存在$/)
  await expectChosen(0)
  expect(server.calls('materialSubmit')).toHaveLength(1)
})

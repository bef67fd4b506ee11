import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { MaterialGroup } from '#src/api/generated/types.gen.ts'
import {
  actionsOf,
  card,
  cardNow,
  cards,
  expectCard,
  expectMaterials,
  findMaterial,
  groups,
  materials,
  materialsIn,
  openMaterial,
  openMaterials,
} from '../support/materials.ts'
import { choose, dialog, expectDone, expectTotal, fill, press, watchDownloads } from '../support/steps.ts'

const SECOND = 1_000

const filters = () => screen.findByRole('search', { name: '筛选' })
const filter = async (name: string) => within(await filters()).findByRole('combobox', { name })

test('a name is searched by Enter; without a match all filters are taken back at once', async () => {
  const word = String(materials[0]?.name).slice(0, 2)
  const { user, at } = await openMaterials()
  await expectMaterials(materials)
  const name = within(await filters()).getByRole('textbox', { name: '素材' })
  await fill(user, name, `  ${word} `)
  await user.keyboard('{Enter}')
  await expectMaterials(materials.filter((material) => material.name?.includes(word)))
  await press(user, '重置', await filters())
  await expectMaterials(materials)

  await fill(user, name, '没有这样的素材')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('没有符合条件的数据')).toBeVisible()
  await press(user, '清除筛选')
  await expectMaterials(materials)
  expect(at()).toMatch(/materialManage$/)
})

test('each status and each type finds its own, 0 among them (C18)', async () => {
  const statuses = [
    '待提交',
    '审核通过',
    '内部审核中',
    '平台审核中',
    '内部审核未通过',
    '平台审核未通过',
    '转码中',
    '转码失败',
  ]
  const { user } = await openMaterials()
  const status = await filter('审核状态')
  await user.click(status)
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(statuses)
  for (const [number, label] of statuses.entries()) {
    const matching = materials.filter((material) => material.status === number)
    await choose(user, status, label)
    if (matching.length > 0) await expectMaterials(matching)
    else expect(await screen.findByText('没有符合条件的数据')).toBeVisible()
  }
  await press(user, '重置', await filters())
  await choose(user, await filter('素材类型'), '图片')
  await expectMaterials(materials.filter(({ type }) => type === 0))
  await choose(user, await filter('素材类型'), '视频')
  await expectMaterials(materials.filter(({ type }) => type === 1))
})

test('a group, 未分组 as well, and an organisation find what belongs to them', async () => {
  const group = groups[1] as MaterialGroup
  const [inGroup, inNone] = [await materialsIn(group.id), await materialsIn(0)]
  const { user, server, at } = await openMaterials()
  await choose(user, await filter('分组'), '未分组')
  await expectMaterials(inNone)
  await choose(user, await filter('分组'), String(group?.name))
  await expectMaterials(inGroup)
  await press(user, '重置', await filters())

  await user.type(await filter('组织机构'), '江苏')
  await user.click(await screen.findByRole('treeitem', { name: '江苏公司' }))
  await waitFor(() => expect(at()).toMatch(/org=/))
  const { total } = await server.send<{ total: number }>(
    'GET',
    `/api/material/page?page=0&limit=1&orgId=${new URLSearchParams(at().split('?')[1]).get('org')}`,
  )
  expect(total).toBeLessThan(materials.length)
  await expectTotal(total)
})

test('filters, page and page size stand in the address, for a reload and for the way back', async () => {
  const approved = materials.filter(({ status }) => status === 1)
  const secondPage = () => waitFor(() => expect(cards()[0]).toHaveTextContent(String(approved[10]?.name)))
  const opened = await openMaterials('?status=1&page=2')
  const { user, at } = opened
  await secondPage()
  await opened.reload()
  await secondPage()
  await expectTotal(approved.length)
  expect(cards()).toHaveLength(Math.min(10, approved.length - 10))
  const sizes = within(screen.getByRole('navigation', { name: '分页' })).getByRole('combobox', { name: '每页条数' })
  await user.click(sizes)
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '10 条/页',
    '20 条/页',
    '30 条/页',
    '40 条/页',
  ])
  await choose(user, sizes, '40 条/页')
  await expectMaterials(approved, 40)
  opened.router.history.back()
  await secondPage()
  // other filters begin at the first page, of which there is a second as well
  const pictures = approved.filter(({ type }) => type === 0)
  expect(pictures.length).toBeGreaterThan(10)
  await choose(user, await filter('素材类型'), '图片')
  await expectMaterials(pictures)
  expect(at()).not.toMatch(/page=/)
})

test('a page past the end leads to the last; nonsense in the address counts as nothing', async () => {
  const { at } = await openMaterials('?page=900&size=20&status=88&type=x')
  await waitFor(() => expect(cards().at(-1)).toHaveTextContent(String(materials.at(-1)?.name)))
  expect(at()).toMatch(new RegExp(`page=${Math.ceil(materials.length / 20)}`))
  await expectTotal(materials.length)
})

test('a card shows what the material is: picture, name, kind, status with its level, and that it is out of use', async () => {
  const texts = [
    '待提交',
    '审核通过',
    undefined,
    '平台审核中',
    '内部审核未通过',
    '平台审核未通过',
    '转码中',
    '转码失败',
  ]
  const onScreen = materials.slice(0, 40)
  expect(new Set(onScreen.map(({ status }) => status)).size).toBeGreaterThan(5)
  await openMaterials('?size=40')
  await waitFor(() => expect(cards()).toHaveLength(40))
  for (const [index, { name, type, status = 0, currentLevelName, enabled }] of onScreen.entries()) {
    const one = within(cards()[index] as HTMLElement)
    expect(one.getByRole('img', { name })).toBeInTheDocument()
    expect(one.getByRole('button', { name })).toBeInTheDocument()
    expect(one.getByText(String(texts[status] ?? currentLevelName))).toBeInTheDocument()
    expect(one.getByText(type === 1 ? '视频' : '图片')).toBeInTheDocument()
    expect(one.queryAllByText('已停用')).toHaveLength(enabled === 0 ? 1 : 0)
  }
  // the picture is whole, in a frame of one size
  const frames = cards()
    .slice(0, 10)
    .map((one) => within(one).getByRole('img'))
    .map((image) => `${getComputedStyle(image).objectFit} ${Math.round(image.getBoundingClientRect().height)}`)
  expect([...new Set(frames)]).toEqual([expect.stringMatching(/^contain [1-9]/)])
})

test('a rejected card says why, by the detail alone', async () => {
  const first = findMaterial(({ status }) => status === 4)
  const { server } = await openMaterials('?status=4')
  const { checkReason } = await server.send<{ checkReason: string }>('GET', `/api/material/${first.id}`)
  expect(checkReason).not.toBe('')
  await expectCard(first, `未通过原因：${checkReason}`)
})

test('nothing at all is said in the words of the contract; a failure can be tried again', async () => {
  const { user, server } = await openMaterials('', {
    switches: { faults: [{ operationId: 'materialList', kind: 'data', data: { total: 0, data: [] } }] },
  })
  expect(await screen.findByText('暂无素材数据！')).toBeVisible()
  await server.setSwitches({ faults: [{ operationId: 'materialList', kind: 'refuse', msg: '列表暂不可用' }] })
  await press(user, '刷新')
  await waitFor(() => expect(screen.getAllByText('列表暂不可用')).toHaveLength(1))
  await server.setSwitches({ faults: [] })
  await press(user, '重试')
  await expectMaterials(materials)

  // with cards on screen they stay
  await server.setSwitches({ faults: [{ operationId: 'materialList', kind: 'refuse', msg: '列表暂不可用' }] })
  await press(user, '刷新')
  expect(await screen.findByRole('alert')).toHaveTextContent('刷新失败，以下是之前的数据。列表暂不可用')
  expect(cards()).toHaveLength(10)
})

test('what is reviewed by the platform is followed without a reload', async () => {
  const material = findMaterial(({ status }) => status === 0)
  const { user, server, act, advance } = await openMaterial(material, {
    switches: { simulation: { platform: 'pass', platformSeconds: [60, 60] }, scenario: { reviewLevels: 1 } },
  })
  await act(material, '提交')
  await press(user, '提交', await dialog('提交审核'))
  await expectDone(user, '成功提交了1个素材')
  await expectCard(material, '一级审核')
  // a colleague decides
  await server.send('POST', '/api/material/check/process1', { id: material.id, reason: '', reject: 0 })
  await advance(10 * SECOND)
  await expectCard(material, '平台审核中')
  await server.advance(61 * SECOND)
  await advance(10 * SECOND)
  await expectCard(material, '审核通过')
})

test('a status that nobody knows is shown as it is, and allows nothing that changes it', async () => {
  const { user } = await openMaterials('', {
    switches: {
      faults: [
        {
          operationId: 'materialList',
          kind: 'set',
          values: { 'data.0.status': 9, 'data.0.type': 7, 'data.0.name': '' },
        },
      ],
    },
  })
  const one = await card({ name: '未命名素材' })
  expect(one).toHaveTextContent('未知（9）')
  expect(one).toHaveTextContent('未知（7）')
  expect(await actionsOf(user, one)).toEqual([
    '预览',
    '重命名',
    '提交：状态未知，不能操作',
    '审核：状态未知，不能操作',
    '替换：类型未知，不能替换',
    '删除：状态未知，不能操作',
  ])
})

test('the filtered list is exported whole, as the list says', async () => {
  const matching = materials.filter(({ type }) => type === 0)
  const { user } = await openMaterials('?type=0')
  await expectMaterials(matching)
  const saved = watchDownloads()
  await press(user, '导出')
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await expectDone(user, `已导出 ${matching.length} 条`)
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^素材列表_筛选_\d{8}\.csv$/)])
  const [head, ...lines] = ((await saved[0]?.file.text()) ?? '')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(head).toBe('素材名称,素材类型,审核状态,当前审核级别,启用状态')
  const statuses = [
    '待提交',
    '审核通过',
    '内部审核中',
    '平台审核中',
    '内部审核未通过',
    '平台审核未通过',
    '转码中',
    '转码失败',
  ]
  expect(lines).toEqual(
    matching.map(({ name, status = 0, currentLevelName, enabled }) =>
      [name, '图片', statuses[status], currentLevelName, enabled === 0 ? '已停用' : '已启用'].join(','),
    ),
  )
  expect(cardNow(findMaterial(({ type }) => type === 0))).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { readCsv } from '#src/lib/sheet/tests/read-sheets.ts'
import { expect, test } from '#tests/support/materials.ts'

test('each filter finds what it says, applied at once or by Enter, and is taken back', async ({ page, materials }) => {
  const { all, groups, inGroup, expectList, choose } = materials
  await materials.open()
  await expectList(all)
  const filters = page.getByRole('search', { name: '筛选' })
  const reset = () => filters.getByRole('button', { name: '重置' }).click()
  await filters.getByRole('button', { name: '展开' }).click()

  const word = String(all[0]?.name).slice(0, 2)
  await filters.getByLabel('素材', { exact: true }).fill(`  ${word} `)
  await page.keyboard.press('Enter')
  await expectList(all.filter(({ name }) => name?.includes(word)))
  await reset()
  await expectList(all)

  const statuses = ['待提交', '审核通过', '内部审核中', '平台审核中', '内部审核未通过', '平台审核未通过', '转码中', '转码失败']
  await filters.getByRole('combobox', { name: '审核状态' }).click()
  await expect(page.getByRole('option')).toHaveText(statuses)
  for (const [status, label] of statuses.entries()) {
    const matching = all.filter((material) => material.status === status)
    await choose(filters.getByRole('combobox', { name: '审核状态' }), label)
    if (matching.length > 0) await expectList(matching)
    else await expect(page.getByText('没有符合条件的数据')).toBeVisible()
  }
  await reset()

  // 0 is a type and a group (C18)
  await choose(filters.getByRole('combobox', { name: '素材类型' }), '图片')
  await expectList(all.filter(({ type }) => type === 0))
  await choose(filters.getByRole('combobox', { name: '素材类型' }), '视频')
  await expectList(all.filter(({ type }) => type === 1))
  await reset()
  await choose(filters.getByRole('combobox', { name: '分组' }), '未分组')
  await expectList(inGroup.get('0') ?? [])
  await choose(filters.getByRole('combobox', { name: '分组' }), String(groups[1]?.name))
  await expectList(inGroup.get(String(groups[1]?.id)) ?? [])
  await reset()

  await filters.getByRole('combobox', { name: '组织机构' }).fill('江苏')
  await page.getByRole('treeitem', { name: '江苏公司' }).click()
  await expect(page).toHaveURL(/org=/)
  await expect(page.getByRole('navigation', { name: '分页' }).getByRole('status')).not.toHaveText(`共 ${all.length} 条`)
  await reset()

  await filters.getByLabel('素材', { exact: true }).fill('没有这样的素材')
  await page.keyboard.press('Enter')
  await expect(page.getByText('没有符合条件的数据')).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expectList(all)
  await expect(page).toHaveURL(/materialManage$/)
})

test('filters, page and page size stand in the address and survive reload and back', async ({ page, materials }) => {
  const { all, expectList, choose } = materials
  const approved = all.filter(({ status }) => status === 1)
  const onPage = async (page: number) => expectList([...approved.slice((page - 1) * 10), ...approved.slice(0, (page - 1) * 10)], Math.min(10, approved.length - (page - 1) * 10))
  await materials.open('?status=1&page=2')
  await onPage(2)
  await page.reload()
  await onPage(2)
  const sizes = page.getByRole('navigation', { name: '分页' }).getByRole('combobox', { name: '每页条数' })
  await sizes.click()
  await expect(page.getByRole('option')).toHaveText(['10 条/页', '20 条/页', '30 条/页', '40 条/页'])
  await choose(sizes, '40 条/页')
  await expectList(approved, 40)
  await page.goBack()
  await onPage(2)
  await choose(page.getByRole('combobox', { name: '审核状态' }), '待提交')
  await expectList(all.filter(({ status }) => status === 0))
  await expect(page).not.toHaveURL(/page=/)

  // a page past the end leads to the last; nonsense counts as nothing
  const last = Math.ceil(all.length / 20)
  await page.goto(`${page.url().split('?')[0]}?page=900&size=20&status=88&type=x`)
  await expect(page).toHaveURL(new RegExp(`page=${last}`))
  await expect(materials.cards.last()).toContainText(String(all.at(-1)?.name))
})

test('a card shows what the material is: picture, name, kind, status with its level, and that it is out of use', async ({ page, materials }) => {
  const texts = ['待提交', '审核通过', undefined, '平台审核中', '内部审核未通过', '平台审核未通过', '转码中', '转码失败']
  await materials.open('?size=40')
  const onScreen = materials.all.slice(0, 40)
  await expect(materials.cards).toHaveCount(40)
  expect(new Set(onScreen.map(({ status }) => status)).size).toBeGreaterThan(5)
  for (const material of onScreen) {
    const card = materials.card(material)
    await expect(card).toContainText(String(texts[material.status ?? 0] ?? material.currentLevelName))
    await expect(card).toContainText(material.type === 1 ? '视频' : '图片')
    await expect(card.getByText('已停用')).toHaveCount(material.enabled === 0 ? 1 : 0)
    await expect(card.getByRole('button', { name: /^查看原因/ })).toHaveCount(material.status === 4 || material.status === 5 ? 1 : 0)
  }
  await expect(materials.card(materials.find()).getByRole('img', { name: String(materials.find().name) })).toBeVisible()
  // the picture is whole, in a frame of one size
  const boxes = await page.getByRole('list', { name: '素材列表' }).getByRole('img').evaluateAll((images) => images.slice(0, 10).map((image) => [getComputedStyle(image).objectFit, Math.round(image.getBoundingClientRect().height)].join(' ')))
  expect(new Set(boxes).size).toBe(1)
  expect(boxes[0]).toMatch(/^contain /)
})

test('a rejected card says why, by the detail alone, and that it cannot be submitted again', async ({ page, mock, materials }) => {
  const [first, second] = materials.all.filter(({ status }) => status === 4)
  if (!first || !second) throw new Error('The demo company has no rejected materials')
  await materials.open('?status=4&size=40')
  const reasonOf = async (material: typeof first) => {
    await materials.card(material).getByRole('button', { name: /^查看原因/ }).click()
    return materials.dialog(`查看原因 ${material.name}`)
  }
  await expect(materials.card(first)).toBeVisible()
  expect(await mock.calls('materialGet')).toHaveLength(0)
  const reason = await reasonOf(first)
  await expect(reason).toContainText(`未通过原因：${first.checkReason}`)
  await expect(reason).toContainText('审核未通过的素材不能再次提交，请重新上传')
  await page.keyboard.press('Escape')
  await expect(reason).toBeHidden()
  await mock.set({ faults: [{ operationId: 'materialGet', kind: 'set', values: { checkReason: '  ' } }] })
  await expect(await reasonOf(second)).toContainText('未通过原因：无')
})

test('nothing at all is said in the words of the contract; a failure can be tried again', async ({ page, mock, materials }) => {
  await mock.set({ faults: [{ operationId: 'materialList', kind: 'data', data: { total: 0, data: [] } }] })
  await materials.open()
  await expect(page.getByText('暂无素材数据！', { exact: true })).toBeVisible()
  await mock.set({ faults: [{ operationId: 'materialList', kind: 'refuse', msg: '列表暂不可用' }] })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByText('列表暂不可用')).toHaveCount(1)
  await mock.set({ faults: [] })
  await page.getByRole('button', { name: '重试' }).click()
  await materials.expectList(materials.all)

  // with cards on screen they stay
  await mock.set({ faults: [{ operationId: 'materialList', kind: 'refuse', msg: '列表暂不可用' }] })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByRole('alert')).toContainText('刷新失败，以下是之前的数据。列表暂不可用')
  await expect(materials.cards).toHaveCount(10)
})

test('what is reviewed and transcoded is followed without a reload', async ({ page, mock, materials }) => {
  await mock.set({ simulation: { platform: 'pass', platformSeconds: [60, 60] }, scenario: { reviewLevels: 1 } })
  const material = materials.find(({ status }) => status === 0)
  await materials.openOne(material)
  await materials.act(material, '提交')
  await materials.dialog('提交审核').getByRole('button', { name: '提交' }).click()
  await materials.expectDone('成功提交了1个素材')
  await expect(materials.card(material)).toContainText('一级审核')
  await materials.act(material, '审核')
  await page.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click()
  await expect(materials.card(material)).toContainText('平台审核中')
  await mock.advance(61_000)
  await expect(materials.card(material)).toContainText('审核通过')
})

test('a status that nobody knows is shown as it is, and allows nothing that changes it', async ({ mock, materials }) => {
  await mock.set({ faults: [{ operationId: 'materialList', kind: 'set', values: { 'data.0.status': 9, 'data.0.type': 7, 'data.0.name': '' } }] })
  await materials.open()
  const card = materials.cards.first()
  await expect(card).toContainText('未知(9)')
  await expect(card).toContainText('未知(7)')
  await expect(card).toContainText('未命名素材')
  expect(await materials.actions(card)).toEqual(['预览', '重命名', '审核：状态未知，不能操作', '提交：状态未知，不能操作', '删除：状态未知，不能操作'])
})

test('the filtered list is exported whole, as the list says', async ({ page, materials }) => {
  const matching = materials.all.filter(({ type }) => type === 0)
  await materials.open('?type=0')
  await materials.expectList(matching)
  await page.getByRole('button', { name: '导出' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /CSV/ }).click()])
  await materials.expectDone(`已导出 ${matching.length} 条`)
  expect(download.suggestedFilename()).toBe('素材列表.csv')
  const [head, ...rows] = readCsv(await readFile(await download.path(), 'utf8'))
  expect(head).toEqual(['素材名称', '素材类型', '审核状态', '当前审核级别', '启用状态'])
  expect(rows.map(([name, type, , level, enabled]) => [name, type, level, enabled])).toEqual(matching.map((material) => [material.name, '图片', material.currentLevelName, material.enabled === 0 ? '已停用' : '已启用']))
})

import { readFile } from 'node:fs/promises'
import { formatDuration } from '#src/domain/units.ts'
import { readCsv } from '#src/lib/sheet/tests/read-sheets.ts'
import { tidyTree, type TidyNode } from '#src/lib/tidy-tree.ts'
import { send } from '#tests/support/permissions.ts'
import { expect, test } from '#tests/support/programs.ts'

const everyNode = (nodes: readonly TidyNode[]): TidyNode[] => nodes.flatMap((node) => [node, ...everyNode(node.children)])

test('each filter finds what it says, applied at once or by Enter, and is taken back', async ({ page, programs }) => {
  const { all, groups, expectList, choose } = programs
  const { nodes } = tidyTree(programs.orgTree)
  const below = new Set(everyNode(everyNode(nodes).filter(({ name }) => name === '江苏公司')).map(({ key }) => key))
  await programs.open()
  const filters = page.getByRole('search', { name: '筛选' })
  const reset = () => filters.getByRole('button', { name: '重置' }).click()
  await filters.getByRole('button', { name: '展开' }).click()

  const word = String(all[0]?.name).slice(0, 3)
  await filters.getByLabel('广告', { exact: true }).fill(`  ${word} `)
  await page.keyboard.press('Enter')
  await expectList(all.filter(({ name }) => name?.includes(word)))
  await reset()
  await expectList(all)

  for (const [status, label] of ['待提交', '审核通过', '内部审核中', '平台审核中', '内部审核未通过', '平台审核未通过'].entries()) {
    await choose(filters.getByRole('combobox', { name: '审核状态' }), label)
    await expectList(all.filter((program) => program.status === status))
  }
  await filters.getByRole('combobox', { name: '审核状态' }).click()
  await expect(page.getByRole('option')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await reset()

  await choose(filters.getByRole('combobox', { name: '分组' }), String(groups[1]?.name))
  await expectList(all.filter(({ groupId }) => groupId === groups[1]?.id))
  await choose(filters.getByRole('combobox', { name: '分组' }), '未分组')
  await expectList(all.filter(({ groupId }) => groupId === 0))
  await reset()

  await choose(filters.getByRole('combobox', { name: '分辨率' }), '1080*1920')
  await expectList(all.filter(({ width, height }) => width === 1080 && height === 1920))
  await reset()

  await filters.getByRole('combobox', { name: '组织机构' }).fill('江苏')
  await page.getByRole('treeitem', { name: '江苏公司' }).click()
  // an organisation counts those below it
  await expectList(all.filter(({ organizationId }) => below.has(String(organizationId))))
  await reset()

  await filters.getByLabel('广告', { exact: true }).fill('没有这样的广告')
  await page.keyboard.press('Enter')
  await expect(page.getByText('没有符合条件的数据')).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expectList(all)
  await expect(page).toHaveURL(/programManage$/)
})

test('filters, page and page size stand in the address and survive reload and back', async ({ page, programs }) => {
  const { all, expectList, choose } = programs
  const approved = all.filter(({ status }) => status === 1)
  await programs.open('?status=1&page=2')
  const paging = page.getByRole('navigation', { name: '分页' })
  await expectList(approved, 10, 2)
  await page.reload()
  await expectList(approved, 10, 2)
  const sizes = paging.getByRole('combobox', { name: '每页条数' })
  await sizes.click()
  await expect(page.getByRole('option')).toHaveText(['10 条/页', '20 条/页', '30 条/页', '40 条/页'])
  await choose(sizes, '20 条/页')
  await expectList(approved, 20)
  await page.goBack()
  await expectList(approved, 10, 2)
  await choose(page.getByRole('combobox', { name: '审核状态' }), '待提交')
  await expectList(all.filter(({ status }) => status === 0))
  await expect(page).not.toHaveURL(/page=/)

  // a page past the end leads to the last; nonsense counts as nothing
  await page.goto(`${page.url().split('?')[0]}?page=900&size=20&status=7&resolution=x`)
  const last = Math.ceil(all.length / 20)
  await expect(page).toHaveURL(new RegExp(`page=${last}`))
  await expectList(all, 20, last)
})

test('a card shows what the ad is: picture, name, size, length, status with its level, and why it was rejected', async ({ page, mock, programs }) => {
  await programs.open('?size=40')
  for (const [status, text] of [
    [0, '待提交'],
    [1, '审核通过'],
    [3, '平台审核中'],
    [4, '内部审核未通过'],
    [5, '平台审核未通过'],
  ] as const) {
    const program = programs.find((one) => one.status === status)
    const card = programs.card(program)
    await expect(card).toContainText(text)
    await expect(card).toContainText(`${program.width}*${program.height}`)
    await expect(card).toContainText(formatDuration(program.duration))
    await expect(card.getByRole('img', { name: String(program.name) })).toBeVisible()
    await expect(card.getByRole('button', { name: /^查看原因/ })).toHaveCount(status === 4 || status === 5 ? 1 : 0)
  }
  const waiting = programs.find(({ status }) => status === 2)
  await expect(programs.card(waiting)).toContainText(String(waiting.currentLevelName))

  // R11: only the detail knows why
  const rejected = programs.find(({ status }) => status === 4)
  expect(await mock.calls('programGet')).toHaveLength(0)
  const reasonOf = async (program: typeof rejected) => {
    await programs.card(program).getByRole('button', { name: /^查看原因/ }).click()
    return programs.dialog(`查看原因 ${program.name}`)
  }
  const reason = await reasonOf(rejected)
  await expect(reason).toHaveText(`未通过原因：${rejected.checkReason}`)
  await page.keyboard.press('Escape')
  await expect(reason).toBeHidden()
  await mock.set({ faults: [{ operationId: 'programGet', kind: 'set', values: { checkReason: '  ' } }] })
  await expect(await reasonOf(programs.find(({ status }) => status === 5))).toHaveText('未通过原因：无')
})

test('what is under review is followed without a reload', async ({ page, mock, server, programs }) => {
  await mock.set({ simulation: { platform: 'pass', platformSeconds: [60, 60] } })
  const program = programs.find(({ status, currentLevel }) => status === 2 && currentLevel === 2)
  await programs.openOne(program)
  await expect(programs.card(program)).toContainText('二级审核')
  expect(await send(page, server, [['POST', '/api/program/check/process2', { id: program.id, reject: 0, reason: '' }]])).toEqual(['1 success'])
  await expect(programs.card(program)).toContainText('平台审核中')
  await mock.advance(61_000)
  await expect(programs.card(program)).toContainText('审核通过')
})

test('ads are chosen over pages, all that match at once, and a batch leaves nothing chosen', async ({ page, mock, programs }) => {
  const { all, groups, card, choose, dialog, expectList } = programs
  await programs.open('?status=1')
  const approved = all.filter(({ status }) => status === 1)
  await page.getByRole('button', { name: '批量操作', exact: true }).click()
  const bar = page.getByRole('region', { name: '批量操作' })
  const count = bar.getByRole('status')
  for (const name of ['设置组织机构', '设置分组']) {
    await expect(bar.getByRole('button', { name })).toBeDisabled()
    await expect(bar.getByRole('button', { name })).toHaveAccessibleDescription('请选择广告')
    await bar.getByRole('button', { name }).click({ force: true })
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const unique = (from: number, to: number) => programs.find((program) => approved.slice(from, to).includes(program))
  const [first, second] = [unique(0, 10), unique(10, 20)]
  await card(first).getByRole('checkbox').check()
  await page.getByRole('button', { name: '第 2 页' }).click()
  await card(second).getByRole('checkbox').check()
  await expect(count).toHaveText('已选 2 项')
  await page.getByRole('button', { name: '第 1 页' }).click()
  await expect(card(first).getByRole('checkbox')).toBeChecked()
  await bar.getByRole('button', { name: '选择本页' }).click()
  await expect(count).toHaveText('已选 11 项')
  await bar.getByRole('button', { name: `选择全部 ${approved.length} 项` }).click()
  await expect(count).toHaveText(`已选 ${approved.length} 项`)
  await bar.getByRole('button', { name: '清空' }).click()

  await card(first).getByRole('checkbox').check()
  await page.getByRole('button', { name: '第 2 页' }).click()
  await card(second).getByRole('checkbox').check()
  await bar.getByRole('button', { name: '设置分组' }).click()
  await expect(dialog('设置分组')).toContainText('将2 个广告移动到')
  // its first field has opened its list
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog('设置分组').getByRole('button', { name: '确定' }).click()
  await expect(dialog('设置分组').getByText('请选择分组')).toBeVisible()
  await choose(dialog('设置分组').getByRole('combobox', { name: '分组' }), String(groups[0]?.name))
  await dialog('设置分组').getByRole('button', { name: '确定' }).click()
  await programs.expectDone('设置成功')
  await expect(count).toHaveText('已选 0 项')
  expect(await mock.calls('programGroupSet')).toHaveLength(1)

  await card(second).getByRole('checkbox').check()
  await bar.getByRole('button', { name: '设置组织机构' }).click()
  await expect(dialog('设置组织机构')).toContainText(`将广告“${second.name}”划归到`)
  // its first field has opened its list
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog('设置组织机构').getByRole('button', { name: '确定' }).click()
  await expect(dialog('设置组织机构').getByText('请选择组织机构')).toBeVisible()
  await dialog('设置组织机构').getByRole('combobox', { name: '组织机构' }).fill('惠山')
  await page.getByRole('treeitem', { name: '惠山营业部' }).click()
  await dialog('设置组织机构').getByRole('button', { name: '确定' }).click()
  await programs.expectDone('设置成功')
  await page.getByRole('button', { name: '退出批量操作' }).click()
  await expect(bar).toBeHidden()

  await page.getByRole('button', { name: '展开' }).click()
  await choose(page.getByRole('search').getByRole('combobox', { name: '分组' }), String(groups[0]?.name))
  await expectList(approved.filter((program) => program.groupId === groups[0]?.id || program === first || program === second))
})

test('a batch that fails is told in its dialog, and everything stays chosen', async ({ page, mock, programs }) => {
  const program = programs.find()
  await programs.openOne(program)
  await page.getByRole('button', { name: '批量操作', exact: true }).click()
  await programs.card(program).getByRole('checkbox').check()
  await mock.set({ faults: [{ operationId: 'programGroupSet', kind: 'refuse', msg: '分组不存在', times: 1 }] })
  await page.getByRole('button', { name: '设置分组' }).click()
  const form = programs.dialog('设置分组')
  await programs.choose(form.getByRole('combobox', { name: '分组' }), '未分组')
  await form.getByRole('button', { name: '确定' }).click()
  await expect(form.getByRole('alert')).toHaveText('分组不存在')
  await expect(form.getByRole('combobox', { name: '分组' })).toHaveValue('未分组')
  await expect(page.getByText('设置成功')).toHaveCount(0)
  await form.getByRole('button', { name: '确定' }).click()
  await programs.expectDone('设置成功')
})

test('the filtered list is exported whole, as the list says', async ({ page, programs }) => {
  const matching = programs.all.filter(({ status }) => status === 1)
  await programs.open('?status=1')
  await programs.expectList(matching)
  await page.getByRole('button', { name: '导出' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /CSV/ }).click()])
  await programs.expectDone(`已导出 ${matching.length} 条`)
  expect(download.suggestedFilename()).toBe('广告列表.csv')
  const [head = [], ...rows] = readCsv(await readFile(await download.path(), 'utf8'))
  const columns = ['广告名称', '宽', '高', '审核状态'].map((title) => head.indexOf(title))
  expect(rows.map((cells) => columns.map((column) => cells[column]?.trimEnd()))).toEqual(matching.map(({ name, width, height }) => [name, String(width), String(height), '审核通过']))
})

import { readFile } from 'node:fs/promises'
import type { Device } from '#src/api/generated/types.gen.ts'
import { readCsv } from '#src/lib/sheet/tests/read-sheets.ts'
import { expect, test } from '#tests/support/terminals.ts'

test('each filter finds what it says, applied at once or by Enter, and is taken back', async ({ page, terminals }) => {
  const { all, expectList, choose } = terminals
  await terminals.open()
  const filters = page.getByRole('search', { name: '筛选' })
  const reset = () => filters.getByRole('button', { name: '重置' }).click()
  await filters.getByRole('button', { name: '展开' }).click()

  await filters.getByLabel('终端', { exact: true }).fill('  浦·春和路 ')
  await page.keyboard.press('Enter')
  await expectList(all.filter(({ name }) => name?.includes('浦·春和路')))
  await filters.getByLabel('终端', { exact: true }).fill(String(all[6]?.sn).toLowerCase())
  await filters.getByRole('button', { name: '查询' }).click()
  await expectList(all.slice(6, 7))
  await reset()
  await expectList(all)

  await choose(filters.getByRole('combobox', { name: '在线状态' }), '离线')
  await expectList(all.filter(({ state }) => state === 0))
  await reset()

  await filters.getByRole('combobox', { name: '组织机构' }).fill('江苏')
  await page.getByRole('treeitem', { name: '江苏公司' }).click()
  await expectList(all.filter(({ province }) => province === '江苏省'))
  await reset()

  await choose(filters.getByRole('combobox', { name: '分组' }), '商场中庭')
  await expectList(all.filter(({ groupId }) => groupId === 2))
  await choose(filters.getByRole('combobox', { name: '分组' }), '未分组')
  await expectList(all.filter(({ groupId }) => groupId === 0))
  await reset()

  await filters.getByRole('combobox', { name: '地区' }).click()
  for (const level of ['province', 'city', 'district'] as const) {
    const place = all.find((device) => device.province === '江苏省')
    const found = all.filter((device) => device.province === place?.province && (level === 'province' || device.city === place?.city) && (level !== 'district' || device.district === place?.district))
    await page.getByRole('option', { name: place?.[level], exact: true }).click()
    await expectList(found)
  }
  await page.keyboard.press('Escape')
  await reset()

  await choose(filters.getByRole('combobox', { name: '分辨率' }), '800*1280')
  const narrow = all.filter(({ resolution }) => resolution === '800*1280')
  await expectList(narrow)
  await choose(filters.getByRole('combobox', { name: '在线状态' }), '在线')
  await expectList(narrow.filter(({ state }) => state === 1))

  await filters.getByLabel('终端', { exact: true }).fill('没有这样的终端')
  await page.keyboard.press('Enter')
  await expect(page.getByText('没有符合条件的数据')).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expectList(all)
  await expect(page).toHaveURL(/terminalManage$/)
})

test('filters, page and page size stand in the address and survive reload and back', async ({ page, terminals }) => {
  const { all, online, expectList, choose } = terminals
  const from = (devices: typeof online, first: number) => devices.slice(first).concat(devices.slice(0, first))
  await terminals.open('?state=1&size=20&page=2')
  const paging = page.getByRole('navigation', { name: '分页' })
  const state = page.getByRole('combobox', { name: '在线状态' })
  await expectList(from(online, 20), 20)
  await expect(state).toHaveValue('在线')
  await expect(paging.getByRole('combobox', { name: '每页条数' })).toHaveValue('20 条/页')
  await expect(paging.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')

  await paging.getByRole('button', { name: '下一页' }).click()
  await expectList(from(online, 40), 20)
  await page.reload()
  await expectList(from(online, 40), 20)
  await page.goBack()
  await expectList(from(online, 20), 20)

  // another size goes on at the row that was first; another filter begins anew
  await choose(paging.getByRole('combobox', { name: '每页条数' }), '10 条/页')
  await expectList(from(online, 20))
  await expect(page).toHaveURL(/page=3/)
  await choose(state, '离线')
  await expectList(terminals.offline)
  await expect(page).not.toHaveURL(/page=/)
  await page.goBack()
  await expectList(from(online, 20))
  await expect(state).toHaveValue('在线')

  // a page past the end leads to the last; nonsense counts as nothing
  await page.goto(`${page.url().split('?')[0]}?page=900&size=40&state=9&resolution=x`)
  await expect(page).toHaveURL(/page=5/)
  await expectList(from(all, 160), 40)
})

test('columns are shown, hidden and remembered; a page is sorted, and says that it is only the page', async ({ page, terminals }) => {
  const { all, expectList } = terminals
  await terminals.open()
  await expectList(all)
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
  await page.getByRole('button', { name: '显示的列' }).click()
  await page.getByRole('menuitemcheckbox', { name: '开关机时间' }).click()
  await page.getByRole('menuitemcheckbox', { name: '分辨率' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: '终端名称' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(head('开关机时间')).toBeVisible()
  await expect(head('分辨率')).toBeHidden()

  await page.reload()
  await expectList(all)
  await expect(head('开关机时间')).toBeVisible()
  await expect(head('分辨率')).toBeHidden()

  const bySerial = all.slice(0, 10).sort((a, b) => String(a.sn).localeCompare(String(b.sn), 'zh-CN', { numeric: true }))
  await head('终端编号').getByRole('button').click()
  await expect(head('终端编号')).toHaveAttribute('aria-sort', 'ascending')
  await expect(terminals.rows).toContainText(bySerial.map(({ sn }) => String(sn)))
  await expect(page.getByText('仅对本页排序')).toBeVisible()
  await head('终端编号').getByRole('button').click()
  await expect(terminals.rows).toContainText(bySerial.map(({ sn }) => String(sn)).reverse())
  await head('终端编号').getByRole('button').click()
  await expectList(all)
})

test('terminals are chosen over pages, all that match at once, and a batch leaves nothing chosen', async ({ page, mock, terminals }) => {
  const { all, offline, choose, dialog, row } = terminals
  await terminals.open('?province=江苏省')
  const matching = all.filter(({ province }) => province === '江苏省')
  await page.getByRole('button', { name: '批量操作', exact: true }).click()
  const bar = page.getByRole('region', { name: '批量操作' })
  const count = bar.getByRole('status')
  await expect(bar.getByRole('button', { name: '设置音量' })).toBeDisabled()
  await expect(bar.getByRole('button', { name: '重启' })).toHaveAccessibleDescription('请选择终端')

  const [first, second, third] = [0, 12, 13].map((place) => terminals.find((device) => device === matching[place])) as [Device, Device, Device]
  await row(first).getByRole('checkbox').check()
  await page.getByRole('button', { name: '第 2 页' }).click()
  await row(second).getByRole('checkbox').check()
  await expect(count).toHaveText('已选 2 项')
  await page.getByRole('button', { name: '第 1 页' }).click()
  await expect(row(first).getByRole('checkbox')).toBeChecked()

  await bar.getByRole('button', { name: '选择本页' }).click()
  await expect(count).toHaveText('已选 11 项')
  await bar.getByRole('button', { name: `选择全部 ${matching.length} 项` }).click()
  await expect(count).toHaveText(`已选 ${matching.length} 项`)
  const off = matching.filter((device) => offline.includes(device))
  expect(off.length).toBeGreaterThan(0)
  await expect(bar.getByRole('button', { name: '重启' })).toHaveAccessibleDescription(`选中的终端中有 ${off.length} 台不在线，不能下发指令`)
  await bar.getByRole('button', { name: '重启' }).click({ force: true })
  expect(await mock.calls('deviceCommandSend')).toHaveLength(0)

  await bar.getByRole('button', { name: '清空' }).click()
  await row(first).getByRole('checkbox').check()
  await page.getByRole('button', { name: '第 2 页' }).click()
  await row(second).getByRole('checkbox').check()
  await bar.getByRole('button', { name: '查看已选' }).click()
  await page.getByRole('button', { name: `移除 ${first.name}` }).click()
  await expect(count).toHaveText('已选 1 项')
  await page.keyboard.press('Escape')
  await row(third).getByRole('checkbox').check()

  await bar.getByRole('button', { name: '设置分组' }).click()
  await expect(dialog('设置分组')).toContainText('将2 台终端移动到')
  await choose(dialog('设置分组').getByRole('combobox', { name: '分组' }), '机场')
  await dialog('设置分组').getByRole('button', { name: '确定' }).click()
  await terminals.expectDone()
  await expect(count).toHaveText('已选 0 项')
  expect(await mock.calls('deviceGroupSet')).toHaveLength(1)
  await page.getByRole('button', { name: '退出批量操作' }).click()
  await expect(bar).toBeHidden()
})

test('the filtered list is exported whole, as the list says', async ({ page, terminals }) => {
  await terminals.open('?resolution=1080*1920&size=10')
  const matching = terminals.all.filter(({ resolution }) => resolution === '1080*1920')
  await terminals.expectList(matching)
  await page.getByRole('button', { name: '导出' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  await terminals.expectDone(`已导出 ${matching.length} 条`)
  const download = await downloading
  expect(download.suggestedFilename()).toBe('终端列表.csv')
  const [head = [], ...rows] = readCsv(await readFile(await download.path(), 'utf8'))
  const columns = ['终端编号', '终端名称', '在线状态', '分辨率', '区县', '音量'].map((title) => head.indexOf(title))
  expect(rows.map((cells) => columns.map((column) => cells[column]?.trimEnd()))).toEqual(
    matching.map(({ sn, name, state, resolution, district, volume }) => [sn, name, state === 1 ? '在线' : '离线', resolution, district, String(volume)]),
  )
})

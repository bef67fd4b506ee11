import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/materials.ts'

const reviewers = ['13800000002', '13800000003', '13800000004', '13800000005'] as const
const pressed = (page: Page, dialog: string, button: string) => page.getByRole('dialog', { name: dialog }).getByRole('button', { name: button, exact: true }).click()

/** The name on a card. */
const shownAt = (cards: Locator, index: number) => cards.nth(index).getByRole('button').first().innerText()

/** Somebody else at the same console. */
async function become(page: Page, account: string, open: (path: string) => Promise<void>, signIn: (account: string) => Promise<void>, to: string) {
  await page.context().clearCookies()
  await open(`/login?redirect=${encodeURIComponent(to)}`)
  await signIn(account)
}

test('what each status allows (2§4): submit, review and delete are open or say why not; a rejected one is not submitted again', async ({ materials }) => {
  await materials.open('?size=40')
  const blocked = {
    0: ['审核：尚未提交审核'],
    1: ['审核：已审核通过', '提交：已审核通过，无需提交'],
    2: ['提交：审核中，不能重复提交', '删除：审核中，不能删除'],
    3: ['审核：正在等待平台审核', '提交：审核中，不能重复提交', '删除：审核中，不能删除'],
    4: ['审核：审核未通过', '提交：审核未通过的素材不能再次提交，请重新上传'],
    5: ['审核：审核未通过', '提交：审核未通过的素材不能再次提交，请重新上传'],
    7: ['审核：转码失败', '提交：转码失败，不能提交'],
  } as const
  const open = {
    0: ['提交', '预览', '重命名', '删除'],
    1: ['预览', '重命名', '删除'],
    2: ['审核', '预览', '重命名'],
    3: ['预览', '重命名'],
    4: ['预览', '重命名', '删除'],
    5: ['预览', '重命名', '删除'],
    7: ['预览', '重命名', '删除'],
  } as const
  const seen = new Set<number>()
  for (const material of materials.all.slice(0, 40)) {
    const status = material.status as keyof typeof open
    if (seen.has(status) || !Object.hasOwn(open, status)) continue
    seen.add(status)
    expect(await materials.actions(materials.card(material)), `status ${status}`).toEqual([...open[status], ...blocked[status]])
  }
  expect(seen.size).toBeGreaterThan(5)
})

test('a transcoding material is neither submitted nor reviewed, but may be deleted', async ({ mock, materials }) => {
  await mock.set({ faults: [{ operationId: 'materialList', kind: 'set', values: { 'data.0.status': 6 } }] })
  await materials.open()
  await expect(materials.cards.first()).toContainText('转码中')
  expect(await materials.actions(materials.cards.first())).toEqual(['预览', '重命名', '删除', '审核：转码中', '提交：转码完成后才能提交'])
})

test('a material is submitted after a question, and said with the count of the server', async ({ page, mock, materials }) => {
  const material = materials.find(({ status }) => status === 0)
  await materials.openOne(material)
  await materials.act(material, '提交')
  const question = materials.dialog('提交审核')
  await expect(question).toContainText(`确定提交素材“${material.name}”审核？`)
  await question.getByRole('button', { name: '取消' }).click()
  expect(await mock.calls('materialSubmit')).toHaveLength(0)

  // a refusal stands in the dialog, once, and it can be tried again
  await mock.set({ faults: [{ operationId: 'materialSubmit', kind: 'refuse', msg: '只有待提交的素材可以提交', times: 1 }] })
  await materials.act(material, '提交')
  await question.getByRole('button', { name: '提交' }).click()
  await expect(question.getByRole('alert')).toHaveText('只有待提交的素材可以提交')
  await question.getByRole('button', { name: '提交' }).dblclick()
  await materials.expectDone('成功提交了1个素材')
  await expect(page.getByText('成功提交了')).toHaveCount(0)
  expect(await mock.calls('materialSubmit')).toHaveLength(2)
  await expect(materials.card(material)).toContainText('一级审核')
})

test('a material is renamed; a name is needed, and what was typed is asked about', async ({ page, mock, materials }) => {
  const material = materials.find()
  await materials.openOne(material)
  await materials.act(material, '重命名')
  const form = materials.dialog('重命名素材')
  const name = form.getByLabel('素材名称')
  await expect(name).toHaveValue(String(material.name))
  await name.fill(' 　 ')
  await page.keyboard.press('Enter')
  await expect(form.getByText('请输入素材名称')).toBeVisible()
  expect(await mock.calls('materialRename')).toHaveLength(0)
  await name.fill(` ${material.name}终稿 `)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '继续编辑' }).click()
  await expect(name).toHaveValue(` ${material.name}终稿 `)
  await mock.set({ faults: [{ operationId: 'materialRename', kind: 'refuse', msg: '素材不存在', times: 1 }] })
  await form.getByRole('button', { name: '确定' }).click()
  await expect(form.getByRole('alert')).toHaveText('素材不存在')
  await form.getByRole('button', { name: '确定' }).click()
  await materials.expectDone()
  await expect(materials.cards.getByRole('button', { name: `${material.name}终稿`, exact: true })).toBeVisible()
})

test('a material is deleted after a question, from its card and from its preview', async ({ page, mock, materials }) => {
  const [first, second] = materials.all.filter(({ status }) => status === 1)
  if (!first || !second) throw new Error('The demo company has too few materials')
  await materials.open('?status=1')
  await materials.act(first, '删除')
  await expect(materials.dialog('删除素材')).toContainText(`确定删除素材“${first.name}”？`)
  await pressed(page, '删除素材', '取消')
  expect(await mock.calls('materialDelete')).toHaveLength(0)
  await materials.act(first, '删除')
  await pressed(page, '删除素材', '删除')
  await materials.expectDone()
  await expect(materials.card(first)).toHaveCount(0)

  await materials.act(second, '预览')
  await page.getByRole('dialog', { name: String(second.name) }).getByRole('button', { name: '删除', exact: true }).click()
  await pressed(page, '删除素材', '删除')
  await materials.expectDone()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/preview=/)
  await materials.expectList(materials.all.filter((material) => material.status === 1 && material !== first && material !== second))
})

test('a group is added, renamed and deleted after a question; 未分组 is none that could be', async ({ page, materials }) => {
  const { dialog, choose, all, inGroup, groups } = materials
  await materials.open()
  await page.getByRole('button', { name: '新增分组' }).click()
  const form = dialog('新增分组')
  await form.getByRole('button', { name: '确定' }).click()
  await expect(form.getByText('请输入分组名称')).toBeVisible()
  await form.getByLabel('分组名称').fill('一二三四五六七八九十一')
  await page.keyboard.press('Enter')
  await expect(form.getByText('分组名称不能超过10个字符')).toBeVisible()
  await form.getByLabel('分组名称').fill(' 展厅 ')
  await page.keyboard.press('Enter')
  await materials.expectDone()

  await page.getByRole('button', { name: '展开' }).click()
  const filter = page.getByRole('search').getByRole('combobox', { name: '分组' })
  const manage = async (button: string) => {
    await page.getByRole('button', { name: '分组管理' }).click()
    await expect(dialog('分组管理').getByText('未分组')).toHaveCount(0)
    await dialog('分组管理').getByRole('button', { name: button }).click()
  }
  await manage('重命名 展厅')
  await dialog('重命名分组').getByLabel('分组名称').fill(String(groups[0]?.name))
  await page.keyboard.press('Enter')
  await expect(dialog('重命名分组').getByRole('alert')).toHaveText('分组名称已存在')
  await dialog('重命名分组').getByLabel('分组名称').fill('城市展厅')
  await page.keyboard.press('Enter')
  await materials.expectDone()

  const group = groups[0]
  await choose(filter, String(group?.name))
  await manage(`删除 ${group?.name}`)
  await expect(dialog('删除分组')).toContainText(`确定删除分组“${group?.name}”？组内素材将变为未分组。`)
  await pressed(page, '删除分组', '删除')
  await materials.expectDone()
  await expect(filter).toHaveValue('')
  await materials.expectList(all)
  const members = new Set([...(inGroup.get('0') ?? []), ...(inGroup.get(String(group?.id)) ?? [])].map(({ id }) => id))
  await choose(filter, '未分组')
  await materials.expectList(all.filter(({ id }) => members.has(id)))
})

test('a material climbs four levels with four accounts; one rejects another with a reason', async ({ page, open, signIn, mock, materials }) => {
  test.slow()
  await mock.set({ scenario: { epoch: Date.UTC(2026, 10, 19, 16), reviewLevels: 4 }, simulation: { platform: 'never' } })
  // an operator, who sees a part of the company
  await materials.open('?status=0', '13800000001')
  await expect(materials.cards.nth(1)).toBeVisible()
  const [good, bad] = [await shownAt(materials.cards, 0), await shownAt(materials.cards, 1)].map((name) => materials.find((material) => material.name === name))
  if (!good || !bad) throw new Error('The operator has too few materials')
  for (const material of [good, bad]) {
    await materials.act(material, '提交')
    await pressed(page, '提交审核', '提交')
    await materials.expectDone('成功提交了1个素材')
  }

  const levels = ['一级审核', '二级审核', '三级审核', '四级审核']
  for (const [index, account] of reviewers.entries()) {
    await become(page, account, open, signIn, `/materialManage?q=${good.name}`)
    // nothing but looking, renaming and the decision of the own level
    expect(await materials.actions(materials.card(good))).toEqual(['审核', '预览', '重命名'])
    await materials.act(good, '审核')
    const preview = materials.dialog(String(good.name))
    await expect(preview.getByRole('heading', { name: levels[index], level: 3 })).toBeVisible()
    await preview.getByRole('button', { name: '通过', exact: true }).dblclick()
    await materials.expectDone(`${levels[index]}审核成功`)
    await expect(preview).toBeHidden()
    await expect(materials.card(good)).toContainText(levels[index + 1] ?? '平台审核中')
    if (index < 3) await expect(materials.card(good).getByRole('button', { name: '审核', exact: true })).toHaveCount(0)
    else expect(await materials.actions(materials.card(good))).toContain('审核：正在等待平台审核')
    expect(await mock.calls(`materialProcess${index + 1}`)).toHaveLength(1)
  }

  await become(page, reviewers[0], open, signIn, `/materialManage?q=${bad.name}`)
  await materials.act(bad, '审核')
  const preview = materials.dialog(String(bad.name))
  await preview.getByRole('button', { name: '不通过', exact: true }).click()
  await expect(preview.getByText('请输入原因')).toBeVisible()
  await preview.getByLabel('不通过的原因').fill('一二三四五六七八九十一二三四五六七八九十一')
  await preview.getByRole('button', { name: '不通过', exact: true }).click()
  await expect(preview.getByLabel('不通过的原因')).toHaveAccessibleDescription(/原因不能超过20个字符/)
  await preview.getByLabel('不通过的原因').fill(' 文字过小 ')
  // a typed reason is not thrown away
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '继续编辑' }).click()
  await preview.getByRole('button', { name: '不通过', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: '审核不通过' })).toBeVisible()
  await expect(preview).toBeHidden()
  await expect(materials.card(bad)).toContainText('内部审核未通过')
  await materials.card(bad).getByRole('button', { name: /^查看原因/ }).click()
  await expect(materials.dialog(`查看原因 ${bad.name}`)).toContainText('未通过原因：文字过小')
})

test('when somebody else was faster the server says so, and what was typed stays', async ({ page, mock, materials }) => {
  const material = materials.find(({ status, currentLevel }) => status === 2 && currentLevel === 1)
  await materials.openOne(material)
  await materials.act(material, '审核')
  const preview = materials.dialog(String(material.name))
  await preview.getByRole('button', { name: '画面不清晰' }).click()
  await mock.set({
    faults: [
      { operationId: 'materialProcess1', kind: 'refuse', msg: '该素材当前不在此审核级别', times: 1 },
      { operationId: 'materialGet', kind: 'set', values: { status: 1, currentLevel: 0 } },
    ],
  })
  await preview.getByRole('button', { name: '不通过', exact: true }).click()
  await expect(preview.getByRole('alert')).toHaveText('该素材当前不在此审核级别')
  await expect(preview.getByLabel('不通过的原因')).toHaveValue('画面不清晰')
  await expect(page.getByRole('alert').filter({ hasText: '审核不通过' })).toHaveCount(0)
})

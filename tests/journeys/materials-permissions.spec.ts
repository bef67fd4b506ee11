import type { PermissionCode } from '#src/domain/permissions.ts'
import { expect, test } from '#tests/support/materials.ts'
import { hold, REFUSED, send, without, type Call } from '#tests/support/permissions.ts'

/** What each code opens in the interface, and by which calls (2§6, P1, P2, P3). */
const codes: { code: PermissionCode; absent: string[]; calls: (id: unknown) => Call[] }[] = [
  { code: '21', absent: ['上传素材'], calls: () => [['POST', '/api/material/oss-signature', { originName: 'a.png', type: 0 }]] },
  { code: '22', absent: ['删除'], calls: (id) => [['DELETE', `/api/material/${id}`]] },
  { code: '23', absent: ['提交'], calls: (id) => [['POST', '/api/material/check/submit', [id]]] },
  { code: '28', absent: ['新增分组'], calls: () => [['POST', '/api/material/group/', { name: 'x' }]] },
  { code: '29', absent: [], calls: () => [['DELETE', '/api/material/group/1']] },
  { code: '2a', absent: ['设置分组'], calls: (id) => [['PATCH', '/api/material/group/relation', { ids: [id], groupId: 1 }]] },
  { code: '2b', absent: ['设置组织机构'], calls: (id) => [['PATCH', '/api/material/org', { ids: [id], orgId: 1 }]] },
]

test('without a code its actions are absent, the others stay, and the server refuses its calls', async ({ page, mock, server, materials }) => {
  test.slow()
  const material = materials.find(({ status }) => status === 0)
  const inGroups = String(materials.groups[0]?.name)
  await materials.open(`?q=${material.name}&batch=1&group=`)
  const card = materials.card(material)
  const everything = ['提交', '预览', '重命名', '删除', '审核：尚未提交审核']
  expect(await materials.actions(card)).toEqual(everything)
  for (const { code, absent, calls } of codes) {
    await hold(mock, without(code))
    await page.reload()
    // what was stored of the time before is shown until the codes have come
    await expect.poll(() => materials.actions(card), code).toEqual(everything.filter((action) => !absent.includes(action)))
    for (const name of ['新增分组', '上传素材', '设置分组', '设置组织机构']) await expect(page.getByRole('button', { name, exact: true }), `${code} ${name}`).toHaveCount(absent.includes(name) ? 0 : 1)
    if (code === '29' || code === '28') {
      await page.getByRole('button', { name: '展开' }).click()
      await page.getByRole('button', { name: '分组管理' }).click()
      await expect(page.getByRole('button', { name: `重命名 ${inGroups}` })).toBeVisible()
      await expect(page.getByRole('button', { name: `删除 ${inGroups}` })).toHaveCount(code === '29' ? 0 : 1)
    }
    const list = calls(material.id)
    expect(await send(page, server, list), code).toEqual(list.map(() => REFUSED))
  }
})

test('each level has its own code; batch mode needs one of two, renaming a group either of two', async ({ page, mock, server, materials }) => {
  test.slow()
  const waiting = materials.find(({ status, currentLevel }) => status === 2 && currentLevel === 1)
  await materials.open(`?q=${waiting.name}`)
  const card = materials.card(waiting)
  const review = card.getByRole('button', { name: '审核', exact: true })
  for (const [index, code] of (['24', '25', '26', '27'] as const).entries()) {
    await hold(mock, without(code))
    await page.reload()
    await expect(card).toBeVisible()
    await expect(review).toHaveCount(code === '24' ? 0 : 1)
    expect(await send(page, server, [['POST', `/api/material/check/process${index + 1}`, { id: waiting.id, reason: '', reject: 0 }]])).toEqual([REFUSED])
  }
  for (const [held, batchShown, renameShown] of [
    [['2'], false, false],
    [['2', '2a'], true, false],
    [['2', '28'], false, true],
    [['2', '2b'], true, false],
    [['2', '29'], false, true],
  ] as const) {
    await hold(mock, held)
    await page.reload()
    await expect.poll(() => materials.actions(card)).toEqual(['预览', '重命名'])
    await expect(page.getByRole('button', { name: '批量操作', exact: true })).toHaveCount(batchShown ? 1 : 0)
    await page.getByRole('button', { name: '展开' }).click()
    await expect(page.getByRole('button', { name: '分组管理' })).toHaveCount(renameShown ? 1 : 0)
    const groups = materials.groups[0]
    const [answer = ''] = await send(page, server, [['PATCH', '/api/material/group', { id: groups?.id, name: groups?.name }]])
    expect(answer.startsWith(REFUSED)).toBe(!renameShown)
  }
})

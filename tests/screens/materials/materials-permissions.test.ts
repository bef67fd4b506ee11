import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { permissionNames, type PermissionCode } from '#src/domain/permissions.ts'
import { ADMIN } from '#tests/support/accounts.ts'
import { actionsOf, card, findMaterial, groups, openMaterials } from '../support/materials.ts'
import { dialog, press } from '../support/steps.ts'

type Call = [method: string, path: string, body?: unknown]

const REFUSED = '没有权限执行此操作'
const holding = (...codes: string[]) => ({ switches: { scenario: { functionIds: { [ADMIN]: codes } } } })
const without = (...codes: PermissionCode[]) =>
  holding(...Object.keys(permissionNames).filter((code) => !codes.some((one) => one === code)))
const shown = (name: string) => screen.queryAllByRole('button', { name }).length > 0

const pending = findMaterial(({ status }) => status === 0)
const onPage = ['新增分组', '上传素材', '设置分组', '设置组织机构']
const onCard = ['预览', '提交', '重命名', '审核：尚未提交审核', '替换', '删除']

/** What each code opens in the interface, and by which call (2§6, P1, P2, P3). */
test.each<[PermissionCode, absent: string[], Call]>([
  ['21', ['上传素材'], ['POST', '/api/material/oss-signature', { originName: 'a.png', type: 0 }]],
  ['22', ['删除'], ['DELETE', `/api/material/${pending.id}`]],
  ['23', ['提交'], ['POST', '/api/material/check/submit', [pending.id]]],
  ['28', ['新增分组'], ['POST', '/api/material/group/', { name: 'x' }]],
  ['29', [], ['DELETE', '/api/material/group/1']],
  ['2a', ['设置分组'], ['PATCH', '/api/material/group/relation', { ids: [pending.id], groupId: 1 }]],
  ['2b', ['设置组织机构'], ['PATCH', '/api/material/org', { ids: [pending.id], orgId: 1 }]],
])(
  'without %s its actions are absent, the others stay, and the server refuses its call',
  async (code, absent, [method, path, body]) => {
    const { user, server } = await openMaterials(`?q=${pending.name}&batch=1`, without(code))
    expect(await actionsOf(user, await card(pending))).toEqual(onCard.filter((action) => !absent.includes(action)))
    await waitFor(() => expect(onPage.filter(shown)).toEqual(onPage.filter((name) => !absent.includes(name))))
    if (code === '28' || code === '29') {
      await press(user, '分组管理')
      const manager = within(await dialog('分组管理'))
      expect(await manager.findByRole('button', { name: `重命名 ${groups[0]?.name}` })).toBeVisible()
      expect(manager.queryAllByRole('button', { name: `删除 ${groups[0]?.name}` })).toHaveLength(code === '29' ? 0 : 1)
    }
    await expect(server.send(method, path, body)).rejects.toThrow(REFUSED)
  },
)

test.each<[PermissionCode, level: number]>([
  ['24', 1],
  ['25', 2],
  ['26', 3],
  ['27', 4],
])('without %s nothing is decided at level %i, and the other levels are as before', async (code, level) => {
  const waiting = findMaterial(({ status, currentLevel }) => status === 2 && currentLevel === 1)
  const { server } = await openMaterials(`?q=${waiting.name}`, without(code))
  expect(within(await card(waiting)).queryAllByRole('button', { name: '审核' })).toHaveLength(level === 1 ? 0 : 1)
  await expect(
    server.send('POST', `/api/material/check/process${level}`, { id: waiting.id, reason: '', reject: 0 }),
  ).rejects.toThrow(REFUSED)
})

test.each([
  ['2a', { batch: true, rename: false }],
  ['2b', { batch: true, rename: false }],
  ['28', { batch: false, rename: true }],
  ['29', { batch: false, rename: true }],
])('batch mode needs one of two codes, renaming a group either of two others: %s', async (code, { batch, rename }) => {
  const { user, server } = await openMaterials(`?q=${pending.name}&batch=1`, holding('2', code))
  expect(await actionsOf(user, await card(pending))).toEqual(['预览', '重命名'])
  expect(shown('退出批量操作')).toBe(batch)
  expect(screen.queryAllByRole('region', { name: '批量操作' })).toHaveLength(batch ? 1 : 0)
  expect(shown('分组管理')).toBe(rename)
  if (rename) {
    await press(user, '分组管理')
    expect(
      await within(await dialog('分组管理')).findByRole('button', { name: `重命名 ${groups[0]?.name}` }),
    ).toBeVisible()
  }
  const renaming = server.send('PATCH', '/api/material/group', { id: groups[0]?.id, name: groups[0]?.name })
  if (rename) await expect(renaming).resolves.toBeDefined()
  else await expect(renaming).rejects.toThrow(REFUSED)
})

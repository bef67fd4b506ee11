import { describe, expect, it } from 'vitest'
import { orgPaths } from '#src/lib/data/org-names.ts'
import { checkImport, type ImportValues } from './import-check.ts'
import { orgChoices } from './org-choices.ts'
import { orgOf, roleName } from './user-columns.tsx'

const roles = [
  { id: 1, name: '系统管理员', category: 0 as const },
  { id: '21', name: '运营', category: 2 as const },
]
const tree = {
  id: 1,
  name: '总公司',
  children: [
    { id: 2, name: '华东', children: [{ id: 4, name: '城区' }] },
    { id: 3, name: '华南', children: [{ id: 5, name: '城区' }] },
  ],
}
const orgs = orgChoices(tree)
const held = new Set(['1', '6'])
const good: ImportValues = {
  登录账号: '13912345678',
  昵称: '小王',
  登录密码: 'abc123',
  账号角色: '运营',
  组织机构: '华东',
}
const check = (...changes: Partial<ImportValues>[]) =>
  checkImport(
    changes.map((change, index) => ({ line: index + 2, values: { ...good, ...change } })),
    { roles, held, orgs },
  )
const wrongOf = (change: Partial<ImportValues>) => check(change)[0]?.wrong

describe('a row of an import', () => {
  it('that is right is what will be sent, with ids as they came', () => {
    expect(check({})[0]).toMatchObject({
      wrong: [],
      account: { account: '13912345678', name: '小王', password: 'abc123', roleId: '21', organizationId: 2 },
    })
  })

  it('belongs to no organisation with a built-in role, whatever stands there', () => {
    expect(check({ 账号角色: '系统管理员', 组织机构: '不存在' })[0]?.account).toEqual({
      account: '13912345678',
      name: '小王',
      password: 'abc123',
      roleId: 1,
    })
  })

  it('with more cells than titles is not sent', () => {
    expect(checkImport([{ line: 2, values: good, surplus: true }], { roles, held, orgs })[0]).toMatchObject({
      wrong: ['单元格多于标题，内容可能错列；含逗号的内容请加引号'],
    })
  })

  it('is held against every rule of the form at once', () => {
    expect(wrongOf({ 登录账号: '', 昵称: '', 登录密码: '', 账号角色: '', 组织机构: '' })).toEqual([
      '请输入手机号码',
      '请输入昵称',
      '请输入 6-20 位数字、字母组合',
      '请选择账号角色',
      '请选择组织机构',
    ])
    expect(
      wrongOf({ 登录账号: '12345678901', 昵称: '王!', 登录密码: '123456', 账号角色: '总裁', 组织机构: '火星' }),
    ).toEqual([
      '请输入正确的手机号码',
      '请输入 2-10 位数字、字母、中文',
      '请输入 6-20 位数字、字母组合',
      '角色“总裁”不存在',
      '组织机构“火星”不存在',
    ])
  })

  it('names an organisation by its path where the name is not enough', () => {
    expect(wrongOf({ 组织机构: '城区' })).toEqual(['组织机构“城区”有 2 个，请填写完整路径，如 总公司 / 华东 / 城区'])
    expect(check({ 组织机构: '总公司 / 华南／城区' })[0]?.account?.organizationId).toBe(5)
  })

  it('is read as an exported list writes it', () => {
    const exported = { id: 9, roleId: '21', role: roles[1], organizationId: 5 }
    const again = { 账号角色: roleName(exported) ?? '', 组织机构: orgOf(exported, orgPaths(tree)) ?? '' }
    expect(check(again)[0]?.account).toMatchObject({ roleId: '21', organizationId: 5 })
  })

  it('may not repeat the account of another', () => {
    expect(check({}, {}, { 登录账号: '13912345679' }).map(({ wrong }) => wrong)).toEqual([
      [],
      ['登录账号与第 2 行重复'],
      [],
    ])
  })

  it('is not given a role that holds more than its importer', () => {
    const more = [...roles, { id: 3, name: '审核', category: 2 as const, functionIds: ['1', '24'] }]
    const [row] = checkImport([{ line: 2, values: { ...good, 账号角色: '审核' } }], { roles: more, held, orgs })
    expect(row?.wrong).toEqual(['角色“审核”含有当前账号没有的权限（素材一级审核），不能分配'])
    expect(row?.account).toBeUndefined()
  })

  it('that is the example of the template does not count', () => {
    expect(check({ 登录账号: '示例：13900000000' }, {})).toHaveLength(1)
  })
})

describe('organisations to choose from', () => {
  const chain = (level: number): object => ({
    id: level,
    name: `第${level}级`,
    children: level < 7 ? [chain(level + 1)] : [],
  })
  const depth = (nodes: ReturnType<typeof orgChoices>): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)))

  it('are five levels, and deeper where the account already is', () => {
    expect(depth(orgChoices(chain(1)))).toBe(5)
    expect(depth(orgChoices(chain(1), 7))).toBe(7)
    expect(depth(orgChoices(undefined))).toBe(0)
  })
})

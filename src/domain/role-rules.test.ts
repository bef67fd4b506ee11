import { describe, expect, it, test } from 'vitest'
import {
  assignBlocked,
  grantBlocked,
  isOwnRole,
  ownCodesBlocked,
  roleNameWrong,
  rolePermissionsWrong,
  roleRemarkWrong,
} from './role-rules.ts'

const FORMAT = '请输入 2-20 位数字、字母、中文'

describe('roleName', () => {
  it.each([
    ['', '请输入角色名称'],
    ['   ', '请输入角色名称'],
    ['运', FORMAT],
    ['运营', null],
    [' 运营A1 ', null],
    ['一'.repeat(20), null],
    ['一'.repeat(21), FORMAT],
    ['运营-组', FORMAT],
    ['䶮𠮷鿍', null],
    ['𠮷'.repeat(20), null],
    ['𠮷'.repeat(21), FORMAT],
    ['运营·审核', null],
    ['·运营', FORMAT],
    ['运营·', FORMAT],
    ['运 营', FORMAT],
    ['😀😀', FORMAT],
  ])('%j', (name, wrong) => expect(roleNameWrong(name)).toBe(wrong))
})

test('a remark has at most 50 characters', () => {
  expect(roleRemarkWrong('')).toBeNull()
  expect(roleRemarkWrong(` ${'注'.repeat(50)} `)).toBeNull()
  expect(roleRemarkWrong('注'.repeat(51))).toBe('备注不能超过 50 个字符')
})

test('a role has a permission', () => {
  expect(rolePermissionsWrong([])).toBe('请选择权限')
  expect(rolePermissionsWrong(['1'])).toBeNull()
})

test('only roles of category 2 are the company’s own', () => {
  expect([0, 1, 2, 3, undefined].map((category) => isOwnRole({ category }))).toEqual([false, false, true, false, false])
})

describe('permissions beyond one’s own', () => {
  const held = new Set(['6', '1', '11'])
  const role = (...codes: string[]) => ({ name: '运营', codes: new Set(codes) })

  it('keep a role from being given to an account, and are named, three at most', () => {
    expect(assignBlocked(role('1', '11', '-1'), held)).toBeUndefined()
    expect(assignBlocked({ name: '运营', codes: undefined }, held)).toBeUndefined()
    expect(assignBlocked(role('1', '2'), held)).toBe('角色“运营”含有当前账号没有的权限（素材管理），不能分配')
    expect(assignBlocked(role('2', '21', '22'), held)).toBe(
      '角色“运营”含有当前账号没有的权限（素材管理、上传素材、删除素材），不能分配',
    )
    expect(assignBlocked(role('1', '2', '21', '22', '3', 'zz'), held)).toBe(
      '角色“运营”含有当前账号没有的权限（素材管理、上传素材、删除素材等 5 项），不能分配',
    )
    expect(assignBlocked(role('zz'), held)).toContain('（zz）')
  })

  it('are not granted to a role, unless it has them', () => {
    expect(grantBlocked(['1', '2'], ['2'], held)).toBeUndefined()
    expect(grantBlocked(['1', '2', '3'], ['2'], held)).toBe('不能授予当前账号没有的权限：广告管理')
  })

  it('nobody gives up what the account in use holds', () => {
    expect(ownCodesBlocked(new Set(['6', '1', '11', '2']), held)).toBeUndefined()
    expect(ownCodesBlocked(undefined, held)).toBeUndefined()
    expect(ownCodesBlocked(new Set(['6', '1']), held)).toBe('当前登录的账号将失去权限（编辑终端），不能这样修改')
  })
})

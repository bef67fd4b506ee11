import { describe, expect, it, test } from 'vitest'
import { isOwnRole, roleName, rolePermissions, roleRemark } from './role-rules.ts'

const FORMAT = '请输入2-20位数字、字母、中文'

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
    ['运 营', FORMAT],
    ['😀😀', FORMAT],
  ])('%j', (name, wrong) => expect(roleName(name)).toBe(wrong))
})

test('a remark has at most 50 characters', () => {
  expect(roleRemark('')).toBeNull()
  expect(roleRemark('注'.repeat(50))).toBeNull()
  expect(roleRemark('注'.repeat(51))).toBe('备注不能超过50个字符')
})

test('a role has a permission', () => {
  expect(rolePermissions([])).toBe('请选择权限')
  expect(rolePermissions(['1'])).toBeNull()
})

test('only roles of category 2 are the company’s own', () => {
  expect([0, 1, 2, 3, undefined].map((category) => isOwnRole({ category }))).toEqual([false, false, true, false, false])
})

/*
 * The demo company: who may sign in and what each account may do. Nothing here is secret; every name is invented.
 */
import { permissionNames } from '#src/domain/permissions.ts'

/** What the demo company appends to a password before MD5 (C6). A build against a real server sets its own. */
export const DEMO_PASSWORD_SALT = 'adscreen-demo'

export const DEMO_PASSWORD = 'Demo1234'

export interface DemoAccount {
  account: string
  name: string
  role: string
}

/** A role: 0 and 1 are built in, 2 is the company's own (3§3). */
export interface DemoRole {
  name: string
  remark: string
  category: 0 | 1 | 2
  functionIds: readonly string[]
}

const OPERATOR_CODES =
  '1 11 12 13 14 15 16 17 18 2 21 22 23 28 29 2a 2b 3 31 32 33 38 39 3a 3b 3c 3d 4 41 43 7 71 72 8 81 82'.split(' ')

export const demoRoles: readonly DemoRole[] = [
  {
    name: '系统管理员',
    remark: '内置角色，拥有全部权限',
    category: 0,
    functionIds: Object.keys(permissionNames).filter((code) => code !== '-1'),
  },
  { name: '运营', remark: '管理终端、素材、广告和订单', category: 2, functionIds: OPERATOR_CODES },
  { name: '一级审核', remark: '素材和广告一级审核', category: 2, functionIds: ['2', '24', '3', '34', '4', '42'] },
  { name: '二级审核', remark: '素材和广告二级审核', category: 2, functionIds: ['2', '25', '3', '35'] },
  { name: '三级审核', remark: '素材和广告三级审核', category: 2, functionIds: ['2', '26', '3', '36'] },
  { name: '四级审核', remark: '素材和广告四级审核', category: 2, functionIds: ['2', '27', '3', '37'] },
  { name: '只读', remark: '只能查看', category: 2, functionIds: ['1', '2', '3', '7', '71', '72', '8', '81', '82'] },
]

export const demoAccounts: readonly (DemoAccount & { enabled: boolean })[] = [
  { account: '13800000000', name: '系统管理员', role: '系统管理员', enabled: true },
  { account: '13800000001', name: '运营小王', role: '运营', enabled: true },
  { account: '13800000002', name: '一级审核员', role: '一级审核', enabled: true },
  { account: '13800000003', name: '二级审核员', role: '二级审核', enabled: true },
  { account: '13800000004', name: '三级审核员', role: '三级审核', enabled: true },
  { account: '13800000005', name: '四级审核员', role: '四级审核', enabled: true },
  { account: '13800000006', name: '访客', role: '只读', enabled: true },
  { account: '13800000007', name: '已停用', role: '运营', enabled: false },
]

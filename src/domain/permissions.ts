/**
 * The permission codes of the product (1§6, 2§6, 3§6) with what each allows. Routes, buttons and the simulated
 * server name codes only through this table.
 */
export const permissionNames = {
  '1': '终端管理',
  '11': '编辑终端',
  '12': '设置开关机时间和音量',
  '13': '下发指令',
  '14': '新增终端分组',
  '15': '删除终端分组',
  '16': '设置终端分组',
  '17': '设置终端机构',
  '18': '停播广告',
  '2': '素材管理',
  '21': '上传素材',
  '22': '删除素材',
  '23': '提交素材审核',
  '24': '素材一级审核',
  '25': '素材二级审核',
  '26': '素材三级审核',
  '27': '素材四级审核',
  '28': '新增素材分组',
  '29': '删除素材分组',
  '2a': '设置素材分组',
  '2b': '设置素材机构',
  '3': '广告管理',
  '31': '制作和编辑广告',
  '32': '删除广告',
  '33': '提交广告审核',
  '34': '广告一级审核',
  '35': '广告二级审核',
  '36': '广告三级审核',
  '37': '广告四级审核',
  '38': '新增广告分组',
  '39': '删除广告分组',
  '3a': '设置广告分组',
  '3b': '设置广告机构',
  '3c': '发布广告',
  '3d': '停播已发布广告',
  '4': '订单管理',
  '41': '创建订单',
  '42': '审核订单',
  '43': '停播订单',
  '44': '删除订单',
  '6': '账户中心',
  '7': '日志',
  '71': '终端指令记录',
  '72': '广告发布记录',
  '8': '数据统计',
  '81': '终端统计',
  '82': '广告统计',
  '-1': '始终允许',
} as const

/** A permission code; strings, because some are not numbers ("2a"). */
export type PermissionCode = keyof typeof permissionNames

/**
 * What a route or action asks for: one code, several of which any suffices, or `'-1'` for any session.
 */
export type Permission = PermissionCode | readonly PermissionCode[]

/** Whether somebody who holds `held` may do what asks for `needed`. Nothing but -1 is open by default (P9, C20). */
export function allows(held: ReadonlySet<string>, needed: Permission): boolean {
  const codes = typeof needed === 'string' ? [needed] : needed
  return codes.some((code) => code === '-1' || held.has(code))
}

/**
 * The codes somebody holds, from user info's `functionIds` as it came: strings, some servers send numbers (C20). A page
 * of logs or statistics counts only with the code of the menu entry that it stands below (P11).
 */
export function heldCodes(functionIds: unknown): ReadonlySet<string> {
  const codes = Array.isArray(functionIds)
    ? functionIds.filter((id) => typeof id === 'string' || typeof id === 'number').map(String)
    : []
  return new Set(codes.filter((code) => !/^[78]./.test(code) || codes.includes(code.charAt(0))))
}

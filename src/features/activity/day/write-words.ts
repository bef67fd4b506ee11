import type { OperationId } from '#src/api/generated/operations.gen.ts'

/** What somebody does by each call, in words. Without one it is nobody's work, such as signing out. */
const words: Partial<Record<OperationId, string>> = {
  deviceGroupCreate: '新增终端分组',
  deviceGroupDelete: '删除终端分组',
  deviceGroupRename: '重命名终端分组',
  deviceOrgSet: '设置终端机构',
  deviceGroupSet: '设置终端分组',
  deviceUpdate: '编辑终端',
  programGroupCreate: '新增广告分组',
  programGroupRename: '重命名广告分组',
  programGroupDelete: '删除广告分组',
  programOrgSet: '设置广告机构',
  programGroupSet: '设置广告分组',
  programSubmit: '提交广告审核',
  programDelete: '删除广告',
  programCreate: '保存新广告',
  programUpdate: '保存广告',
  materialGroupCreate: '新增素材分组',
  materialGroupRename: '重命名素材分组',
  materialGroupDelete: '删除素材分组',
  materialRename: '重命名素材',
  materialDelete: '删除素材',
  materialSubmit: '提交素材审核',
  materialOrgSet: '设置素材机构',
  materialGroupSet: '设置素材分组',
  orderCreate: '创建订单',
  orderDelete: '删除订单',
  orderReview: '审核订单',
  orderStop: '停播订单',
  orgCreate: '新增组织',
  orgRename: '重命名组织',
  orgDelete: '删除组织',
  orgSort: '调整组织顺序',
  roleCreate: '新增角色',
  roleUpdate: '编辑角色',
  roleDelete: '删除角色',
  userCreate: '新增账号',
  userUpdate: '编辑账号',
}

/** What is sent to terminals: a task follows what was taken, so that only what was not is written down. */
const sent: Partial<Record<OperationId, string>> = {
  deviceCommandSend: '下发指令',
  deviceVolumeSet: '设置音量',
  deviceWorkCronSet: '设置开关机时间',
  programPlay: '发布广告',
  devicePlayStop: '停播广告',
}

interface Written {
  what: string
  /** A task says what was taken, or may have been. */
  isTask: boolean
}

export function writtenWords(
  operationId: OperationId,
  request: Readonly<Record<string, unknown>>,
): Written | undefined {
  const { path, body } = request as { path?: Record<string, unknown>; body?: Record<string, unknown> }
  const [, kind] = /^(program|material)Process\d$/.exec(operationId) ?? []
  if (kind !== undefined)
    return {
      what: `${body?.reject === 1 ? '拒绝' : '审核通过'}${kind === 'program' ? '广告' : '素材'}`,
      isTask: false,
    }
  if (operationId === 'userEnabledSet')
    return { what: String(path?.enabled) === '0' ? '停用账号' : '启用账号', isTask: false }
  const task = operationId === 'programPlay' && body?.publish === 0 ? '停播广告' : sent[operationId]
  if (task !== undefined) return { what: task, isTask: true }
  const what = words[operationId]
  return what === undefined ? undefined : { what, isTask: false }
}

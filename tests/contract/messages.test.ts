import { expect, it } from 'vitest'
import { contractOperations } from './document.ts'

/** Messages that the product's description quotes in Chinese (2§2, 2§4, 2§5, 2§8), by operation: kept verbatim (R3). */
const quoted: Readonly<Record<string, readonly string[]>> = {
  programGroupCreate: ['请输入分组名称', '操作成功'],
  programGroupRename: ['请输入分组名称'],
  materialGroupCreate: ['请输入分组名称'],
  materialGroupRename: ['请输入分组名称'],
  programOrgSet: ['请选择组织机构', '设置成功'],
  programGroupSet: ['请选择分组', '设置成功'],
  materialOrgSet: ['请选择广告', '请选择组织机构', '设置成功'],
  materialGroupSet: ['请选择广告', '请选择分组', '设置成功'],
  materialList: ['暂无素材数据！'],
  materialSubmit: ['成功提交了N个素材'],
  materialProcess1: ['<level name>审核成功', '审核不通过'],
  materialProcess4: ['<level name>审核成功', '审核不通过'],
  programProcess1: ['<level name>审核成功', '审核不通过'],
  programProcess4: ['<level name>审核成功', '审核不通过'],
  programPlay: [
    '请选择终端',
    '请选择播放周期',
    '请输入播放顺序的数字(1-9999)',
    '请选择投放时间',
    '请选择播放时段',
    '不能超过三条',
    '时间段不能交叉',
    '操作成功!',
    '节目成功发布到了N个终端',
    '确定在选中终端上停播该广告?',
    '已在N个终端上停播该广告',
  ],
}

it.each(Object.entries(quoted))('%s has its quoted messages', (operationId, texts) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  expect(Object.values(operation?.['x-messages'] ?? {})).toEqual(expect.arrayContaining([...texts]))
})

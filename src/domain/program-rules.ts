import type { Permission } from './permissions.ts'

export const DELETED_AD = '广告已删除，不能预览'

/** The actions on ads, each with the codes of which any suffices (2§6, P2, P3). */
export const programPermissions = {
  edit: '31',
  delete: '32',
  submit: '33',
  addGroup: '38',
  deleteGroup: '39',
  renameGroup: ['38', '39'],
  setGroup: '3a',
  setOrg: '3b',
  publish: '3c',
  stopPlay: '3d',
  preview: '3',
  viewTerminals: '3',
  batch: ['3a', '3b'],
} as const satisfies Record<string, Permission>

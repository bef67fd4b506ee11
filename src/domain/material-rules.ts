import type { Permission } from './permissions.ts'

/** The actions on materials, each with the codes of which any suffices (2§6, P1, P2). */
export const materialPermissions = {
  upload: '21',
  delete: '22',
  submit: '23',
  addGroup: '28',
  deleteGroup: '29',
  renameGroup: ['28', '29'],
  setGroup: '2a',
  setOrg: '2b',
  rename: '2',
  preview: '2',
  batch: ['2a', '2b'],
} as const satisfies Record<string, Permission>

import type { Permission } from './permissions.ts'
import { nameWrong } from './validation.ts'

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

/** Name of a material (R41), which may stay `before`. What is wrong, in words, or null. */
export function mediaName(value: string, before?: string): string | null {
  return nameWrong('素材名称', value, { before })
}

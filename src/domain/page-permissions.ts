import type { Permission } from './permissions.ts'

/** What opens each page; the routes declare the same codes (1§6, 2§6, 3§6). */
export const pagePermissions = {
  devices: '1',
  materials: '2',
  programs: '3',
  editor: '31',
  orders: '4',
  commandLog: '71',
  publishLog: '72',
  programReport: '82',
} as const satisfies Record<string, Permission>

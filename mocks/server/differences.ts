import type { Fault } from './faults.ts'

/*
 * A server that is not quite what the contract says: `npm run mock:server -- --differ missing-field,unknown-value`.
 * Each is one mistake that servers make. `npm run contract:check` has to find them.
 */

/** The mistakes by name; with `all` the server makes every one. */
export const differences = {
  'missing-field': { operationId: 'deviceList', kind: 'set', values: {}, remove: ['data.0.id'] },
  'wrong-type': { operationId: 'orgTree', kind: 'set', values: { '0.name': 7 } },
  'unknown-value': { operationId: 'programList', kind: 'set', values: { 'data.0.status': 9 } },
  'wrong-form': { operationId: 'deviceCommandLog', kind: 'set', values: { 'data.0.createTime': '2026/11/20 9:30' } },
  'wrong-envelope': { operationId: 'roleList', kind: 'envelope', body: { success: true, result: [] } },
  'wrong-rows': { operationId: 'playRecordList', kind: 'set', values: { rows: [] }, remove: ['data'] },
  'wrong-total': { operationId: 'userList', kind: 'set', values: { total: 1 } },
  'http-status': { operationId: 'dashboardReport', kind: 'status', status: 500 },
  'missing-call': { operationId: 'regionTree', kind: 'status', status: 404 },
  refused: { operationId: 'permTree', kind: 'refuse', msg: '没有权限执行此操作' },
} as const satisfies Record<string, Fault>

export type Difference = keyof typeof differences

/** The faults that make these mistakes. Throws for a name that is none. */
export function faultsOf(names: readonly string[]): Fault[] {
  const wanted = names.includes('all') ? Object.keys(differences) : names
  return wanted.map((name) => {
    if (!Object.hasOwn(differences, name))
      throw new Error(
        `There is no difference called ${name}. There are: ${Object.keys(differences).join(', ')}, and all.`,
      )
    return differences[name as Difference]
  })
}

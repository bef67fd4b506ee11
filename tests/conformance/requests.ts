import type { OperationId } from '#src/api/generated/operations.gen.ts'

/**
 * A value that comes out of an earlier answer: a field of its first record, or of the first whose fields are as given.
 */
export interface Taken {
  from: OperationId
  field: string
  where?: Readonly<Record<string, string>>
}

/**
 * What a request is filled with. `{month}` in a text is the last whole month, `{name}` a name that nothing else has.
 */
export type Given = string | number | Taken | readonly string[]

export interface Step {
  operationId: OperationId
  path?: Readonly<Record<string, Given>>
  query?: Readonly<Record<string, Given>>
  body?: Readonly<Record<string, Given>>
  /** Changes something, and is only sent where that is allowed. What it makes is taken away again. */
  writes?: true
  /** Beside the documented calls: orders, whose calls are inferred (C29). */
  orders?: true
}

const page = { page: 0, limit: 10 }
const taken = (from: OperationId, field = 'id', where?: Taken['where']): Taken => ({
  from,
  field,
  ...(where && { where }),
})
const made = (from: OperationId) => taken(from, 'id', { name: '{name}' })

/** Every call that only reads, in an order in which each finds what it needs. */
const reads: readonly Step[] = [
  { operationId: 'userInfo' },
  { operationId: 'regionTree' },
  { operationId: 'dashboardReport' },

  { operationId: 'deviceList', query: page },
  { operationId: 'deviceList', query: { ...page, state: 1 } },
  { operationId: 'deviceList', query: { page: 1, limit: 10 } },
  { operationId: 'deviceGroupList' },
  { operationId: 'deviceGet', path: { id: taken('deviceList') } },
  { operationId: 'deviceCommandHistory', query: { ...page, deviceId: taken('deviceList') } },
  { operationId: 'devicePlayList', query: { id: taken('deviceList'), page: 0, limit: 1000 } },

  { operationId: 'materialGroupList' },
  { operationId: 'materialList', query: page },
  { operationId: 'materialList', query: { ...page, type: 1 } },
  { operationId: 'materialGet', path: { id: taken('materialList') } },

  { operationId: 'programGroupList' },
  { operationId: 'programList', query: page },
  { operationId: 'programGet', path: { id: taken('programList') } },
  { operationId: 'programPlayList', query: { ...page, programId: taken('programList') } },
  { operationId: 'programDeviceList', query: page },
  { operationId: 'programMaterialList', query: page },
  { operationId: 'programCctvMaterialList', query: page },
  { operationId: 'materialCctvGroupList' },

  { operationId: 'orderList', query: page, orders: true },
  { operationId: 'orderGet', path: { id: taken('orderList') }, orders: true },

  { operationId: 'statDeviceAdded' },
  { operationId: 'statDeviceOnline' },
  { operationId: 'statDevicePlay' },
  ...[1, 2, 3].flatMap((bizType): Step[] => [
    { operationId: 'statDeviceExport', query: { bizType, countType: 1, startMonth: '{month}', endMonth: '{month}' } },
    { operationId: 'statDeviceExport', query: { bizType, countType: 2, month: '{month}' } },
  ]),
  { operationId: 'statProgramTop' },
  { operationId: 'statProgramMonths', query: page },
  { operationId: 'statProgramList', query: page },
  { operationId: 'statProgramMonthDetail', query: { ...page, programId: taken('statProgramList', 'programId') } },
  { operationId: 'statProgramMonthExport', query: { month: '{month}' } },
  {
    operationId: 'statProgramLogExport',
    query: { month: '{month}', programId: taken('statProgramList', 'programId') },
  },

  { operationId: 'deviceCommandLog', query: page },
  { operationId: 'playRecordList', query: page },

  { operationId: 'orgTree' },
  { operationId: 'rolePage', query: page },
  { operationId: 'roleList' },
  { operationId: 'permTree' },
  { operationId: 'rolePermTree', path: { id: taken('rolePage') } },
  { operationId: 'rolePermLeaf', path: { id: taken('rolePage') } },
  { operationId: 'userList', query: page },
]

/** A group of one kind, made, named anew and deleted. */
function groupSteps(kind: 'device' | 'material' | 'program'): readonly Step[] {
  const list = `${kind}GroupList` as const
  return [
    { operationId: `${kind}GroupCreate`, body: { name: '{name}' }, writes: true },
    { operationId: list, writes: true },
    { operationId: `${kind}GroupRename`, body: { id: made(list), name: '{name}2' }, writes: true },
    { operationId: `${kind}GroupDelete`, path: { id: made(list) }, writes: true },
  ]
}

/** What can be made, changed and taken away again without a trace: groups, an organisation, a role. */
const writes: readonly Step[] = [
  ...groupSteps('device'),
  ...groupSteps('material'),
  ...groupSteps('program'),
  { operationId: 'orgCreate', body: { name: '{name}', pid: taken('orgTree') }, writes: true },
  { operationId: 'orgRename', body: { id: made('orgCreate'), name: '{name}2' }, writes: true },
  { operationId: 'orgDelete', path: { id: made('orgCreate') }, writes: true },
  { operationId: 'roleCreate', body: { name: '{name}', remark: '', functionIds: ['1'] }, writes: true },
  { operationId: 'roleList', writes: true },
  {
    operationId: 'roleUpdate',
    body: { id: made('roleList'), name: '{name}2', remark: '', functionIds: ['2'] },
    writes: true,
  },
  { operationId: 'roleDelete', path: { id: made('roleList') }, writes: true },
]

/** The suite: what is asked of every server, whichever way leads to it. Signing in and out stand around it. */
export const steps: readonly Step[] = [...reads, ...writes]

/** Calls that are never sent, and why. */
export const neverCalled: Readonly<Partial<Record<OperationId, string>>> = {
  smsSend: 'sends a text message to somebody',
  smsVerify: 'needs the code of a text message',
  smsPasswordReset: 'changes a password',
  userPasswordChange: 'changes a password',
  userCreate: 'makes an account, which nothing deletes',
}

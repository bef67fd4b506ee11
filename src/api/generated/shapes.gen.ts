// Generated from openapi/ by "npm run contract". Do not edit.
import type { OperationId } from './operations.gen.ts'

/**
 * What a value of an answer must look like, coarsely: enough to survive an answer that drifts from the contract, small
 * enough to ship. Ranges, formats and enums are not part of it.
 *
 * - `'s'` string, `'n'` number, `'b'` boolean, `'id'` string or number, `'any'` anything
 * - `{ a }` array of that, `{ m }` object of that under any keys, `{ u }` any of these
 * - `{ o, r }` object with these fields, of which `r` are required; other fields are allowed
 *
 * Trees refer to themselves: a shape is a graph, so walk it along a value, never on its own.
 */
export type Shape =
  | 's'
  | 'n'
  | 'b'
  | 'id'
  | 'any'
  | { readonly a: Shape }
  | { readonly m: Shape }
  | { readonly u: readonly Shape[] }
  | { readonly o: Readonly<Record<string, Shape>>; readonly r?: readonly string[] }

const page = (row: Shape, key = 'data'): Shape => ({ o: { total: 'n', [key]: { a: row } }, r: [key] })
const flag: Shape = { u: ['b', 'n'] }
const textOrObject: Shape = { u: ['s', { m: 'any' }] }
const LoginAnswer: Shape = { o: { Authorization: 's' }, r: ['Authorization'] }
const OrgNode: Shape = { o: { id: 'id', name: 's', pid: 'id', aboveId: 'id', children: { get a() { return OrgNode } } }, r: ['id', 'name'] }
const SysConfig: Shape = { o: { resolutions: { a: 's' }, imageMaxSize: 'n', imageFormat: 's', videoFormat: 's' } }
const Company: Shape = { o: { videoSizeLimit: 'n' } }
const SystemVersion: Shape = { o: { versionName: 's', path: 's' } }
const CompanyAdapter: Shape = { o: { coFullName: 's', coSimpleName: 's', deviceType: 's', adapterName: 's', adapter: { o: { path: 's' } } } }
const UserInfo: Shape = { o: { account: 's', name: 's', functionIds: { a: 's' }, orgTree: OrgNode, cdnImgUrl: 's', cdnVideoUrl: 's', sysConfig: SysConfig, company: Company, systemMainVersion: SystemVersion, companyAdapters: { a: CompanyAdapter }, cctvShow: flag }, r: ['account', 'functionIds'] }
const RegionNode: Shape = { o: { code: 's', name: 's', children: { get a() { return RegionNode } } }, r: ['name'] }
const DayOnline: Shape = { o: { duration: 'n', count: 'n' } }
const ProgramDuration: Shape = { o: { name: 's', del: flag, duration: 'n' } }
const DashboardReport: Shape = { o: { deviceState: { o: { '0': 'n', '1': 'n' } }, materialType: { o: { '0': 'n', '1': 'n' } }, programStatus: { o: { '0': 'n', '1': 'n', '2': 'n', '3': 'n', '4': 'n', '5': 'n' } }, deviceOnlineReport: { m: DayOnline }, programDurationTop10: { a: ProgramDuration } } }
const VolumePeriod: Shape = { o: { t: 's', v: 'n' }, r: ['t', 'v'] }
const VolumeTarget: Shape = { o: { val: 'n', period: { a: VolumePeriod } }, r: ['val', 'period'] }
const Device: Shape = { o: { id: 'id', sn: 's', name: 's', remark: 's', addr: 's', state: 'n', resolution: 's', resolutionH: 'n', resolutionV: 'n', district: 's', province: 's', city: 's', organizationId: 'id', groupId: 'id', creator: 's', createTime: 's', screenshot: 's', screenshotUpdate: 's', clientTime: 's', workCron: 's', workCronTarget: 's', volume: 'n', volumeTarget: VolumeTarget, lastOnline: 's', appVersionName: 's', adaptVersionName: 's', appVersionTarget: 's', os: 'n', mac: 's', diskInfo: 's', cardInfo: 's', netType: 'n', ip: 's', lanIp: 's' }, r: ['id'] }
const DeviceGroup: Shape = { o: { id: 'id', name: 's' }, r: ['id'] }
const DeviceCommand: Shape = { o: { type: 'n', status: 'n', msg: 's', creator: 's', createTime: 's' } }
const PeriodSeen: Shape = { o: { start: 's', end: 's', weeks: 's', times: 'n', level: 'n' } }
const ScheduleSeen: Shape = { o: { dateStart: 'id', dateEnd: 'id', period: { a: PeriodSeen } } }
const PlayEntry: Shape = { o: { programId: 'id', programName: 's', scheduleType: 'n', schedules: { a: ScheduleSeen }, status: 'n' }, r: ['programId'] }
const ProgramGroup: Shape = { o: { id: 'id', name: 's' }, r: ['id'] }
const Program: Shape = { o: { id: 'id', name: 's', snapshot: 's', width: 'n', height: 'n', status: 'n', currentLevel: 'n', currentLevelName: 's', resolutionType: 'id', content: textOrObject }, r: ['id'] }
const ProgramDetail: Shape = { o: { id: 'id', name: 's', snapshot: 's', width: 'n', height: 'n', status: 'n', currentLevel: 'n', currentLevelName: 's', resolutionType: 'id', content: textOrObject, size: 'n', duration: 'n', creator: 's', createTime: 's', organizationId: 'id', groupId: 'id', checkReason: 's' }, r: ['id'] }
const PublishedDevice: Shape = { o: { deviceId: 'id', deviceSn: 's', deviceName: 's', deviceState: 'n', deviceException: 'n', deviceEnabled: 'n', scheduleType: 'n', schedules: { a: ScheduleSeen }, status: 'n' }, r: ['deviceId'] }
const SelectableDevice: Shape = { o: { id: 'id', sn: 's', name: 's', state: 'n', resolution: 's', district: 's' }, r: ['id'] }
const MediaItem: Shape = { o: { id: 'id', type: 'n', name: 's', path: 's', width: 'n', height: 'n', size: 'n', duration: 'n', mime: 's', createTime: 's' }, r: ['id'] }
const MaterialGroup: Shape = { o: { id: 'id', name: 's' }, r: ['id'] }
const Material: Shape = { o: { id: 'id', name: 's', snapshot: 's', status: 'n', currentLevel: 'n', currentLevelName: 's', enabled: 'n', type: 'n' }, r: ['id'] }
const MaterialDetail: Shape = { o: { id: 'id', name: 's', snapshot: 's', status: 'n', currentLevel: 'n', currentLevelName: 's', enabled: 'n', type: 'n', path: 's', width: 'n', height: 'n', size: 'n', duration: 'n', mime: 's', createTime: 's', checkReason: 's' }, r: ['id'] }
const UploadSign: Shape = { o: { host: 's', fields: { m: 's' }, data: 's' }, r: ['host', 'fields', 'data'] }
const Order: Shape = { o: { id: 'id', name: 's', client: 's', status: 'n', programCount: 'n', deviceCount: 'n', scheduleType: 'n', schedules: { a: ScheduleSeen }, creator: 's', createTime: 's' }, r: ['id'] }
const OrderProgram: Shape = { o: { id: 'id', name: 's', snapshot: 's', width: 'n', height: 'n', del: flag }, r: ['id'] }
const OrderDetail: Shape = { o: { id: 'id', name: 's', client: 's', status: 'n', programCount: 'n', deviceCount: 'n', scheduleType: 'n', schedules: { a: ScheduleSeen }, creator: 's', createTime: 's', programs: { a: OrderProgram }, devices: { a: SelectableDevice }, checkReason: 's' }, r: ['id'] }
const DeviceAddedStat: Shape = { o: { date: 'id', count: 'n' } }
const DeviceOnlineStat: Shape = { o: { date: 'id', duration: 'n', deviceCount: 'n' } }
const DevicePlayStat: Shape = { o: { date: 'id', duration: 'n', deviceCount: 'n', programCount: 'n' } }
const DeviceSummaryRow: Shape = { o: { date: 'id', count: 'n', duration: 'n', deviceCount: 'n', programCount: 'n' } }
const DeviceExportRow: Shape = { o: { sn: 's', name: 's', createTime: 's', appVersionName: 's', adaptVersionName: 's', district: 's', addr: 's', organizationId: 'id', programUpdate: 's', lastOnline: 's', del: flag, duration: 'n' } }
const PlayDetailRow: Shape = { o: { d: 'id', sn: 's', name: 's', sumCount: 'n', sumDuration: 'n' } }
const DeviceExport: Shape = { o: { data: { a: DeviceSummaryRow }, list: { a: DeviceExportRow }, details: { a: PlayDetailRow }, time: 's', totalDuration: 'n' } }
const ProgramMonthStat: Shape = { o: { m: 'id', programCount: 'n', deviceCount: 'n', duration: 'n' } }
const ProgramStat: Shape = { o: { programId: 'id', programName: 's', programDel: flag, programDuration: 'n', deviceCount: 'n', duration: 'n' }, r: ['programId'] }
const ProgramMonthExport: Shape = { o: { list: { a: ProgramStat }, time: 's' }, r: ['list'] }
const ProgramLogRow: Shape = { o: { d: 'id', deviceSn: 's', deviceName: 's', deviceDel: flag, duration: 'n' } }
const ProgramLogExport: Shape = { o: { list: { a: ProgramLogRow } }, r: ['list'] }
const CommandLogEntry: Shape = { o: { sn: 's', name: 's', del: flag, type: 'n', status: 'n', msg: 's', creator: 's', createTime: 's' } }
const PlayRecord: Shape = { o: { programId: 'id', programName: 's', programDel: flag, deviceSn: 's', deviceName: 's', deviceDel: flag, creator: 's', type: 'n', status: 'n', createTime: 's' }, r: ['programId'] }
const Role: Shape = { o: { id: 'id', name: 's', remark: 's', category: 'n', functionIds: { a: 's' } }, r: ['id'] }
const PermNode: Shape = { o: { id: 's', name: 's', children: { get a() { return PermNode } } }, r: ['id', 'name'] }
const AccountRole: Shape = { o: { name: 's', category: 'n' } }
const Account: Shape = { o: { id: 'id', account: 's', name: 's', roleId: 'id', organizationId: 'id', enabled: 'n', role: AccountRole }, r: ['id'] }

/** Shape of `data` in the successful answer of each call. */
export const shapes: Readonly<Record<OperationId, Shape>> = {
  authLogin: LoginAnswer,
  authLogout: 'any',
  userPasswordChange: 'any',
  userInfo: UserInfo,
  regionTree: { a: RegionNode },
  dashboardReport: DashboardReport,
  deviceList: page(Device),
  deviceGroupList: { a: DeviceGroup },
  deviceGet: Device,
  deviceCommandHistory: page(DeviceCommand),
  deviceCommandSend: 'any',
  deviceGroupCreate: 'any',
  deviceGroupDelete: 'any',
  deviceGroupRename: 'any',
  deviceOrgSet: 'any',
  deviceGroupSet: 'any',
  deviceWorkCronSet: 'any',
  deviceVolumeSet: 'any',
  deviceUpdate: 'any',
  devicePlayList: { a: PlayEntry },
  devicePlayStop: 'any',
  programGroupList: { a: ProgramGroup },
  programGroupCreate: 'any',
  programGroupRename: 'any',
  programGroupDelete: 'any',
  programList: page(Program),
  programOrgSet: 'any',
  programGroupSet: 'any',
  programSubmit: 'any',
  programGet: ProgramDetail,
  programDelete: 'any',
  programProcess1: 'any',
  programProcess2: 'any',
  programProcess3: 'any',
  programProcess4: 'any',
  programPlayList: page(PublishedDevice),
  programDeviceList: page(SelectableDevice),
  programPlay: 'n',
  programCreate: 'any',
  programUpdate: 'any',
  programMaterialList: page(MediaItem),
  programCctvMaterialList: page(MediaItem),
  materialCctvGroupList: { a: MaterialGroup },
  materialGroupList: { a: MaterialGroup },
  materialGroupCreate: 'any',
  materialGroupRename: 'any',
  materialGroupDelete: 'any',
  materialList: page(Material),
  materialRename: 'any',
  materialDelete: 'any',
  materialGet: MaterialDetail,
  materialSubmit: 'n',
  materialProcess1: 'any',
  materialProcess2: 'any',
  materialProcess3: 'any',
  materialProcess4: 'any',
  materialOrgSet: 'any',
  materialGroupSet: 'any',
  materialUploadSign: UploadSign,
  orderList: page(Order),
  orderCreate: 'any',
  orderGet: OrderDetail,
  orderDelete: 'any',
  orderReview: 'any',
  orderStop: 'any',
  statDeviceAdded: { a: DeviceAddedStat },
  statDeviceOnline: { a: DeviceOnlineStat },
  statDevicePlay: { a: DevicePlayStat },
  statDeviceExport: DeviceExport,
  statProgramTop: { a: ProgramDuration },
  statProgramMonths: page(ProgramMonthStat, 'list'),
  statProgramList: page(ProgramStat, 'list'),
  statProgramMonthDetail: page(ProgramMonthStat),
  statProgramMonthExport: ProgramMonthExport,
  statProgramLogExport: ProgramLogExport,
  deviceCommandLog: page(CommandLogEntry),
  playRecordList: page(PlayRecord),
  orgTree: { a: OrgNode },
  orgCreate: { a: OrgNode },
  orgRename: { a: OrgNode },
  orgDelete: { a: OrgNode },
  orgSort: { a: OrgNode },
  rolePage: page(Role),
  rolePermTree: { a: PermNode },
  permTree: { a: PermNode },
  rolePermLeaf: { a: 's' },
  roleCreate: 'any',
  roleUpdate: 'any',
  roleDelete: 'any',
  userList: page(Account),
  userEnabledSet: 'any',
  roleList: { a: Role },
  userCreate: 'any',
  userUpdate: 'any',
  smsSend: 'any',
  smsVerify: 'any',
  smsPasswordReset: 'any',
}

// Generated from openapi/ by "npm run contract". Do not edit.
import type * as T from './types.gen.ts'

/** The rows of one page, and how many there are in all, as they travel. */
type Paged<Field extends 'data' | 'list', Row> = { total?: number } & { [K in Field]: Row[] }

/**
 * What the client needs at run time for each call: method, path, `public` when it needs no session, and `list`, the
 * field that holds the rows of a paged answer. Permission codes and messages stay in openapi/bundled.json.
 */
export const operations = {
  authLogin: { method: 'POST', path: '/api/auth/login', public: true },
  authLogout: { method: 'POST', path: '/api/auth/logout' },
  userPasswordChange: { method: 'PATCH', path: '/api/user/password/{old}/{new}' },
  userInfo: { method: 'GET', path: '/api/user/src' },
  regionTree: { method: 'GET', path: '/api/region/tree' },
  dashboardReport: { method: 'GET', path: '/api/report/first-page' },
  deviceList: { method: 'GET', path: '/api/device/page', list: 'data' },
  deviceGroupList: { method: 'GET', path: '/api/device/group/list' },
  deviceGet: { method: 'GET', path: '/api/device/{id}' },
  deviceCommandHistory: { method: 'GET', path: '/api/device/command/page', list: 'data' },
  deviceCommandSend: { method: 'POST', path: '/api/device/command' },
  deviceGroupCreate: { method: 'POST', path: '/api/device/group' },
  deviceGroupDelete: { method: 'DELETE', path: '/api/device/group/{id}' },
  deviceGroupRename: { method: 'PATCH', path: '/api/device/group/' },
  deviceOrgSet: { method: 'PATCH', path: '/api/device/org' },
  deviceGroupSet: { method: 'PATCH', path: '/api/device/group/relation' },
  deviceWorkCronSet: { method: 'PATCH', path: '/api/device/{ids}/work-cron/{window}' },
  deviceVolumeSet: { method: 'PATCH', path: '/api/device/volume' },
  deviceUpdate: { method: 'PATCH', path: '/api/device' },
  devicePlayList: { method: 'GET', path: '/api/device/play/list' },
  devicePlayStop: { method: 'POST', path: '/api/device/play-stop' },
  programGroupList: { method: 'GET', path: '/api/program/group/list' },
  programGroupCreate: { method: 'POST', path: '/api/program/group' },
  programGroupRename: { method: 'PATCH', path: '/api/program/group' },
  programGroupDelete: { method: 'DELETE', path: '/api/program/group/{id}' },
  programList: { method: 'GET', path: '/api/program/page', list: 'data' },
  programOrgSet: { method: 'PATCH', path: '/api/program/org' },
  programGroupSet: { method: 'PATCH', path: '/api/program/group/relation' },
  programSubmit: { method: 'POST', path: '/api/program/{id}/check/submit' },
  programGet: { method: 'GET', path: '/api/program/{id}' },
  programDelete: { method: 'DELETE', path: '/api/program/{id}' },
  programProcess1: { method: 'POST', path: '/api/program/check/process1' },
  programProcess2: { method: 'POST', path: '/api/program/check/process2' },
  programProcess3: { method: 'POST', path: '/api/program/check/process3' },
  programProcess4: { method: 'POST', path: '/api/program/check/process4' },
  programPlayList: { method: 'GET', path: '/api/program/play/page', list: 'data' },
  programDeviceList: { method: 'GET', path: '/api/program/device/page', list: 'data' },
  programPlay: { method: 'POST', path: '/api/program/play' },
  programCreate: { method: 'POST', path: '/api/program' },
  programUpdate: { method: 'PATCH', path: '/api/program' },
  programMaterialList: { method: 'GET', path: '/api/program/material/page', list: 'data' },
  programCctvMaterialList: { method: 'GET', path: '/api/program/cctv-material/page', list: 'data' },
  materialCctvGroupList: { method: 'GET', path: '/api/material/cctv-group/list' },
  materialGroupList: { method: 'GET', path: '/api/material/group/list' },
  materialGroupCreate: { method: 'POST', path: '/api/material/group/' },
  materialGroupRename: { method: 'PATCH', path: '/api/material/group' },
  materialGroupDelete: { method: 'DELETE', path: '/api/material/group/{id}' },
  materialList: { method: 'GET', path: '/api/material/page', list: 'data' },
  materialRename: { method: 'PATCH', path: '/api/material/name' },
  materialDelete: { method: 'DELETE', path: '/api/material/{id}' },
  materialGet: { method: 'GET', path: '/api/material/{id}' },
  materialSubmit: { method: 'POST', path: '/api/material/check/submit' },
  materialProcess1: { method: 'POST', path: '/api/material/check/process1' },
  materialProcess2: { method: 'POST', path: '/api/material/check/process2' },
  materialProcess3: { method: 'POST', path: '/api/material/check/process3' },
  materialProcess4: { method: 'POST', path: '/api/material/check/process4' },
  materialOrgSet: { method: 'PATCH', path: '/api/material/org' },
  materialGroupSet: { method: 'PATCH', path: '/api/material/group/relation' },
  materialUploadSign: { method: 'POST', path: '/api/material/oss-signature' },
  orderList: { method: 'GET', path: '/api/order/page', list: 'data' },
  orderCreate: { method: 'POST', path: '/api/order' },
  orderGet: { method: 'GET', path: '/api/order/{id}' },
  orderDelete: { method: 'DELETE', path: '/api/order/{id}' },
  orderReview: { method: 'POST', path: '/api/order/{id}/review' },
  orderStop: { method: 'POST', path: '/api/order/{id}/stop' },
  statDeviceAdded: { method: 'GET', path: '/api/deviceReport/addDevice' },
  statDeviceOnline: { method: 'GET', path: '/api/deviceReport/deviceOnline' },
  statDevicePlay: { method: 'GET', path: '/api/deviceReport/devicePlayDuration' },
  statDeviceExport: { method: 'GET', path: '/api/deviceReport/deviceStatisticExport' },
  statProgramTop: { method: 'GET', path: '/api/program-stat/duration-top10' },
  statProgramMonths: { method: 'GET', path: '/api/program-stat/page', list: 'list' },
  statProgramList: { method: 'GET', path: '/api/program-stat/detail-page', list: 'list' },
  statProgramMonthDetail: { method: 'GET', path: '/api/program-stat/month-detail-page', list: 'data' },
  statProgramMonthExport: { method: 'GET', path: '/api/program-stat/detail-export' },
  statProgramLogExport: { method: 'GET', path: '/api/program-stat/log-export' },
  deviceCommandLog: { method: 'GET', path: '/api/device-command/page', list: 'data' },
  playRecordList: { method: 'GET', path: '/api/play-record/page', list: 'data' },
  orgTree: { method: 'GET', path: '/api/org/tree' },
  orgCreate: { method: 'POST', path: '/api/org' },
  orgRename: { method: 'PATCH', path: '/api/org' },
  orgDelete: { method: 'DELETE', path: '/api/org/{id}' },
  orgSort: { method: 'PATCH', path: '/api/org/sort' },
  rolePage: { method: 'GET', path: '/api/role/page', list: 'data' },
  rolePermTree: { method: 'GET', path: '/api/role/{id}/perm/tree' },
  permTree: { method: 'GET', path: '/api/role/perm/tree' },
  rolePermLeaf: { method: 'GET', path: '/api/role/{id}/perm/leaf' },
  roleCreate: { method: 'POST', path: '/api/role' },
  roleUpdate: { method: 'PATCH', path: '/api/role' },
  roleDelete: { method: 'DELETE', path: '/api/role/{id}' },
  userList: { method: 'GET', path: '/api/user/page', list: 'data' },
  userEnabledSet: { method: 'PATCH', path: '/api/user/{id}/enable/{enabled}' },
  roleList: { method: 'GET', path: '/api/role/list' },
  userCreate: { method: 'POST', path: '/api/user' },
  userUpdate: { method: 'PATCH', path: '/api/user' },
  smsSend: { method: 'GET', path: '/api/user/{phone}/sms', public: true },
  smsVerify: { method: 'POST', path: '/api/user/{phone}/sms/{smsCode}', public: true },
  smsPasswordReset: { method: 'PATCH', path: '/api/user/{phone}/sms/{smsCode}/password/{pwd}', public: true },
} as const satisfies Record<string, Operation>

/** One row of {@link operations}. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly public?: true
  readonly list?: 'data' | 'list'
}

/** The name of a call: the one key for client, query cache, mock handler and tests. */
export type OperationId = keyof typeof operations

/** Parameters, body and `data` of the successful answer of each call; `void` where nothing is answered. */
export interface OperationTypes {
  /** Sign in */
  authLogin: { path: never; query: never; body: NonNullable<T.AuthLoginData['body']>; data: T.LoginAnswer }
  /** Sign out */
  authLogout: { path: never; query: never; body: never; data: void }
  /** Change the own password */
  userPasswordChange: { path: NonNullable<T.UserPasswordChangeData['path']>; query: never; body: never; data: void }
  /** The signed-in account */
  userInfo: { path: never; query: never; body: never; data: T.UserInfo }
  /** Provinces, cities and districts */
  regionTree: { path: never; query: never; body: never; data: T.RegionNode[] }
  /** Figures of the home page */
  dashboardReport: { path: never; query: never; body: never; data: T.DashboardReport }
  /** Terminals, page by page */
  deviceList: { path: never; query: NonNullable<T.DeviceListData['query']>; body: never; data: Paged<'data', T.Device> }
  /** Groups of terminals */
  deviceGroupList: { path: never; query: never; body: never; data: T.DeviceGroup[] }
  /** One terminal */
  deviceGet: { path: NonNullable<T.DeviceGetData['path']>; query: never; body: never; data: T.Device }
  /** Commands of one terminal, page by page */
  deviceCommandHistory: { path: never; query: NonNullable<T.DeviceCommandHistoryData['query']>; body: never; data: Paged<'data', T.DeviceCommand> }
  /** Send a command to terminals */
  deviceCommandSend: { path: never; query: never; body: NonNullable<T.DeviceCommandSendData['body']>; data: void }
  /** Add a group of terminals */
  deviceGroupCreate: { path: never; query: never; body: NonNullable<T.DeviceGroupCreateData['body']>; data: void }
  /** Delete a group of terminals */
  deviceGroupDelete: { path: NonNullable<T.DeviceGroupDeleteData['path']>; query: never; body: never; data: void }
  /** Rename a group of terminals */
  deviceGroupRename: { path: never; query: never; body: NonNullable<T.DeviceGroupRenameData['body']>; data: void }
  /** Move terminals to an organisation */
  deviceOrgSet: { path: never; query: never; body: NonNullable<T.DeviceOrgSetData['body']>; data: void }
  /** Move terminals to a group */
  deviceGroupSet: { path: never; query: never; body: NonNullable<T.DeviceGroupSetData['body']>; data: void }
  /** Set when terminals are on */
  deviceWorkCronSet: { path: NonNullable<T.DeviceWorkCronSetData['path']>; query: never; body: never; data: void }
  /** Set the volume of terminals */
  deviceVolumeSet: { path: never; query: never; body: NonNullable<T.DeviceVolumeSetData['body']>; data: void }
  /** Edit a terminal */
  deviceUpdate: { path: never; query: never; body: NonNullable<T.DeviceUpdateData['body']>; data: void }
  /** Play list of a terminal */
  devicePlayList: { path: never; query: NonNullable<T.DevicePlayListData['query']>; body: never; data: T.PlayEntry[] }
  /** Stop ads on a terminal */
  devicePlayStop: { path: never; query: never; body: NonNullable<T.DevicePlayStopData['body']>; data: void }
  /** Groups of ads */
  programGroupList: { path: never; query: never; body: never; data: T.ProgramGroup[] }
  /** Add a group of ads */
  programGroupCreate: { path: never; query: never; body: NonNullable<T.ProgramGroupCreateData['body']>; data: void }
  /** Rename a group of ads */
  programGroupRename: { path: never; query: never; body: NonNullable<T.ProgramGroupRenameData['body']>; data: void }
  /** Delete a group of ads */
  programGroupDelete: { path: NonNullable<T.ProgramGroupDeleteData['path']>; query: never; body: never; data: void }
  /** Ads, page by page */
  programList: { path: never; query: NonNullable<T.ProgramListData['query']>; body: never; data: Paged<'data', T.Program> }
  /** Move ads to an organisation */
  programOrgSet: { path: never; query: never; body: NonNullable<T.ProgramOrgSetData['body']>; data: void }
  /** Move ads to a group */
  programGroupSet: { path: never; query: never; body: NonNullable<T.ProgramGroupSetData['body']>; data: void }
  /** Submit an ad for review */
  programSubmit: { path: NonNullable<T.ProgramSubmitData['path']>; query: never; body: never; data: void }
  /** One ad with its scenes */
  programGet: { path: NonNullable<T.ProgramGetData['path']>; query: never; body: never; data: T.ProgramDetail }
  /** Delete an ad */
  programDelete: { path: NonNullable<T.ProgramDeleteData['path']>; query: never; body: never; data: void }
  /** Review an ad at level 1 */
  programProcess1: { path: never; query: never; body: NonNullable<T.ProgramProcess1Data['body']>; data: void }
  /** Review an ad at level 2 */
  programProcess2: { path: never; query: never; body: NonNullable<T.ProgramProcess2Data['body']>; data: void }
  /** Review an ad at level 3 */
  programProcess3: { path: never; query: never; body: NonNullable<T.ProgramProcess3Data['body']>; data: void }
  /** Review an ad at level 4 */
  programProcess4: { path: never; query: never; body: NonNullable<T.ProgramProcess4Data['body']>; data: void }
  /** Terminals of a published ad, page by page */
  programPlayList: { path: never; query: NonNullable<T.ProgramPlayListData['query']>; body: never; data: Paged<'data', T.PublishedDevice> }
  /** Terminals an ad can be published to, page by page */
  programDeviceList: { path: never; query: NonNullable<T.ProgramDeviceListData['query']>; body: never; data: Paged<'data', T.SelectableDevice> }
  /** Publish an ad, or stop it */
  programPlay: { path: never; query: never; body: NonNullable<T.ProgramPlayData['body']>; data: number }
  /** Save a new ad */
  programCreate: { path: never; query: never; body: NonNullable<T.ProgramCreateData['body']>; data: void }
  /** Save a changed ad */
  programUpdate: { path: never; query: never; body: NonNullable<T.ProgramUpdateData['body']>; data: void }
  /** Own materials for the editor, page by page */
  programMaterialList: { path: never; query: NonNullable<T.ProgramMaterialListData['query']>; body: never; data: Paged<'data', T.MediaItem> }
  /** Shared materials for the editor, page by page */
  programCctvMaterialList: { path: never; query: NonNullable<T.ProgramCctvMaterialListData['query']>; body: never; data: Paged<'data', T.MediaItem> }
  /** Groups of shared materials */
  materialCctvGroupList: { path: never; query: never; body: never; data: T.MaterialGroup[] }
  /** Groups of materials */
  materialGroupList: { path: never; query: never; body: never; data: T.MaterialGroup[] }
  /** Add a group of materials */
  materialGroupCreate: { path: never; query: never; body: NonNullable<T.MaterialGroupCreateData['body']>; data: void }
  /** Rename a group of materials */
  materialGroupRename: { path: never; query: never; body: NonNullable<T.MaterialGroupRenameData['body']>; data: void }
  /** Delete a group of materials */
  materialGroupDelete: { path: NonNullable<T.MaterialGroupDeleteData['path']>; query: never; body: never; data: void }
  /** Materials, page by page */
  materialList: { path: never; query: NonNullable<T.MaterialListData['query']>; body: never; data: Paged<'data', T.Material> }
  /** Rename a material */
  materialRename: { path: never; query: never; body: NonNullable<T.MaterialRenameData['body']>; data: void }
  /** Delete a material */
  materialDelete: { path: NonNullable<T.MaterialDeleteData['path']>; query: never; body: never; data: void }
  /** One material */
  materialGet: { path: NonNullable<T.MaterialGetData['path']>; query: never; body: never; data: T.MaterialDetail }
  /** Submit materials for review */
  materialSubmit: { path: never; query: never; body: NonNullable<T.MaterialSubmitData['body']>; data: number }
  /** Review a material at level 1 */
  materialProcess1: { path: never; query: never; body: NonNullable<T.MaterialProcess1Data['body']>; data: void }
  /** Review a material at level 2 */
  materialProcess2: { path: never; query: never; body: NonNullable<T.MaterialProcess2Data['body']>; data: void }
  /** Review a material at level 3 */
  materialProcess3: { path: never; query: never; body: NonNullable<T.MaterialProcess3Data['body']>; data: void }
  /** Review a material at level 4 */
  materialProcess4: { path: never; query: never; body: NonNullable<T.MaterialProcess4Data['body']>; data: void }
  /** Move materials to an organisation */
  materialOrgSet: { path: never; query: never; body: NonNullable<T.MaterialOrgSetData['body']>; data: void }
  /** Move materials to a group */
  materialGroupSet: { path: never; query: never; body: NonNullable<T.MaterialGroupSetData['body']>; data: void }
  /** Ask where to upload a file */
  materialUploadSign: { path: never; query: never; body: NonNullable<T.MaterialUploadSignData['body']>; data: T.UploadSign }
  /** Orders, page by page */
  orderList: { path: never; query: NonNullable<T.OrderListData['query']>; body: never; data: Paged<'data', T.Order> }
  /** Add an order */
  orderCreate: { path: never; query: never; body: NonNullable<T.OrderCreateData['body']>; data: void }
  /** One order with its ads and terminals */
  orderGet: { path: NonNullable<T.OrderGetData['path']>; query: never; body: never; data: T.OrderDetail }
  /** Delete an order */
  orderDelete: { path: NonNullable<T.OrderDeleteData['path']>; query: never; body: never; data: void }
  /** Review an order */
  orderReview: { path: NonNullable<T.OrderReviewData['path']>; query: never; body: NonNullable<T.OrderReviewData['body']>; data: void }
  /** Stop an order */
  orderStop: { path: NonNullable<T.OrderStopData['path']>; query: never; body: never; data: void }
  /** Terminals added, by month */
  statDeviceAdded: { path: never; query: NonNullable<T.StatDeviceAddedData['query']>; body: never; data: T.DeviceAddedStat[] }
  /** Online time, by month */
  statDeviceOnline: { path: never; query: NonNullable<T.StatDeviceOnlineData['query']>; body: never; data: T.DeviceOnlineStat[] }
  /** Play time, by month */
  statDevicePlay: { path: never; query: NonNullable<T.StatDevicePlayData['query']>; body: never; data: T.DevicePlayStat[] }
  /** Terminal statistics for a spreadsheet */
  statDeviceExport: { path: never; query: NonNullable<T.StatDeviceExportData['query']>; body: never; data: T.DeviceExport }
  /** The 10 ads played longest last month */
  statProgramTop: { path: never; query: never; body: never; data: T.ProgramDuration[] }
  /** Play by month, page by page */
  statProgramMonths: { path: never; query: NonNullable<T.StatProgramMonthsData['query']>; body: never; data: Paged<'list', T.ProgramMonthStat> }
  /** Play by ad, page by page */
  statProgramList: { path: never; query: NonNullable<T.StatProgramListData['query']>; body: never; data: Paged<'list', T.ProgramStat> }
  /** One ad's play by month, page by page */
  statProgramMonthDetail: { path: never; query: NonNullable<T.StatProgramMonthDetailData['query']>; body: never; data: Paged<'data', T.ProgramMonthStat> }
  /** The ads of a month for a spreadsheet */
  statProgramMonthExport: { path: never; query: NonNullable<T.StatProgramMonthExportData['query']>; body: never; data: T.ProgramMonthExport }
  /** One ad's play in a month for a spreadsheet */
  statProgramLogExport: { path: never; query: NonNullable<T.StatProgramLogExportData['query']>; body: never; data: T.ProgramLogExport }
  /** Commands of all terminals, page by page */
  deviceCommandLog: { path: never; query: NonNullable<T.DeviceCommandLogData['query']>; body: never; data: Paged<'data', T.CommandLogEntry> }
  /** Publishes and stops, page by page */
  playRecordList: { path: never; query: NonNullable<T.PlayRecordListData['query']>; body: never; data: Paged<'data', T.PlayRecord> }
  /** Organisation tree */
  orgTree: { path: never; query: never; body: never; data: T.OrgNode[] }
  /** Add an organisation */
  orgCreate: { path: never; query: never; body: NonNullable<T.OrgCreateData['body']>; data: T.OrgNode[] }
  /** Rename an organisation */
  orgRename: { path: never; query: never; body: NonNullable<T.OrgRenameData['body']>; data: T.OrgNode[] }
  /** Delete an organisation */
  orgDelete: { path: NonNullable<T.OrgDeleteData['path']>; query: never; body: never; data: T.OrgNode[] }
  /** Order the organisations below one */
  orgSort: { path: never; query: never; body: NonNullable<T.OrgSortData['body']>; data: T.OrgNode[] }
  /** Roles, page by page */
  rolePage: { path: never; query: NonNullable<T.RolePageData['query']>; body: never; data: Paged<'data', T.Role> }
  /** What a role may do */
  rolePermTree: { path: NonNullable<T.RolePermTreeData['path']>; query: never; body: never; data: T.PermNode[] }
  /** All permissions */
  permTree: { path: never; query: never; body: never; data: T.PermNode[] }
  /** Leaves that a role holds */
  rolePermLeaf: { path: NonNullable<T.RolePermLeafData['path']>; query: never; body: never; data: T.PermissionCode[] }
  /** Add a role */
  roleCreate: { path: never; query: never; body: NonNullable<T.RoleCreateData['body']>; data: void }
  /** Change a role */
  roleUpdate: { path: never; query: never; body: NonNullable<T.RoleUpdateData['body']>; data: void }
  /** Delete a role */
  roleDelete: { path: NonNullable<T.RoleDeleteData['path']>; query: never; body: never; data: void }
  /** Accounts, page by page */
  userList: { path: never; query: NonNullable<T.UserListData['query']>; body: never; data: Paged<'data', T.Account> }
  /** Activate or disable an account */
  userEnabledSet: { path: NonNullable<T.UserEnabledSetData['path']>; query: never; body: never; data: void }
  /** All roles, for choosing one */
  roleList: { path: never; query: never; body: never; data: T.Role[] }
  /** Add an account */
  userCreate: { path: never; query: never; body: NonNullable<T.UserCreateData['body']>; data: void }
  /** Change an account */
  userUpdate: { path: never; query: never; body: NonNullable<T.UserUpdateData['body']>; data: void }
  /** Send a code to the phone */
  smsSend: { path: NonNullable<T.SmsSendData['path']>; query: never; body: never; data: void }
  /** Check the code */
  smsVerify: { path: NonNullable<T.SmsVerifyData['path']>; query: never; body: never; data: void }
  /** Set a new password */
  smsPasswordReset: { path: NonNullable<T.SmsPasswordResetData['path']>; query: never; body: never; data: void }
}

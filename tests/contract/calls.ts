/**
 * The documented calls, kept apart from the contract so that none gets lost or changed by accident: operation, method,
 * path to the letter, and who may call it: `public` (no session), `any` (any session), or permission codes of which one
 * suffices. Methods and paths are those of the documented list. The access column began as a copy of the contract's
 * `x-permission`, so it guards against change and proves nothing by itself; `permissions.test.ts` compares the codes
 * with 1§6, 2§6 and 3§6.
 */
const table = `
authLogin               POST   /api/auth/login                                           public
authLogout              POST   /api/auth/logout                                          any
userPasswordChange      PATCH  /api/user/password/{old}/{new}                            any
userInfo                GET    /api/user/src                                             any
regionTree              GET    /api/region/tree                                          any
dashboardReport         GET    /api/report/first-page                                    any
deviceList              GET    /api/device/page                                          1
deviceGroupList         GET    /api/device/group/list                                    1 3 41
deviceGet               GET    /api/device/{id}                                          1
deviceCommandHistory    GET    /api/device/command/page                                  1
deviceCommandSend       POST   /api/device/command                                       13
deviceGroupCreate       POST   /api/device/group                                         14
deviceGroupDelete       DELETE /api/device/group/{id}                                    15
deviceGroupRename       PATCH  /api/device/group/                                        14 15
deviceOrgSet            PATCH  /api/device/org                                           17
deviceGroupSet          PATCH  /api/device/group/relation                                16
deviceWorkCronSet       PATCH  /api/device/{ids}/work-cron/{window}                      12
deviceVolumeSet         PATCH  /api/device/volume                                        12
deviceUpdate            PATCH  /api/device                                               11
devicePlayList          GET    /api/device/play/list                                     1
devicePlayStop          POST   /api/device/play-stop                                     18
userList                GET    /api/user/page                                            6
userEnabledSet          PATCH  /api/user/{id}/enable/{enabled}                           6
roleList                GET    /api/role/list                                            6
userCreate              POST   /api/user                                                 6
userUpdate              PATCH  /api/user                                                 6
smsSend                 GET    /api/user/{phone}/sms                                     public
smsVerify               POST   /api/user/{phone}/sms/{smsCode}                           public
smsPasswordReset        PATCH  /api/user/{phone}/sms/{smsCode}/password/{pwd}            public
programGroupList        GET    /api/program/group/list                                   3
programGroupCreate      POST   /api/program/group                                        38
programGroupRename      PATCH  /api/program/group                                        38 39
programGroupDelete      DELETE /api/program/group/{id}                                   39
programList             GET    /api/program/page                                         3 41
programOrgSet           PATCH  /api/program/org                                          3b
programGroupSet         PATCH  /api/program/group/relation                               3a
programSubmit           POST   /api/program/{id}/check/submit                            33
programGet              GET    /api/program/{id}                                         3 31 4 72 82
programDelete           DELETE /api/program/{id}                                         32
programProcess1         POST   /api/program/check/process1                               34
programProcess2         POST   /api/program/check/process2                               35
programProcess3         POST   /api/program/check/process3                               36
programProcess4         POST   /api/program/check/process4                               37
programPlayList         GET    /api/program/play/page                                    3
programDeviceList       GET    /api/program/device/page                                  3c 41
programPlay             POST   /api/program/play                                         3c 3d
programCreate           POST   /api/program                                              31
programUpdate           PATCH  /api/program                                              31
programMaterialList     GET    /api/program/material/page                                31
programCctvMaterialList GET    /api/program/cctv-material/page                           31
materialCctvGroupList   GET    /api/material/cctv-group/list                             31
materialGroupList       GET    /api/material/group/list                                  2 31
materialGroupCreate     POST   /api/material/group/                                      28
materialGroupRename     PATCH  /api/material/group                                       28 29
materialGroupDelete     DELETE /api/material/group/{id}                                  29
materialList            GET    /api/material/page                                        2
materialRename          PATCH  /api/material/name                                        2
materialDelete          DELETE /api/material/{id}                                        22
materialGet             GET    /api/material/{id}                                        2
materialSubmit          POST   /api/material/check/submit                                23
materialProcess1        POST   /api/material/check/process1                              24
materialProcess2        POST   /api/material/check/process2                              25
materialProcess3        POST   /api/material/check/process3                              26
materialProcess4        POST   /api/material/check/process4                              27
materialOrgSet          PATCH  /api/material/org                                         2b
materialGroupSet        PATCH  /api/material/group/relation                              2a
materialUploadSign      POST   /api/material/oss-signature                               21
statDeviceAdded         GET    /api/deviceReport/addDevice                               81
statDeviceOnline        GET    /api/deviceReport/deviceOnline                            81
statDevicePlay          GET    /api/deviceReport/devicePlayDuration                      81
statDeviceExport        GET    /api/deviceReport/deviceStatisticExport                   81
statProgramTop          GET    /api/program-stat/duration-top10                          82
statProgramMonths       GET    /api/program-stat/page                                    82
statProgramList         GET    /api/program-stat/detail-page                             82
statProgramMonthDetail  GET    /api/program-stat/month-detail-page                       82
statProgramMonthExport  GET    /api/program-stat/detail-export                           82
statProgramLogExport    GET    /api/program-stat/log-export                              82
deviceCommandLog        GET    /api/device-command/page                                  71
playRecordList          GET    /api/play-record/page                                     72
orgTree                 GET    /api/org/tree                                             6
orgCreate               POST   /api/org                                                  6
orgRename               PATCH  /api/org                                                  6
orgDelete               DELETE /api/org/{id}                                             6
orgSort                 PATCH  /api/org/sort                                             6
rolePage                GET    /api/role/page                                            6
rolePermTree            GET    /api/role/{id}/perm/tree                                  6
permTree                GET    /api/role/perm/tree                                       6
rolePermLeaf            GET    /api/role/{id}/perm/leaf                                  6
roleCreate              POST   /api/role                                                 6
roleUpdate              PATCH  /api/role                                                 6
roleDelete              DELETE /api/role/{id}                                            6
`

/** The calls of orders, which no document has (C29). */
const orders = `
orderList               GET    /api/order/page                                           4
orderGet                GET    /api/order/{id}                                           4
orderCreate             POST   /api/order                                                41
orderReview             POST   /api/order/{id}/review                                    42
orderStop               POST   /api/order/{id}/stop                                      43
orderDelete             DELETE /api/order/{id}                                           44
`

export interface DocumentedCall {
  operationId: string
  method: string
  path: string
  access: string
}

function parsed(lines: string): readonly DocumentedCall[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [operationId = '', method = '', path = '', ...access] = line.split(/ +/)
      return { operationId, method, path, access: access.join(' ') }
    })
}

export const documentedCalls = parsed(table)

export const allCalls: readonly DocumentedCall[] = [...documentedCalls, ...parsed(orders)]

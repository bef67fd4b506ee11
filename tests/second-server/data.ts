/*
 * What the second server has: a company of its own, written from the documents (entities of 1§3, 2§3 and 3§3). Moments
 * are dates here; how they travel is one of the ways (ways.ts).
 */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const SALT = 'pepper'
export const ACCOUNT = '13900000000'
export const PASSWORD = 'Second1234'

const some = <Row>(count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index))
const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] as Value

const CODES = [
  '-1',
  '1',
  '2',
  '3',
  '6',
  '7',
  '71',
  '72',
  '8',
  '81',
  '82',
  '2a',
  '2b',
  '3a',
  '3b',
  '3c',
  '3d',
  ...some(8, (index) => `1${index + 1}`),
  ...some(9, (index) => `2${index + 1}`),
  ...some(9, (index) => `3${index + 1}`),
]

export type Company = ReturnType<typeof companyAt>

/** The company at a moment, which its newest records are of. */
export function companyAt(now: number) {
  const ago = (ms: number) => new Date(Math.floor((now - ms) / 1000) * 1000)

  const orgTree = {
    id: 1,
    name: '江南传媒',
    children: [
      { id: 2, name: '苏州分公司', pid: 1, aboveId: 0, children: [] },
      { id: 3, name: '无锡分公司', pid: 1, aboveId: 2, children: [] },
    ],
  }
  const regions = [
    {
      code: '32',
      name: '江苏省',
      children: [
        { code: '3205', name: '苏州市', children: [{ code: '320506', name: '吴中区' }] },
        { code: '3202', name: '无锡市', children: [{ code: '320213', name: '梁溪区' }] },
      ],
    },
  ]
  const groups = {
    device: [
      { id: 11, name: '商场' },
      { id: 12, name: '地铁' },
    ],
    material: [{ id: 21, name: '海报' }],
    program: [{ id: 31, name: '秋季' }],
    cctv: [{ id: 41, name: '公益' }],
  }

  const devices = some(57, (index) => {
    const state = index % 4 === 0 ? 0 : 1
    const seen = ago(state ? (index % 5) * MINUTE : (index + 2) * HOUR)
    const wide = index % 3 !== 0
    return {
      id: 1001 + index,
      sn: `JN${String(20_000 + index * 7)}`,
      name: `${pick(['大堂', '电梯口', '收银台'], index)}屏 ${index + 1}`,
      remark: index % 2 ? '每周一擦拭' : undefined,
      addr: `人民路 ${index + 3} 号`,
      state,
      resolution: wide ? '1920*1080' : '1080*1920',
      resolutionH: wide ? 1920 : 1080,
      resolutionV: wide ? 1080 : 1920,
      province: '江苏省',
      city: pick(['苏州市', '无锡市'], index),
      district: pick(['吴中区', '梁溪区'], index),
      organizationId: pick([2, 3], index),
      groupId: pick([0, 11, 12], index),
      creator: '13900000000',
      createTime: ago((index + 30) * DAY),
      screenshotUpdate: ago(HOUR),
      clientTime: seen,
      workCron: '07:00-22:30',
      workCronTarget: '07:00-22:30',
      volume: 40,
      volumeTarget: { val: 40, period: [{ t: '12:00-13:30', v: 10 }] },
      lastOnline: seen,
      appVersionName: '4.1.0',
      adaptVersionName: '2.0',
      appVersionTarget: '4.1.0',
      os: pick([1, 2], index),
      mac: '02:00:00:00:00:01',
      diskInfo: '3.1GB/16GB',
      cardInfo: '无',
      netType: pick([1, 2, 3], index),
      ip: '203.0.113.9',
      lanIp: '192.168.3.9',
    }
  })

  const materials = some(46, (index) => ({
    id: 2001 + index,
    name: `素材 ${index + 1}`,
    snapshot: `/files/material-${index}.jpg`,
    path: `/files/material-${index}.${index % 2 ? 'mp4' : 'jpg'}`,
    status: pick([1, 0, 2, 4, 1, 7], index),
    currentLevel: 1,
    currentLevelName: '部门审核',
    enabled: index % 9 === 0 ? 0 : 1,
    type: index % 2,
    organizationId: pick([2, 3], index),
    groupId: pick([0, 21], index),
    width: 1920,
    height: 1080,
    size: 1_400_000 + index,
    duration: index % 2 ? 15 : undefined,
    mime: index % 2 ? 'video/mp4' : 'image/jpeg',
    createTime: ago((index + 1) * DAY),
    checkReason: '',
  }))

  const scene = { elements: [], background: { type: 1, color: { r: 20, g: 60, b: 120 } }, stay: 60 }
  const programs = some(34, (index) => ({
    id: 3001 + index,
    name: `广告 ${index + 1}`,
    snapshot: `/files/program-${index}.jpg`,
    width: 1920,
    height: 1080,
    status: pick([1, 0, 2, 3, 4, 5], index),
    currentLevel: 1,
    currentLevelName: '部门审核',
    resolutionType: '1920*1080',
    content: JSON.stringify({ name: `广告 ${index + 1}`, pages: [scene] }),
    size: 90_000,
    duration: 60,
    creator: '13900000000',
    createTime: ago((index + 1) * DAY),
    organizationId: pick([2, 3], index),
    groupId: pick([0, 31], index),
    checkReason: '',
  }))

  const period = [{ start: '09:00', end: '18:00', weeks: '1,2,3,4,5', times: 2, level: 10 }]
  const plays = devices.slice(0, 21).map(({ id, sn, name, state, ...device }, index) => ({
    ...device,
    deviceId: id,
    deviceSn: sn,
    deviceName: name,
    deviceState: state,
    deviceException: 0,
    deviceEnabled: 1,
    programId: 3001,
    programName: '广告 1',
    scheduleType: index % 2,
    schedules: [{ dateStart: 20260101, dateEnd: 20301231, period }],
    status: index % 3 === 0 ? 0 : 1,
  }))

  const commands = some(44, (index) => {
    const { id, sn, name } = devices[index % 5] as (typeof devices)[number]
    return {
      deviceId: id,
      sn,
      name,
      del: 0,
      type: pick([0, 1, 4, 5], index),
      status: pick([1, 0, 2], index),
      msg: index % 3 === 1 ? '终端离线' : '',
      creator: pick([ACCOUNT, '13900000001'], index),
      createTime: ago(index * 3 * HOUR),
    }
  })
  const records = some(38, (index) => {
    const { id, name } = programs[index % 4] as (typeof programs)[number]
    const device = devices[index % 6] as (typeof devices)[number]
    return {
      programId: id,
      programName: name,
      programDel: 0,
      deviceSn: device.sn,
      deviceName: device.name,
      deviceDel: 0,
      creator: pick([ACCOUNT, '13900000001'], index),
      type: pick([1, 1, 0], index),
      status: index % 5 === 0 ? 0 : 1,
      createTime: ago(index * 2 * HOUR),
    }
  })

  const roles = [
    { id: 51, name: '管理员', remark: '', category: 0, functionIds: CODES },
    { id: 52, name: '运营', remark: '没有审核', category: 2, functionIds: ['1', '11', '2', '3'] },
  ]
  const users = some(13, (index) => ({
    id: 61 + index,
    account: `139000000${String(index).padStart(2, '0')}`,
    name: `同事${index + 1}`,
    roleId: pick([51, 52], index),
    organizationId: pick([2, 3], index),
    enabled: index % 6 === 5 ? 0 : 1,
    role: { name: pick(['管理员', '运营'], index), category: pick([0, 2], index) },
  }))

  return { now, orgTree, regions, groups, devices, materials, programs, plays, commands, records, roles, users, CODES }
}

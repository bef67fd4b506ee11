import type { Company } from './data.ts'

/*
 * The calls of calls.tsv that read, written from its lines: what each answers, before it is put into the form in which
 * it travels.
 */

type Row = Readonly<Record<string, unknown>>

/** A list of which a page is asked, with the rows that a filter leaves. */
export interface Listing {
  rows: readonly Row[]
  /** What the documents call the rows. */
  named: 'data' | 'list'
  filters: Readonly<Record<string, (row: Row, value: string) => boolean>>
}

export interface Asked {
  company: Company
  /** The variable parts of the path, in their order. */
  path: readonly string[]
  query: URLSearchParams
  /** An id as it travels. */
  idText: (id: unknown) => string
}

export class Refused extends Error {}

export function isListing(answer: unknown): answer is Listing {
  return typeof answer === 'object' && answer !== null && 'filters' in answer
}

const says = (field: string) => (row: Row, value: string) => String(row[field]) === value
const has =
  (...fields: string[]) =>
  (row: Row, value: string) =>
    fields.some((field) => String(row[field] ?? '').includes(value.trim()))

const list = (rows: readonly Row[], filters: Listing['filters'] = {}, named: Listing['named'] = 'data'): Listing => ({
  rows,
  named,
  filters,
})

const whereabouts = ['province', 'city', 'district', 'resolutionH', 'resolutionV']
const alike = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, says(field)]))

/** A month of a report, `yyyyMM` as the documents write it. */
const monthsOf = (now: number, count = 6) =>
  Array.from({ length: count }, (_, index) => {
    const { year, month } = shanghai(now)
    const month0 = month - 1 - (count - 1 - index)
    const date = new Date(Date.UTC(year, month0, 1))
    return `${date.getUTCFullYear()}${String(date.getUTCMonth() + 1).padStart(2, '0')}`
  })

function shanghai(now: number) {
  const date = new Date(now + 8 * 3_600_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const lastDays = (now: number) =>
  Array.from({ length: 7 }, (_, index) =>
    new Date(now + 8 * 3_600_000 - (6 - index) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''),
  )

const counts = (rows: readonly Row[], field: string, values: number) =>
  Object.fromEntries(
    Array.from({ length: values }, (_, value) => [value, rows.filter((row) => row[field] === value).length]),
  )

const pickFields = (row: Row, ...fields: string[]) => Object.fromEntries(fields.map((field) => [field, row[field]]))

function found(rows: readonly Row[], id: string | undefined, idText: Asked['idText']) {
  const row = rows.find((one) => idText(one.id) === id)
  if (!row) throw new Refused('记录不存在')
  return row
}

const tree = ({ CODES }: Company) =>
  CODES.filter((code) => /^\d$/.test(code)).map((code) => ({
    id: code,
    name: `权限 ${code}`,
    children: CODES.filter((one) => one.length === 2 && one[0] === code).map((one) => ({
      id: one,
      name: `权限 ${one}`,
      children: [],
    })),
  }))

const materialRow = (row: Row) =>
  pickFields(row, 'id', 'name', 'snapshot', 'status', 'currentLevel', 'currentLevelName', 'enabled', 'type')
const mediaRow = (row: Row) =>
  pickFields(row, 'id', 'type', 'name', 'path', 'width', 'height', 'size', 'duration', 'mime', 'createTime')
/** What is filtered by stands in the table, not in the answer. */
const shown = (listing: Listing, show: (row: Row) => Row): Listing & { show: (row: Row) => Row } => ({
  ...listing,
  show,
})

const months = (now: number) =>
  monthsOf(now).map((m, index) => ({ m, programCount: 4 + index, deviceCount: 30, duration: 70_000 + index }))

const stats = ({ programs }: Company) =>
  programs.slice(0, 12).map(({ id, name }, index) => ({
    programId: id,
    programName: name,
    programDel: 0,
    programDuration: 60,
    deviceCount: 5 + index,
    duration: 9_000 * (index + 1),
  }))

/** By method and path below the prefix; `*` is what varies. */
export const answers: Readonly<Record<string, (asked: Asked) => unknown>> = {
  'GET /user/src': ({ company: { orgTree, CODES } }) => ({
    account: '13900000000',
    name: '管理员',
    functionIds: CODES,
    orgTree,
    cdnImgUrl: 'https://files.example.invalid',
    cdnVideoUrl: 'https://files.example.invalid',
    sysConfig: {
      resolutions: ['1920*1080', '1080*1920'],
      imageMaxSize: 10,
      imageFormat: 'jpg,png',
      videoFormat: 'mp4',
    },
    company: { videoSizeLimit: 200 },
    systemMainVersion: { versionName: '4.1.0', path: '/files/client.apk' },
    companyAdapters: [],
    cctvShow: 1,
  }),
  'GET /region/tree': ({ company }) => company.regions,
  'GET /report/first-page': ({ company: { devices, materials, programs, now } }) => ({
    deviceState: counts(devices, 'state', 2),
    materialType: counts(materials, 'type', 2),
    programStatus: counts(programs, 'status', 6),
    deviceOnlineReport: Object.fromEntries(lastDays(now).map((day) => [day, { duration: 800_000, count: 43 }])),
    programDurationTop10: programs.slice(0, 10).map(({ name }, index) => ({ name, del: 0, duration: 9_000 - index })),
  }),

  'GET /device/page': ({ company }) =>
    list(company.devices, {
      ...alike('state', 'groupId', ...whereabouts),
      orgId: says('organizationId'),
      snOrName: has('sn', 'name'),
    }),
  'GET /device/group/list': ({ company }) => company.groups.device,
  'GET /device/command/page': ({ company: { commands }, query, idText }) =>
    list(
      commands.filter(({ deviceId }) => idText(deviceId) === query.get('deviceId')),
      { ...alike('type', 'status'), accountOrName: has('creator') },
    ),
  'GET /device/play/list': ({ company: { plays }, query, idText }) =>
    plays.filter(({ deviceId }) => idText(deviceId) === query.get('id')),
  'GET /device/*': ({ company: { devices }, path: [id], idText }) => ({
    ...found(devices, id, idText),
    screenshot: '/files/screen.jpg',
  }),

  'GET /material/group/list': ({ company }) => company.groups.material,
  'GET /material/cctv-group/list': ({ company }) => company.groups.cctv,
  'GET /material/page': ({ company }) =>
    shown(
      list(company.materials, {
        ...alike('type', 'status', 'groupId'),
        orgId: says('organizationId'),
        name: has('name'),
      }),
      materialRow,
    ),
  'GET /material/*': ({ company: { materials }, path: [id], idText }) => found(materials, id, idText),

  'GET /program/group/list': ({ company }) => company.groups.program,
  'GET /program/page': ({ company }) =>
    list(company.programs, {
      ...alike('status', 'groupId', 'width', 'height'),
      orgId: says('organizationId'),
      name: has('name'),
    }),
  'GET /program/play/page': ({ company: { plays }, query, idText }) =>
    list(
      plays.filter(({ programId }) => idText(programId) === query.get('programId')),
      {
        ...alike('groupId', ...whereabouts),
        orgId: says('organizationId'),
        state: says('deviceState'),
        syncStatus: says('status'),
        snOrName: has('deviceSn', 'deviceName'),
      },
    ),
  'GET /program/device/page': ({ company }) =>
    shown(
      list(company.devices, {
        ...alike('state', 'groupId', 'resolutionH', 'resolutionV'),
        orgId: says('organizationId'),
        snOrName: has('sn', 'name'),
      }),
      (row) => pickFields(row, 'id', 'sn', 'name', 'state', 'resolution', 'district'),
    ),
  'GET /program/material/page': ({ company }) =>
    shown(list(company.materials, { ...alike('type', 'status', 'groupId'), name: has('name') }), mediaRow),
  'GET /program/cctv-material/page': ({ company }) =>
    shown(list(company.materials.slice(0, 7), { ...alike('type', 'status', 'groupId'), name: has('name') }), mediaRow),
  'GET /program/*': ({ company: { programs }, path: [id], idText }) => found(programs, id, idText),

  'GET /deviceReport/addDevice': ({ company: { now } }) => monthsOf(now).map((date) => ({ date, count: 3 })),
  'GET /deviceReport/deviceOnline': ({ company: { now } }) =>
    monthsOf(now).map((date) => ({ date, duration: 3_600_000, deviceCount: 40 })),
  'GET /deviceReport/devicePlayDuration': ({ company: { now } }) =>
    monthsOf(now).map((date) => ({ date, duration: 1_800_000, deviceCount: 40, programCount: 9 })),
  'GET /deviceReport/deviceStatisticExport': ({ company: { devices }, query }) => {
    const month = query.get('month') ?? query.get('endMonth')
    if (query.get('countType') === '1') return { data: [{ date: month, count: 3, duration: 1_800 }], time: month }
    const rows = devices.map((device) => ({
      ...pickFields(device, 'sn', 'name', 'createTime', 'appVersionName', 'district', 'addr', 'organizationId'),
      programUpdate: device.lastOnline,
      lastOnline: device.lastOnline,
      del: 0,
      duration: 3_600,
    }))
    if (query.get('bizType') !== '3') return { list: rows, time: month, totalDuration: 86_400 }
    return {
      details: devices.map(({ sn, name }) => ({ d: `${month}01`, sn, name, sumCount: 9, sumDuration: 540 })),
      time: month,
      totalDuration: 86_400,
    }
  },
  'GET /program-stat/duration-top10': ({ company: { programs } }) =>
    programs.slice(0, 10).map(({ name }, index) => ({ name, duration: 90_000 - index, del: 0 })),
  'GET /program-stat/page': ({ company: { now } }) => list(months(now), {}, 'list'),
  'GET /program-stat/detail-page': ({ company }) => list(stats(company), { programName: has('programName') }, 'list'),
  'GET /program-stat/month-detail-page': ({ company: { now } }) => list(months(now)),
  'GET /program-stat/detail-export': ({ company, query }) => ({ list: stats(company), time: query.get('month') }),
  'GET /program-stat/log-export': ({ company: { devices }, query }) => ({
    list: devices.map(({ sn, name }) => ({
      d: `${query.get('month')}02`,
      deviceSn: sn,
      deviceName: name,
      deviceDel: 0,
      duration: 60,
    })),
  }),

  'GET /device-command/page': ({ company }) =>
    list(company.commands, { ...alike('type', 'status'), snOrName: has('sn', 'name'), accountOrName: has('creator') }),
  'GET /play-record/page': ({ company }) =>
    list(company.records, {
      ...alike('type'),
      snOrName: has('deviceSn', 'deviceName'),
      accountOrName: has('creator'),
      programName: has('programName'),
    }),

  'GET /org/tree': ({ company: { orgTree } }) => [orgTree],
  'GET /role/page': ({ company }) => list(company.roles),
  'GET /role/list': ({ company }) => company.roles,
  'GET /role/perm/tree': ({ company }) => tree(company),
  'GET /role/*/perm/tree': ({ company }) => tree(company),
  'GET /role/*/perm/leaf': ({ company: { roles }, path: [id], idText }) => found(roles, id, idText).functionIds,
  'GET /user/page': ({ company }) =>
    list(company.users, {
      ...alike('roleId', 'enabled'),
      orgId: says('organizationId'),
      accountOrName: has('account', 'name'),
    }),

  'POST /program/play': () => 2,
  'POST /program': () => null,
  'POST /device/group': () => null,
  'POST /auth/logout': () => null,
}

import type { DashboardReport } from '#src/api/generated/types.gen.ts'
import { lastDays } from '#src/domain/dates.ts'

/* Answers for stories, as seen on 20 November 2026. */
const TODAY = new Date(2026, 10, 20)

const HOURS = [2870.5, 3120.25, 3068, 0, 2954.75, 3231.1, 1406.4]
const DEVICES = [182, 188, 185, 0, 179, 190, 176]
const NAMES = [
  '秋季新品发布',
  '门店会员日',
  '城市之光公益宣传',
  '双周特惠',
  '早餐时段套餐',
  '地铁出行提示',
  '周末亲子嘉年华',
  '品牌形象片',
  '社区健康讲座',
  '年终答谢',
]
const LONG = '连锁门店秋冬季新品联合推广活动第二阶段线下互动体验专场宣传片（竖屏、含字幕、终版修订之后再次修订）'

export const full: DashboardReport = {
  deviceState: { 0: 31, 1: 169 },
  materialType: { 0: 356, 1: 82 },
  programStatus: { 0: 14, 1: 96, 2: 11, 3: 5, 4: 8, 5: 3 },
  deviceOnlineReport: Object.fromEntries(
    lastDays(7, TODAY).flatMap((day, index) =>
      DEVICES[index] ? [[day, { duration: (HOURS[index] ?? 0) * 3600, count: DEVICES[index] }]] : [],
    ),
  ),
  programDurationTop10: NAMES.map((name, index) => ({ name, del: index === 3, duration: 1_250_000 / (index + 1.3) })),
}

export const empty: DashboardReport = {
  deviceState: {},
  materialType: {},
  programStatus: {},
  deviceOnlineReport: {},
  programDurationTop10: [],
}

export const extreme: DashboardReport = {
  deviceState: { 0: 1, 1: 999_999_999 },
  materialType: { 0: 1_000_000_000, 1: 0 },
  programStatus: {
    0: 1,
    1: 1_000_000_000,
    2: 250_000_000,
    3: 0,
    4: 12,
    5: 500_000_000,
    9: 30_000_000,
  } as DashboardReport['programStatus'],
  deviceOnlineReport: Object.fromEntries(
    lastDays(7, TODAY).map((day, index) => [
      day,
      { duration: index * 3.6e12 + 36, count: 1_000_000_000 - index * 90_000_000 },
    ]),
  ),
  programDurationTop10: NAMES.map((name, index) => ({
    name: index % 2 ? LONG : `${LONG}${name}`,
    del: index % 3 === 0,
    duration: index === 9 ? 36 : 3.6e12 / 3 ** index,
  })),
}

export const single: DashboardReport = {
  deviceState: { 1: 1 },
  materialType: { 0: 1 },
  programStatus: { 1: 1 },
  deviceOnlineReport: { [lastDays(1, TODAY)[0] ?? '']: { duration: 36, count: 1 } },
  programDurationTop10: [{ name: '门店会员日', del: 0, duration: 36 }],
}

export const malformed = {
  deviceState: full.deviceState,
  materialType: 'many',
  programStatus: full.programStatus,
  deviceOnlineReport: [3, 4],
  programDurationTop10: { first: 1 },
} as unknown as DashboardReport

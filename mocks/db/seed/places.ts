import type { Random } from '../random.ts'

export interface PlaceKind {
  group: string
  /** What the spot is called in the name of a terminal. */
  spots: readonly string[]
  /** Width and height of the screens there. */
  resolutions: readonly (readonly [number, number])[]
}

/** The kinds, in the order of the groups' ids from 1. */
export const placeKinds: readonly PlaceKind[] = [
  {
    group: '写字楼大堂',
    spots: ['写字楼大堂', '商务中心前台', '创业园A座大厅'],
    resolutions: [
      [1920, 1080],
      [3840, 2160],
    ],
  },
  {
    group: '商场中庭',
    spots: ['购物中心中庭', '百货扶梯口', '生活广场连廊'],
    resolutions: [
      [1920, 1080],
      [1080, 1920],
      [3840, 2160],
    ],
  },
  {
    group: '社区电梯',
    spots: ['花园1号楼电梯', '家园3幢电梯', '公寓货梯厅'],
    resolutions: [
      [1080, 1920],
      [800, 1280],
    ],
  },
  {
    group: '高铁站',
    spots: ['高铁站候车厅', '高铁站检票口', '高铁站出站通道'],
    resolutions: [
      [1920, 1080],
      [1080, 1920],
    ],
  },
  {
    group: '机场',
    spots: ['机场到达厅', '机场登机口', '机场行李转盘'],
    resolutions: [
      [1920, 1080],
      [3840, 2160],
    ],
  },
  {
    group: '医院',
    spots: ['门诊大厅', '药房取药处', '体检中心'],
    resolutions: [
      [1080, 1920],
      [1366, 768],
    ],
  },
  {
    group: '校园',
    spots: ['校园食堂', '图书馆门厅', '体育馆入口'],
    resolutions: [
      [1920, 1080],
      [1366, 768],
    ],
  },
  {
    group: '便利店',
    spots: ['便利店收银台', '便利店橱窗', '社区超市入口'],
    resolutions: [
      [1080, 1920],
      [800, 1280],
      [1366, 768],
    ],
  },
]

const ROADS = [
  '春和路',
  '云栖大道',
  '澄江路',
  '望湖街',
  '锦程路',
  '青杉巷',
  '明远路',
  '观澜街',
  '星河路',
  '梧桐里',
  '朝晖路',
  '听涛街',
  '安澜路',
  '嘉禾大道',
  '竹影路',
  '晴川街',
]
const REMARKS = ['', '', '', '', '', '', '临街橱窗', '物业夜间断电', '每周一巡检', '与隔壁屏同步播放', '二季度更换支架']
const LONG_TAIL = '（临时点位：含扶梯口侧面双联屏与服务台立式屏，待并入正式编号）'

export function drawRoad(random: Random): string {
  return random.pick(ROADS)
}

export function drawRemark(random: Random): string {
  return random.pick(REMARKS)
}

/** The name of a spot; one in thirty is as long as names get. */
export function drawSpotName(random: Random, area: string, road: string, kind: PlaceKind): string {
  const number = String(random.int(1, 12)).padStart(2, '0')
  return `${area}·${road}${random.pick(kind.spots)}-${number}${random.chance(1 / 30) ? LONG_TAIL : ''}`
}

/**
 * A serial number, 6 to 12 letters and digits. Some are made to hurt: they look like numbers in scientific notation
 * or begin with zeros, and are text all the same.
 */
export function drawSerial(random: Random, index: number): string {
  const tail = index.toString(16).toUpperCase().padStart(4, '0')
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16).toUpperCase()).join('')
  const kind = random.int(0, 19)
  if (kind === 0) return `${random.int(100, 999)}E${String(index).padStart(2, '0')}`
  if (kind === 1) return `00${String(index).padStart(6, '0')}`
  if (kind < 5) return `AS${hex(6)}${tail}`
  return `${hex(4)}${tail}`
}

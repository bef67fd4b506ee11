import { UserError } from '#src/lib/errors/user-error.ts'

/*
 * Records for the stories of the kit: made up, with very long names and blanks among them.
 */

export interface Sample {
  id: number
  sn: string
  name: string
  state: number
  resolution: string
  district: string
  lastOnline: string
  screenshot: string
}

const DISTRICTS = ['浦东新区', '西湖区', '天河区', '锦江区', '江汉区', '鼓楼区']
const PLACES = ['地铁站', '商场', '写字楼', '医院', '机场', '体育馆']

export const SAMPLE_NOW = new Date(2026, 10, 20, 12, 0, 0)

export function samples(count: number, from = 1): Sample[] {
  return Array.from({ length: count }, (_, index) => sample(from + index))
}

function sample(id: number): Sample {
  const district = DISTRICTS[id % DISTRICTS.length] ?? ''
  const upright = id % 3 === 0
  return {
    id,
    sn: (662_000 + id * 37).toString(16).toUpperCase(),
    name:
      id % 7 === 3
        ? `${district}${PLACES[id % 5]}南广场三层东侧扶梯口超长名称的展示终端${id}号`
        : `${district}${PLACES[id % PLACES.length]}${id}号屏`,
    state: id % 4 === 0 ? 0 : 1,
    resolution: upright ? '1080x1920' : '1920x1080',
    district: id % 9 === 0 ? '' : district,
    lastOnline: `2026-11-20 1${id % 2}:${String((id * 7) % 60).padStart(2, '0')}:00`,
    screenshot: picture(upright, id),
  }
}

/** A picture of plain colours, upright or wide. */
function picture(upright: boolean, id: number): string {
  const [width, height] = upright ? [90, 160] : [160, 90]
  const hue = (id * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 45%)"/><circle cx="50%" cy="50%" r="24" fill="hsl(${hue} 60% 75%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const SAMPLE_ORGS = {
  id: 1,
  name: '总公司',
  children: [
    {
      id: 2,
      name: '华东大区',
      children: [
        {
          id: 5,
          name: '上海分公司',
          children: [
            { id: 9, name: '浦东运营部' },
            { id: 10, name: '徐汇运营部' },
          ],
        },
        { id: 6, name: '杭州分公司' },
      ],
    },
    {
      id: 3,
      name: '华南大区',
      children: [
        { id: 7, name: '广州分公司' },
        { id: 8, name: '深圳分公司' },
      ],
    },
    { id: 4, name: '西南大区' },
  ],
}

export const SAMPLE_REGIONS = [
  {
    name: '上海市',
    children: [{ name: '市辖区', children: [{ name: '浦东新区' }, { name: '徐汇区' }, { name: '静安区' }] }],
  },
  {
    name: '浙江省',
    children: [
      { name: '杭州市', children: [{ name: '西湖区' }, { name: '上城区' }] },
      { name: '宁波市', children: [{ name: '海曙区' }, { name: '鄞州区' }] },
    ],
  },
  { name: '江苏省', children: [{ name: '南京市', children: [{ name: '鼓楼区' }, { name: '玄武区' }] }] },
]

export const SAMPLE_ERROR = new UserError('服务暂不可用，请稍后再试')

/** An answer that is under way until the story lets it come, so that what is busy can be seen. */
export function latch(): { answer: Promise<void>; release: () => void } {
  let release = () => {}
  const answer = new Promise<void>((resolve) => {
    release = resolve
  })
  return { answer, release: () => release() }
}

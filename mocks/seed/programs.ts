import type { GroupRow, MaterialRow, ProgramRow } from '../models.ts'
import { randomOf, type Random } from '../random.ts'
import { snapshotPath } from '../snapshots.ts'
import type { SettledScenario } from '../world.ts'
import type { Branch } from './company.ts'
import { drawOwner, mediaScale } from './materials.ts'
import { designScenes, type Theme } from './scenes.ts'

const DAY = 86_400_000
const THEMES: readonly Theme[] = [
  { name: '春茶上新', line: '山场头采，现泡现饮', news: '到店即享新茶试饮，购任意两罐赠便携茶具，活动截至本周日' },
  { name: '夏日冰饮季', line: '大杯同价，冰爽一夏', news: '每日 14 点至 17 点第二杯半价，自带杯再减两元' },
  { name: '周年庆八折', line: '全场正价商品八折', news: '周年庆期间满三百赠礼盒一份，赠品有限，先到先得' },
  { name: '会员日双倍积分', line: '每月八日，积分翻倍', news: '积分可抵现金使用，新会员当日注册即赠一百积分' },
  { name: '早餐套餐', line: '热豆浆配鲜肉包，十元起', news: '工作日 6 点半至 9 点半供应，提前一晚预订免排队' },
  { name: '鲜果直达', line: '产地采摘，次日到店', news: '每日现切果盒下午四点后七折，坏果包赔' },
  { name: '城市夜读', line: '周五晚七点，一起读书', news: '本周共读散文选，凭书店小票可换热饮一杯' },
  { name: '暖冬好物', line: '保暖内搭两件七五折', news: '满两百减三十，羽绒制品免费清洗一次' },
  { name: '周末市集', line: '手作、花草与旧书', news: '周六上午十点开集，雨天移至一层中庭' },
  { name: '出行无忧', line: '车辆检测，三十项免费', news: '长假前到店检测可领玻璃水一瓶，请提前电话预约' },
  { name: '开学季', line: '文具书包，满百减二十', news: '凭学生证再享九五折，大件免费送货到家' },
  { name: '亲子乐园', line: '两大一小，周末通票', news: '一米以下儿童免票，入园请穿防滑袜' },
  { name: '健身打卡', line: '连续七天，赠月卡一张', news: '新客可约体测与私教体验课，器械区 23 点闭馆' },
  { name: '露营装备', line: '帐篷天幕，成套更省', news: '租赁满三天免一天，押金当日退还' },
  { name: '绿色出行', line: '少开一天车，多走一段路', news: '地铁站内共享单车前半小时免费，请规范停放' },
  { name: '团圆礼盒', line: '六味糕点，一盒团圆', news: '礼盒可代写贺卡，市内当日送达' },
]
const RESOLUTIONS = [[1920, 1080], [1920, 1080], [1080, 1920], [3840, 2160], [1366, 768], [800, 1280]] as const
/** 1§4: most are approved, some stand at each other status. */
const STATUSES = [1, 1, 1, 1, 1, 1, 0, 2, 2, 3, 4, 5]
const REASONS = ['画面与文案不符', '促销时间已过', '缺少广告标识']

/** The groups of ads, ids from 1. */
export function seedProgramGroups(): GroupRow[] {
  return ['节日活动', '新品推广', '品牌宣传', '公益广告'].map((name, index) => ({ id: index + 1, name }))
}

/** Ads of all statuses; one that was played has been deleted since. */
export function seedPrograms(scenario: SettledScenario, branches: readonly Branch[], groups: readonly GroupRow[], materials: readonly MaterialRow[]): ProgramRow[] {
  const random = randomOf(scenario.seed, 'programs')
  const count = mediaScale[scenario.scale].programs
  const usable = materials.filter((material) => material.status === 1)
  return Array.from({ length: count }, (_, index) => {
    const id = 3001 + index
    const [width, height] = random.pick(RESOLUTIONS)
    const status = index < 8 ? 1 : random.pick(STATUSES)
    const used = drawMaterials(random, usable)
    const theme = random.pick(THEMES)
    const name = `${theme.name}${index < THEMES.length ? '' : `第${Math.floor(index / THEMES.length) + 1}期`}`
    const { scenes, shown } = design(randomOf(scenario.seed, `scenes ${id}`), theme, used, usable, width < height)
    const content = JSON.stringify({ name, pages: scenes })
    return {
      id,
      name,
      width,
      height,
      duration: scenes.reduce((sum, { stay }) => sum + stay, 0),
      size: shown.reduce((sum, material) => sum + material.size, 0),
      groupId: random.chance(0.85) ? random.pick(groups).id : 0,
      organizationId: drawOwner(randomOf(scenario.seed, `owner ${id}`), branches),
      creator: random.pick(['13800000000', '13800000001']),
      createTime: scenario.epoch - ageDays(count - index, count) * DAY + random.int(0, 36_000_000),
      materialIds: shown.map((material) => material.id),
      content,
      snapshot: snapshotPath(id, { content, width, height }),
      deleted: index === 5,
      status,
      currentLevel: status === 2 ? random.int(1, scenario.reviewLevels) : 0,
      checkReason: status === 4 || status === 5 ? random.pick(REASONS) : '',
    }
  })
}

/** Days since an ad was made, the newest being number 1: most are of these weeks, the oldest are a year old. */
function ageDays(number: number, count: number): number {
  return number * 0.6 + 340 * (number / count) ** 2
}

function drawMaterials(random: Random, usable: readonly MaterialRow[]): MaterialRow[] {
  if (usable.length === 0) return []
  return [...new Set(Array.from({ length: random.int(1, 4) }, () => random.pick(usable)))]
}

/** The scenes of an ad with their stays (E2), and every material that they show (E10). */
function design(random: Random, theme: Theme, used: readonly MaterialRow[], usable: readonly MaterialRow[], upright: boolean) {
  const videos = used.filter(({ type }) => type === 1)
  // a carousel of one picture is none: some of the same shape come along
  const fitting = usable.filter(({ type, width, height }) => type === 0 && width < height === upright)
  const more = fitting.length === 0 ? [] : Array.from({ length: 3 }, () => random.pick(fitting))
  const images = [...new Set([...used.filter(({ type }) => type === 0), ...more])]
  const pages = designScenes({ random, theme, upright, images, videos, count: used.length, foreign: random.chance(0.12) })
  const text = JSON.stringify(pages)
  return {
    scenes: pages,
    shown: [...images, ...videos].filter(({ path }) => text.includes(JSON.stringify(path))),
  }
}

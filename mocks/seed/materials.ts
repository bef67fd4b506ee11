import { clipPath, clips } from '../clips.ts'
import type { GroupRow, Id, MaterialRow } from '../models.ts'
import { picturePath } from '../media.ts'
import { randomOf, type Random } from '../random.ts'
import { settled } from '../simulation/reviews.ts'
import type { SettledScenario } from '../world.ts'
import type { Branch } from './company.ts'

const DAY = 86_400_000
const MEGABYTE = 1024 * 1024
const SUBJECTS = ['春茶', '冰饮', '鲜果', '早餐', '运动鞋', '童装', '绿植', '图书', '家居', '露营', '咖啡', '甜品', '车检', '健身', '护肤']
const KINDS = ['主视觉', '横幅', '竖屏海报', '宣传片', '促销价签', '新品图', '十五秒短片', '品牌故事']
/** 2§4: most are approved, some stand at each other status. */
const STATUSES = [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 2, 2, 3, 4, 5, 6, 7]
const IMAGE_SIZES = [[1920, 1080], [1080, 1920], [1200, 900], [800, 800]] as const
const REASONS = ['画面文字过小', '价格信息需核实', '版权证明缺失', '画质不清晰']

/** The groups of materials, ids from 1. */
export function seedMaterialGroups(): GroupRow[] {
  return ['品牌形象', '促销活动', '节日氛围', '公益宣传', '新品上市'].map((name, index) => ({ id: index + 1, name }))
}

/** Some belong to the whole company; most of the others, as the terminals do, to its first region. */
export function drawOwner(random: Random, branches: readonly Branch[]): Id {
  return random.chance(0.15) ? 1 : (branches[Math.floor(random.next() ** 3 * branches.length)] as Branch).orgId
}

/** How many materials and ads go with a number of terminals. */
export const mediaScale = {
  0: { materials: 0, programs: 0, commands: 0 },
  1: { materials: 1, programs: 1, commands: 3 },
  200: { materials: 60, programs: 40, commands: 1600 },
  10000: { materials: 400, programs: 200, commands: 4000 },
} as const

/** Materials of all types and statuses. */
export function seedMaterials(scenario: SettledScenario, branches: readonly Branch[], groups: readonly GroupRow[]): MaterialRow[] {
  const random = randomOf(scenario.seed, 'materials')
  const count = mediaScale[scenario.scale].materials
  return Array.from({ length: count }, (_, index) => {
    const id = 5001 + index
    const video = random.chance(0.3)
    const clip = random.pick(clips)
    const [width, height] = video ? [clip.width, clip.height] : random.pick(IMAGE_SIZES)
    // the first of each type is approved, so that something can be published at every scale
    const drawn = index < 2 ? 1 : random.pick(STATUSES)
    const status = !video && drawn > 5 ? 1 : drawn
    const picture = picturePath('material', id, width, height)
    return {
      id,
      name: `${random.pick(SUBJECTS)}${random.pick(KINDS)}${String(index + 1).padStart(3, '0')}`,
      type: video ? 1 : 0,
      width,
      height,
      size: Math.round((video ? random.int(8, 120) : 0.2 + random.next() * 5) * MEGABYTE),
      duration: video ? clip.duration : 0,
      mime: video ? 'video/mp4' : 'image/svg+xml',
      path: video ? clipPath(clip) : picture,
      snapshot: picture,
      ...settled(status, {
        currentLevel: status === 2 ? random.int(1, scenario.reviewLevels) : 0,
        checkReason: status === 4 || status === 5 ? random.pick(REASONS) : '',
      }),
      enabled: random.chance(0.93) ? 1 : 0,
      groupId: random.chance(0.85) ? random.pick(groups).id : 0,
      organizationId: drawOwner(random, branches),
      creator: random.pick(['13800000000', '13800000001']),
      createTime: scenario.epoch - (count - index) * DAY + random.int(0, 36_000_000),
    }
  })
}

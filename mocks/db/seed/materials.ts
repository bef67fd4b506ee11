import { clipPath, clips, type Clip } from '../../media/clips.ts'
import type { GroupRow, Id, MaterialRow } from '../models.ts'
import { picturePath, posterPath } from '../../media/media.ts'
import { randomOf, type Random } from '../random.ts'
import { settled } from '../../simulation/reviews.ts'
import type { SettledScenario } from '../world.ts'
import type { Branch } from './company.ts'
import { topics, type Topic } from './topics.ts'

const DAY = 86_400_000
const MEGABYTE = 1024 * 1024
/** What a campaign has made, in the order in which it was made. */
const KINDS = [
  { name: '横版海报', size: [1920, 1080] },
  { name: '竖版海报', size: [1080, 1920] },
  { name: '短片' },
  { name: '方形配图', size: [800, 800] },
  { name: '价签', size: [1200, 900] },
] as const
/** 2§4: most are approved, some stand at each other status. */
const STATUSES = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 2, 2, 2, 3, 4, 5, 6, 7]
const REASONS = ['画面文字过小', '价格信息需核实', '版权证明缺失', '画质不清晰']

/** The groups of materials, ids from 1. */
export function seedMaterialGroups(): GroupRow[] {
  return ['品牌形象', '促销活动', '节日氛围', '公益宣传', '新品上市'].map((name, index) => ({ id: index + 1, name }))
}

/** Some belong to the whole company; most of the others, as the terminals do, to its first region. */
export function drawOwner(random: Random, branches: readonly Branch[]): Id {
  return random.chance(0.15) ? 1 : (branches[Math.floor(random.next() ** 3 * branches.length)] as Branch).orgId
}

export const mediaScale = {
  0: { materials: 0, programs: 0, commands: 0 },
  1: { materials: 1, programs: 1, commands: 3 },
  200: { materials: 60, programs: 40, commands: 1600 },
  10000: { materials: 400, programs: 200, commands: 4000 },
} as const

export function clipOf(topic: Pick<Topic, 'clip'>): Clip {
  return clips.find(({ name }) => name === topic.clip) as Clip
}

export function seedMaterials(
  scenario: SettledScenario,
  branches: readonly Branch[],
  groups: readonly GroupRow[],
): MaterialRow[] {
  const random = randomOf(scenario.seed, 'materials')
  const count = mediaScale[scenario.scale].materials
  // in review, one after the other at each level
  let waiting = 0
  return Array.from({ length: count }, (_, index) => {
    const id = 5001 + index
    // every campaign has one of each kind before one has two, and they lie mixed
    const place = (index * 37 + 11) % count
    const topic = place % topics.length
    const round = Math.trunc(place / topics.length)
    const kind = KINDS[round % KINDS.length] as (typeof KINDS)[number]
    const version = Math.trunc(round / KINDS.length)
    const clip = 'size' in kind ? undefined : clipOf(topics[topic] as Topic)
    const [width, height] = clip ? [clip.width, clip.height] : (kind as Extract<typeof kind, { size: unknown }>).size
    // the first of each type is approved, so that something can be published at every scale
    const drawn = index < 2 ? 1 : (STATUSES[(index * 7) % STATUSES.length] as number)
    const status = !clip && drawn > 5 ? 1 : drawn
    const picture = clip ? posterPath(clip) : picturePath('material', topic, id, width, height)
    return {
      id,
      name: `${topics[topic]?.name}${clip ? `${clip.duration}秒` : ''}${kind.name}${version === 0 ? '' : `第${version + 1}版`}`,
      type: clip ? 1 : 0,
      width,
      height,
      size: Math.round((clip ? random.int(8, 120) : 0.2 + random.next() * 5) * MEGABYTE),
      duration: clip ? clip.duration : 0,
      mime: clip ? 'video/mp4' : 'image/png',
      path: clip ? clipPath(clip) : picture,
      snapshot: picture,
      ...settled(status, {
        currentLevel: status === 2 ? (waiting++ % scenario.reviewLevels) + 1 : 0,
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

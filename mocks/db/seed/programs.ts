import type { GroupRow, MaterialRow, ProgramRow } from '../models.ts'
import { randomOf, type Random } from '../random.ts'
import { snapshotPath } from '../../media/snapshots.ts'
import type { SettledScenario } from '../world.ts'
import type { Branch } from './company.ts'
import { drawOwner, mediaScale } from './materials.ts'
import { designScenes } from './scenes.ts'
import { topics, type Topic } from './topics.ts'

const DAY = 86_400_000
const RESOLUTIONS = [
  [1920, 1080],
  [1920, 1080],
  [1080, 1920],
  [3840, 2160],
  [1366, 768],
  [800, 1280],
] as const
/** 1§4: most are approved, some stand at each other status. */
const STATUSES = [1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 2, 2, 2, 3, 4, 5]
const REASONS = ['画面与文案不符', '促销时间已过', '缺少广告标识']

/** The groups of ads, ids from 1. */
export function seedProgramGroups(): GroupRow[] {
  return ['节日活动', '新品推广', '品牌宣传', '公益广告'].map((name, index) => ({ id: index + 1, name }))
}

export function seedPrograms(
  scenario: SettledScenario,
  branches: readonly Branch[],
  groups: readonly GroupRow[],
  materials: readonly MaterialRow[],
): ProgramRow[] {
  const random = randomOf(scenario.seed, 'programs')
  const count = mediaScale[scenario.scale].programs
  const usable = materials.filter((material) => material.status === 1)
  // a carousel of one picture is none
  const advertised = topics.filter(
    (topic) => usable.filter((material) => material.type === 0 && isAbout(material, topic)).length > 1,
  )
  if (advertised.length === 0) advertised.push(...topics)
  // in review, one after the other at each level
  let waiting = 0
  const issues = new Map<Topic, number>()
  return Array.from({ length: count }, (_, index) => {
    const id = 3001 + index
    const [width, height] = random.pick(RESOLUTIONS)
    const status = index < 8 ? 1 : (STATUSES[(index * 5) % STATUSES.length] as number)
    const topic = random.pick(advertised)
    const issue = (issues.get(topic) ?? 0) + 1
    issues.set(topic, issue)
    const name = `${topic.name}${issue === 1 ? '' : `第${issue}期`}`
    const { scenes, shown } = design(randomOf(scenario.seed, `scenes ${id}`), topic, usable, width < height)
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
      currentLevel: status === 2 ? (waiting++ % scenario.reviewLevels) + 1 : 0,
      checkReason: status === 4 || status === 5 ? random.pick(REASONS) : '',
    }
  })
}

/** Days since an ad was made, the newest being number 1: most are of these weeks, the oldest are a year old. */
function ageDays(number: number, count: number): number {
  return number * 0.6 + 340 * (number / count) ** 2
}

/**
 * The scenes of an ad with their stays (E2), and every material that they show (E10): those of its own campaign, of its
 * shape first.
 */
function design(random: Random, topic: Topic, usable: readonly MaterialRow[], upright: boolean) {
  const own = usable.filter((material) => isAbout(material, topic))
  const images = own
    .filter(({ type }) => type === 0)
    .toSorted((a, b) => Number(fits(b, upright)) - Number(fits(a, upright)))
  const videos = own.filter(({ type }) => type === 1)
  const pages = designScenes({
    random,
    topic,
    upright,
    images,
    videos,
    count: random.int(1, 4),
    foreign: random.chance(0.12),
  })
  const text = JSON.stringify(pages)
  return {
    scenes: pages,
    shown: [...images, ...videos].filter(({ id }) => text.includes(`"id":${id},`)),
  }
}

const isAbout = ({ name }: MaterialRow, topic: Topic) => name.startsWith(topic.name)
const fits = ({ width, height }: MaterialRow, upright: boolean) => width < height === upright

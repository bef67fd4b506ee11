import { clipPath, clips, type Clip } from '../../media/clips.ts'
import type { GroupRow, Id, MaterialRow } from '../models.ts'
import { picturePath, posterPath } from '../../media/media.ts'
import { randomOf, type Random } from '../random.ts'
import { settled } from '../../simulation/reviews.ts'
import type { SettledScenario } from '../world.ts'
import type { Branch } from './company.ts'
import { campaignKinds, campaigns, type Campaign } from './customers.ts'
import { atWork } from './working-hours.ts'

const DAY = 86_400_000
const MEGABYTE = 1024 * 1024
/** How many of a kind there are before the next kind has its turn. */
const ROUND = 16
/** The shapes and kinds of the materials of a campaign. */
const KINDS = [
  { name: '横版海报', size: [1920, 1080] },
  { name: '竖版海报', size: [1080, 1920] },
  { name: '短片' },
  { name: '方形配图', size: [800, 800] },
  { name: '价签', size: [1200, 900] },
] as const
/** 2§4: most are approved, some stand at each other status. */
const STATUSES = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 2, 2, 2, 3, 4, 5, 6, 7]
/** In review, and being converted. */
const WAITING = new Set([2, 3, 6])
/** Campaigns come in pairs: how many materials a pair has. */
const BLOCK = 5
/** Accounts of the operators who upload. */
export const uploaders = ['13800000001', '13912719321', '13915438642', '13920877284'] as const

/** The groups of materials, and those of ads, ids from 1. */
export function seedCampaignGroups(): GroupRow[] {
  return Object.values(campaignKinds).map((name, index) => ({ id: index + 1, name }))
}

/** The group of a campaign's materials and ads. */
export function groupIdOf({ kind }: Pick<Campaign, 'kind'>, groups: readonly GroupRow[]): Id {
  return groups.find(({ name }) => name === campaignKinds[kind])?.id ?? 0
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

/** The film of a campaign that has one. */
export function clipOf({ key }: Pick<Campaign, 'key'>): Clip | undefined {
  return clips.find(({ name }) => name === key)
}

/** Days since something was made, the newest being number 1: most is of these weeks, the oldest is a year old. */
export function ageDays(number: number, count: number): number {
  return number * 0.6 + 340 * (number / count) ** 2
}

/** Days since something with a status was made: what others still have to do something with is of these days. */
export function ageOf(status: number, age: number): number {
  return WAITING.has(status) ? Math.min(age, 1 + (age % 9)) : age
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
  const made = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const id = 5001 + index
    const round = Math.trunc(((index * 37 + 11) % count) / ROUND)
    const kind = KINDS[round % KINDS.length] as (typeof KINDS)[number]
    const place = campaignAt(index, kind, made)
    const { key, name, customer, kind: purpose } = campaigns[place] as Campaign
    const version = countUp(made, `${key} ${kind.name}`) - 1
    const clip = 'size' in kind ? undefined : clipOf({ key })
    const [width, height] = clip ? [clip.width, clip.height] : (kind as Extract<typeof kind, { size: unknown }>).size
    // the first of each type is approved, so that something can be published at every scale
    const drawn = index < 2 ? 1 : (STATUSES[(index * 7) % STATUSES.length] as number)
    const status = !clip && drawn > 5 ? 1 : drawn
    const picture = clip ? posterPath(clip) : picturePath('material', place, version, id, width, height)
    return {
      id,
      name: `${name}${clip ? `${clip.duration}秒` : ''}${kind.name}${version === 0 ? '' : `第${version + 1}版`}`,
      type: clip ? 1 : 0,
      width,
      height,
      size: Math.round((clip ? clip.duration * random.int(60, 90) * 0.01 : 0.2 + random.next() * 5) * MEGABYTE),
      duration: clip ? clip.duration : 0,
      mime: clip ? 'video/mp4' : 'image/png',
      path: clip ? clipPath(clip) : picture,
      snapshot: picture,
      ...settled(status, {
        currentLevel: status === 2 ? (waiting++ % scenario.reviewLevels) + 1 : 0,
        checkReason: status === 4 || status === 5 ? random.pick([customer.doubt]) : '',
      }),
      enabled: random.chance(0.93) ? 1 : 0,
      groupId: random.chance(0.85) ? random.pick([groupIdOf({ kind: purpose }, groups)]) : 0,
      organizationId: drawOwner(random, branches),
      creator: random.pick(uploaders),
      createTime: atWork(
        scenario.epoch - ageOf(status, 2 + ageDays(count - index, count)) * DAY + random.int(0, 36_000_000),
      ),
    }
  })
}

/** The place of the campaign that a material is for: two run together, and each makes of every kind; not all film. */
function campaignAt(index: number, kind: (typeof KINDS)[number], made: ReadonlyMap<string, number>): number {
  const first = (2 * Math.trunc(index / BLOCK)) % campaigns.length
  const able = [first + (index % 2), first + 1 - (index % 2)].filter(
    (place) => 'size' in kind || clipOf(campaigns[place] as Campaign),
  )
  const count = (place: number) => made.get(`${campaigns[place]?.key} ${kind.name}`) ?? 0
  return able.toSorted((a, b) => count(a) - count(b))[0] ?? first
}

/** Counts one more of a name. */
export function countUp<Name>(counts: Map<Name, number>, name: Name): number {
  const count = (counts.get(name) ?? 0) + 1
  counts.set(name, count)
  return count
}

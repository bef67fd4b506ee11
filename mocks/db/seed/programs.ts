import type { GroupRow, MaterialRow, ProgramRow } from '../models.ts'
import { randomOf, type Random } from '../random.ts'
import { snapshotPath } from '../../media/snapshots.ts'
import type { SettledScenario } from '../world.ts'
import type { Branch } from './company.ts'
import { campaigns, type Campaign } from './customers.ts'
import { ageDays, ageOf, countUp, drawOwner, groupIdOf, mediaScale, uploaders } from './materials.ts'
import { designScenes } from './scenes.ts'
import { atWork } from './working-hours.ts'

const DAY = 86_400_000
/** Milliseconds from midnight to ten: whoever looks at an ad in the morning sees clocks that may be right. */
const TEN = 10 * 3_600_000
const RESOLUTIONS = [
  [1920, 1080],
  [1920, 1080],
  [1080, 1920],
  [3840, 2160],
  [1366, 768],
  [800, 1280],
] as const
/** How many campaigns are advertised at a time. */
const RUNNING = 8
/** 1§4: most are approved, some stand at each other status. */
const STATUSES = [1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 2, 2, 2, 3, 4, 5]

export function seedPrograms(
  scenario: SettledScenario,
  branches: readonly Branch[],
  groups: readonly GroupRow[],
  materials: readonly MaterialRow[],
): ProgramRow[] {
  const random = randomOf(scenario.seed, 'programs')
  const count = mediaScale[scenario.scale].programs
  const usable = materials.filter((material) => material.status === 1)
  // in review, one after the other at each level
  let waiting = 0
  const issues = new Map<Campaign, number>()
  const begun = new Map(campaigns.map((campaign) => [campaign, new Set<string>()]))
  return Array.from({ length: count }, (_, index) => {
    const id = 3001 + index
    const [width, height] = random.pick(RESOLUTIONS)
    const status = index < 8 ? 1 : (STATUSES[(index * 5) % STATUSES.length] as number)
    const age = ageDays(count - index, count)
    const made = scenario.epoch - ageOf(status, age) * DAY
    // of its own days, so that an ad that waits shows no campaign that came since
    const there = usable.filter(({ createTime }) => createTime < atWork(scenario.epoch - age * DAY))
    const campaign = random.pick(advertised(there, width < height, issues))
    const issue = countUp(issues, campaign)
    const name = `${campaign.name}${issue === 1 ? '' : `第${issue}期`}`
    const own = there.filter((material) => isAbout(material, campaign))
    const { scenes, shown } = design(
      randomOf(scenario.seed, `scenes ${id}`),
      campaign,
      own,
      width / height,
      begun.get(campaign),
    )
    const content = JSON.stringify({ name, pages: scenes })
    return {
      id,
      name,
      width,
      height,
      duration: scenes.reduce((sum, { stay }) => sum + stay, 0),
      size: shown.reduce((sum, material) => sum + material.size, 0),
      groupId: random.chance(0.85) ? random.pick([groupIdOf(campaign, groups)]) : 0,
      organizationId: drawOwner(randomOf(scenario.seed, `owner ${id}`), branches),
      creator: random.pick(uploaders),
      createTime: atWork(made + random.int(0, 36_000_000)),
      materialIds: shown.map((material) => material.id),
      content,
      snapshot: snapshotPath(id, { content, width, height, clock: scenario.epoch + TEN }),
      deleted: index === 5,
      status,
      currentLevel: status === 2 ? (waiting++ % scenario.reviewLevels) + 1 : 0,
      checkReason: status === 4 || status === 5 ? random.pick([campaign.customer.doubt]) : '',
    }
  })
}

/**
 * What an ad may be about: of the campaigns that have something approved, the newer ones, of these those with fewest
 * ads, and of these the ones whose pictures stand as the ad does.
 */
function advertised(there: readonly MaterialRow[], upright: boolean, issues: ReadonlyMap<Campaign, number>) {
  const ready = campaigns.filter((campaign) => there.some((material) => isAbout(material, campaign)))
  const rank = (campaign: Campaign) =>
    2 * (issues.get(campaign) ?? 0) -
    Number(there.some((material) => isAbout(material, campaign) && fits(material, upright)))
  const running = ready.slice(-RUNNING)
  const best = Math.min(...running.map(rank))
  return ready.length === 0 ? campaigns.slice(0, 1) : running.filter((campaign) => rank(campaign) === best)
}

/** The scenes of an ad with their stays (E2), and every material that they show (E10): those of its shape first. */
function design(
  random: Random,
  campaign: Campaign,
  own: readonly MaterialRow[],
  ratio: number,
  begun = new Set<string>(),
) {
  const images = own
    .filter(({ type }) => type === 0)
    .toSorted((a, b) => Number(fits(b, ratio < 1)) - Number(fits(a, ratio < 1)))
  const videos = own.filter(({ type }) => type === 1)
  const pages = designScenes({
    random,
    campaign,
    ratio,
    images,
    videos,
    count: random.int(1, 4),
    foreign: random.chance(0.12),
    begun,
  })
  const text = JSON.stringify(pages)
  return {
    scenes: pages,
    shown: [...images, ...videos].filter(({ id }) => text.includes(`"id":${id},`)),
  }
}

const isAbout = ({ name }: MaterialRow, campaign: Campaign) => name.startsWith(campaign.name)
const fits = ({ width, height }: Pick<MaterialRow, 'width' | 'height'>, upright: boolean) =>
  upright ? width < height : width > height

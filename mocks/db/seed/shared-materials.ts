import { clipPath } from '../../media/clips.ts'
import { picturePath, posterPath } from '../../media/media.ts'
import type { GroupRow, MaterialRow } from '../models.ts'
import { randomOf } from '../random.ts'
import { settled } from '../../simulation/reviews.ts'
import type { SettledScenario } from '../world.ts'
import { clipOf } from './materials.ts'
import { publicCampaigns } from './customers.ts'
import { atWork } from './working-hours.ts'

const DAY = 86_400_000
const KINDS = ['横版海报', '竖版海报', '短片', '方形配图']
const SIZES = [
  [1920, 1080],
  [1080, 1920],
  [1920, 1080],
  [1080, 1080],
] as const
const MEGABYTE = 1024 * 1024

export function seedSharedGroups(): GroupRow[] {
  return [...new Set(publicCampaigns.map(({ group }) => group))].map((name, index) => ({ id: 91 + index, name }))
}

/** What a nationwide library offers to every company: all of it approved, and nobody here can change it (C10). */
export function seedSharedMaterials(scenario: SettledScenario, groups: readonly GroupRow[]): MaterialRow[] {
  if (groups.length === 0) return []
  const random = randomOf(scenario.seed, 'shared materials')
  return publicCampaigns.flatMap((campaign, row) =>
    KINDS.map((kind, column) => {
      const id = 9001 + row * KINDS.length + column
      const clip = kind === '短片' ? clipOf(campaign) : undefined
      const [width, height] = clip ? [clip.width, clip.height] : (SIZES[column] as (typeof SIZES)[number])
      const picture = clip ? posterPath(clip) : picturePath('shared', row, 0, id, width, height)
      return {
        id,
        name: `${campaign.name}${kind}`,
        type: clip ? 1 : 0,
        width,
        height,
        size: Math.round((clip ? clip.duration * random.int(60, 90) * 0.01 : 0.3 + random.next() * 3) * MEGABYTE),
        duration: clip ? clip.duration : 0,
        mime: clip ? 'video/mp4' : 'image/png',
        path: clip ? clipPath(clip) : picture,
        snapshot: picture,
        ...settled(1),
        enabled: 1,
        groupId: random.pick(groups.filter(({ name }) => name === campaign.group)).id,
        organizationId: 0,
        creator: '',
        createTime: atWork(scenario.epoch - (publicCampaigns.length - row) * 9 * DAY + column * 3_600_000),
      }
    }),
  )
}

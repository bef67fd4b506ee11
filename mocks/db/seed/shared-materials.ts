import { clipPath } from '../../media/clips.ts'
import { picturePath, posterPath } from '../../media/media.ts'
import type { GroupRow, MaterialRow } from '../models.ts'
import { randomOf } from '../random.ts'
import { settled } from '../../simulation/reviews.ts'
import type { SettledScenario } from '../world.ts'
import { clipOf } from './materials.ts'
import { publicTopics } from './topics.ts'

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
  return ['公益宣传', '安全提示', '节日背景'].map((name, index) => ({ id: 91 + index, name }))
}

/** What a nationwide library offers to every company: all of it approved, and nobody here can change it (C10). */
export function seedSharedMaterials(scenario: SettledScenario, groups: readonly GroupRow[]): MaterialRow[] {
  if (groups.length === 0) return []
  const random = randomOf(scenario.seed, 'shared materials')
  return publicTopics.flatMap((topic, row) =>
    KINDS.map((kind, column) => {
      const id = 9001 + row * KINDS.length + column
      const video = kind === '短片'
      const clip = clipOf(topic)
      const [width, height] = video ? [clip.width, clip.height] : (SIZES[column] as (typeof SIZES)[number])
      const picture = video ? posterPath(clip) : picturePath('shared', row, id, width, height)
      return {
        id,
        name: `${topic.name}${kind}`,
        type: video ? 1 : 0,
        width,
        height,
        size: Math.round((video ? random.int(6, 40) : 0.3 + random.next() * 3) * MEGABYTE),
        duration: video ? clip.duration : 0,
        mime: video ? 'video/mp4' : 'image/png',
        path: video ? clipPath(clip) : picture,
        snapshot: picture,
        ...settled(1),
        enabled: 1,
        groupId: random.pick(groups).id,
        organizationId: 0,
        creator: '',
        createTime: scenario.epoch - (publicTopics.length - row) * 9 * DAY + column * 3_600_000,
      }
    }),
  )
}

import type { Program } from '#src/api/generated/types.gen.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { adDays, type AdPlan } from '../plan/network-plan.ts'

/*
 * Where materials are used: by the contents of the ads, which rows of their list carry. It says nothing of ads that
 * were not read, nor of contents that cannot be.
 */

export type UsingProgram = Pick<
  Program,
  'id' | 'name' | 'status' | 'currentLevel' | 'width' | 'height' | 'snapshot' | 'resolutionType'
>

export interface AdUse {
  program: UsingProgram
  /** By their ids as text; undefined where the content cannot be read. */
  materials: ReadonlySet<string> | undefined
}

export interface MaterialUses {
  ads: readonly AdUse[]
  /** How many ads there are. */
  total: number
}

/** The ads that use a material. */
export function usersOf({ ads }: Pick<MaterialUses, 'ads'>, id: string): UsingProgram[] {
  return ads.filter(({ materials }) => materials?.has(id)).map(({ program }) => program)
}

/** How many ads nothing is known of. */
export function unseen({ ads, total }: MaterialUses): number {
  const seen = ads.filter(({ materials }) => materials).length
  return Math.max(total, ads.length) - seen
}

/**
 * On how many terminals these ads are, of which today is one of their days; undefined where the plan does not say it of
 * all that are approved.
 */
export function playingOn(
  users: readonly Pick<UsingProgram, 'id' | 'status'>[],
  ads: readonly AdPlan[],
  today: number,
): number | undefined {
  const known = new Map(ads.map((ad) => [String(ad.program.id), ad]))
  const terminals = new Set<string>()
  for (const { id, status } of users) {
    if (status !== 1) continue
    const ad = known.get(String(id))
    if (!ad) return undefined
    if (adDays(ad, today).stand !== 'running') continue
    for (const { days, terminals: on } of ad.shares)
      if (days && days.first <= today && today <= days.last)
        for (const { id: device } of on) terminals.add(String(device))
  }
  return terminals.size
}

/** `用于 4 个广告，正在 12 台播放`; of what is used nowhere only where all ads are known. */
export function usageText(users: number, playing: number | undefined, unknown: number): string {
  if (users === 0)
    return unknown > 0 ? `没有找到使用它的广告，${formatNumber(unknown)} 个广告未查看` : '未被任何广告使用'
  const parts = [`用于 ${formatNumber(users)} 个广告`]
  if (playing !== undefined && playing > 0) parts.push(`正在 ${formatNumber(playing)} 台播放`)
  if (unknown > 0) parts.push(`${formatNumber(unknown)} 个广告未查看`)
  return parts.join('，')
}

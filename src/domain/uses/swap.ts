import type { Id, Program, Schedule } from '#src/api/generated/types.gen.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { resolutionText } from '../resolution.ts'
import { blockedByReview } from '../review.ts'
import { planKey } from '../schedule-rules.ts'
import { playsFrom, type Scheduled } from '../schedule.ts'
import { publishable } from '../take-over.ts'
import { formatDuration } from '../units.ts'

/*
 * A material that takes the place of another one in every ad that uses it (N66). An ad that is not approved is changed
 * in place; of an approved one a copy is made and submitted, which is published in its place once it is approved.
 */

/** A material as far as it is compared and shown. */
export interface SwapMaterial {
  id: Id
  name?: string | undefined
  type?: unknown
  width?: unknown
  height?: unknown
  duration?: unknown
  path?: unknown
  snapshot?: unknown
}

/**
 * How far an ad has come. `waiting` for its turn; `saving` was sent, and may have been done; `saved` in place, or as a
 * copy that is not submitted; `submitted`, `approved`, `refused` and `published` are a copy's; `done` where it plays in
 * place of the ad. Others come to an end before: `gone` does not use the material any more, `blocked` cannot be changed
 * now, `failed` was refused, `unsure` was sent as a copy that is not found (N6).
 */
export const SWAP_STEPS = [
  'waiting',
  'saving',
  'saved',
  'submitted',
  'approved',
  'refused',
  'published',
  'done',
  'gone',
  'blocked',
  'failed',
  'unsure',
] as const

export type SwapStep = (typeof SWAP_STEPS)[number]

export interface SwapAd {
  id: Id
  name: string
  step: SwapStep
  /** A copy was made, or is to be. */
  copy?: boolean
  /** Of the content that was sent, as `versionOf` makes it. */
  version?: string
  /** Ads that had this content before the copy was created: another one that has it is the copy. */
  before?: readonly Id[]
  /** Somebody has asked for another try: a copy that is not found is created again. */
  again?: boolean
  /** The copy. */
  newId?: Id
  newName?: string
  /** Why it is where it is, in words. */
  message?: string
}

/** How an ad is changed: an approved one by a `copy`, one in review not at all, any other in `place`. */
export function swapMode(program: Pick<Program, 'status' | 'currentLevel'>): 'place' | 'copy' | { blocked: string } {
  if (program.status === 1) return 'copy'
  const blocked = blockedByReview('program', 'edit', program)
  return blocked === undefined ? 'place' : { blocked }
}

export function firstStep(program: Pick<Program, 'id' | 'name' | 'status' | 'currentLevel'>): SwapAd {
  const mode = swapMode(program)
  const ad = { id: program.id, name: program.name || '未命名广告' }
  if (typeof mode === 'object') return { ...ad, step: 'blocked', message: mode.blocked }
  return { ...ad, step: 'waiting', copy: mode === 'copy' }
}

/** Whether its next step waits for nobody. */
export const isToDo = ({ step, copy }: SwapAd) =>
  step === 'waiting' || step === 'saving' || (step === 'saved' && copy === true)

export const isStuck = ({ step }: SwapAd) => step === 'blocked' || step === 'failed' || step === 'unsure'

/** Whether its next step is the review of its copy. */
export const isFollowed = ({ step }: SwapAd) => step === 'submitted' || step === 'refused'

export const isSettled = (ad: SwapAd) => ad.step === 'done' || ad.step === 'gone' || (ad.step === 'saved' && !ad.copy)

/** One that is stuck, to be tried once more: what was made of it before is looked for first. */
export function tryAgain({ message: _message, ...ad }: SwapAd): SwapAd {
  if (ad.newId !== undefined) return { ...ad, step: 'saved', copy: true }
  if (ad.step === 'unsure') return { ...ad, step: 'saving', again: true }
  return { id: ad.id, name: ad.name, step: 'waiting', ...(ad.copy !== undefined && { copy: ad.copy }) }
}

/** The ad, once its copy has this review status. */
export function afterReview(ad: SwapAd, { status }: Pick<Program, 'status'>): SwapAd {
  if (!isFollowed(ad)) return ad
  const step = status === 1 ? 'approved' : status === 4 || status === 5 ? 'refused' : 'submitted'
  // one that was refused and is edited is with whoever edits it
  return step === ad.step || status === 0 ? ad : { ...ad, step }
}

/** What keeps a material from taking the place of another, or null. */
export function swapWrong(from: SwapMaterial, to: SwapMaterial): string | null {
  if (String(from.id) === String(to.id)) return '请选择另一个素材'
  return from.type === to.type ? null : from.type === 1 ? '只能用视频替换视频' : '只能用图片替换图片'
}

/** Sides that differ by less have one proportion. */
const SAME_SHAPE = 0.01

/** What will be other than before, in words: proportions, and how long a video takes. */
export function swapNotes(from: SwapMaterial, to: SwapMaterial): string[] {
  const notes: string[] = []
  const [before, now] = [sidesOf(from), sidesOf(to)]
  if (!before || !now) notes.push('有素材没有尺寸，画面比例无法比较')
  else if (Math.abs(before.width / before.height / (now.width / now.height) - 1) > SAME_SHAPE)
    notes.push(
      `画面比例不同（${resolutionText(before)} → ${resolutionText(now)}）：元素的位置和大小不变，画面可能变形或留白`,
    )
  if (from.type === 1 && from.duration !== to.duration)
    notes.push(`时长不同（${formatDuration(from.duration)} → ${formatDuration(to.duration)}）：场景时长随之改变`)
  return notes
}

function sidesOf({ width, height }: SwapMaterial): { width: number; height: number } | undefined {
  return typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0
    ? { width, height }
    : undefined
}

interface PlacedRow extends Scheduled {
  deviceId: Id
  /** 1 where it has arrived. */
  status?: 0 | 1
}

export interface TakenOver<Row> {
  /** What is to be sent so that the copy plays where the ad does, each plan once. */
  publish: { plan: { scheduleType: 0 | 1; schedules: Schedule[] }; rows: Row[] }[]
  /** Where the copy has the plan of the ad: it has arrived, so that the ad can be stopped, or not yet. */
  arrived: Row[]
  underWay: Row[]
  /** Whose plan the answer does not say, or nobody can send: they are left alone. */
  unknown: Row[]
}

/** Compares where an ad and its copy are. Plans that are over on a day (`yyyyMMdd`) are nobody's business. */
export function takeOverPlays<Row extends PlacedRow>(
  old: readonly Row[],
  own: readonly PlacedRow[],
  today: number,
): TakenOver<Row> {
  const has = new Map(own.map((row) => [String(row.deviceId), row]))
  const found: TakenOver<Row> = { publish: [], arrived: [], underWay: [], unknown: [] }
  const parts = new Map<string, TakenOver<Row>['publish'][number]>()
  for (const row of old) {
    if (row.schedules && !playsFrom(row, today)) continue
    const plan = publishable(row)
    const there = has.get(String(row.deviceId))
    if (!plan) found.unknown.push(row)
    else if (there && planKey(there) === planKey(row)) (there.status === 1 ? found.arrived : found.underWay).push(row)
    else {
      const known = parts.get(planKey(row))
      if (known) known.rows.push(row)
      else parts.set(planKey(row), { plan, rows: [row] })
    }
  }
  return { ...found, publish: [...parts.values()] }
}

/** `已处理 12 / 30 个广告，3 个在审核，2 个失败`: what is left out is none. */
export function swapText(ads: readonly SwapAd[]): string {
  const count = (...steps: SwapStep[]) => ads.filter(({ step }) => steps.includes(step)).length
  const parts = [`已处理 ${formatNumber(ads.length - ads.filter(isToDo).length)} / ${formatNumber(ads.length)} 个广告`]
  const add = (number: number, words: string) => number > 0 && parts.push(`${formatNumber(number)} 个${words}`)
  add(count('submitted'), '在审核')
  add(count('approved'), '可以发布')
  add(count('published'), '已发布，原广告还在播')
  add(count('refused'), '审核未通过')
  add(count('blocked', 'failed', 'unsure'), '没有替换')
  return parts.join('，')
}

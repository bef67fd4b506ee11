import { levelName, ReviewStatus } from '#src/domain/review.ts'
import { hashText, mix } from '../db/random.ts'
import type { Id, Reviewed } from '../db/models.ts'
import type { Outcome } from '../server/switches.ts'
import type { World } from '../db/world.ts'

/** Of what is left to chance, this share passes. */
const PASS_RATE = 0.85
const PLATFORM_REASONS = ['画面含未授权元素', '广告用语不规范', '缺少资质证明']

/** Where something stands in its review now: what was to come by itself has come when its moment is past. */
export function standOf(
  world: World,
  row: Readonly<Reviewed>,
): Required<Pick<Reviewed, 'status' | 'currentLevel' | 'checkReason'>> {
  const { verdictAt = 0, verdict = 0, verdictReason = '' } = row
  if (verdictAt > 0 && verdictAt <= world.clock.now())
    return { status: verdict, currentLevel: 0, checkReason: verdictReason }
  return { status: row.status, currentLevel: row.currentLevel, checkReason: row.checkReason }
}

export function toStand(world: World, row: Readonly<Reviewed>) {
  const { status, currentLevel } = standOf(world, row)
  return { status, currentLevel, currentLevelName: status === ReviewStatus.inReview ? levelName({ currentLevel }) : '' }
}

/** The columns of something that stands still: nothing comes by itself. */
export function settled(status: number, { currentLevel = 0, checkReason = '' } = {}): Required<Reviewed> {
  return {
    status,
    currentLevel,
    checkReason,
    verdictAt: 0,
    verdict: 0,
    verdictReason: '',
    decidedBy: '',
    decidedAt: 0,
    decided: 0,
  }
}

/** The columns of something that waits for the platform (C13). */
export function onPlatform(world: World, id: Id): Required<Reviewed> {
  const { platform, platformSeconds } = world.simulation
  const { key, passes, at } = draw(world, id, platform, platformSeconds)
  return {
    ...settled(ReviewStatus.onPlatform),
    verdictAt: at,
    verdict: passes ? ReviewStatus.approved : ReviewStatus.rejectedByPlatform,
    verdictReason: passes ? '' : (PLATFORM_REASONS[key % PLATFORM_REASONS.length] as string),
  }
}

export function inTranscoding(world: World, id: Id): Required<Reviewed> {
  const { transcoding, transcodingSeconds } = world.simulation
  const { passes, at } = draw(world, id, transcoding, transcodingSeconds)
  return {
    ...settled(ReviewStatus.transcoding),
    verdictAt: at,
    verdict: passes ? ReviewStatus.pending : ReviewStatus.transcodingFailed,
  }
}

/** All of it is decided when it begins, and shows when its time has come. */
function draw(world: World, id: Id, outcome: Outcome, [shortest, longest]: [number, number]) {
  const now = world.clock.now()
  const key = mix(world.scenario.seed, hashText(`${id}`), Math.trunc(now / 1000))
  const seconds = shortest + (mix(key, 1) / 2 ** 32) * (longest - shortest)
  const passes = outcome === 'pass' || (outcome !== 'fail' && mix(key, 2) / 2 ** 32 < PASS_RATE)
  return { key, passes, at: outcome === 'never' ? 0 : now + Math.round(seconds * 1000) }
}

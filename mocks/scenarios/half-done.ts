import { ReviewStatus } from '#src/domain/review.ts'
import { wallTime } from '#src/domain/schedule.ts'
import { outlineOf } from '#src/scene/model/content-outline.ts'
import type { Json } from '#src/scene/model/json.ts'
import { replaceInContent } from '#src/scene/model/replace-in-content.ts'
import type { Id, MaterialRow, ProgramRow } from '../db/models.ts'
import type { World } from '../db/world.ts'
import { snapshotPath } from '../media/snapshots.ts'
import { settled } from '../simulation/reviews.ts'

const HOUR = 3_600_000
const ADMIN = '13800000000'
const OPERATOR = '13800000001'
const REVIEWER = '13800000002'
const REASON = '价格与门店不一致'
/** Names of what the scene adds to ads, by which it finds them again. */
const [COPY, BRANCH, DRAFT, NEW] = ['副本', '门店版', '周末版', '新版']
const DAILY = { start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', times: 1, level: 1 }

/**
 * Leaves a poster half replaced, one ad in each state that a swap has: a copy that is approved, one in review, an ad
 * that still waits and a draft that is done; and an insertion that ends today.
 */
export function leaveHalfDone(world: World): Promise<void> {
  const { gate, scenario } = world
  const pair = pairOf(world)
  const insertion = gate.program
    .list(({ status, deleted, width, height }) => status === ReviewStatus.approved && !deleted && width > height)
    .at(-1)
  const home = gate.account.first({ account: { equals: OPERATOR } })?.organizationId
  if (!pair || home === undefined) return Promise.resolve()
  const { from, ads } = pair
  const [first, second] = ads
  const to = newPoster(world, from)
  // whoever goes on with it sees all of it
  for (const { id } of [from, to]) gate.material.update(id, { organizationId: home })
  for (const { id } of ads) gate.program.update(id, { organizationId: home })
  let age = 8
  const add = (ad: ProgramRow, name: string, columns: Partial<ProgramRow>, content = ad.content) => {
    const id = gate.program.nextId()
    const own = { name, content, organizationId: home, creator: OPERATOR, createTime: scenario.epoch - age-- * HOUR }
    const snapshot = snapshotPath(id, { ...ad, content })
    gate.program.create({ ...ad, ...settled(ReviewStatus.approved), ...own, ...columns, id, snapshot })
  }
  add(first, `${first.name}${BRANCH}`, {})
  add(first, `${first.name}${DRAFT}`, settled(ReviewStatus.pending), withOther(first, from, to))
  add(first, `${first.name}${COPY}`, {}, withOther(first, from, to))
  add(second, `${second.name}${COPY}`, settled(ReviewStatus.inReview, { currentLevel: 1 }), withOther(second, from, to))

  const today = wallTime(new Date(scenario.epoch)).day
  if (insertion) {
    gate.program.update(insertion.id, { organizationId: home })
    const deviceIds = gate.device
      .list((row) => row.resolutionH > row.resolutionV)
      .slice(0, 8)
      .map(({ id }) => id)
    const sent = { programId: insertion.id, deviceIds, creator: OPERATOR, createTime: scenario.epoch - HOUR }
    const schedules = [{ dateStart: today, dateEnd: today, period: [DAILY] }]
    gate.publication.create({ ...sent, id: gate.publication.nextId(), scheduleType: 1, schedules })
    gate.playRecord.create({ ...sent, id: gate.playRecord.nextId(), type: 1 })
  }
  return Promise.resolve()
}

/** The swap itself, and what a reviewer has refused before it came back: both are kept in the browser alone. */
export function leftInBrowser(world: World): Promise<Record<string, unknown>> {
  const { gate, scenario } = world
  const left: Record<string, unknown> = {}
  const pair = pairOf(world)
  const to = pair && gate.material.list(({ name }) => name === `${pair.from.name}${NEW}`)[0]
  if (pair && to) {
    const { from, ads } = pair
    const [first, second] = ads
    const named = (name: string) => gate.program.list((row) => row.name === name)[0]?.id
    const swap = {
      from: item(from),
      to: item(to),
      startedAt: scenario.epoch - 4 * HOUR,
      ads: [
        {
          ...ad(first),
          copy: true,
          step: 'approved',
          newId: named(`${first.name}${COPY}`),
          newName: `${first.name}${COPY}`,
        },
        {
          ...ad(second),
          copy: true,
          step: 'submitted',
          newId: named(`${second.name}${COPY}`),
          newName: `${second.name}${COPY}`,
        },
        { id: named(`${first.name}${BRANCH}`), name: `${first.name}${BRANCH}`, copy: true, step: 'waiting' },
        { id: named(`${first.name}${DRAFT}`), name: `${first.name}${DRAFT}`, copy: false, step: 'saved' },
      ],
    }
    for (const account of [ADMIN, OPERATOR]) left[`console.swap.${account}`] = { ...swap, account }
  }
  const back = gate.program.list((row) => row.status === ReviewStatus.inReview && row.currentLevel === 1)[0]
  const scenes = back && outlineOf(back.content)
  if (back && scenes) {
    const before = scenes.map((scene, index) => (index === 0 ? { ...scene, seconds: scene.seconds + 5 } : scene))
    const refusal = {
      id: String(back.id),
      at: scenario.epoch - 20 * HOUR,
      reason: REASON,
      name: `${back.name}初稿`,
      size: [back.width, back.height],
      duration: back.duration + 5,
      scenes: before,
      mark: '',
    }
    for (const account of [ADMIN, REVIEWER]) left[`console.refusals.${account}`] = [refusal]
  }
  return Promise.resolve(left)
}

const ad = ({ id, name }: ProgramRow) => ({ id, name })

const item = ({ id, type, path, name, mime, size, width, height }: MaterialRow) => ({
  id,
  type,
  path,
  name,
  mime,
  size,
  width,
  height,
})

/** A picture that two approved ads of the seed use, and these. */
function pairOf({ gate }: World) {
  const uses = new Map<string, ProgramRow[]>()
  const seeded = gate.program.list(
    (row) =>
      row.status === ReviewStatus.approved && !row.deleted && ![COPY, BRANCH].some((end) => row.name.endsWith(end)),
  )
  for (const program of seeded)
    for (const id of new Set(program.materialIds)) uses.set(String(id), [...(uses.get(String(id)) ?? []), program])
  const pictures = gate.material.list(
    ({ type, status, enabled }) => type === 0 && status === ReviewStatus.approved && enabled === 1,
  )
  const from = pictures.find(({ id }) => (uses.get(String(id))?.length ?? 0) > 1)
  const [first, second] = uses.get(String(from?.id)) ?? []
  return from && first && second ? { from, ads: [first, second] as const } : undefined
}

/** Another picture of the same campaign, in the same shape. */
function newPoster({ gate, scenario }: World, from: MaterialRow): MaterialRow {
  const id = gate.material.nextId()
  const path = from.path.replace(/\.\d+-[^-]+/, `.1-${id}`)
  const createTime = scenario.epoch - 12 * HOUR
  return gate.material.create({ ...from, id, path, snapshot: path, name: `${from.name}${NEW}`, createTime })
}

/** The content of an ad with the other material in it. */
function withOther({ content }: ProgramRow, from: { id: Id }, to: MaterialRow): string {
  return JSON.stringify(replaceInContent(JSON.parse(content) as Json, String(from.id), item(to)))
}

import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import { ReviewStatus } from '#src/domain/review.ts'
import { programNameWrong } from '#src/domain/validation.ts'
import type { Id } from '../db/models.ts'
import { rootOrgOf } from '../db/orgs.ts'
import { Refusal } from '../server/refusal.ts'
import { settled } from '../simulation/reviews.ts'
import type { World } from '../db/world.ts'
import type { Handlers } from './handler.ts'
import { refuse, visible } from './records.ts'
import { mustAllow } from './reviews.ts'

/** 2§9: how many scenes an ad may have. */
const SCENE_LIMIT = 10
const THUMBNAIL = 'data:image/jpeg;base64,'

type Saved = OperationTypes['programCreate']['body']

/** The columns that a save sets, or a refusal in the editor's own words (3§5). */
function columnsOf(world: World, { name, content, materialIds, duration, width, height }: Saved) {
  refuse(programNameWrong(name))
  const scenes = scenesIn(content)
  if (scenes === 0) throw new Refusal('请至少添加一个场景')
  if (scenes > SCENE_LIMIT) throw new Refusal(`每个广告最多 ${SCENE_LIMIT} 个场景`)
  return {
    name: name.trim(),
    content,
    materialIds,
    duration,
    width,
    height,
    size: sizeOf(world, materialIds),
    ...settled(ReviewStatus.pending),
  }
}

function scenesIn(content: string): number {
  try {
    const { pages } = JSON.parse(content) as { pages?: unknown }
    if (Array.isArray(pages)) return pages.length
  } catch {
    // refused like a text of another form
  }
  throw new Refusal('广告内容格式不正确')
}

function sizeOf({ gate }: World, ids: readonly Id[]): number {
  return ids.reduce<number>((sum, id) => sum + ((gate.material.find(id) ?? gate.sharedMaterial.find(id))?.size ?? 0), 0)
}

/** A thumbnail and its path; a new one each time, because pictures are kept by whoever has seen them. */
function thumbnailOf({ clock }: World, id: Id, snapshot: string) {
  if (!snapshot.startsWith(THUMBNAIL)) throw new Refusal('缩略图格式不正确')
  const bytes = Uint8Array.from(atob(snapshot.slice(THUMBNAIL.length)), (letter) => letter.charCodeAt(0))
  return { path: `thumbnails/${id}-${clock.now()}.jpg`, file: new Blob([bytes], { type: 'image/jpeg' }) }
}

export const programSaveHandlers = {
  async programCreate({ body }, { world, account }) {
    const programs = world.gate.program
    const columns = columnsOf(world, body)
    const id = programs.nextId()
    const thumbnail = thumbnailOf(world, id, body.snapshotBase64)
    programs.create({
      id,
      ...columns,
      groupId: 0,
      organizationId: rootOrgOf(world.gate, account),
      creator: account.account,
      createTime: world.clock.now(),
      snapshot: thumbnail.path,
      deleted: false,
    })
    await world.files.put(`img/${thumbnail.path}`, thumbnail.file)
  },

  async programUpdate({ body }, context) {
    const { world } = context
    const row = visible(context, 'program', body.id)
    mustAllow(world, 'program', 'edit', row)
    const columns = columnsOf(world, body)
    const thumbnail = thumbnailOf(world, row.id, body.snapshotBase64)
    world.gate.program.update(row.id, { ...columns, snapshot: thumbnail.path })
    await world.files.remove(`img/${row.snapshot}`)
    await world.files.put(`img/${thumbnail.path}`, thumbnail.file)
  },
} satisfies Partial<Handlers>

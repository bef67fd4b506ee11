import { formatMoment } from '#src/domain/dates.ts'
import { materialNameWrong } from '#src/domain/validation.ts'
import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import { cdnPath } from '../transport/cdn-path.ts'
import type { MaterialRow } from '../db/models.ts'
import { orgIdsBelow } from '../db/orgs.ts'
import { standOf, toStand } from '../simulation/reviews.ts'
import type { World } from '../db/world.ts'
import type { Handlers } from './handler.ts'
import {
  createGroup,
  deleteGroup,
  groupIdOf,
  refuse,
  renameGroup,
  same,
  visible,
  visibleAll,
  visibleOrg,
} from './records.ts'
import { mustAllow, processAt, submitted } from './reviews.ts'

/** What is said when a batch names no material: the contract's slip, kept to the letter (R3). */
const NOTHING = '请选择广告'

type Card = OperationTypes['materialList']['data']['data'][number]

function toCard(world: World, row: MaterialRow): Card {
  return {
    id: row.id,
    name: row.name,
    snapshot: world.media(row.snapshot),
    type: row.type,
    enabled: row.enabled,
    ...toStand(world, row),
  } as Card
}

/** Materials: list, detail, groups, batches, review (2§7). Uploads are in `material-uploads.ts`. */
export const materialHandlers = {
  materialList({ query }, { world, sees }) {
    const { page, limit, name, orgId, groupId, type, status } = query
    const text = name?.trim().toLowerCase()
    const orgs = orgId === undefined ? undefined : orgIdsBelow(world.gate, orgId)
    const { rows, total } = world.gate.material.page({
      page,
      limit,
      newestFirst: true,
      where: (row) =>
        sees(row.organizationId) &&
        (!orgs || orgs.has(String(row.organizationId))) &&
        (groupId === undefined || same(row.groupId, groupId)) &&
        (type === undefined || row.type === type) &&
        (status === undefined || standOf(world, row).status === status) &&
        (!text || row.name.toLowerCase().includes(text)),
    })
    return { total, data: rows.map((row) => toCard(world, row)) }
  },

  materialGet({ path }, context) {
    const { world } = context
    const row = visible(context, 'material', path.id)
    const { width, height, size, duration, mime, createTime } = row
    const { checkReason } = standOf(world, row)
    return {
      ...toCard(world, row),
      path: world.media(row.path),
      width,
      height,
      size,
      duration,
      mime,
      createTime: formatMoment(createTime),
      checkReason,
    }
  },

  materialRename({ body }, context) {
    const { id, name: before } = visible(context, 'material', body.id)
    refuse(materialNameWrong(body.name, before))
    context.world.gate.material.update(id, { name: body.name.trim() })
  },

  async materialDelete({ path }, context) {
    const { gate, files } = context.world
    const row = visible(context, 'material', path.id)
    mustAllow(context.world, 'material', 'delete', row)
    gate.material.remove(row.id)
    // ads that already show it go on doing so (W18)
    const used = gate.program.first(
      ({ deleted, materialIds }) => !deleted && materialIds.some((id) => same(id, row.id)),
    )
    if (!used) await files.remove(cdnPath(row))
  },

  materialOrgSet({ body }, context) {
    const rows = visibleAll(context, 'material', body.ids, NOTHING)
    const { id: organizationId } = visibleOrg(context, body.orgId)
    for (const { id } of rows) context.world.gate.material.update(id, { organizationId })
  },

  materialGroupSet({ body }, context) {
    const { gate } = context.world
    const rows = visibleAll(context, 'material', body.ids, NOTHING)
    const groupId = groupIdOf(gate.materialGroup, body.groupId)
    for (const { id } of rows) gate.material.update(id, { groupId })
  },

  materialSubmit({ body }, context) {
    const rows = visibleAll(context, 'material', body, NOTHING)
    for (const row of rows) mustAllow(context.world, 'material', 'submit', row)
    for (const { id } of rows) context.world.gate.material.update(id, submitted())
    return rows.length
  },

  materialProcess1: processAt('material', 1),
  materialProcess2: processAt('material', 2),
  materialProcess3: processAt('material', 3),
  materialProcess4: processAt('material', 4),

  materialGroupList(_, { world }) {
    return world.gate.materialGroup.list()
  },

  materialGroupCreate({ body }, { world }) {
    createGroup(world.gate.materialGroup, body.name)
  },

  materialGroupRename({ body }, { world }) {
    renameGroup(world.gate.materialGroup, body)
  },

  materialGroupDelete({ path }, { world }) {
    deleteGroup(world.gate.materialGroup, world.gate.material, path.id)
  },
} satisfies Partial<Handlers>

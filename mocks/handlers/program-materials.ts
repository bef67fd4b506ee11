import { formatMoment } from '#src/domain/dates.ts'
import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import type { Collection } from '../db/gate.ts'
import type { MaterialRow } from '../db/models.ts'
import { standOf } from '../simulation/reviews.ts'
import type { World } from '../db/world.ts'
import type { Context, Handlers } from './handler.ts'
import { same } from './records.ts'

type Item = OperationTypes['programMaterialList']['data']['data'][number]

function toItem(world: World, row: MaterialRow): Item {
  const { id, type, name, width, height, size, duration, mime, createTime } = row
  return {
    id,
    type,
    name,
    path: world.media(row.path),
    width,
    height,
    size,
    duration,
    mime,
    createTime: formatMoment(createTime),
  }
}

/** One page of what an ad can be made of; what was disabled is not on offer. */
function pageOf(
  rows: Collection<MaterialRow>,
  query: OperationTypes['programMaterialList']['query'],
  { world }: Context,
  mine: (row: Readonly<MaterialRow>) => boolean,
) {
  const { page, limit, type, status, groupId, name } = query
  const text = name?.trim().toLowerCase()
  const found = rows.page({
    page,
    limit,
    newestFirst: true,
    where: (row) =>
      row.enabled === 1 &&
      mine(row) &&
      (type === undefined || row.type === type) &&
      (groupId === undefined || same(row.groupId, groupId)) &&
      (status === undefined || standOf(world, row).status === status) &&
      (!text || row.name.toLowerCase().includes(text)),
  })
  return { total: found.total, data: found.rows.map((row) => toItem(world, row)) }
}

/** What the editor picks from: the company's materials and the shared ones (C10). */
export const programMaterialHandlers = {
  programMaterialList({ query }, context) {
    return pageOf(context.world.gate.material, query, context, (row) => context.sees(row.organizationId))
  },

  programCctvMaterialList({ query }, context) {
    return pageOf(context.world.gate.sharedMaterial, query, context, () => true)
  },

  materialCctvGroupList(_, { world }) {
    return world.gate.sharedGroup.list()
  },
} satisfies Partial<Handlers>

import { formatMoment } from '#src/domain/dates.ts'
import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import type { ProgramRow } from '../db/models.ts'
import { orgIdsBelow } from '../db/orgs.ts'
import { standOf, toStand } from '../simulation/reviews.ts'
import type { World } from '../db/world.ts'
import type { Handlers } from './handler.ts'
import {
  createGroup,
  creatorName,
  deleteGroup,
  groupIdOf,
  renameGroup,
  same,
  visible,
  visibleAll,
  visibleOrg,
} from './records.ts'
import { mustAllow, processAt, submitted } from './reviews.ts'

/** What is said when a batch names no ad. */
const NOTHING = '请选择广告'

type Card = OperationTypes['programList']['data']['data'][number]

function toCard(world: World, row: ProgramRow): Card {
  const { id, name, width, height, content } = row
  // a code that comes with the ad and goes back as it came (W14): 1 lying, 2 upright
  const resolutionType = width >= height ? 1 : 2
  return {
    id,
    name,
    snapshot: world.media(row.snapshot),
    width,
    height,
    ...toStand(world, row),
    resolutionType,
    content: withAddresses(world, content),
  } as Card
}

/**
 * A content whose materials can be loaded: in a page whose media nobody can answer they have addresses of their own.
 */
function withAddresses({ media }: World, content: string): string {
  return content.replaceAll(
    /"(path|snapshot)":"([^"\\]+)"/g,
    (_, key: string, path: string) => `"${key}":"${media(path)}"`,
  )
}

/**
 * Ads: list, detail, groups, batches, review (2§7). Publishing is in `publications.ts`, saving in `program-saves.ts`.
 */
export const programHandlers = {
  programList({ query }, { world, sees }) {
    const { page, limit, name, orgId, groupId, status, width, height } = query
    const text = name?.trim().toLowerCase()
    const orgs = orgId === undefined ? undefined : orgIdsBelow(world.gate, orgId)
    const { rows, total } = world.gate.program.page({
      page,
      limit,
      newestFirst: true,
      where: (row) =>
        !row.deleted &&
        sees(row.organizationId) &&
        (!orgs || orgs.has(String(row.organizationId))) &&
        (groupId === undefined || same(row.groupId, groupId)) &&
        (width === undefined || row.width === width) &&
        (height === undefined || row.height === height) &&
        (status === undefined || standOf(world, row).status === status) &&
        (!text || row.name.toLowerCase().includes(text)),
    })
    return { total, data: rows.map((row) => toCard(world, row)) }
  },

  programGet({ path }, context) {
    const { world } = context
    const row = visible(context, 'program', path.id)
    const { size, duration, creator, createTime, organizationId, groupId } = row
    const { checkReason } = standOf(world, row)
    return {
      ...toCard(world, row),
      size,
      duration,
      creator: creatorName(world, creator),
      createTime: formatMoment(createTime),
      organizationId,
      groupId,
      checkReason,
    }
  },

  programDelete({ path }, context) {
    const row = visible(context, 'program', path.id)
    mustAllow(context.world, 'program', 'delete', row)
    context.world.gate.program.update(row.id, { deleted: true })
  },

  programOrgSet({ body }, context) {
    const rows = visibleAll(context, 'program', body.ids, NOTHING)
    const { id: organizationId } = visibleOrg(context, body.orgId)
    for (const { id } of rows) context.world.gate.program.update(id, { organizationId })
  },

  programGroupSet({ body }, context) {
    const { gate } = context.world
    const rows = visibleAll(context, 'program', body.ids, NOTHING)
    const groupId = groupIdOf(gate.programGroup, body.groupId)
    for (const { id } of rows) gate.program.update(id, { groupId })
  },

  programSubmit({ path }, context) {
    const row = visible(context, 'program', path.id)
    mustAllow(context.world, 'program', 'submit', row)
    context.world.gate.program.update(row.id, submitted())
  },

  programProcess1: processAt('program', 1),
  programProcess2: processAt('program', 2),
  programProcess3: processAt('program', 3),
  programProcess4: processAt('program', 4),

  programGroupList(_, { world }) {
    return world.gate.programGroup.list()
  },

  programGroupCreate({ body }, { world }) {
    createGroup(world.gate.programGroup, body.name)
  },

  programGroupRename({ body }, { world }) {
    renameGroup(world.gate.programGroup, body)
  },

  programGroupDelete({ path }, { world }) {
    deleteGroup(world.gate.programGroup, world.gate.program, path.id)
  },
} satisfies Partial<Handlers>

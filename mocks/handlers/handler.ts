import type { OperationId, OperationTypes } from '#src/api/generated/operations.gen.ts'
import type { AccountRow, Id } from '../db/models.ts'
import type { World } from '../db/world.ts'

export interface Context {
  world: World
  /** The account of the session. Calls that need no session have none. */
  account: AccountRow
  /** The token that came with the call. */
  token: string
  /** The codes that the account holds. */
  held: ReadonlySet<string>
  /** Whether the account may see what belongs to an organisation: its own and those below. */
  sees(orgId: Id): boolean
  /** Where pictures and videos are, absolute, with a slash at the end. */
  mediaBase: string
  /** Lets what else there is to do come first, between the parts of a long count; undefined does all in one go. */
  pause: (() => Promise<void>) | undefined
}

/**
 * Carries out one call and gives the `data` of its success, at once, or when its files are kept and long counts are
 * done; throws `Refusal` for envelope code 0.
 */
export type Handler<Op extends OperationId> = (
  request: Pick<OperationTypes[Op], 'path' | 'query' | 'body'>,
  context: Context,
) => OperationTypes[Op]['data'] | Promise<OperationTypes[Op]['data']>

export type Handlers = { [Op in OperationId]: Handler<Op> }

export const missing: Record<string, string> = {
  device: '终端不存在',
  deviceGroup: '分组不存在',
  materialGroup: '分组不存在',
  programGroup: '分组不存在',
  material: '素材不存在',
  program: '广告不存在',
  order: '订单不存在',
  org: '组织机构不存在',
  role: '角色不存在',
  account: '账号不存在',
}

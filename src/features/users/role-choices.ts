import type { Role } from '#src/api/generated/types.gen.ts'
import { heldCodes } from '#src/domain/permissions.ts'
import { assignBlocked } from '#src/domain/role-rules.ts'
import { unknownName } from '#src/lib/text/nameless.ts'

export const roleWords = ({ id, name }: Pick<Role, 'id' | 'name'>) => name || unknownName(id)

export function codesOfRole({ functionIds }: Pick<Role, 'functionIds'>): ReadonlySet<string> | undefined {
  return functionIds === undefined || functionIds === null ? undefined : heldCodes(functionIds)
}

/** Why a role cannot be given to an account by somebody who holds `held` (P14). */
export function roleBlocked(role: Role, held: ReadonlySet<string>): string | undefined {
  return assignBlocked({ name: roleWords(role), codes: codesOfRole(role) }, held)
}

/** The roles that can be given, `current` among them, and the names of those that hold more than one's own (P14). */
export function offeredRoles(
  roles: readonly Role[],
  held: ReadonlySet<string>,
  current?: Role['id'],
): { offered: Role[]; beyond: string[] } {
  const isOffered = (role: Role) => String(role.id) === String(current) || roleBlocked(role, held) === undefined
  return {
    offered: roles.filter(isOffered),
    beyond: [...new Set(roles.filter((role) => !isOffered(role)).map(roleWords))],
  }
}

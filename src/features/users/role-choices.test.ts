import { expect, test } from 'vitest'
import { offeredRoles } from './role-choices.ts'

const role = (id: number, ...functionIds: string[]) => ({ id, name: `角色${id}`, functionIds })

test('the role of an account stays on offer, whether its id comes as number or text (C16)', () => {
  const roles = [role(1, '1'), role(2, '1', '2'), role(3, '1', '3')]
  const held = new Set(['1'])
  for (const current of [2, '2'])
    expect(offeredRoles(roles, held, current)).toEqual({ offered: roles.slice(0, 2), beyond: ['角色3'] })
  expect(offeredRoles(roles, held)).toEqual({ offered: roles.slice(0, 1), beyond: ['角色2', '角色3'] })
})

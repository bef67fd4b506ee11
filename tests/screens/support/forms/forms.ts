import { inject } from 'vitest'
import { accountForms } from './of-accounts.ts'
import { contentForms } from './of-content.ts'
import { orderForms } from './of-orders.ts'
import { terminalForms } from './of-terminals.ts'
import type { Form } from './form.ts'

const all: readonly Form[] = [...terminalForms, ...contentForms, ...orderForms, ...accountForms]

/** Another form of their kind stands for these, but in the long run. */
const ALIKE = new Set([
  '重命名素材',
  '批量导入账号',
  '编辑账号',
  '编辑角色',
  '新增组织机构',
  '创建订单',
  '订单审核',
  '设置组织机构',
  '新增分组',
])

/**
 * Every form that something is typed or chosen in, how it is opened, filled in and sent, and what it does not have. The
 * tests of the way back, of reloads, of double clicks, of a second tab and of a second person run over all of them.
 */
export const forms = all.filter(({ name }) => inject('long') || !ALIKE.has(name))

export function formNamed(name: string): Form {
  const found = all.find((form) => form.name === name)
  if (!found) throw new Error(`There is no form ${name}`)
  return found
}

import { accountForms } from './of-accounts.ts'
import { contentForms } from './of-content.ts'
import { orderForms } from './of-orders.ts'
import { terminalForms } from './of-terminals.ts'
import type { Form } from './form.ts'

/**
 * Every form that something is typed or chosen in, how it is opened, filled in and sent, and what it does not have. The
 * tests of the way back, of reloads, of double clicks, of a second tab and of a second person run over all of them.
 */
export const forms: readonly Form[] = [...terminalForms, ...contentForms, ...orderForms, ...accountForms]

/** The form of that name. */
export function formNamed(name: string): Form {
  const found = forms.find((form) => form.name === name)
  if (!found) throw new Error(`There is no form ${name}`)
  return found
}

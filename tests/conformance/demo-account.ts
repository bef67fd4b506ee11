import md5 from 'md5'
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT } from '#mocks/db/demo-company.ts'
import { NOW } from '#mocks/testing.ts'
import { monthAt } from '#src/domain/dates.ts'
import { addMonths } from '#src/domain/months.ts'
import type { TestAccount } from './conversation.ts'

/**
 * Who speaks to a server under test, whose clock stands: the account that may do everything, with all that the suite
 * has.
 */
export const demoAccount: TestAccount = {
  account: '13800000000',
  passwordHash: md5(DEMO_PASSWORD + DEMO_PASSWORD_SALT),
  write: true,
  orders: true,
  month: addMonths(monthAt(new Date(NOW)), -1),
}

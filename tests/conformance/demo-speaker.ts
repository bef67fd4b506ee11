import md5 from 'md5'
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT } from '#mocks/demo-company.ts'
import type { Speaker } from './converse.ts'

/** Who speaks to a simulated server: the account that may do everything, with all that the suite has. */
export const demoSpeaker: Speaker = { account: '13800000000', passwordHash: md5(DEMO_PASSWORD + DEMO_PASSWORD_SALT), write: true, orders: true }

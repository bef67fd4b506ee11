import { readPage } from './paging.ts'

/** Publishes that are looked at, one for each ad and terminal. */
const ROWS = 200

/** The newest publishes and stops: what of them has not arrived is said at home and on the cards of ads. */
export function publishLogQuery() {
  return readPage('playRecordList', { query: { page: 0, limit: ROWS } })
}

import { stored } from './stored.ts'

/**
 * The account that is signed in, in local storage: other tabs hear of a change there, which a cookie does not tell.
 * `since` makes signing in again as the same account a change too.
 */
export const sessionMarker = stored('console.session', (value) => {
  const { account, since } = value as { account?: unknown; since?: unknown }
  return typeof account === 'string' && typeof since === 'number' ? { account, since } : undefined
})

import { call } from './call.ts'
import { endSession } from './session.ts'

/** Leaves in any case: a server that cannot be reached must not keep anybody signed in here. */
export async function signOut() {
  try {
    await call('authLogout', {})
  } catch {
    // the token is thrown away all the same
  }
  endSession(undefined)
}

import { subscribe } from 'valtio/vanilla'
import { mayGoOn, session } from '#src/api/session.ts'
import { isUnderWay, uploads } from './upload-items.ts'
import type { UploadQueue } from './upload-queue.ts'

/**
 * Lets the queue pause while its user's session is over, and go on when the same user is back (S3). Signing out here
 * and another user end it: nothing of one user is sent as another (S6). Returns how to stop following.
 */
export function followSession(queue: Pick<UploadQueue, 'resume' | 'drop'>): () => void {
  let owner = session.account
  return subscribe(session, () => {
    const { token, account } = session
    if (mayGoOn(session)) {
      uploads.paused = uploads.items.some(isUnderWay)
    } else if (token === undefined || account !== owner) {
      owner = account
      queue.drop()
    } else if (uploads.paused) {
      queue.resume()
    }
  })
}

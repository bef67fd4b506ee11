import { waitFor } from '@testing-library/dom'

/**
 * Sees something there, does what takes it away, and sees that it has gone. What was never there, or is called
 * otherwise, is not found either: to look for it once proves nothing.
 */
export async function expectTakenAway(find: () => HTMLElement | null, takeAway: () => Promise<unknown>) {
  await waitFor(() => {
    if (!find()) throw new Error('What is to be taken away is not there')
  })
  await takeAway()
  await waitFor(() => {
    if (find()) throw new Error('What was to be taken away is still there')
  })
}

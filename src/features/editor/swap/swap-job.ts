import { session } from '#src/api/session.ts'
import type { SwapAd } from '#src/domain/uses/swap.ts'
import { isRefused, UserError } from '#src/lib/errors/user-error.ts'
import { takeLock } from '../session/tab-lock.ts'
import { restoreSwap, swapState, type Swap, type SwapWork } from './swap-store.ts'

/** So many ads in a row that may pass later are no accident of one ad. */
const IN_A_ROW = 2

/**
 * Does something with each ad of the swap that `chosen` names, one after the other, in one tab at a time; goes on when
 * its page is left. Throws why it ended early: an ad that cannot be done keeps no other from it, but two do.
 */
export async function workThrough(
  kind: SwapWork,
  chosen: (ad: SwapAd) => boolean,
  work: (swap: Swap, ad: SwapAd) => Promise<void>,
): Promise<void> {
  if (swapState.running) return
  Object.assign(swapState, { running: kind, stopping: false, error: undefined })
  let release: (() => void) | undefined
  try {
    release = await takeLock(`swap ${session.account}`)
    if (!release) throw new UserError('另一个窗口正在进行这次替换')
    // another tab may have taken it on since
    await restoreSwap()
    await eachInTurn(chosen, work)
  } catch (error) {
    swapState.error = error
    throw error
  } finally {
    release?.()
    Object.assign(swapState, { running: undefined, stopping: false })
  }
}

async function eachInTurn(chosen: (ad: SwapAd) => boolean, work: (swap: Swap, ad: SwapAd) => Promise<void>) {
  const { swap } = swapState
  if (!swap) return
  const todo = swap.ads.filter(chosen)
  let failed = 0
  // what has failed before does not stand in the way of the others
  for (const { id } of [...todo.filter(({ message }) => !message), ...todo.filter(({ message }) => message)]) {
    if (swapState.stopping || session.account !== swap.account) return
    const ad = swapState.swap?.ads.find((each) => String(each.id) === String(id))
    if (!ad) return
    try {
      await work(swap, ad)
      failed = 0
    } catch (error) {
      failed += 1
      if (session.token === undefined || (failed >= IN_A_ROW && !isRefused(error))) throw error
    }
  }
}

/** What is under way is waited for. */
export function stopWork() {
  swapState.stopping = true
}

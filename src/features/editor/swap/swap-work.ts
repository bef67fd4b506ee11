/* What can be done with the swap that is kept: each throws why it ended early. Knows no page. */
import { newBundle } from '#src/api/activities.ts'
import type { Program } from '#src/api/generated/types.gen.ts'
import { afterReview, isFollowed, isStuck, isToDo, tryAgain, type SwapAd } from '#src/domain/uses/swap.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { isGone } from '../session/save-program.ts'
import { publishCopy, stopReplaced } from './pass-on.ts'
import { advanceAd, type SwapCalls } from './run-swap.ts'
import { playCalls, swapCalls } from './swap-calls.ts'
import { workThrough } from './swap-job.ts'
import { setAds, swapState } from './swap-store.ts'

/** Takes every ad as far as it goes by itself; `picture` makes what is saved with an ad. */
export function replaceInAds(picture: SwapCalls['picture']): Promise<void> {
  const calls = swapCalls(picture)
  return workThrough('replace', isToDo, (swap, ad) => advanceAd(calls, swap, ad, (next) => setAds(swap.account, next)))
}

/** Puts approved copies in the place of their ads. */
export const publishCopies = () => passOn('publish', 'approved', publishCopy)

/** Takes the ads off where their copies have arrived. */
export const stopOld = () => passOn('stop', 'published', stopReplaced)

function passOn(kind: 'publish' | 'stop', step: SwapAd['step'], work: typeof publishCopy): Promise<void> {
  const calls = playCalls(newBundle('swap', swapState.swap?.to.name ?? ''))
  return workThrough(
    kind,
    (ad) => ad.step === step,
    ({ account }, ad) => work(calls, ad, (next) => setAds(account, next)),
  )
}

/** Has what is stuck wait for its turn once more. */
export function askAgain() {
  const { swap } = swapState
  if (swap) setAds(swap.account, ...swap.ads.filter(isStuck).map(tryAgain))
}

/** Looks at the review of each copy; `get` takes its turn. Answers how many went on. */
export async function followReviews(get: (id: SwapAd['id']) => Promise<Pick<Program, 'status'>>): Promise<number> {
  const { swap } = swapState
  if (!swap) return 0
  const looked = await Promise.all(
    swap.ads.filter(isFollowed).map(async (ad) => {
      const { newId } = ad
      if (newId === undefined) return ad
      try {
        return afterReview(ad, await get(newId))
      } catch (error) {
        return isGone(error) ? { ...ad, step: 'failed' as const, message: `副本已不在：${messageOf(error)}` } : ad
      }
    }),
  )
  const before = new Set(swap.ads)
  const changed = looked.filter((ad) => !before.has(ad))
  // what a job has done meanwhile is newer
  if (swapState.running || changed.length === 0) return 0
  setAds(swap.account, ...changed)
  return changed.length
}

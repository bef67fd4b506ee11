import { DRAFTS_CHANGED, openDrafts } from './ad-drafts.ts'
import { draftedAds } from './drafted-ads.ts'

/** Keeps `draftedAds` as they are for an account. Returns how to stop. */
export function followDrafts(account: string): () => void {
  let over = false
  const look = () =>
    void adsWithDrafts(account).then(
      (ads) => over || draftedAds.set(ads),
      // a browser that keeps nothing has no drafts
      () => undefined,
    )
  const heard = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DRAFTS_CHANGED)
  heard?.addEventListener('message', look)
  look()
  return () => {
    over = true
    heard?.close()
    draftedAds.set(new Set())
  }
}

/** By their keys alone: contents are long. */
async function adsWithDrafts(account: string): Promise<ReadonlySet<string>> {
  const ofAccount = IDBKeyRange.bound([account], [account, []])
  const keys = await (await openDrafts()).getAllKeysFromIndex('drafts', 'ad', ofAccount)
  return new Set(keys.map((key) => (JSON.parse(key) as [account: string, ad: string])[1]))
}

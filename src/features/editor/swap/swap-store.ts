import { proxy, ref, subscribe } from 'valtio/vanilla'
import { session } from '#src/api/session.ts'
import { SWAP_STEPS, type SwapAd, type SwapMaterial } from '#src/domain/uses/swap.ts'
import { stored } from '#src/lib/dom/stored.ts'
import { isJsonObject, type JsonObject } from '#src/scene/model/json.ts'
import { putOnDisk, readFromDisk, takeOffDisk } from './swap-disk.ts'
import { swapKey } from './swap-key.ts'

/** A material that is replaced, and how far each ad has come. */
export interface Swap {
  account: string
  from: SwapMaterial
  /** As `mediaRaw` makes it. */
  to: SwapMaterial & JsonObject
  startedAt: number
  /** Counts what was written: the higher one is newer. */
  revision: number
  ads: readonly SwapAd[]
}

export type NewSwap = Omit<Swap, 'account' | 'revision'>

/** What is done with its ads, one after the other. */
export type SwapWork = 'replace' | 'publish' | 'stop'

interface SwapState {
  /** One at a time, by account; it is kept in this browser until it is ended (N66). It never changes in itself. */
  swap: Swap | undefined
  /** What this page does with it now. */
  running: SwapWork | undefined
  /** Whoever looks on has stopped it, and what is under way is waited for. */
  stopping: boolean
  /** Why it stopped before its end. */
  error: unknown
  opened: boolean
}

export const swapState = proxy<SwapState>({
  swap: undefined,
  running: undefined,
  stopping: false,
  error: undefined,
  opened: false,
})

const placeOf = (account: string) => stored<Swap>(swapKey(account), (value) => readSwap(value, account))

/** Takes what this account has begun, here, in another tab or on a page that is gone. */
export function loadSwap() {
  const kept = session.account === undefined ? undefined : placeOf(session.account).read()
  swapState.swap = kept && ref(kept)
}

/** The same, also where the browser was killed before local storage was on the disk. */
export async function restoreSwap() {
  const { account } = session
  if (account === undefined) return
  const kept = readSwap(await readFromDisk(account), account)
  const known = placeOf(account).read()
  const newer =
    kept &&
    (!known ||
      kept.startedAt > known.startedAt ||
      (kept.startedAt === known.startedAt && kept.revision > known.revision))
  if (newer) placeOf(account).write(kept)
  loadSwap()
}

export function beginSwap(swap: NewSwap) {
  if (session.account === undefined) return
  keep({ ...swap, account: session.account, revision: 0 })
  Object.assign(swapState, { opened: true, error: undefined })
}

export function endSwap({ account }: Pick<Swap, 'account'>) {
  placeOf(account).remove()
  takeOffDisk(account)
  Object.assign(swapState, { swap: undefined, opened: false, error: undefined })
}

/** Keeps how far an ad has come; what depends on it is sent once that is `onDisk`. */
export function setAds(account: string, ...changed: readonly SwapAd[]) {
  const swap = placeOf(account).read()
  if (!swap) return
  const byId = new Map(changed.map((ad) => [String(ad.id), ad]))
  const { revision, ads } = swap
  keep({ ...swap, revision: revision + 1, ads: ads.map((ad) => byId.get(String(ad.id)) ?? ad) })
}

function keep(swap: Swap) {
  placeOf(swap.account).write(swap)
  putOnDisk(swap.account, swap)
  // whoever signs in next is not shown what somebody else has begun
  if (swap.account === session.account) swapState.swap = ref(swap)
}

let account = session.account
subscribe(session, () => {
  if (session.account === account) return
  account = session.account
  Object.assign(swapState, { opened: false, error: undefined })
  loadSwap()
})

/** What is stored may be of another version, or anything. */
function readSwap(value: unknown, owner: string): Swap | undefined {
  const { from, to, startedAt, revision = 0, ads } = (value ?? {}) as Partial<Swap>
  if (!isMaterial(from) || !isMaterial(to) || !isJsonObject(to) || typeof startedAt !== 'number') return undefined
  if (typeof revision !== 'number') return undefined
  if (!Array.isArray(ads) || !ads.every(isAd)) return undefined
  return { account: owner, from, to, startedAt, revision, ads }
}

const isId = (id: unknown) => typeof id === 'string' || typeof id === 'number'
const isText = (text: unknown) => text === undefined || typeof text === 'string'

function isMaterial(value: unknown): value is SwapMaterial {
  if (!isJsonObject(value)) return false
  return isId(value.id) && isText(value.name)
}

function isAd(value: unknown): value is SwapAd {
  if (!isJsonObject(value)) return false
  const { id, name, step, copy, version, before, newId, newName, message } = value
  return (
    isId(id) &&
    typeof name === 'string' &&
    SWAP_STEPS.some((known) => known === step) &&
    (copy === undefined || typeof copy === 'boolean') &&
    [version, newName, message].every(isText) &&
    (before === undefined || (Array.isArray(before) && before.every(isId))) &&
    (newId === undefined || isId(newId))
  )
}

import { useEffect, useRef, useState } from 'react'
import { session } from '#src/api/session.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { keepDraft, type DraftKeeper, type ServerVersion } from './draft-keeper.ts'
import { adDrafts as drafts } from '#src/api/ad-drafts.ts'
import type { EditorStore } from './editor-store.ts'
import { offeredDrafts, type OfferedDraft } from './offered-drafts.ts'
import type { Opening } from './opening.ts'
import { adLock, askToYield, liveOpenings, onTakeOver, openingLock, takeLock } from './tab-lock.ts'

/** Where else the ad is edited: nowhere, in another tab from the beginning, or since that tab took over. */
export type Elsewhere = undefined | 'before' | 'since'

interface KeepingOptions {
  store: EditorStore
  opening: Opening
  /** Takes the ad over from the tab that edits it. */
  takeOver: boolean
  /** Whether the server has an ad that says the same as a draft that was being saved. */
  isSaved: Parameters<typeof offeredDrafts>[0]['isSaved']
}

export function useKeeping({ store, opening, takeOver, isSaved }: KeepingOptions) {
  const [server] = useState<ServerVersion>(() => ({ ad: opening.ad, base: opening.base, at: serverNow() }))
  const [offered, setOffered] = useState<readonly OfferedDraft[]>()
  const [restored, setRestored] = useState(false)
  const [trouble, setTrouble] = useState(false)
  const [elsewhere, setElsewhere] = useState<Elsewhere>()
  const keeper = useRef<DraftKeeper>(undefined)
  const claim = useRef<(ad: string) => void>(undefined)
  const [given] = useState({ opening, takeOver, isSaved })

  useEffect(() => {
    const { opening: opened, takeOver: takes, isSaved: isThere } = given
    const account = session.account
    // what can only be looked at is neither kept nor locked
    if (account === undefined || opened.readOnly !== undefined) return
    const openingId = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    const held = { opening: none, ad: none, hearing: none }
    let over = false
    const hold = (what: keyof typeof held, release: () => void) => {
      held[what]()
      held[what] = none
      if (over) release()
      else held[what] = release
    }
    const releaseAll = () => {
      for (const what of ['opening', 'ad', 'hearing'] as const) hold(what, none)
    }
    const kept = keepDraft({ store, drafts, account, opening: openingId, server: () => server, onTrouble: setTrouble })
    keeper.current = kept

    /** Gives up editing to another tab, which finds the draft. */
    async function giveUp() {
      if (over) return
      over = true
      setElsewhere('since')
      store.set({ readOnly: '此广告已转到另一窗口编辑' })
      await kept.stop()
      releaseAll()
    }

    /** Makes this tab the one that edits an ad; answers whether it is. */
    async function lock(ad: string, steal: boolean): Promise<boolean> {
      const release =
        (await takeLock(adLock(ad), { onLost: () => void giveUp() })) ??
        (steal ? await takeLock(adLock(ad), { steal, onLost: () => void giveUp() }) : undefined)
      if (!release) return false
      hold('ad', release)
      hold('hearing', onTakeOver(ad, giveUp))
      return true
    }
    claim.current = (ad) => void lock(ad, true)

    async function begin() {
      hold('opening', (await takeLock(openingLock(openingId))) ?? none)
      // a new ad and a copy are nobody else's
      if (opened.programId !== undefined) {
        if (takes) await askToYield(opened.ad)
        if (!(await lock(opened.ad, takes))) {
          if (over) return
          setElsewhere('before')
          store.set({ readOnly: '此广告正在另一窗口编辑' })
          setOffered([])
          return
        }
      }
      const found = await drafts.list(account ?? '', opened.ad)
      const { offered: all, useless } = await offeredDrafts({
        drafts: found,
        base: opened.base,
        live: takes ? new Set() : await liveOpenings(),
        isSaved: isThere,
      })
      if (useless.length > 0) await drafts.remove(useless)
      if (!over) setOffered(all)
    }
    begin().catch(() => {
      // without a database there is nothing to offer, and nothing to keep either
      setTrouble(true)
      setOffered([])
    })
    return () => {
      over = true
      void kept.stop().finally(releaseAll)
    }
  }, [store, server, given])

  return {
    /** The drafts that can be gone on with; undefined while they are looked for. */
    offered: opening.readOnly === undefined ? offered : NONE,
    /** A draft is gone on with. */
    restored,
    /** Drafts cannot be written. */
    trouble,
    elsewhere,
    /** The version that is edited. */
    server,
    restore({ draft, document }: OfferedDraft) {
      Object.assign(server, { base: draft.base, at: draft.baseAt })
      store.open(document, {
        ...(opening.programId !== undefined && { programId: opening.programId }),
        saved: opening.document,
      })
      keeper.current?.replaces(draft.key)
      setRestored(true)
      setOffered([])
    },
    async discard({ draft }: OfferedDraft) {
      await drafts.remove([draft.key])
      setOffered((all) => all?.filter((other) => other.draft !== draft))
    },
    flush: () => void keeper.current?.flush(),
    putOff: () => setOffered([]),
    /** To be called before the document is sent. */
    sending: () => keeper.current?.markSent(),
    /** The server has a version now: of the ad that was opened, or of a new one. */
    wasSaved(version: string, programId: string | number | undefined) {
      const ad = programId === undefined ? server.ad : String(programId)
      if (ad !== server.ad) claim.current?.(ad)
      Object.assign(server, { ad, base: version, at: serverNow() })
    },
  }
}

const none = () => {}
const NONE: readonly OfferedDraft[] = []

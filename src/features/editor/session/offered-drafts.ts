import type { EditDocument } from '../model/edit-document.ts'
import type { Draft } from '#src/api/ad-drafts.ts'
import { documentOf, versionOf } from './opening.ts'

export interface OfferedDraft {
  draft: Draft
  document: EditDocument
  /** The server's version is another than the one that the draft began with (D11). */
  serverChanged: boolean
}

interface OfferOptions {
  drafts: readonly Draft[]
  /** The server's version now; undefined for a new ad. */
  base: string | undefined
  /** Openings of the editor that are still writing, in this tab or another one. */
  live: ReadonlySet<string>
  /** Whether the server has an ad that says the same. */
  isSaved: (document: EditDocument, version: string) => Promise<boolean>
}

/**
 * What of the drafts is offered, and the keys of those that are of no use any more: they say what the server has, also
 * when the answer to their saving was lost (D7). What cannot be read is neither.
 */
export async function offeredDrafts({
  drafts,
  base,
  live,
  isSaved,
}: OfferOptions): Promise<{ offered: OfferedDraft[]; useless: string[] }> {
  const offered: OfferedDraft[] = []
  const useless: string[] = []
  for (const draft of drafts) {
    const read = documentOf(draft)
    if (!read.ok || live.has(draft.opening)) continue
    const { document } = read
    const version = versionOf(document)
    if (version === base || (draft.sent && (await isSaved(document, version).catch(() => false))))
      useless.push(draft.key)
    else offered.push({ draft, document, serverChanged: draft.base !== base })
  }
  return { offered, useless }
}

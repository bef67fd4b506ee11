import { createCell } from '#src/lib/data/cell.ts'

/** The ads that have drafts in this browser, as drafts name them (`7`, `copy 7`, `new`); none before it was looked. */
export const draftedAds = createCell<ReadonlySet<string>>(new Set())

/** What drafts of an ad are kept under; without an id those of a new one. */
export function draftKeyOf(id: string | number | undefined, asCopy: boolean): string {
  return id === undefined ? 'new' : asCopy ? `copy ${id}` : String(id)
}

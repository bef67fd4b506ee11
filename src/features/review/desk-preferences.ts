import { stored } from '#src/lib/dom/stored.ts'

const yesOrNo = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/** Single letters get in the way of voice control: who minds them puts them off, for good. */
export const storedKeys = stored('console.reviewKeys', yesOrNo)

/** How long a decision can be taken back before it is sent (ms). */
export const UNDO_MS = 5_000

/** Who would rather have it sent at once puts the pause off, for good. */
export const storedUndo = stored('console.reviewUndo', yesOrNo)

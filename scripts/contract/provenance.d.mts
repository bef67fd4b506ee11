/** Statements without a usable provenance, in words; none when all have one. */
export function checkProvenance(document: unknown): string[]
export function provenancePage(document: unknown): string

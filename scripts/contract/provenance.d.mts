/** Statements without a usable provenance, in words; none when all have one. */
export function checkProvenance(document: unknown): string[]
/** The text of openapi/PROVENANCE.md. */
export function provenancePage(document: unknown): string

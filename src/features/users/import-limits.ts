/** The most rows of one import: each is a call of its own. */
export const IMPORT_ROW_LIMIT = 500

/** The largest file of an import, bytes. */
export const IMPORT_SIZE_LIMIT = 1024 * 1024

import { proxy } from 'valtio/vanilla'

/**
 * What is said of code that did not come, which another load of the page may bring; undefined while nothing is
 * missing, or once it was closed.
 */
export const missingCode = proxy<{ words: string | undefined }>({ words: undefined })

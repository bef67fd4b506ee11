/** Where the window has room for a list and an `Inspector` beside it. */
export const BESIDE = '(min-width: 1200px)'

/** Whose JSX the console is written in: React's, with texts as they may be shown (R44). */
export const JSX_SOURCE = '#src/lib/jsx'

/*
 * Entries of the table of commands that fit what is chosen to what is in it and around it.
 */
import type { Command } from './command.ts'
import { cannotFit, FIT_LABELS, fitBoxes, fitLetters } from './fit-letters.ts'

export const adjust = {
  fitBox: {
    label: FIT_LABELS.box,
    group: 'adjust',
    keys: [],
    blocked: cannotFit,
    run: (store) => fitBoxes(store),
  },
  fitLetters: {
    label: FIT_LABELS.letters,
    group: 'adjust',
    keys: [],
    blocked: cannotFit,
    run: (store) => fitLetters(store),
  },
} as const satisfies Readonly<Record<string, Command>>

/*
 * Entries of the table of commands that fit what is chosen to what is in it and around it.
 */
import { cannotArrange } from './arrange.ts'
import type { Command } from './command.ts'
import { cannotFit, FIT_LABELS, fitBoxes, fitLetters } from './fit-letters.ts'
import { cannotTakeProportion, centreInScene, fillScene, PLACE_LABELS, takeProportion } from './place.ts'

export const adjust = {
  fillScene: {
    label: PLACE_LABELS.fill,
    group: 'adjust',
    keys: [],
    blocked: cannotArrange,
    run: fillScene,
  },
  takeProportion: {
    label: PLACE_LABELS.own,
    group: 'adjust',
    keys: [],
    blocked: cannotTakeProportion,
    run: takeProportion,
  },
  centre: {
    label: PLACE_LABELS.centre,
    group: 'adjust',
    keys: [],
    blocked: cannotArrange,
    run: centreInScene,
  },
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

/*
 * Entries of the table of commands that fit what is chosen to what is in it, around it and beside it.
 */
import { cannotArrange } from './arrange.ts'
import type { Command } from './command.ts'
import { cannotFit, FIT_LABELS, fitBoxes, fitLetters, hasLetters } from './fit-letters.ts'
import {
  cannotBeBackground,
  cannotTakeProportion,
  centreInScene,
  fillScene,
  makeBackground,
  PLACE_LABELS,
  showsPictures,
  takeProportion,
} from './place.ts'
import { keepsRatio, RATIO_LABEL, toggleRatio } from './ratio.ts'
import { cannotCopyStyle, cannotPasteStyle, copyStyle, pasteStyle } from './style.ts'

export const adjust = {
  copyStyle: {
    label: '复制样式',
    group: 'edit',
    keys: ['Mod+Alt+C'],
    blocked: cannotCopyStyle,
    run: copyStyle,
  },
  pasteStyle: {
    label: '粘贴样式',
    group: 'edit',
    keys: ['Mod+Alt+V'],
    blocked: cannotPasteStyle,
    run: pasteStyle,
  },
  fillScene: {
    label: PLACE_LABELS.fill,
    group: 'adjust',
    keys: [],
    blocked: cannotArrange,
    run: fillScene,
  },
  asBackground: {
    label: PLACE_LABELS.background,
    group: 'adjust',
    keys: [],
    suits: showsPictures,
    blocked: cannotBeBackground,
    run: makeBackground,
  },
  takeProportion: {
    label: PLACE_LABELS.own,
    group: 'adjust',
    keys: [],
    suits: showsPictures,
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
  keepRatio: {
    label: RATIO_LABEL,
    group: 'adjust',
    keys: [],
    isOn: (store) => keepsRatio(store),
    blocked: cannotArrange,
    run: toggleRatio,
  },
  fitBox: {
    label: FIT_LABELS.box,
    group: 'adjust',
    keys: [],
    suits: hasLetters,
    blocked: cannotFit,
    run: (store) => fitBoxes(store),
  },
  fitLetters: {
    label: FIT_LABELS.letters,
    group: 'adjust',
    keys: [],
    suits: hasLetters,
    blocked: cannotFit,
    run: (store) => fitLetters(store),
  },
} as const satisfies Readonly<Record<string, Command>>

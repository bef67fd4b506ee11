/*
 * Everything that can be done from a toolbar, a menu or the keyboard: one table that all of these and the help read.
 */
import type { AlignAction, Axis } from '../model/align.ts'
import { cannotAdd } from '../model/limits.ts'
import type { OrderAction } from '../model/order.ts'
import {
  ALIGN_LABELS,
  alignElements,
  cannotArrange,
  cannotDistribute,
  cannotOrder,
  DISTRIBUTE_LABELS,
  distributeElements,
  ORDER_LABELS,
  orderElements,
} from './arrange.ts'
import { copiedText, cutElements, pasteText } from './copy-paste.ts'
import {
  cannotDuplicate,
  cannotEditSelection,
  duplicateElements,
  NOTHING_CHOSEN,
  removeElements,
  selectable,
  selectAll,
} from './elements.ts'
import type { EditorPort, Refusal } from './editor-port.ts'
import { cannotGo, goBy } from './walk-scenes.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface Clipboard {
  write(text: string): Promise<void>
  read(): Promise<string>
}

export type CommandGroup = 'edit' | 'order' | 'align' | 'scene'

export const GROUP_LABELS: Readonly<Record<CommandGroup, string>> = {
  edit: '编辑',
  order: '层级',
  align: '对齐',
  scene: '场景',
}

export interface Command {
  readonly label: string
  readonly group: CommandGroup
  /** Keys as in `keys.ts`. */
  readonly keys: readonly string[]
  /** Set where the browser itself turns the keys into an event of the clipboard, which needs no permission. */
  readonly byClipboardEvent?: true
  /** Why it cannot be done now, in words; undefined when it can. */
  blocked(store: EditorPort): Refusal
  /** Does it; answers why it did not, in words. */
  run(store: EditorPort, clipboard: Clipboard): Refusal | Promise<Refusal>
}

const edit = {
  undo: {
    label: '撤销',
    group: 'edit',
    keys: ['Mod+Z'],
    blocked: ({ state }) => state.readOnly ?? (state.undoLabel === undefined ? '没有可撤销的操作' : undefined),
    run: undo,
  },
  redo: {
    label: '重做',
    group: 'edit',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    blocked: ({ state }) => state.readOnly ?? (state.redoLabel === undefined ? '没有可重做的操作' : undefined),
    run: redo,
  },
  cut: {
    label: '剪切',
    group: 'edit',
    keys: ['Mod+X'],
    byClipboardEvent: true,
    blocked: cannotEditSelection,
    async run(store, clipboard) {
      const text = copiedText(store)
      const refusal = cutElements(store)
      if (refusal === undefined && text !== undefined) await clipboard.write(text)
      return refusal
    },
  },
  copy: {
    label: '复制',
    group: 'edit',
    keys: ['Mod+C'],
    byClipboardEvent: true,
    blocked: ({ state }) => (state.selection.length === 0 ? NOTHING_CHOSEN : undefined),
    async run(store, clipboard) {
      const text = copiedText(store)
      if (text === undefined) return NOTHING_CHOSEN
      await clipboard.write(text)
      store.announce(`已复制 ${formatNumber(store.state.selection.length)} 个元素`)
      return undefined
    },
  },
  paste: {
    label: '粘贴',
    group: 'edit',
    keys: ['Mod+V'],
    byClipboardEvent: true,
    blocked: ({ state }) => state.readOnly ?? cannotAdd(state.document, state.sceneId),
    run: async (store, clipboard) => pasteText(store, await clipboard.read()),
  },
  duplicate: {
    label: '创建副本',
    group: 'edit',
    keys: ['Mod+D'],
    blocked: cannotDuplicate,
    run: (store) => duplicateElements(store),
  },
  selectAll: {
    label: '全选',
    group: 'edit',
    keys: ['Mod+A'],
    blocked: (store) => (selectable(store).length === 0 ? '没有可选择的元素' : undefined),
    run: selectAll,
  },
  delete: {
    label: '删除',
    group: 'edit',
    keys: ['Delete', 'Backspace'],
    blocked: cannotEditSelection,
    run: (store) => removeElements(store),
  },
} as const satisfies Readonly<Record<string, Command>>

const order = {
  orderUp: ordering('up', ']'),
  orderDown: ordering('down', '['),
  orderTop: ordering('top', 'Mod+]'),
  orderBottom: ordering('bottom', 'Mod+['),
} as const satisfies Readonly<Record<string, Command>>

const align = {
  alignLeft: aligning('left'),
  alignCenter: aligning('center'),
  alignRight: aligning('right'),
  alignTop: aligning('top'),
  alignMiddle: aligning('middle'),
  alignBottom: aligning('bottom'),
  distributeX: spreading('x'),
  distributeY: spreading('y'),
} as const satisfies Readonly<Record<string, Command>>

const scene = {
  previousScene: {
    label: '上一个场景',
    group: 'scene',
    keys: ['PageUp'],
    blocked: (store) => cannotGo(store, -1),
    run: (store) => goBy(store, -1),
  },
  nextScene: {
    label: '下一个场景',
    group: 'scene',
    keys: ['PageDown'],
    blocked: (store) => cannotGo(store, 1),
    run: (store) => goBy(store, 1),
  },
} as const satisfies Readonly<Record<string, Command>>

export const commands = { ...edit, ...order, ...align, ...scene }

export type CommandId = keyof typeof commands

export const commandIds = Object.keys(commands) as CommandId[]

export function commandOf(id: CommandId): Command {
  return commands[id]
}

export function commandFor(keys: string): CommandId | undefined {
  return commandIds.find((id) => commandOf(id).keys.includes(keys))
}

function undo(store: EditorPort): undefined {
  store.undo()
}

function redo(store: EditorPort): undefined {
  store.redo()
}

function ordering(action: OrderAction, keys: string): Command {
  return {
    label: ORDER_LABELS[action],
    group: 'order',
    keys: [keys],
    blocked: (store) => cannotOrder(store, action),
    run: (store) => orderElements(store, action),
  }
}

function aligning(action: AlignAction): Command {
  return {
    label: ALIGN_LABELS[action],
    group: 'align',
    keys: [],
    blocked: cannotArrange,
    run: (store) => alignElements(store, action),
  }
}

function spreading(axis: Axis): Command {
  return {
    label: DISTRIBUTE_LABELS[axis],
    group: 'align',
    keys: [],
    blocked: cannotDistribute,
    run: (store) => distributeElements(store, axis),
  }
}

/*
 * Everything that can be done from a toolbar, a menu or the keyboard: one table that all of these and the help read.
 */
import type { AlignAction, Axis } from '../model/align.ts'
import { editedBy } from '../kinds/editor-kind-of.ts'
import { viewById } from '../model/edit-document.ts'
import type { OrderAction } from '../model/order.ts'
import { addCommands, type AdditionId } from './add-commands.ts'
import { adjust } from './adjust.ts'
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
import type { Command, Desk } from './command.ts'
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
import { sceneOf, type EditorPort, type Refusal } from './editor-port.ts'
import { sceneCommands } from './scene-commands.ts'
import { screenCommands } from './screen-commands.ts'
import { viewCommands } from './view-commands.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

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
    async run(store, { clipboard }) {
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
    blocked: cannotCopy,
    async run(store, { clipboard }) {
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
    blocked: ({ state }) => state.readOnly,
    run: async (store, { clipboard, lettersAt }) => pasteText(store, await clipboard.read(), lettersAt),
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
  group: {
    label: '组合',
    group: 'edit',
    keys: ['Mod+G', 'Mod+Shift+G'],
    never: true,
    blocked: ({ state }) => state.readOnly ?? '广告不能保存组合：按住 Shift 选择多个元素，可以一起移动、对齐和调整大小',
    run: () => undefined,
  },
  delete: {
    label: '删除',
    group: 'edit',
    keys: ['Delete', 'Backspace'],
    danger: true,
    blocked: cannotEditSelection,
    run: (store) => removeElements(store),
  },
  write: {
    label: '编辑内容',
    group: 'edit',
    keys: ['Enter'],
    focus: 'canvas',
    suits: (store) => edited(store)?.way !== undefined,
    blocked: cannotWrite,
    run: editContent,
  },
  rename: {
    label: '重命名图层',
    group: 'edit',
    keys: ['F2'],
    suits: ({ state: { selection } }) => selection.length === 1,
    blocked: ({ state: { selection } }) => (selection.length === 1 ? undefined : '请选择一个元素'),
    run: ({ state: { selection } }, { name }) => (selection[0] === undefined ? NOTHING_CHOSEN : name(selection[0])),
  },
  lock: {
    label: '锁定',
    group: 'edit',
    keys: ['Mod+Shift+L'],
    isOn: ({ state }) => areAll(state.selection, state.locked),
    blocked: cannotCopy,
    run: (store) => toggleChosen(store, 'locked', ['已锁定', '已解锁']),
  },
  hide: {
    label: '隐藏',
    group: 'edit',
    keys: ['Mod+Shift+H'],
    isOn: ({ state }) => areAll(state.selection, state.hidden),
    blocked: cannotCopy,
    run: (store) => toggleChosen(store, 'hidden', ['已隐藏', '已显示']),
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

const named = {
  ...edit,
  ...order,
  ...align,
  ...adjust,
  ...sceneCommands,
  ...viewCommands,
  ...screenCommands,
}

export type CommandId = keyof typeof named | AdditionId

const commands: ReadonlyMap<CommandId, Command> = new Map(
  Object.entries({ ...addCommands, ...named }) as [CommandId, Command][],
)

export const commandIds: readonly CommandId[] = [...commands.keys()]

export function commandOf(id: CommandId): Command {
  const command = commands.get(id)
  if (!command) throw new Error(`There is no command ${id}`)
  return command
}

/** The command that keys stand for: one of the part that has the focus before one of the whole editor. */
export function commandFor(keys: string, part?: 'canvas' | 'scenes'): CommandId | undefined {
  const meant = commandIds.filter((id) => commandOf(id).keys.includes(keys))
  return meant.find((id) => part && commandOf(id).focus === part) ?? meant.find((id) => isAnywhere(commandOf(id)))
}

function isAnywhere({ focus }: Command): boolean {
  return focus === undefined || focus === 'fields'
}

function cannotCopy({ state }: EditorPort): Refusal {
  return state.selection.length === 0 ? NOTHING_CHOSEN : undefined
}

/** The one element that is chosen, where its words or its materials can be edited. */
function edited(store: EditorPort) {
  const [id, ...others] = store.state.selection
  const scene = sceneOf(store)
  const view = scene && id !== undefined && others.length === 0 ? viewById(scene, id) : undefined
  return id !== undefined && view ? { id, way: editedBy(view) } : undefined
}

function cannotWrite(store: EditorPort): Refusal {
  return cannotEditSelection(store) ?? (edited(store)?.way ? undefined : '请选择一个文本或图片元素')
}

/** Opens the words of the chosen element to be written, or the choice of its materials. */
function editContent(store: EditorPort, desk: Desk): Refusal {
  const what = edited(store)
  return what?.way === 'write' ? desk.write(what.id) : what?.way === 'pick' ? desk.pick(what.id) : undefined
}

function areAll(ids: readonly string[], marked: readonly string[]): boolean {
  return ids.length > 0 && ids.every((id) => marked.includes(id))
}

/** Marks all that is chosen, or none of it where all is marked. */
function toggleChosen(store: EditorPort, mark: 'locked' | 'hidden', said: readonly [string, string]): undefined {
  const { selection, [mark]: marked } = store.state
  const off = areAll(selection, marked)
  const others = marked.filter((id) => !selection.includes(id))
  store.set({ [mark]: off ? others : [...others, ...selection] })
  store.announce(said[off ? 1 : 0])
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

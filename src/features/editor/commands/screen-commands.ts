import type { Command } from './command.ts'
import type { EditorPort, Refusal } from './editor-port.ts'

/** What opens over the editor. */
export const screenCommands = {
  save: {
    label: '保存',
    group: 'screen',
    keys: [],
    focus: 'fields',
    blocked: cannotSave,
    run: (_, { screen }) => screen?.save(),
  },
  saveHere: {
    label: '保存并继续编辑',
    group: 'screen',
    keys: ['Mod+S'],
    focus: 'fields',
    blocked: cannotSave,
    run: (_, { screen }) => screen?.saveHere(),
  },
  renameAd: {
    label: '修改广告名称',
    group: 'screen',
    keys: [],
    blocked: ({ state }) => state.readOnly,
    run: (_, { title }) => title(),
  },
  resolution: {
    label: '修改分辨率',
    group: 'screen',
    keys: [],
    blocked: ({ state }) => state.readOnly,
    run: (_, { resize }) => resize(),
  },
  preview: {
    label: '预览',
    group: 'screen',
    keys: ['Mod+Enter'],
    blocked: cannotShow,
    run: (_, { screen }) => screen?.preview(),
  },
  leave: {
    label: '返回',
    group: 'screen',
    keys: [],
    blocked: () => undefined,
    run: (_, { screen }) => screen?.leave(),
  },
  help: {
    label: '快捷键',
    group: 'screen',
    keys: ['?'],
    blocked: () => undefined,
    run: (_, { screen }) => screen?.help(),
  },
} as const satisfies Readonly<Record<string, Command>>

function cannotSave(store: EditorPort): Refusal {
  return store.state.readOnly ?? (store.state.saving ? '正在保存' : cannotShow(store))
}

function cannotShow({ state }: EditorPort): Refusal {
  return state.document.scenes.length === 0 ? '请先添加场景' : undefined
}

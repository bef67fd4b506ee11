import { cannotAddScene } from '../model/limits.ts'
import type { Command } from './command.ts'
import { copiedScene } from './copy-paste.ts'
import type { EditorPort, Refusal } from './editor-port.ts'
import { duplicateScene, moveScene, removeScene } from './scenes.ts'
import { cannotGo, goBy } from './walk-scenes.ts'

const NO_SCENE = '请先添加场景'

/** What is done with the scene on the canvas. */
export const sceneCommands = {
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
  addScene: {
    label: '添加场景',
    group: 'scene',
    keys: [],
    blocked: ({ state }) => state.readOnly ?? cannotAddScene(state.document),
    run: (_, { screen }) => screen?.addScene(),
  },
  copyScene: {
    label: '复制场景',
    group: 'scene',
    keys: ['Mod+C'],
    focus: 'scenes',
    byClipboardEvent: true,
    blocked: noScene,
    async run(store, { clipboard }) {
      const text = copiedScene(store)
      if (text === undefined) return NO_SCENE
      await clipboard.write(text)
      store.announce('已复制场景')
      return undefined
    },
  },
  duplicateScene: {
    label: '创建场景副本',
    group: 'scene',
    keys: ['Mod+D'],
    focus: 'scenes',
    blocked: (store) => store.state.readOnly ?? noScene(store) ?? cannotAddScene(store.state.document),
    run: (store) => duplicateScene(store, store.state.sceneId),
  },
  sceneUp: {
    label: '上移场景',
    group: 'scene',
    keys: ['Alt+ArrowUp'],
    focus: 'scenes',
    blocked: (store) => store.state.readOnly ?? cannotGo(store, -1),
    run: (store) => moveScene(store, store.state.sceneId, indexOf(store) - 1),
  },
  sceneDown: {
    label: '下移场景',
    group: 'scene',
    keys: ['Alt+ArrowDown'],
    focus: 'scenes',
    blocked: (store) => store.state.readOnly ?? cannotGo(store, 1),
    run: (store) => moveScene(store, store.state.sceneId, indexOf(store) + 1),
  },
  sceneImage: {
    label: '选择背景图片',
    group: 'scene',
    keys: [],
    blocked: (store) => store.state.readOnly ?? noScene(store),
    run: (_, { pickBackground }) => pickBackground(),
  },
  removeScene: {
    label: '删除场景',
    group: 'scene',
    keys: ['Delete', 'Backspace'],
    focus: 'scenes',
    danger: true,
    blocked: (store) => store.state.readOnly ?? noScene(store),
    run: (store) => removeScene(store, store.state.sceneId),
  },
} as const satisfies Readonly<Record<string, Command>>

function indexOf({ state: { document, sceneId } }: EditorPort): number {
  return document.scenes.findIndex(({ id }) => id === sceneId)
}

function noScene(store: EditorPort): Refusal {
  return indexOf(store) < 0 ? NO_SCENE : undefined
}

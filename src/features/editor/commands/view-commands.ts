import { placedElements } from '../model/element-layout.ts'
import { boundsOf } from '../model/geometry.ts'
import { clampedZoom, largestZoom, ZOOM, zoomOfScale, zoomStep, zoomTo } from '../model/zoom.ts'
import type { Command } from './command.ts'
import { NOTHING_CHOSEN } from './elements.ts'
import { sceneOf, type EditorPort, type Refusal } from './editor-port.ts'

/** How the ad is looked at; nothing of it is in the ad. */
export const viewCommands = {
  zoomIn: {
    label: '放大',
    group: 'view',
    keys: ['Mod+='],
    blocked: ({ state }) => (state.zoom >= largestZoom(state) ? `最大 ${largestZoom(state)}%` : undefined),
    run: (store) => zoom(store, zoomStep(store.state, 1)),
  },
  zoomOut: {
    label: '缩小',
    group: 'view',
    keys: ['Mod+-'],
    blocked: ({ state }) => (state.zoom <= ZOOM.min ? `最小 ${ZOOM.min}%` : undefined),
    run: (store) => zoom(store, zoomStep(store.state, -1)),
  },
  zoomFit: {
    label: '显示整个场景',
    group: 'view',
    keys: ['Mod+0'],
    blocked: () => undefined,
    run: (store) => zoom(store, ZOOM.fit),
  },
  zoomPixels: {
    label: '按实际像素显示',
    group: 'view',
    keys: ['Mod+1'],
    blocked: cannotShowPixels,
    run: (store) => zoom(store, zoomOfScale(store.state, 1)),
  },
  zoomSelection: {
    label: '放大到所选元素',
    group: 'view',
    keys: ['Mod+2'],
    blocked: (store) => (chosenBounds(store) ? undefined : NOTHING_CHOSEN),
    run: zoomToSelection,
  },
  grid: {
    label: '网格',
    group: 'view',
    keys: [],
    isOn: ({ state }) => state.grid,
    blocked: () => undefined,
    run: (store) => toggle(store, 'grid'),
  },
  snap: {
    label: '吸附',
    group: 'view',
    keys: [],
    isOn: ({ state }) => state.snap,
    blocked: () => undefined,
    run: (store) => toggle(store, 'snap'),
  },
  rulers: {
    label: '标尺',
    group: 'view',
    keys: ['Shift+R'],
    isOn: ({ state }) => state.rulers,
    blocked: () => undefined,
    run: (store) => toggle(store, 'rulers'),
  },
  addGuideX: {
    label: '添加竖参考线',
    group: 'view',
    keys: [],
    blocked: () => undefined,
    run: (store) => addGuide(store, 'x'),
  },
  addGuideY: {
    label: '添加横参考线',
    group: 'view',
    keys: [],
    blocked: () => undefined,
    run: (store) => addGuide(store, 'y'),
  },
  clearGuides: {
    label: '清除参考线',
    group: 'view',
    keys: [],
    blocked: ({ state }) => (state.rulerGuides.length === 0 ? '没有参考线' : undefined),
    run(store): undefined {
      store.set({ rulerGuides: [] })
      store.announce('已清除参考线')
    },
  },
} as const satisfies Readonly<Record<string, Command>>

/** A line in the middle of the scene; it is moved from there by the mouse or by arrow keys. */
function addGuide(store: EditorPort, axis: 'x' | 'y'): undefined {
  const { document, rulerGuides } = store.state
  const at = Math.round((axis === 'x' ? document.width : document.height) / 2)
  store.set({ rulers: true, rulerGuides: [...rulerGuides, { axis, at }] })
  store.announce(`已添加${axis === 'x' ? '竖' : '横'}参考线：${at} 像素`)
}

function toggle(store: EditorPort, what: 'grid' | 'snap' | 'rulers'): undefined {
  store.set({ [what]: !store.state[what] })
  store.announce(`${store.state[what] ? '已打开' : '已关闭'}${viewCommands[what].label}`)
}

function zoom(store: EditorPort, percent: number): undefined {
  store.setZoom(percent)
  store.announce(`缩放 ${Math.round(store.state.zoom)}%`)
}

function cannotShowPixels({ state }: EditorPort): Refusal {
  const wanted = zoomOfScale(state, 1)
  return clampedZoom(state, wanted) === wanted ? undefined : `缩放在 ${ZOOM.min}% 到 ${largestZoom(state)}% 之间`
}

function zoomToSelection(store: EditorPort): Refusal {
  const bounds = chosenBounds(store)
  if (!bounds) return NOTHING_CHOSEN
  const { zoom, at } = zoomTo(store.state, bounds)
  store.setZoom(zoom, at)
  store.announce(`缩放 ${Math.round(zoom)}%`)
  return undefined
}

function chosenBounds(store: EditorPort) {
  const scene = sceneOf(store)
  const { selection, document } = store.state
  return scene && boundsOf(placedElements(scene, document).filter(({ id }) => selection.includes(id)))
}

import type { EditorPort, Refusal } from './editor-port.ts'

export function cannotGo(store: Pick<EditorPort, 'state'>, steps: number): Refusal {
  if (sceneAt(store, steps) !== undefined) return undefined
  return steps < 0 ? '已是第一个场景' : '已是最后一个场景'
}

export function goBy(store: EditorPort, steps: number): Refusal {
  const id = sceneAt(store, steps)
  if (id === undefined) return cannotGo(store, steps)
  store.goToScene(id)
  const { scenes } = store.state.document
  store.announce(`场景 ${scenes.findIndex((scene) => scene.id === id) + 1}/${scenes.length}`)
  return undefined
}

function sceneAt({ state: { document, sceneId } }: Pick<EditorPort, 'state'>, steps: number): string | undefined {
  const index = document.scenes.findIndex(({ id }) => id === sceneId)
  return index < 0 ? undefined : document.scenes[index + steps]?.id
}

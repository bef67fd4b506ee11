import type { StoryObj } from '@storybook/react-vite'
import { fireEvent } from 'storybook/test'
import { browserMedia } from '#src/scene/browser-media.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { editDocument, viewById } from '../../model/edit-document.ts'
import { EditorContext } from '../../session/editor-context.ts'
import { createEditorStore, type EditorStore } from '../../session/editor-store.ts'

const media = browserMedia(undefined, undefined)

/**
 * An editor for one story, with the elements of its scenes. The ad has 1000 by 500 pixels and is shown in half: a pixel
 * of the page is two of the scene.
 */
export function given(elements: unknown[], ...others: unknown[][]) {
  const pages = [elements, ...others].map((each) => sampleScene(each))
  const document = editDocument({ pages } as unknown as JsonObject, {
    name: '',
    width: 1000,
    height: 500,
  })
  const store = createEditorStore(document)
  const idOf = (index: number) => document.scenes[0]?.elements[index]?.id ?? ''
  const story: Pick<StoryObj, 'decorators' | 'beforeEach'> = {
    beforeEach: () => store.open(document),
    decorators: [
      (Story) => (
        <EditorContext value={{ store, media }}>
          <div style={{ width: 540, height: 330 }}>
            <Story />
          </div>
        </EditorContext>
      ),
    ],
  }
  return { store, story, idOf }
}

export function dragging(canvasElement: HTMLElement, store: EditorStore) {
  const region = canvasElement.querySelector<HTMLElement>('[role="application"]')
  const board = () => canvasElement.querySelector('[data-board]')?.getBoundingClientRect()
  const at = (x: number, y: number, keys: Keys = {}) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    clientX: (board()?.left ?? 0) + x / 2,
    clientY: (board()?.top ?? 0) + y / 2,
    ...keys,
  })
  const drag = async (from: [number, number], to: [number, number], keys: Keys = {}) => {
    const target = document.elementFromPoint(at(...from).clientX, at(...from).clientY) ?? region
    if (target) await fireEvent.pointerDown(target, at(...from, keys))
    if (region) await fireEvent.pointerMove(region, at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, keys))
    if (region) await fireEvent.pointerMove(region, at(...to, keys))
  }
  const drop = async () => {
    if (region) await fireEvent.pointerUp(region, at(0, 0))
  }
  const pixels = (index: number) => {
    const scene = store.scene()
    const layout = scene && viewById(scene, scene.elements[index]?.id ?? '')?.layout
    return (
      layout &&
      [layout.left * 10, layout.top * 5, layout.width * 10, layout.height * 5, layout.rotate].map(
        (value) => Math.round(value * 100) / 100,
      )
    )
  }
  return { region, drag, drop, pixels }
}

export type Keys = { ctrlKey?: boolean; altKey?: boolean; shiftKey?: boolean }

export const boxes = [
  sampleText(
    '甲',
    { left: 10, top: 20, width: 20, height: 20 },
    {},
    { background: { type: 1, color: { r: 180, g: 83, b: 9 } } },
  ),
  sampleText(
    '乙',
    { left: 50, top: 50, width: 20, height: 20 },
    {},
    { background: { type: 1, color: { r: 29, g: 78, b: 216 } } },
  ),
]

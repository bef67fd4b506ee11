import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { browserMedia } from '#src/scene/browser-media.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { editDocument } from '../../model/edit-document.ts'
import { createEditorStore } from '../../session/editor-store.ts'
import { EditorContext } from '../../session/editor-context.ts'
import { Canvas } from './canvas.tsx'

const meta = { title: '编辑器/画布', component: Canvas } satisfies Meta<typeof Canvas>

export default meta
type Story = StoryObj<typeof meta>

const media = browserMedia(undefined, undefined)

/** An editor for one story. The ad has 1000 by 500 pixels and is shown in half: a pixel of the page is two of the scene. */
function given(elements: unknown[]) {
  const document = editDocument({ pages: [sampleScene(elements)] } as unknown as JsonObject, { name: '', width: 1000, height: 500 })
  const store = createEditorStore(document)
  const idOf = (index: number) => document.scenes[0]?.elements[index]?.id ?? ''
  const story: Pick<Story, 'decorators' | 'beforeEach'> = {
    beforeEach: () => store.open(document),
    decorators: [
      (Story) => (
        <EditorContext value={{ store, media }}>
          <div style={{ width: 580, height: 330 }}>
            <Story />
          </div>
        </EditorContext>
      ),
    ],
  }
  return { store, story, idOf }
}

const turned = given(
  [0, 30, 90, 200].map((rotate, index) => sampleText(`${rotate}°`, { left: 6 + index * 23, top: 30, width: 18, height: 30, rotate }, { horizontalAlign: 'center' }, { background: { type: 1, color: { r: 180, g: 83, b: 9 } } })),
)

export const Rotations: Story = {
  name: '选中框：各种角度',
  ...turned.story,
  play: async ({ canvasElement }) => {
    for (const index of [0, 2, 3, 1]) {
      const id = turned.idOf(index)
      turned.store.select([id])
      await waitFor(() => expect(canvasElement.querySelector(`[data-frame="${id}"]`)).not.toBeNull())
      const frame = canvasElement.querySelector(`[data-frame="${id}"]`)?.getBoundingClientRect()
      const node = canvasElement.querySelector(`[data-element="${id}"]`)?.getBoundingClientRect()
      await expect(canvasElement.querySelectorAll('[data-handle]')).toHaveLength(9)
      await expect(frame?.left).toBeCloseTo(node?.left ?? Number.NaN, 0)
      await expect(frame?.bottom).toBeCloseTo(node?.bottom ?? Number.NaN, 0)
    }
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { readElement } from '#src/scene/model/read-element.ts'
import { browserMedia } from '#src/scene/browser-media.ts'
import { sampleCarousel, sampleMarquee, sampleText } from '#src/scene/tests/samples.ts'
import { textOverflows } from '#src/scene/text-overflow.ts'
import { preflight } from '../../model/preflight.ts'
import { sensitiveFinder } from '../../model/sensitive.ts'
import { EditorContext } from '../../session/editor-context.ts'
import type { EditorStore } from '../../session/editor-store.ts'
import { findingsOf } from '../../session/findings.ts'
import { loadSensitiveWords } from '../../session/sensitive-words.ts'
import { storeOf } from '../../tests/samples.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { kindSettings } from '../panel/kind-settings.tsx'
import { PropertiesPanel } from '../panel/properties-panel.tsx'
import { SceneList } from '../scenes/scene-list.tsx'

const meta = {
  title: '编辑器/检查标记',
  loaders: [() => loadSensitiveWords(), kindSettings.preload],
} satisfies Meta

export default meta

const media = browserMedia(undefined, undefined)

function Marked({ store }: { store: EditorStore }) {
  const editor = useMemo(() => ({ store, media }), [store])
  return (
    <EditorContext value={editor}>
      <div style={{ display: 'grid', gridTemplateColumns: '184px 640px 320px', height: 560 }}>
        <SceneList />
        <Canvas />
        <PropertiesPanel />
      </div>
    </EditorContext>
  )
}

const make = () =>
  storeOf([
    [sampleText('春茶上新', { left: 6, top: 10, width: 40, height: 30 }, { size: 30 })],
    [
      sampleText('本店世界第一，国家级好茶', { left: 40, top: 40, width: 30, height: 8 }, { size: 30 }),
      sampleCarousel(1, { left: 5, top: 5, width: 30 }, { images: [] }),
    ],
  ])
let store = make()

export const Marks: StoryObj = {
  name: '场景上有数目，元素上有标记，面板里有原因',
  render: () => {
    store = make()
    const { document } = store.state
    findingsOf(store).set(preflight(document, { find: sensitiveFinder(['世界第一']), overflows: textOverflows }))
    return <Marked store={store} />
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: /^查看场景 1 的检查结果/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '查看场景 2 的检查结果，3 项' }))
    const scene = store.state.document.scenes[1]
    await expect([store.state.sceneId, store.state.selection]).toEqual([scene?.id, [scene?.elements[0]?.id]])
    const panel = within(canvas.getByRole('region', { name: '属性' }))
    await waitFor(() => expect(panel.getByText('包含敏感词：“世界第一”')).toBeVisible())
    await expect(panel.getByText('文字显示不全')).toBeVisible()
    const marks = () => [...canvasElement.querySelectorAll('[data-finding-marks] > [style*="left"]')]
    await waitFor(() =>
      expect(marks().map((mark) => (mark as HTMLElement).dataset.severity)).toEqual(['error', 'warning']),
    )
    // what is hidden on the canvas is said on its scene, for it plays all the same
    store.set({ hidden: scene?.elements.slice(0, 1).map(({ id }) => id) ?? [] })
    await waitFor(() => expect(canvas.getByRole('img', { name: '1 个元素在画布上隐藏，仍会保存和播放' })).toBeVisible())
    await expect(marks()).toHaveLength(1)
    store.set({ hidden: [] })
  },
}

export const MeasuredOnce: StoryObj = {
  name: '移动的文字不再测量，改变大小的重新测量',
  render: () => <p>测量在视线之外进行</p>,
  play: async () => {
    const size = { width: 1920, height: 1080 }
    const data = sampleText('春茶上新，买一送一', {}, { size: 30 })
    const at = (layout: object) =>
      readElement({ ...data, layout: { ...data.layout, left: 0, top: 0, ...layout } }, 0, () => {})
    const append = spyOn(document.body, 'append')
    await expect(textOverflows(at({ width: 60, height: 30 }), size)).toBe(false)
    await expect(textOverflows(at({ width: 60, height: 30, left: 20, top: 20 }), size)).toBe(false)
    await expect(append).toHaveBeenCalledTimes(1)
    await expect(textOverflows(at({ width: 10, height: 8 }), size)).toBe(true)
    await expect(append).toHaveBeenCalledTimes(2)
    // nine letters of 3 % of the width, of a line that scrolls
    const line = readElement(sampleMarquee('春茶上新，买一送一'), 0, () => {})
    await expect(textOverflows.width(line, size)).toBeCloseTo(9 * 57.6, -1)
    append.mockRestore()
  },
}

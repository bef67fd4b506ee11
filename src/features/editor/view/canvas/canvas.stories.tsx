import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { browserMedia } from '#src/scene/browser-media.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { sampleElement, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { editDocument, viewById } from '../../model/edit-document.ts'
import { createEditorStore, type EditorStore } from '../../session/editor-store.ts'
import { EditorContext } from '../../session/editor-context.ts'
import { loadSensitiveWords } from '../../session/sensitive-words.ts'
import { Canvas } from './canvas.tsx'

const meta = { title: '编辑器/画布', component: Canvas, loaders: [() => loadSensitiveWords(() => Promise.resolve(['包治百病']))] } satisfies Meta<typeof Canvas>

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

/** Drags the mouse over the canvas, in pixels of the scene; `keys` are held. */
function dragging(canvasElement: HTMLElement, store: EditorStore) {
  const region = canvasElement.querySelector<HTMLElement>('[role="application"]')
  const board = () => canvasElement.querySelector('[data-board]')?.getBoundingClientRect()
  const at = (x: number, y: number, keys: Keys = {}) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: (board()?.left ?? 0) + x / 2, clientY: (board()?.top ?? 0) + y / 2, ...keys })
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
    return layout && [layout.left * 10, layout.top * 5, layout.width * 10, layout.height * 5, layout.rotate].map((value) => Math.round(value * 100) / 100)
  }
  return { region, drag, drop, pixels }
}

type Keys = { ctrlKey?: boolean; altKey?: boolean; shiftKey?: boolean }

const boxes = [
  sampleText('甲', { left: 10, top: 20, width: 20, height: 20 }, {}, { background: { type: 1, color: { r: 180, g: 83, b: 9 } } }),
  sampleText('乙', { left: 50, top: 50, width: 20, height: 20 }, {}, { background: { type: 1, color: { r: 29, g: 78, b: 216 } } }),
]

const moving = given(boxes)

export const Moving: Story = {
  name: '拖动：一步撤销，吸附，参考线，Esc 取消，Alt 复制',
  ...moving.story,
  play: async ({ canvasElement, canvas }) => {
    const { store, idOf } = moving
    const { drag, drop, pixels } = dragging(canvasElement, store)
    await canvas.findByText('甲')

    await drag([150, 120], [161, 363])
    // its top is near the lower edge of the other: 350
    await expect(pixels(0)).toEqual([100, 100, 200, 100, 0])
    await expect(canvasElement.querySelector<HTMLElement>(`[data-element="${idOf(0)}"]`)?.style.translate).toBe('11px 250px')
    await expect(canvasElement.querySelector('[data-guides]')).toHaveAttribute('d', 'M111 350H700')
    await drop()
    await expect(pixels(0)).toEqual([111, 350, 200, 100, 0])
    await expect(canvasElement.querySelector<HTMLElement>(`[data-element="${idOf(0)}"]`)?.style.translate).toBe('')
    await expect(canvasElement.querySelector('[data-guides]')).toHaveAttribute('d', '')
    store.undo()
    await expect(pixels(0)).toEqual([100, 100, 200, 100, 0])
    await expect(store.state.undoLabel).toBeUndefined()

    // Ctrl lets go of the lines; nothing leaves the scene
    await drag([150, 120], [161, 373], { ctrlKey: true })
    await drop()
    await expect(pixels(0)).toEqual([111, 353, 200, 100, 0])
    await drag([150, 380], [-900, 380], { ctrlKey: true })
    await drop()
    await expect(pixels(0)).toEqual([0, 353, 200, 100, 0])

    const before = store.state.document
    await drag([50, 380], [300, 100])
    await userEvent.keyboard('{Escape}')
    await drop()
    await expect(store.state.document).toBe(before)
    await expect(canvasElement.querySelector<HTMLElement>(`[data-element="${idOf(0)}"]`)?.style.translate).toBe('')

    await drag([50, 380], [200, 100], { altKey: true })
    await drop()
    await expect(store.scene()?.elements).toHaveLength(3)
    await expect(pixels(0)).toEqual([0, 353, 200, 100, 0])
    await expect(store.state.selection).toEqual([store.scene()?.elements[2]?.id])
  },
}

const shaping = given([...boxes, sampleText('丙', { left: 70, top: 10, width: 20, height: 30, rotate: 90 })])

export const Shaping: Story = {
  name: '调整大小与旋转：对角不动，边缘不越界',
  ...shaping.story,
  play: async ({ canvasElement, canvas }) => {
    const { store, idOf } = shaping
    const { drag, drop, pixels } = dragging(canvasElement, store)
    await canvas.findByText('甲')
    store.select([idOf(0)])
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-handle]')).toHaveLength(9))

    await drag([100, 100], [-50, 61])
    await drop()
    await expect(pixels(0)).toEqual([0, 61, 300, 139, 0])
    // the right edge, to the left edge of the other
    await drag([300, 130], [489, 300])
    await drop()
    await expect(pixels(0)).toEqual([0, 61, 500, 139, 0])
    await expect(store.state.undoLabel).toBe('调整大小')

    store.select([idOf(2)])
    await waitFor(() => expect(canvasElement.querySelector(`[data-frame="${idOf(2)}"]`)).not.toBeNull())
    // what is its right edge is below: 200 wide around a middle at 800, 125
    await drag([800, 225], [830, 255])
    await drop()
    await expect(pixels(2)).toEqual([685, 65, 230, 150, 90])
    // turned by hand, from the right to the left
    await drag([923, 140], [700, 140])
    await drop()
    await expect(pixels(2)).toEqual([685, 65, 230, 150, 270])
  },
}

const together = given([...boxes, sampleElement(900, { left: 60, top: 5, width: 30, height: 20, zIndex: 9 }, {})])

export const Together: Story = {
  name: '多选：一起调整大小、旋转，Alt 以中心为准，Esc 取消，一步撤销',
  ...together.story,
  play: async ({ canvasElement, canvas }) => {
    const { store, idOf } = together
    const { region, drag, drop, pixels } = dragging(canvasElement, store)
    await canvas.findByText('甲')
    const before = store.state.document
    const place = (index: number) => canvasElement.querySelector<HTMLElement>(`[data-element="${idOf(index)}"]`)?.style.cssText
    const drawn = [place(0), place(1)]
    // what cannot be changed stays out of the frame and as it is
    store.select([idOf(0), idOf(1), idOf(2)])
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-group-frame] [data-handle]')).toHaveLength(9))
    const frame = canvasElement.querySelector<HTMLElement>('[data-group-frame]')
    await expect([frame?.style.left, frame?.style.top, frame?.style.width, frame?.style.height]).toEqual(['10%', '20%', '60%', '50%'])

    // the right edge, to the right edge of the scene
    await drag([700, 225], [985, 300])
    await expect(frame?.style.width).toBe('90%')
    await expect(canvasElement.querySelector('[data-guides]')).toHaveAttribute('d', 'M1000 0V500')
    await userEvent.keyboard('{Escape}')
    await drop()
    await expect(store.state.document).toBe(before)
    await expect([place(0), place(1), frame?.style.width]).toEqual([...drawn, '60%'])

    await drag([700, 225], [985, 300])
    await drop()
    await expect([pixels(0), pixels(1), pixels(2)]).toEqual([[100, 100, 300, 100, 0], [700, 250, 300, 100, 0], [600, 25, 300, 100, 0]])
    await expect(store.state.selection).toHaveLength(3)
    store.undo()
    await expect(store.state.document).toBe(before)
    await expect(store.state.undoLabel).toBeUndefined()

    // from the middle, in proportion
    await waitFor(() => expect(frame?.style.width).toBe('60%'))
    await drag([700, 350], [760, 375], { altKey: true, shiftKey: true })
    await drop()
    const [, top, width, height] = pixels(0) ?? []
    await expect([top, Number(width) / Number(height)]).toEqual([expect.closeTo(75, 0), expect.closeTo(2, 2)])
    await expect(pixels(1)?.[0]).toBeGreaterThan(500)
    store.undo()

    // a quarter around, with Shift by steps; the handle is 20 pixels of the page above the frame
    await waitFor(() => expect(frame?.style.width).toBe('60%'))
    await drag([400, 62], [600, 225], { shiftKey: true })
    await expect(frame?.style.transform).toBe('rotate(90deg)')
    await drop()
    await expect(frame?.style.transform).toBe('')
    await expect([pixels(0), pixels(1)]).toEqual([[375, 0, 200, 100, 90], [225, 400, 200, 100, 90]])
    await expect(store.state.undoLabel).toBe('旋转')
    store.undo()
    await expect(store.state.document).toBe(before)

    region?.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    await expect(pixels(1)).toEqual([501.33, 250, 200.67, 100, 0])
    store.undo()
    await expect(store.state.document).toBe(before)
  },
}

const scrolled = given(boxes)

export const EdgeScrolling: Story = {
  name: '拖到画布边缘时滚动',
  ...scrolled.story,
  play: async ({ canvasElement, canvas }) => {
    const { store } = scrolled
    const { region, drop, pixels } = dragging(canvasElement, store)
    await canvas.findByText('甲')
    store.setZoom(160)
    const area = region?.parentElement
    await waitFor(() => expect(area?.scrollWidth).toBeGreaterThan(area?.clientWidth ?? 0))
    area?.scrollTo(0, 0)
    const words = canvas.getByText('甲').getBoundingClientRect()
    const seen = area?.getBoundingClientRect()
    if (!area || !region || !seen) throw new Error('no canvas')
    const at = (clientX: number, clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, ctrlKey: true, clientX, clientY })
    await fireEvent.pointerDown(canvas.getByText('甲'), { ...at(words.left + 2, words.top + 2), ctrlKey: false })
    // held at the edge: the area scrolls to its end, and what is dragged comes along
    await fireEvent.pointerMove(region, at(seen.right - 4, words.top + 2))
    await waitFor(() => expect(area.scrollLeft + area.clientWidth).toBeGreaterThan(area.scrollWidth - 2))
    await expect(area.scrollTop).toBe(0)
    await drop()
    await expect(pixels(0)).toEqual([800, 100, 200, 100, 0])
    const end = area.scrollLeft
    await fireEvent.pointerMove(region, at(seen.left + 2, words.top + 2))
    await expect(area.scrollLeft).toBe(end)
  },
}

const choosing = given([...boxes, sampleElement(900, { left: 60, top: 60, width: 30, height: 30, zIndex: 9 }, {})])

export const Choosing: Story = {
  name: '选择：单击、Ctrl、框选、锁定与隐藏、未知元素不移动',
  ...choosing.story,
  play: async ({ canvasElement, canvas }) => {
    const { store, idOf } = choosing
    const { drag, drop } = dragging(canvasElement, store)
    await canvas.findByText('甲')
    const click = async (x: number, y: number, keys: Keys = {}) => {
      await drag([x, y], [x, y], keys)
      await drop()
    }
    await click(150, 120)
    await expect(store.state.selection).toEqual([idOf(0)])
    await click(550, 270, { ctrlKey: true })
    await expect(store.state.selection).toEqual([idOf(0), idOf(1)])
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-frame]')).toHaveLength(2))
    await click(150, 120, { ctrlKey: true })
    await expect(store.state.selection).toEqual([idOf(1)])
    await click(30, 30, { ctrlKey: true })
    await expect(store.state.selection).toEqual([idOf(1)])
    await click(30, 30)
    await expect(store.state.selection).toEqual([])

    await drag([30, 30], [510, 260])
    await expect(store.state.selection).toEqual([idOf(0), idOf(1)])
    await userEvent.keyboard('{Escape}')
    await expect(store.state.selection).toEqual([])
    await drop()

    // the upper one, then the one below it when that is locked or hidden
    await click(650, 320)
    await expect(store.state.selection).toEqual([idOf(2)])
    const before = store.state.document
    await drag([650, 320], [400, 200])
    await drop()
    await expect(store.state.document).toBe(before)
    store.set({ locked: [idOf(2)] })
    await click(650, 320)
    await expect(store.state.selection).toEqual([idOf(1)])
    store.set({ locked: [], hidden: [idOf(2)] })
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(2))
    store.select([])
    await click(650, 320)
    await expect(store.state.selection).toEqual([idOf(1)])
  },
}

const keyed = given(boxes)

export const Keyboard: Story = {
  name: '键盘：选择、移动、调整大小、写字，并播报',
  ...keyed.story,
  play: async ({ canvasElement, canvas }) => {
    const { store, idOf } = keyed
    const { region, pixels } = dragging(canvasElement, store)
    await canvas.findByText('甲')
    region?.focus()
    await userEvent.keyboard('{Tab}')
    await expect(store.state.selection).toEqual([idOf(0)])
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('文本 甲，第 1 个，共 2 个，左 100，上 100，宽 200，高 100 像素'))
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await expect(pixels(0)).toEqual([101, 110, 200, 100, 0])
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowUp}{/Alt}')
    await expect(pixels(0)).toEqual([101, 110, 201, 99, 0])
    await userEvent.keyboard('{Enter}')
    const field = await canvas.findByRole('textbox', { name: '文字内容' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('新的文字')
    await waitFor(() => expect(field).toHaveValue('新的文字'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(region).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('新的文字')).toBeVisible())
    store.undo()
    await waitFor(() => expect(canvas.getByText('甲')).toBeVisible())
    await userEvent.keyboard('{Tab}')
    await expect(store.state.selection).toEqual([idOf(1)])
    await userEvent.keyboard('{Escape}')
    await expect(store.state.selection).toEqual([])
  },
}

const refused = given(boxes)

export const Refused: Story = {
  name: '双击写字：敏感词留住光标，Esc 恢复原文',
  ...refused.story,
  play: async ({ canvasElement, canvas }) => {
    const { store } = refused
    const { region } = dragging(canvasElement, store)
    const words = (await canvas.findByText('甲')).getBoundingClientRect()
    if (region) await fireEvent.dblClick(region, { clientX: words.left + 2, clientY: words.top + 2 })
    const field = await canvas.findByRole('textbox', { name: '文字内容' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('包 治百病')
    await waitFor(() => expect(field).toBeInvalid())
    region?.focus()
    await waitFor(() => expect(screen.getByText('包含敏感词，请重新输入！')).toBeVisible())
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await waitFor(() => expect(canvas.getByText('甲')).toBeVisible())
  },
}

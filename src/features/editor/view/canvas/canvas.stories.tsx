import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { sampleElement, sampleText } from '#src/scene/tests/samples.ts'
import { loadSensitiveWords } from '../../session/sensitive-words.ts'
import { boxes, dragging, given, type Keys } from '../tests/canvas-stage.tsx'
import { Canvas } from './canvas.tsx'

const meta = {
  title: '编辑器/画布',
  component: Canvas,
  loaders: [() => loadSensitiveWords()],
} satisfies Meta<typeof Canvas>

export default meta
type Story = StoryObj<typeof meta>

const turned = given(
  [0, 30, 90, 200].map((rotate, index) =>
    sampleText(
      `${rotate}°`,
      { left: 6 + index * 23, top: 30, width: 18, height: 30, rotate },
      { horizontalAlign: 'center' },
      { background: { type: 1, color: { r: 180, g: 83, b: 9 } } },
    ),
  ),
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

const oneLine = given([
  sampleText('一行字', { left: 20, top: 40, width: 40, height: 4 }),
  sampleText('竖线', { left: 80, top: 30, width: 2, height: 40 }),
])

export const Tight: Story = {
  name: '选中框：一行文字也有两侧的控制点',
  ...oneLine.story,
  play: async ({ canvasElement }) => {
    const { store, idOf } = oneLine
    const { drag, drop, pixels } = dragging(canvasElement, store)
    const places = () =>
      [...canvasElement.querySelectorAll('[data-handle]')]
        .map((handle) => handle.getBoundingClientRect())
        .map(({ x, y }) => ({ x, y }))
    for (const index of [0, 1]) {
      store.select([idOf(index)])
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-handle]')).toHaveLength(9))
      // none lies upon another
      const all = places()
      await expect(
        all.every((one, at) =>
          all.every((other, place) => at === place || Math.hypot(one.x - other.x, one.y - other.y) >= 9),
        ),
      ).toBe(true)
    }
    // one beside the box is pulled as one upon its edge
    store.select([idOf(0)])
    await waitFor(() => expect(canvasElement.querySelector(`[data-frame="${idOf(0)}"] [data-handle]`)).not.toBeNull())
    const [left, top, width] = pixels(0) as [number, number, number]
    await drag([left + width + 32, top + 10], [left + width + 82, top + 10], { ctrlKey: true })
    await drop()
    await expect(pixels(0)?.slice(0, 3)).toEqual([left, top, width + 50])
  },
}

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
    await expect(canvasElement.querySelector<HTMLElement>(`[data-element="${idOf(0)}"]`)?.style.translate).toBe(
      '11px 250px',
    )
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

const choosing = given([...boxes, sampleElement(900, { left: 60, top: 60, width: 30, height: 30, zIndex: 9 }, {})])

export const Choosing: Story = {
  name: '选择：单击、Ctrl、Shift、Alt、框选、锁定与隐藏、未知元素不移动',
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

    // Shift adds as Ctrl does, by an area too
    await click(150, 120)
    await drag([480, 230], [560, 260], { shiftKey: true })
    await drop()
    await expect(store.state.selection).toEqual([idOf(0), idOf(1)])
    await click(150, 120, { shiftKey: true })
    await expect(store.state.selection).toEqual([idOf(1)])
    store.select([])

    // Alt goes through to what lies below, and from the lowest to the upper one again
    await click(650, 320, { altKey: true })
    await expect(store.state.selection).toEqual([idOf(1)])
    await click(650, 320, { altKey: true })
    await expect(store.state.selection).toEqual([idOf(2)])

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
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '文本 甲，第 1 个，共 2 个，左 100，上 100，宽 200，高 100 像素',
      ),
    )
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
  name: '双击写字：敏感词留住光标，Esc 不丢文字',
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
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('包 治百病')
    await userEvent.keyboard('{Backspace}{Escape}')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await waitFor(() => expect(canvas.getByText('包 治百')).toBeVisible())
  },
}

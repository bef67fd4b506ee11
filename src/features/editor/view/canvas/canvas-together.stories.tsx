import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { sampleElement } from '#src/scene/tests/samples.ts'
import { boxes, dragging, given } from '../tests/canvas-stage.tsx'
import { Canvas } from './canvas.tsx'

const meta = { title: '编辑器/画布：多选和滚动', component: Canvas } satisfies Meta<typeof Canvas>

export default meta
type Story = StoryObj<typeof meta>

const together = given([...boxes, sampleElement(900, { left: 60, top: 5, width: 30, height: 20, zIndex: 9 }, {})])

export const Together: Story = {
  name: '多选：一起调整大小、旋转，Alt 以中心为准，Esc 取消，一步撤销',
  ...together.story,
  play: async ({ canvasElement, canvas }) => {
    const { store, idOf } = together
    const { region, drag, drop, pixels } = dragging(canvasElement, store)
    await canvas.findByText('甲')
    const before = store.state.document
    const place = (index: number) =>
      canvasElement.querySelector<HTMLElement>(`[data-element="${idOf(index)}"]`)?.style.cssText
    const drawn = [place(0), place(1)]
    // what cannot be changed stays out of the frame and as it is
    store.select([idOf(0), idOf(1), idOf(2)])
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-group-frame] [data-handle]')).toHaveLength(9))
    const frame = canvasElement.querySelector<HTMLElement>('[data-group-frame]')
    await expect([frame?.style.left, frame?.style.top, frame?.style.width, frame?.style.height]).toEqual([
      '10%',
      '20%',
      '60%',
      '50%',
    ])

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
    await expect([pixels(0), pixels(1), pixels(2)]).toEqual([
      [100, 100, 300, 100, 0],
      [700, 250, 300, 100, 0],
      [600, 25, 300, 100, 0],
    ])
    await expect(store.state.selection).toHaveLength(3)
    store.undo()
    await expect(store.state.document).toBe(before)
    await expect(store.state.undoLabel).toBeUndefined()

    // from the middle, in proportion
    await waitFor(() => expect(frame?.style.width).toBe('60%'))
    await drag([700, 350], [760, 375], { altKey: true, shiftKey: true, ctrlKey: true })
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
    await expect([pixels(0), pixels(1)]).toEqual([
      [375, 0, 200, 100, 90],
      [225, 400, 200, 100, 90],
    ])
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
    const at = (clientX: number, clientY: number) => ({
      pointerId: 1,
      isPrimary: true,
      button: 0,
      ctrlKey: true,
      clientX,
      clientY,
    })
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

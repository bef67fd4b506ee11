import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { sampleText } from '#src/scene/tests/samples.ts'
import { loadSensitiveWords } from '../../session/sensitive-words.ts'
import { PropertiesPanel } from '../panel/properties-panel.tsx'
import { boxes, dragging, given } from '../tests/canvas-stage.tsx'
import { Canvas } from './canvas.tsx'
import { kindSettings } from '../panel/kind-settings.tsx'

const meta = {
  title: '编辑器/画布写字',
  component: Canvas,
  loaders: [() => loadSensitiveWords(), kindSettings.preload],
} satisfies Meta<typeof Canvas>

export default meta
type Story = StoryObj<typeof meta>

/** The field on the canvas and that of the panel have one text. */
const withPanel: Story['render'] = (args) => (
  <div style={{ display: 'flex' }}>
    <div style={{ width: 580, height: 330 }}>
      <Canvas {...args} />
    </div>
    <div style={{ width: 320 }}>
      <PropertiesPanel />
    </div>
  </div>
)

/** Counts where the focus goes, and ends a fight for it, which would hold up the page for ever. */
function watchFocus(canvasElement: HTMLElement) {
  let count = 0
  canvasElement.addEventListener('focusin', () => {
    count += 1
    if (count > 50) for (const field of canvasElement.querySelectorAll('textarea')) field.disabled = true
  })
  return () => count
}

const both = given(boxes)

export const SensitiveInPanel: Story = {
  name: '属性面板里有敏感词时双击同一段文字，在画布上继续写',
  ...both.story,
  render: withPanel,
  play: async ({ canvasElement, canvas }) => {
    const { store, idOf } = both
    const { region } = dragging(canvasElement, store)
    const words = (await canvas.findByText('甲')).getBoundingClientRect()
    store.select([idOf(0)])
    const inPanel = await canvas.findByRole('textbox', { name: '文本内容' })
    await userEvent.type(inPanel, '包治百病')
    await waitFor(() => expect(inPanel).toBeInvalid())
    const focused = watchFocus(canvasElement)
    if (region) await fireEvent.dblClick(region, { clientX: words.left + 2, clientY: words.top + 2 })
    const field = await canvas.findByRole('textbox', { name: '文字内容' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('新的文字')
    await waitFor(() => expect(inPanel).toHaveValue('新的文字'))
    await expect(field).toHaveFocus()
    await expect(focused()).toBeLessThan(5)
  },
}

const leaving = given(boxes, [])

export const SensitiveElsewhere: Story = {
  name: '有敏感词时转到别的场景，回到文字',
  ...leaving.story,
  play: async ({ canvasElement, canvas }) => {
    const { store } = leaving
    const [first, second] = store.state.document.scenes.map(({ id }) => id)
    const { region } = dragging(canvasElement, store)
    const field = () => canvas.getByRole('textbox', { name: '文字内容' })
    const words = (await canvas.findByText('甲')).getBoundingClientRect()
    if (region) await fireEvent.dblClick(region, { clientX: words.left + 2, clientY: words.top + 2 })
    await waitFor(() => expect(field()).toHaveFocus())
    await userEvent.keyboard('包治百病')
    await waitFor(() => expect(field()).toBeInvalid())
    // as a click on the list of scenes does: the focus goes first
    field().blur()
    store.goToScene(second ?? '')
    await waitFor(() => expect(screen.getByText('包含敏感词，请重新输入！')).toBeVisible())
    await waitFor(() => expect(store.state.sceneId).toBe(first))
    await waitFor(() => expect(field()).toHaveFocus())
    await expect(field()).toHaveValue('包治百病')
    // it goes on where it was, not with all of it chosen
    await userEvent.keyboard('吗')
    await waitFor(() => expect(field()).toHaveValue('包治百病吗'))
    // Escape throws nothing away, and lets nothing go either
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field()).toHaveFocus())
    await expect(field()).toHaveValue('包治百病吗')
    await userEvent.keyboard('{Backspace}{Backspace}{Escape}')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await waitFor(() => expect(canvas.getByText('包治百')).toBeVisible())
    // whoever has mended it may go
    store.goToScene(second ?? '')
    await waitFor(() => expect(canvas.queryByText('包治百')).toBeNull())
    await expect(store.state.sceneId).toBe(second)
  },
}

const inBoth = given(boxes, [])

export const SensitiveElsewhereInBoth: Story = {
  name: '面板也写过同一段文字：转到别的场景，只有一处回到文字',
  ...inBoth.story,
  render: withPanel,
  play: async ({ canvasElement, canvas }) => {
    const { store, idOf } = inBoth
    const [first, second] = store.state.document.scenes.map(({ id }) => id)
    const { region } = dragging(canvasElement, store)
    await canvas.findAllByText('甲')
    store.select([idOf(0)])
    await userEvent.click(await canvas.findByRole('textbox', { name: '文本内容' }))
    region?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '文字内容' })).toHaveFocus())
    await userEvent.keyboard('包治百病')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '文字内容' })).toBeInvalid())
    const focused = watchFocus(canvasElement)
    store.goToScene(second ?? '')
    await waitFor(() => expect(store.state.sceneId).toBe(first))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '文本内容' })).toHaveFocus())
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: '文字内容' })).toBeNull())
    await expect(focused()).toBeLessThan(5)
  },
}

const price = given([sampleText('¥19.9起', { left: 40, top: 40, width: 25, height: 14 }, { size: 46 })])

export const StaysWhereItStands: Story = {
  name: '写字时文字留在原处',
  ...price.story,
  play: async ({ canvasElement, canvas }) => {
    const { store, idOf } = price
    const { region } = dragging(canvasElement, store)
    const placeOf = (node: Element) => {
      const { top, height } = node.getBoundingClientRect()
      return { top: Math.round(top), height: Math.round(height) }
    }
    const drawn = placeOf(await canvas.findByText('¥19.9起'))
    store.select([idOf(0)])
    region?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(placeOf(await canvas.findByRole('textbox', { name: '文字内容' }))).toEqual(drawn)
  },
}

// its line is higher than its box, so that the field lies over the corners
const resized = given([sampleText('甲', { left: 10, top: 20, width: 20, height: 8 }, { size: 50 })])

export const ResizedWhileWritten: Story = {
  name: '写字时拖角：文字留下，框在同一次拖动里变大',
  ...resized.story,
  play: async ({ canvasElement, canvas }) => {
    const { store, idOf } = resized
    const { region, drag, drop, pixels } = dragging(canvasElement, store)
    await canvas.findByText('甲')
    store.select([idOf(0)])
    region?.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await canvas.findByRole('textbox', { name: '文字内容' }), '春茶上新')
    // the lower right corner
    await drag([296, 136], [596, 216])
    await drop()
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(canvas.getByText('甲春茶上新')).toBeVisible()
    await expect(pixels(0)).toEqual([100, 100, 500, 120, 0])
    // the words are a step of their own
    store.undo()
    await expect(pixels(0)).toEqual([100, 100, 200, 40, 0])
    await expect(canvas.getByText('甲春茶上新')).toBeVisible()
  },
}

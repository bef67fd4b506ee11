import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { loadSensitiveWords } from '../../session/sensitive-words.ts'
import { PropertiesPanel } from '../panel/properties-panel.tsx'
import { boxes, dragging, given } from '../tests/canvas-stage.tsx'
import { Canvas } from './canvas.tsx'

const meta = {
  title: '编辑器/画布写字',
  component: Canvas,
  args: { onAdd: fn() },
  loaders: [() => loadSensitiveWords()],
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { sampleCarousel, sampleImage, sampleText } from '#src/scene/tests/samples.ts'
import { WHITE } from '../model/new-elements.ts'
import { ground } from '../session/ground.ts'
import { loadSensitiveWords } from '../session/sensitive-words.ts'
import { Editor } from './tests/editor-stage.tsx'

const meta = { title: '编辑器/文字与画面', loaders: [() => loadSensitiveWords()] } satisfies Meta

export default meta
type Story = StoryObj

const FULL = { left: 0, top: 0, width: 100, height: 100 }

export const NewTextOnPictures: Story = {
  name: '新加的文字在深色画面上为白色，在浅色上为深灰',
  render: () => <Editor scenes={[[sampleCarousel(1, FULL, { images: [sampleImage(1, '夜景', '#0b1f33')] })]]} />,
  play: async ({ canvas, canvasElement }) => {
    const kinds = within(canvas.getByRole('group', { name: '添加元素' }))
    const panel = within(canvas.getByRole('complementary', { name: '属性与图层' }))
    const color = () => panel.findByRole('textbox', { name: '颜色色值' })
    // also for whoever uses the page from the first moment on
    await waitFor(async () => {
      await fireEvent.pointerMove(canvasElement)
      await expect(ground.at({ left: 0, top: 0, width: 9, height: 9 })).toEqual(WHITE)
    })
    await userEvent.click(kinds.getByRole('button', { name: '文本' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '文字内容' })).toHaveFocus())
    await userEvent.keyboard('夜市{Escape}')
    // the choice of the colour is code of its own, which may come after the words
    await waitFor(async () => expect(await color()).toHaveValue('#ffffff'))
    // what was pasted, too; the colour is no step to undo of its own
    await userEvent.click(canvas.getByRole('application'))
    await userEvent.keyboard('{Escape}')
    await userEvent.paste('满三十减五')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(3))
    await waitFor(async () => expect(await color()).toHaveValue('#ffffff'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(2))
    // on the white scene that is left they are dark
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(0))
    await userEvent.click(kinds.getByRole('button', { name: '时间' }))
    await waitFor(async () => expect(await color()).toHaveValue('#151515'))
  },
}

export const LettersLost: Story = {
  name: '文字与背后的画面分不清时，检查里说，改回后不再说',
  render: () => (
    <Editor
      scenes={[
        [
          sampleCarousel(1, FULL, { images: [sampleImage(1, '夜景', '#0b1f33', 1920, 1080)] }),
          sampleText('秋季大促', { left: 10, top: 60, width: 80, height: 20, zIndex: 9 }, { size: 40 }),
        ],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const check = canvas.getByRole('tab', { name: '检查' })
    await userEvent.click(canvas.getByRole('application'))
    await userEvent.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(canvas.getByText('已选 2 个元素')).toBeVisible())
    await expect(check).not.toHaveAccessibleDescription(/需要查看/)
    await userEvent.keyboard('{Escape}{Tab}{Delete}')
    await waitFor(() => expect(check).toHaveAccessibleDescription('1 项需要查看'))
    await userEvent.click(check)
    await canvas.findByText(/文字与背景颜色接近，可能看不清/)
    await userEvent.click(canvas.getByRole('application'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await canvas.findByText('未发现问题')

    // the panel has a colour at hand that can be read
    await userEvent.click(canvas.getByRole('application'))
    await userEvent.keyboard('{Escape}{Tab}{Delete}{Tab}')
    await userEvent.click(canvas.getByRole('tab', { name: '属性' }))
    await fireEvent.click(await canvas.findByRole('button', { name: '改为深灰' }), { detail: 2 })
    await userEvent.click(canvas.getByRole('button', { name: '改为深灰' }))
    await waitFor(() => expect(check).not.toHaveAccessibleDescription())
    await expect(canvas.getByRole('application')).toHaveFocus()
  },
}

export const PictureBehind: Story = {
  name: '按键设为场景背景后，按键仍在画布上',
  render: () => <Editor scenes={[[sampleCarousel(1, FULL, { images: [sampleImage(1, '夜景', '#0b1f33')] })]]} />,
  play: async ({ canvas }) => {
    const application = canvas.getByRole('application', { name: '画布' })
    await userEvent.click(application)
    await userEvent.keyboard('{Control>}a{/Control}')
    const button = await canvas.findByRole('button', { name: '设为场景背景' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    // the button goes with the element
    await waitFor(() => expect(application).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await canvas.findByRole('button', { name: '设为场景背景' })
  },
}

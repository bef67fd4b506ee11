import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { whenIdle } from '#src/lib/dom/when-idle.ts'
import { sampleText } from '#src/scene/tests/samples.ts'
import { loadSensitiveWords } from '../session/sensitive-words.ts'
import { actions, Editor, one, openMenu } from './tests/editor-stage.tsx'

const meta = {
  title: '编辑器/键盘与鼠标',
  loaders: [() => loadSensitiveWords()],
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear()
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const KeysAfterThePanel: Story = {
  name: '在属性里改过之后，按键仍然有效',
  render: () => <Editor scenes={[one]} />,
  play: async ({ canvas, canvasElement }) => {
    const said = canvas.getByRole('status', { name: '播报' })
    const elements = () => canvasElement.querySelectorAll('[data-element]').length
    const application = canvas.getByRole('application', { name: '画布' })
    await userEvent.click(application)
    await userEvent.keyboard('{Control>}a{/Control}')
    const panel = within(canvas.getByRole('complementary', { name: '属性与图层' }))

    // a font, by the mouse: arrows, Ctrl+D and undo mean the element
    await userEvent.click(await panel.findByRole('combobox', { name: '字体' }))
    await userEvent.click(await screen.findByRole('option', { name: '黑体' }))
    await waitFor(() => expect(application).toHaveFocus())
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(elements()).toBe(2))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(elements()).toBe(1))
    await userEvent.keyboard('{Control>}zzz{/Control}')
    await waitFor(() => expect(said).toHaveTextContent('已撤销：修改字体'))

    // the same by keys: the field keeps the focus
    await userEvent.click(application)
    await userEvent.keyboard('{Control>}a{/Control}')
    const font = await panel.findByRole('combobox', { name: '字体' })
    font.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: '宋体' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(font).toHaveValue('微软雅黑'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(font).toHaveValue('默认字体'))

    // an alignment
    await userEvent.click(panel.getByRole('radio', { name: '右对齐' }))
    await waitFor(() => expect(application).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(said).toHaveTextContent('已撤销：修改水平对齐'))

    // a figure: what is being typed is the field's, what was taken is the ad's
    const left = panel.getByRole('spinbutton', { name: '左边距' })
    const before = (left as HTMLInputElement).value
    await userEvent.clear(left)
    await userEvent.type(left, '7')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(said).toHaveTextContent('已撤销：修改水平对齐')
    await userEvent.clear(left)
    await userEvent.type(left, '100{Enter}')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(said).toHaveTextContent('已撤销：修改布局'))
    await expect(left).toHaveValue(before)

    // so is a colour: Escape gives it back, and only the next one leaves the element (E31)
    const hex = panel.getByRole('textbox', { name: '颜色色值' })
    const colored = (hex as HTMLInputElement).value
    await userEvent.clear(hex)
    await userEvent.type(hex, '00ff00{Escape}')
    await expect(hex).toHaveValue(colored)
    await expect(hex).toHaveFocus()

    // what stands open over the editor keeps its keys, but for those that save
    await userEvent.click(panel.getByRole('button', { name: '颜色：其他颜色' }))
    const hue = await screen.findByRole('slider', { name: '色相' })
    hue.focus()
    await userEvent.keyboard('{Delete}{Control>}s{/Control}')
    await expect(elements()).toBe(1)
    await expect(actions.onSaveHere).toHaveBeenCalledOnce()
  },
}

export const NewText: Story = {
  name: '新加的文本可以直接输入，其他元素直接用方向键',
  render: () => <Editor scenes={[[]]} />,
  play: async ({ canvas, canvasElement }) => {
    const kinds = within(canvas.getByRole('group', { name: '添加元素' }))
    await userEvent.click(kinds.getByRole('button', { name: '文本' }))
    const field = await canvas.findByRole('textbox', { name: '文字内容' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('今日特价{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('[data-element]')).toHaveTextContent(/^今日特价$/))
    await expect(canvas.getByRole('application')).toHaveFocus()

    await userEvent.click(kinds.getByRole('button', { name: '时间' }))
    await expect(canvas.getByRole('application')).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(2))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '撤销：移动' })).toBeVisible())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(1))

    // also after the first look at the keys, whose code came for it
    await userEvent.keyboard('?')
    await screen.findByRole('dialog', { name: '快捷键' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('application')).toHaveFocus())
  },
}

export const Begun: Story = {
  name: '还没有场景的广告不算有问题，检查里说缺什么',
  render: () => <Editor scenes={[]} />,
  play: async ({ canvas }) => {
    const check = canvas.getByRole('tab', { name: '检查' })
    await userEvent.click(check)
    await canvas.findByText('请至少添加一个场景')
    // the count comes when the browser has nothing else to do
    await new Promise<void>((resolve) => void whenIdle(resolve))
    await expect(check).toHaveTextContent(/^检查$/)
    await expect(check).not.toHaveAccessibleDescription()
  },
}

export const Looking: Story = {
  name: '缩放到像素和所选元素，空格或中键平移',
  render: () => <Editor scenes={[[...one, sampleText('角落', { left: 90, top: 90, width: 5, height: 5 })]]} />,
  play: async ({ canvas, canvasElement }) => {
    const application = canvas.getByRole('application')
    const scroller = application.parentElement!
    const board = () => canvasElement.querySelector('[data-board]')!.getBoundingClientRect()
    await waitFor(() => expect(board().width).toBeGreaterThan(100))
    const fitted = board().width
    await userEvent.click(application)
    await userEvent.keyboard('{Control>}={/Control}')
    await waitFor(() => expect(board().width / fitted).toBeCloseTo(1.1, 1))
    // a pixel of the ad is one of the page
    await userEvent.keyboard('{Control>}1{/Control}')
    await waitFor(() => expect(board().width).toBeCloseTo(1920, 0))
    await expect(canvas.getByTitle(/现在是实际像素的 100%$/)).toBeVisible()

    // the chosen element comes into the middle
    await userEvent.keyboard('{Tab}{Tab}{Control>}2{/Control}')
    await waitFor(() => expect(board().width).toBeGreaterThan(1920))
    const chosen = canvasElement.querySelector('[data-frame]')!.getBoundingClientRect()
    const seen = scroller.getBoundingClientRect()
    await expect(Math.abs(chosen.left + chosen.width / 2 - seen.left - seen.width / 2)).toBeLessThan(60)

    const start = [scroller.scrollLeft, scroller.scrollTop] as const
    const drag = async (button: number) => {
      const from = { pointerId: 1, button, clientX: seen.left + 90, clientY: seen.top + 90 }
      await fireEvent.pointerDown(application, from)
      await fireEvent.pointerMove(application, { ...from, clientX: from.clientX + 40, clientY: from.clientY + 30 })
      await fireEvent.pointerUp(application, from)
    }
    await drag(1)
    await expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([start[0] - 40, start[1] - 30])
    // as a browser of Linux does, which pastes what was marked when the button is let go; Ctrl+V still pastes
    application.focus()
    await fireEvent.mouseUp(application, { button: 1 })
    await userEvent.paste('划选的文字')
    await expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(2)
    await fireEvent.mouseUp(application, { button: 0 })
    await userEvent.paste('满减')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(3))
    application.focus()
    await fireEvent.keyDown(application, { key: ' ' })
    await drag(0)
    await fireEvent.keyUp(application, { key: ' ' })
    await expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([start[0] - 80, start[1] - 60])
    // without Space it is an area again
    await drag(0)
    await expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([start[0] - 80, start[1] - 60])

    await userEvent.keyboard('{Control>}0{/Control}')
    await waitFor(() => expect(board().width).toBeCloseTo(fitted, 0))
  },
}

export const RulersAndGuides: Story = {
  name: '标尺和参考线：拖出、移动、删除，元素吸附',
  render: () => <Editor scenes={[[]]} />,
  play: async ({ canvas, canvasElement }) => {
    const application = canvas.getByRole('application')
    await waitFor(() => expect(canvasElement.querySelector('[data-board]')).not.toBeNull())
    await userEvent.click(application)
    await userEvent.keyboard('{Shift>}R{/Shift}')
    await waitFor(() => expect(canvasElement.querySelector('svg[data-axis="y"]')).not.toBeNull())
    const ruler = canvasElement.querySelector('svg[data-axis="y"]')!
    const board = canvasElement.querySelector('[data-board]')!.getBoundingClientRect()
    const scale = board.width / 1920
    const at = (x: number) => ({ pointerId: 1, button: 0, clientX: board.left + x * scale, clientY: board.top + 40 })
    const pull = async (from: Element, x: number, start: number) => {
      await fireEvent.pointerDown(from, at(start))
      await fireEvent.pointerMove(window, at((start + x) / 2))
      await fireEvent.pointerMove(window, at(x))
      await fireEvent.pointerUp(window, at(x))
    }
    const upright = () => canvas.getByRole('slider', { name: '竖参考线' })
    const place = () => Number(upright().getAttribute('aria-valuenow'))
    await pull(ruler, 600, -40)
    await waitFor(() => expect(Math.abs(place() - 600)).toBeLessThan(3))
    const before = place()
    upright().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(place()).toBe(before + 2))
    await expect(upright()).toHaveFocus()

    // out of the scene it is gone; one in the middle by its command
    await pull(upright(), -400, 602)
    await waitFor(() => expect(canvas.queryByRole('slider', { name: '竖参考线' })).toBeNull())
    const { menu } = await openMenu(canvasElement.querySelector('[data-board]')!)
    await userEvent.click(menu.getByRole('menuitem', { name: '添加横参考线' }))
    const across = await canvas.findByRole('slider', { name: '横参考线' })
    await expect(across).toHaveAttribute('aria-valuenow', '540')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    across.focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.queryByRole('slider', { name: '横参考线' })).toBeNull())
    await expect(application).toHaveFocus()
    // nothing of it is a step of the ad
    await expect(canvas.getByRole('button', { name: '撤销' })).toHaveAccessibleDescription('没有可撤销的操作')
  },
}

export const Phone: Story = {
  name: '手机宽度：各部分上下排列，不左右滚动',
  globals: { viewport: { value: 'phone' } },
  render: () => <Editor scenes={[one]} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-element]')).not.toBeNull())
    const room = canvasElement.querySelector('[data-fills-window]')!.parentElement!
    await expect(window.innerWidth).toBeLessThan(500)
    await expect(room.scrollWidth).toBe(room.clientWidth)
    const outside = [...room.querySelectorAll('button, input')].filter(
      (node) => node.getBoundingClientRect().right > window.innerWidth,
    )
    await expect(outside).toEqual([])
  },
}

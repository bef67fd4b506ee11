import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createQueryClient } from '#src/api/query.ts'
import { userInfoQuery } from '#src/api/user-info.ts'
import { sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { loadSensitiveWords } from '../session/sensitive-words.ts'
import { EditorAround } from '../tests/editor-around.tsx'
import { EditorLayout } from './editor-layout.tsx'

const actions = { onBack: fn(), onSave: fn(), onSaveHere: fn() }
const WHITE = { r: 255, g: 255, b: 255 }

/** The whole editor of an ad with scenes of elements. */
function Editor({ scenes }: { scenes: unknown[][] }) {
  const [client] = useState(() => {
    const made = createQueryClient()
    made.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
    made.setQueryData(userInfoQuery().queryKey, { account: '13800000001', functionIds: ['31'] })
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <EditorAround content={{ name: '春茶上新', pages: scenes.map((elements) => sampleScene(elements, WHITE)) }}>
        <EditorLayout opensTemplates={false} {...actions} />
      </EditorAround>
    </QueryClientProvider>
  )
}

const meta = {
  title: '编辑器/键盘与鼠标',
  loaders: [() => loadSensitiveWords()],
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear()
  },
} satisfies Meta

export default meta
type Story = StoryObj

const one = [sampleText('春茶上新', { left: 20, top: 20, width: 40, height: 20 }, { size: 20 })]

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
  },
}

/** A menu opened by the right button of the mouse, with the names of what can be chosen in it. */
async function openMenu(target: Element, at?: { x: number; y: number }) {
  const { left, top, width, height } = target.getBoundingClientRect()
  const place = { clientX: at?.x ?? left + width / 2, clientY: at?.y ?? top + height / 2 }
  await userEvent.pointer({ keys: '[MouseRight]', target, coords: place })
  const menu = within(await screen.findByRole('menu'))
  const names = () =>
    menu
      .getAllByRole('menuitem')
      .filter((item) => !item.hasAttribute('data-disabled'))
      .map(({ textContent }) => textContent)
  return { menu, names }
}

export const LockedMenu: Story = {
  name: '锁定的元素由右键菜单解锁；Esc 在哪里都取消选择',
  render: () => <Editor scenes={[one]} />,
  play: async ({ canvas, canvasElement }) => {
    const elements = () => canvasElement.querySelectorAll('[data-element]')
    await waitFor(() => expect(elements()[0]).toBeVisible())
    await userEvent.click(canvas.getByRole('application'))
    await userEvent.keyboard('{Control>}a{/Control}{Control>}{Shift>}l{/Shift}{/Control}{Escape}')
    const { menu, names } = await openMenu(elements()[0]!)
    await expect(names()).not.toContain('删除')
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: '锁定' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

    canvas.getByRole('button', { name: '预览' }).focus()
    await userEvent.keyboard('{Escape}{Delete}')
    await expect(elements()).toHaveLength(1)
    await expect(canvas.getByRole('application')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await waitFor(() => expect(elements()).toHaveLength(0))
  },
}

export const Menus: Story = {
  name: '右键菜单：元素、画布、图层、场景',
  render: () => <Editor scenes={[one, [sampleText('到店即享')]]} />,
  play: async ({ canvas, canvasElement }) => {
    const application = canvas.getByRole('application')
    const said = canvas.getByRole('status', { name: '播报' })
    const element = () => canvasElement.querySelector('[data-element]')!
    await waitFor(() => expect(element()).toBeVisible())

    // on an element: it is chosen, and the menu is about it
    const first = await openMenu(element())
    await userEvent.click(first.menu.getByRole('menuitem', { name: /^创建副本/ }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(application).toHaveFocus())

    // beside everything
    const board = canvasElement.querySelector('[data-board]')!
    const corner = board.getBoundingClientRect()
    const ground = await openMenu(board, { x: corner.left + 4, y: corner.top + 4 })
    await userEvent.click(ground.menu.getByRole('menuitemcheckbox', { name: '网格' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '网格' })).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

    // by the key for it: about what is chosen
    await userEvent.click(application)
    await userEvent.keyboard('{Control>}a{/Control}')
    await fireEvent.contextMenu(application, { button: 0 })
    await userEvent.click(await screen.findByRole('menuitem', { name: /^删除/ }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(0))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(2))

    await userEvent.click(canvas.getByRole('tab', { name: '图层' }))
    const [layer] = within(await canvas.findByRole('list', { name: '图层' })).getAllByRole('listitem')
    await userEvent.click(layer!.querySelector('button')!)
    const ofLayer = await openMenu(layer!.querySelector('button')!)
    await userEvent.click(ofLayer.menu.getByRole('menuitemcheckbox', { name: '锁定' }))
    await waitFor(() => expect(within(layer!).getByRole('button', { name: /^解锁/ })).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

    // a name is written in the list, wherever it was asked for
    await userEvent.click(canvas.getByRole('tab', { name: '属性' }))
    await userEvent.keyboard('{F2}')
    const name = await canvas.findByRole('textbox', { name: '图层名称' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('标题{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '标题' })).toHaveFocus())

    // a scene comes onto the canvas first; copied and pasted by keys, too
    const scenes = () => within(canvas.getByRole('list', { name: '场景' })).getAllByRole('listitem')
    const ofScene = await openMenu(within(scenes()[1]!).getByLabelText(/^场景 2/))
    await expect(ofScene.names()).not.toContain('下移场景')
    await userEvent.click(ofScene.menu.getByRole('menuitem', { name: /^创建场景副本/ }))
    await waitFor(() => expect(scenes()).toHaveLength(3))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    within(scenes()[2]!)
      .getByLabelText(/^场景 3/)
      .focus()
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(scenes()).toHaveLength(4))
    await userEvent.copy()
    await waitFor(() => expect(said).toHaveTextContent('已复制场景'))
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
    await expect(canvas.getByText('100% 像素')).toBeVisible()

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
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(place()).toBe(before + 1))

    // out of the scene it is gone; one in the middle by its command
    await pull(upright(), -400, 601)
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleText } from '#src/scene/tests/samples.ts'
import { loadSensitiveWords } from '../session/sensitive-words.ts'
import { Editor, one, openMenu } from './tests/editor-stage.tsx'

const meta = { title: '编辑器/右键菜单', loaders: [() => loadSensitiveWords()] } satisfies Meta

export default meta
type Story = StoryObj

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
    // why is said once, and of each entry that it is about
    const reason = '所选元素已锁定，请先解锁'
    await expect(menu.getAllByText(reason)).toHaveLength(1)
    await expect(menu.getByRole('menuitem', { name: '删除' })).toHaveAccessibleDescription(reason)
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

export const PressedBeside: Story = {
  name: '点击画布关闭右键菜单和颜色面板',
  render: () => <Editor scenes={[one]} />,
  play: async ({ canvas, canvasElement }) => {
    const element = () => canvasElement.querySelector('[data-element]')!
    await waitFor(() => expect(element()).toBeVisible())
    await openMenu(element())
    const board = canvasElement.querySelector('[data-board]')!
    await userEvent.click(board)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

    await userEvent.click(await canvas.findByRole('button', { name: '颜色：其他颜色' }))
    const colors = () => screen.queryByRole('slider', { name: '色相' })
    await waitFor(() => expect(colors()).toBeVisible())
    await userEvent.click(board)
    await waitFor(() => expect(colors()).toBeNull())
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

    // what stands in the header and in the panel
    const ofAd = await openMenu(board, { x: corner.left + 4, y: corner.top + 4 })
    await userEvent.click(ofAd.menu.getByRole('menuitem', { name: '修改分辨率' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '分辨率' })).toHaveFocus())
    await expect(await screen.findByRole('option', { name: '1920×1080' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    const ofGround = await openMenu(board, { x: corner.left + 4, y: corner.top + 4 })
    await userEvent.click(ofGround.menu.getByRole('menuitem', { name: '选择背景图片' }))
    const picker = await screen.findByRole('dialog', { name: '选择背景图片' })
    // it hears keys once it has the focus
    await waitFor(() => expect(picker).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

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
    const again = await openMenu(canvas.getByRole('button', { name: '标题' }))
    await userEvent.click(again.menu.getByRole('menuitem', { name: /^重命名图层/ }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: '图层名称' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')

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

    // one that is gone leaves the keys to the one that came for it
    const last = within(scenes()[3]!).getByLabelText(/^场景 4/)
    last.focus()
    const ofLast = await openMenu(last)
    await userEvent.click(ofLast.menu.getByRole('menuitem', { name: /^删除场景/ }))
    await waitFor(() => expect(within(scenes()[2]!).getByLabelText(/^场景 3/)).toHaveFocus())
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { browserMedia } from '#src/scene/browser-media.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import {
  sampleCarousel,
  sampleClock,
  sampleElement,
  sampleMarquee,
  sampleMediaBox,
  sampleScene,
  sampleText,
} from '#src/scene/tests/samples.ts'
import { editDocument } from '../../model/edit-document.ts'
import { orderOf } from '../../model/order.ts'
import { EditorContext } from '../../session/editor-context.ts'
import { createEditorStore } from '../../session/editor-store.ts'
import { LayersList } from './layers-list.tsx'

const meta = { title: '编辑器/图层', component: LayersList } satisfies Meta<typeof LayersList>

export default meta
type Story = StoryObj<typeof meta>

const media = browserMedia(undefined, undefined)

/** An editor for one story; `order` names the elements from the front to the back by their place in the content. */
function given(elements: unknown[]) {
  const document = editDocument({ pages: [sampleScene(elements)] } as unknown as JsonObject, {
    name: '',
    width: 1920,
    height: 1080,
  })
  const store = createEditorStore(document)
  const ids = document.scenes[0]?.elements.map(({ id }) => id) ?? []
  const order = () => {
    const scene = store.scene()
    return scene
      ? orderOf(scene)
          .map((id) => ids.indexOf(id))
          .toReversed()
      : []
  }
  const story: Pick<Story, 'decorators' | 'beforeEach'> = {
    beforeEach: () => store.open(document),
    decorators: [
      (Story) => (
        <EditorContext value={{ store, media }}>
          <div style={{ width: 260 }}>
            <Story />
          </div>
        </EditorContext>
      ),
    ],
  }
  return { store, story, ids, order }
}

const all = given([
  sampleText('春茶上新\n全场八折', { zIndex: 1 }),
  sampleClock(4, { zIndex: 2 }),
  sampleCarousel(1, { zIndex: 3 }),
  sampleMediaBox([], { zIndex: 4 }),
  sampleElement(900, { zIndex: 5 }, {}),
  sampleMarquee('到店即享新茶试饮，会员双倍积分，活动截至本周日', { zIndex: 6 }),
])

export const Layers: Story = {
  name: '选择、锁定、隐藏、排序',
  ...all.story,
  play: async ({ canvas }) => {
    const { store, ids, order } = all
    const row = (name: string) => canvas.getByRole('button', { name })
    await userEvent.click(row('春茶上新 全场八折'))
    await expect(store.state.selection).toEqual([ids[0]])
    await waitFor(() => expect(row('春茶上新 全场八折')).toHaveAttribute('aria-pressed', 'true'))
    await fireEvent.click(row('春茶'), { ctrlKey: true })
    await expect(store.state.selection).toEqual([ids[0], ids[2]])

    await userEvent.click(row('锁定 网页'))
    await userEvent.click(row('隐藏 春茶'))
    await expect(store.state).toMatchObject({ locked: [ids[4]], hidden: [ids[2]] })
    await userEvent.click(await canvas.findByRole('button', { name: '解锁 网页' }))
    await userEvent.click(await canvas.findByRole('button', { name: '显示 春茶' }))
    await expect(store.state).toMatchObject({ locked: [], hidden: [] })

    await expect(order()).toEqual([5, 4, 3, 2, 1, 0])
    row('春茶上新 全场八折').focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(order()).toEqual([5, 4, 3, 0, 2, 1])
    await expect(store.state.announced.text).toBe('春茶上新 全场八折，从上往下第 4 层，共 6 层')
    await expect(row('春茶上新 全场八折')).toHaveFocus()
    canvas.getByRole('button', { name: /^到店即享新茶试饮/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(store.state.announced.text).toBe('已在最上层')
    await expect(order()).toEqual([5, 4, 3, 0, 2, 1])

    const [from, to] = [row('春茶'), row('网页').closest('li')]
    const at = (element: Element | null, above: number) => {
      const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {}
      return { pointerId: 1, clientX: left + 20, clientY: top + above }
    }
    // a finger beside the sign scrolls
    await fireEvent.pointerDown(from, { ...at(from, 16), button: 0, pointerType: 'touch' })
    await fireEvent.pointerMove(window, at(to, 2))
    await expect(to).not.toHaveAttribute('data-drop')
    await fireEvent.pointerUp(window, at(to, 2))

    await fireEvent.pointerDown(from, { ...at(from, 16), button: 0, pointerType: 'mouse' })
    await fireEvent.pointerMove(window, at(to, 2))
    await waitFor(() => expect(to).toHaveAttribute('data-drop', 'front'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(to).not.toHaveAttribute('data-drop'))
    await expect(order()).toEqual([5, 4, 3, 0, 2, 1])

    const sign = from.querySelector('svg') as SVGElement
    await fireEvent.pointerDown(sign, { ...at(sign, 8), button: 0, pointerType: 'touch' })
    await fireEvent.pointerMove(window, at(to, 2))
    await waitFor(() => expect(to).toHaveAttribute('data-drop', 'front'))
    await fireEvent.pointerUp(window, at(to, 2))
    // with the other chosen one
    await expect(order()).toEqual([5, 0, 2, 4, 3, 1])
    await waitFor(() => expect(to).not.toHaveAttribute('data-drop'))
  },
}

const named = given([
  sampleText('甲', { zIndex: 1 }),
  sampleText('乙', { zIndex: 2 }),
  sampleText('丙', { zIndex: 3 }),
  sampleText('丁', { zIndex: 4 }),
])

export const Named: Story = {
  name: '改名、连续多选、多个一起拖动',
  ...named.story,
  play: async ({ canvas }) => {
    const { store, ids, order } = named
    const row = (name: string) => canvas.getByRole('button', { name })
    await userEvent.dblClick(row('丙'))
    const field = await canvas.findByRole('textbox', { name: '图层名称' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('价签{Enter}')
    await waitFor(() => expect(row('价签')).toHaveFocus())
    await expect(store.state.names).toEqual({ [ids[2] ?? '']: '价签' })
    // nothing of it is in the ad
    await expect(store.state.document).toBe(store.state.saved)

    await userEvent.dblClick(row('价签'))
    await userEvent.keyboard('不要{Escape}')
    await waitFor(() => expect(row('价签')).toBeVisible())
    await userEvent.dblClick(row('价签'))
    const emptied = await canvas.findByRole('textbox', { name: '图层名称' })
    await userEvent.clear(emptied)
    // what it is called without a name of its own
    await expect(emptied).toHaveAttribute('placeholder', '丙')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row('丙')).toBeVisible())

    // too long stays, and says so
    await userEvent.dblClick(row('丙'))
    await userEvent.type(await canvas.findByRole('textbox', { name: '图层名称' }), '长'.repeat(41))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('最多 40 字')).toBeVisible())
    await userEvent.keyboard('{Escape}')

    // from one to another with Shift; what is chosen goes together
    await userEvent.click(row('甲'))
    await fireEvent.click(row('丙'), { shiftKey: true })
    await expect(store.state.selection).toEqual([ids[0], ids[1], ids[2]])
    await fireEvent.click(row('乙'), { ctrlKey: true })
    const { left, top } = row('甲').getBoundingClientRect()
    const above = row('丁').closest('li')?.getBoundingClientRect()
    await fireEvent.pointerDown(row('甲'), { pointerId: 1, clientX: left + 9, clientY: top + 9, button: 0 })
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: left + 9, clientY: (above?.top ?? 0) + 2 })
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: left + 9, clientY: (above?.top ?? 0) + 2 })
    await expect(order()).toEqual([2, 0, 3, 1])
  },
}

const marked = given([
  sampleText('春茶上新', { zIndex: 1 }),
  sampleClock(4, { zIndex: 2 }),
  sampleMarquee('到店即享新茶试饮，会员双倍积分，活动截至本周日', { zIndex: 3 }),
])

export const Marked: Story = {
  name: '已锁定、已隐藏、已选中；只读时不能排序',
  ...marked.story,
  play: async ({ canvas }) => {
    const { store, ids, order } = marked
    store.set({ locked: [ids[0] ?? ''], hidden: [ids[1] ?? ''], readOnly: '此广告正在另一窗口编辑' })
    store.select([ids[2] ?? ''])
    await waitFor(() => expect(canvas.getByRole('button', { name: '解锁 春茶上新' })).toBeVisible())
    const rows = canvas.getAllByRole('listitem')
    await waitFor(() =>
      expect(
        rows.map((row: HTMLElement) => [row.hasAttribute('data-selected'), row.hasAttribute('data-hidden')]),
      ).toEqual([
        [true, false],
        [false, true],
        [false, false],
      ]),
    )
    await fireEvent.pointerDown(canvas.getByRole('button', { name: '春茶上新' }), {
      pointerId: 1,
      clientY: 0,
      button: 0,
    })
    await fireEvent.pointerMove(window, { pointerId: 1, clientY: 60 })
    await expect(rows.some((row: HTMLElement) => row.hasAttribute('data-drop'))).toBe(false)
    await fireEvent.pointerUp(window, { pointerId: 1, clientY: 60 })
    canvas.getByRole('button', { name: '春茶上新' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(order()).toEqual([2, 1, 0])
    store.set({ readOnly: undefined })
  },
}

export const Empty: Story = {
  name: '没有元素',
  ...given([]).story,
  play: ({ canvas }) => expect(canvas.getByText('暂无元素')).toBeVisible(),
}

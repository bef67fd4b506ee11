import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type screen, userEvent, waitFor } from 'storybook/test'
import { sampleAd, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { EditorAround } from '../../tests/editor-around.tsx'
import { SceneList } from './scene-list.tsx'

const onAdd = fn<() => undefined>()
const nothing = () => undefined
const screenActions = {
  save: nothing,
  saveHere: nothing,
  preview: nothing,
  help: nothing,
  addScene: onAdd,
  leave: nothing,
}

const meta = {
  title: '编辑器/场景列表',
  component: SceneList,
  beforeEach: () => {
    onAdd.mockClear()
  },
} satisfies Meta<typeof SceneList>

export default meta
type Story = StoryObj<typeof meta>

const frame = {
  width: 184,
  height: 620,
  border: '1px solid var(--ui-border)',
  background: 'var(--ui-surface)',
} as const
const inEditor = (
  content: unknown,
  more: { width?: number; height?: number; readOnly?: string } = {},
): Story['render'] =>
  function InEditor() {
    return (
      <EditorAround content={content} {...more} screen={screenActions}>
        <div style={frame}>
          <SceneList />
        </div>
      </EditorAround>
    )
  }
type Canvas = Pick<typeof screen, 'getAllByLabelText'>
const pictures = (canvas: Canvas) => canvas.getAllByLabelText(/^场景 \d+\/\d+/)
/** What the scenes show, in their order. */
const order = (canvas: Canvas) =>
  pictures(canvas).map((picture) => /春茶|第二件|营业/.exec(picture.getAttribute('aria-label') ?? '')?.[0])
const isCurrent = (canvas: Canvas, index: number) =>
  waitFor(() => expect(pictures(canvas)[index]).toHaveAttribute('aria-current', 'true'))

export const Several: Story = {
  name: '多个场景：选择、复制、删除、上下移动',
  render: inEditor(sampleAd),
  play: async ({ canvas }) => {
    await userEvent.click(pictures(canvas)[1]!)
    await isCurrent(canvas, 1)
    await userEvent.click(canvas.getByRole('button', { name: '复制场景 2' }))
    await waitFor(() => expect(order(canvas)).toEqual(['春茶', '第二件', '第二件', '营业']))
    await isCurrent(canvas, 2)
    await userEvent.click(canvas.getByRole('button', { name: '删除场景 3' }))
    await waitFor(() => expect(order(canvas)).toEqual(['春茶', '第二件', '营业']))
    await isCurrent(canvas, 2)
    await userEvent.click(canvas.getByRole('button', { name: '上移场景 3' }))
    await waitFor(() => expect(order(canvas)).toEqual(['春茶', '营业', '第二件']))
    await expect(canvas.getByRole('button', { name: '上移场景 2' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '添加场景' }))
    await expect(onAdd).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  name: '键盘：方向键选择，Alt 加方向键移动，Delete 删除',
  render: inEditor(sampleAd),
  play: async ({ canvas }) => {
    pictures(canvas)[0]!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(pictures(canvas)[1]).toHaveFocus())
    await isCurrent(canvas, 1)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(order(canvas)).toEqual(['春茶', '营业', '第二件']))
    await expect(pictures(canvas)[2]).toHaveFocus()
    await expect(canvas.getByRole('status', { name: '播报' })).toHaveTextContent('已移动到场景 3/3')
    // the keys of a scene are also those of the buttons in it
    canvas.getByRole('button', { name: '复制场景 3' }).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(order(canvas)).toEqual(['春茶', '营业']))
    await expect(pictures(canvas)[1]).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(pictures(canvas)[0]).toHaveFocus())
  },
}

/** Presses at the middle of an element and moves by so many px, in steps; answers what releases. */
function dragBy(element: Element, y: number) {
  const box = element.getBoundingClientRect()
  const at = (by: number) => ({
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    button: 0,
    clientX: box.left + 20,
    clientY: box.top + 20 + by,
  })
  element.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  for (let step = 1; step <= 8; step += 1) element.dispatchEvent(new PointerEvent('pointermove', at((y * step) / 8)))
  return () => element.dispatchEvent(new PointerEvent('pointerup', at(y)))
}

export const ByDragging: Story = {
  name: '拖动排序，Esc 取消',
  render: inEditor(sampleAd),
  beforeEach: () => {
    // no real pointer is down
    const capture = HTMLElement.prototype.setPointerCapture
    HTMLElement.prototype.setPointerCapture = () => {}
    return () => {
      HTMLElement.prototype.setPointerCapture = capture
    }
  },
  play: async ({ canvas }) => {
    const [first, second] = pictures(canvas).map((picture) => picture.getBoundingClientRect().top) as [number, number]
    // the others make way once it covers half of them, either way
    const slot = second - first
    const move = async (index: number, y: number) => {
      const release = dragBy(pictures(canvas)[index]!, y)
      await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('data-dragging'))
      release()
    }
    await move(0, slot * 0.4)
    await expect(order(canvas)).toEqual(['春茶', '第二件', '营业'])
    await move(0, slot * 0.6)
    await waitFor(() => expect(order(canvas)).toEqual(['第二件', '春茶', '营业']))
    await isCurrent(canvas, 1)
    await move(1, slot * -0.6)
    await waitFor(() => expect(order(canvas)).toEqual(['春茶', '第二件', '营业']))
    await move(0, slot * 0.6)
    await waitFor(() => expect(order(canvas)).toEqual(['第二件', '春茶', '营业']))
    const drop = dragBy(pictures(canvas)[2]!, -400)
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('data-dragging'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('list')).not.toHaveAttribute('data-dragging'))
    drop()
    await expect(order(canvas)).toEqual(['第二件', '春茶', '营业'])
  },
}

export const Full: Story = {
  name: '十个场景：不能再加，说明原因',
  render: inEditor({
    pages: Array.from({ length: 10 }, (_, index) => sampleScene([sampleText(`第 ${index + 1} 个`)])),
  }),
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: '添加场景' })
    await expect(add).toHaveAccessibleDescription('每个广告最多 10 个场景')
    await userEvent.click(add)
    await expect(onAdd).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '复制场景 1' }))
    await expect(pictures(canvas)).toHaveLength(10)
  },
}

const crowd = sampleScene(
  Array.from({ length: 160 }, (_, index) =>
    sampleText(
      `第 ${index + 1} 个`,
      { left: (index % 16) * 6, top: Math.floor(index / 16) * 9, width: 6, height: 8 },
      { size: 12 },
    ),
  ),
)

export const Crowded: Story = {
  name: '元素很多：缩略图是闲时生成的图片，元素少了又是活的',
  render: inEditor({ pages: [crowd, crowd, sampleScene([sampleText('春茶')])] }),
  play: async ({ canvas, canvasElement }) => {
    const images = () =>
      [...canvasElement.querySelectorAll<HTMLImageElement>('li img')].map((image) => image.src.slice(0, 23))
    await waitFor(() => expect(images()).toEqual(Array.from({ length: 3 }, () => 'data:image/jpeg;base64,')))
    await expect(canvasElement.querySelectorAll('li [role="img"]')).toHaveLength(0)
    // with one crowd less they are drawn live again
    await userEvent.click(canvas.getByLabelText('删除场景 1'))
    await waitFor(() => expect(canvasElement.querySelectorAll('li [role="img"]')).toHaveLength(2))
  },
}

export const Upright: Story = { name: '竖屏', render: inEditor(sampleAd, { width: 1080, height: 1920 }) }

export const ReadOnly: Story = {
  name: '只读',
  render: inEditor(sampleAd, { readOnly: '广告正在审核中' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '删除场景 1' })).toHaveAccessibleDescription('广告正在审核中')
    await userEvent.click(pictures(canvas)[2]!)
    await isCurrent(canvas, 2)
  },
}

export const None: Story = { name: '没有场景', render: inEditor({}) }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { browserMedia } from '#src/scene/browser-media.ts'
import { own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { sampleCarousel, sampleClock, sampleElement, sampleImage, sampleMarquee, sampleMediaBox, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { editDocument } from '../../model/edit-document.ts'
import { EditorContext } from '../../session/editor-context.ts'
import { createEditorStore, type EditorStore } from '../../session/editor-store.ts'
import { liveLayoutsOf } from '../../session/gesture.ts'
import { loadSensitiveWords } from '../../session/sensitive-words.ts'
import { PropertiesPanel } from './properties-panel.tsx'

// the list is there before the first field asks for it
const meta = { title: '页面/编辑器/属性面板', loaders: [() => loadSensitiveWords(() => Promise.resolve(['全网第一', '包治百病']))] } satisfies Meta

export default meta

const media = browserMedia(undefined, undefined)
let store: EditorStore

const NONE: unknown[] = []

/** The panel beside nothing, with a scene of elements of which the first `chosen` are chosen. */
function Panel({ elements = NONE, chosen = 1, background, readOnly }: { elements?: unknown[]; chosen?: number; background?: unknown; readOnly?: string }) {
  const [editor] = useState(() => {
    const page = { ...sampleScene(elements), ...(background !== undefined && { background }) } as unknown as JsonObject
    store = createEditorStore(editDocument({ pages: [page] }, { name: '春茶上新', width: 1920, height: 1080 }), {
      // a clock that stands: what is one step does not depend on how fast the test types
      now: () => 0,
    })
    store.select((store.scene()?.elements ?? []).slice(0, chosen).map(({ id }) => id))
    if (readOnly !== undefined) store.set({ readOnly })
    return { store, media }
  })
  return (
    <EditorContext value={editor}>
      <div style={{ width: 320, border: '1px solid var(--ui-border)' }}>
        <PropertiesPanel />
      </div>
    </EditorContext>
  )
}

/** What the first element says at a place now. */
function rawAt(...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => own(value, key), store.scene()?.elements[0]?.raw)
}

function backgroundAt(key: string): Json | undefined {
  return own(own(store.scene()?.raw, 'background'), key)
}

export const SceneWithoutBackground: StoryObj = {
  name: '未选择：场景设置，无背景',
  render: () => <Panel background={{ type: 0 }} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.queryByRole('slider')).toBeNull()
    await userEvent.click(panel.getByRole('radio', { name: '颜色' }))
    await userEvent.click(panel.getByRole('button', { name: '蓝色' }))
    await expect([backgroundAt('type'), backgroundAt('color')]).toEqual([1, { r: 0, g: 110, b: 230 }])
    // the colour is a step of its own, so that undoing it leads back to the white that was there before
    store.undo()
    await expect(backgroundAt('color')).toEqual({ r: 255, g: 255, b: 255 })
    store.undo()
    await expect(backgroundAt('type')).toBe(0)
  },
}

export const SceneWithImage: StoryObj = {
  name: '未选择：场景设置，图片背景',
  render: () => <Panel background={{ type: 2, image: sampleImage(9, '背景', '#0f766e'), opacity: 60 }} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '删除图片' }))
    await expect([backgroundAt('type'), backgroundAt('image')]).toEqual([0, undefined])
    store.undo()
  },
}

export const Text: StoryObj = {
  name: '文本：静态',
  render: () => <Panel elements={[sampleText('春茶上新')]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const words = panel.getByRole('textbox', { name: '文本内容' })
    await userEvent.clear(words)
    await userEvent.type(words, '新品')
    await userEvent.tab()
    await expect(rawAt('data', 'value')).toBe('新品')
    await userEvent.click(panel.getByRole('radio', { name: '向左滚动' }))
    await expect(rawAt('data', 'isScroll')).toBe(true)
    await expect(panel.queryByRole('radio', { name: '右对齐' })).toBeNull()
    store.undo()
    store.undo()
    await expect(rawAt('data', 'value')).toBe('春茶上新')
    await expect(store.state.undoLabel).toBe(undefined)
  },
}

export const SensitiveWords: StoryObj = {
  name: '文本：敏感词标出，离开时拦下',
  render: () => <Panel elements={[sampleText('春茶上新')]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const words = panel.getByRole('textbox', { name: '文本内容' })
    await userEvent.click(words)
    await userEvent.type(words, ' 全 网第一')
    await expect([...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['全 网第一'])
    await expect(words).toHaveAccessibleDescription('敏感词：全 网第一')
    await userEvent.tab()
    await expect(await screen.findByText('包含敏感词，请重新输入！')).toBeVisible()
    await waitFor(() => expect(words).toHaveFocus())
    // the way out without a better text
    await userEvent.keyboard('{Escape}')
    await expect(words).not.toHaveFocus()
    await expect(rawAt('data', 'value')).toBe('春茶上新')
    await userEvent.click(words)
    await userEvent.type(words, '包治百病')
    await userEvent.tab()
    await waitFor(() => expect(words).toHaveFocus())
    await userEvent.type(words, '{Backspace}{Backspace}')
    await userEvent.tab()
    await expect(panel.getByRole('radio', { name: '静态' })).toHaveFocus()
    await expect(rawAt('data', 'value')).toBe('春茶上新包治')
  },
}

export const SensitiveShown: StoryObj = { name: '文本：打开时已有敏感词', render: () => <Panel elements={[sampleText('本店包治百病，\n全网第一，价格最低，欢迎新老顾客前来选购')]} /> }

export const Marquee: StoryObj = { name: '文本：向左滚动', render: () => <Panel elements={[sampleMarquee('到店即享新茶试饮')]} /> }

export const SliderOutside: StoryObj = {
  name: '超出可选范围的值保留到修改为止',
  render: () => <Panel elements={[sampleText('大字', {}, { size: 80 })]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const size = panel.getByRole('spinbutton', { name: '字号数值' })
    await expect(size).toHaveValue('80')
    await userEvent.click(size)
    await userEvent.tab()
    await expect(rawAt('data', 'size')).toBe(80)
    await userEvent.clear(size)
    await userEvent.type(size, '99{Enter}')
    await expect(rawAt('data', 'size')).toBe(50)
    // by keyboard, each key is a step
    panel.getByRole('slider', { name: '字号' }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(rawAt('data', 'size')).toBe(48)
    store.undo()
    store.undo()
    store.undo()
    await expect(rawAt('data', 'size')).toBe(80)
  },
}

export const Clock: StoryObj = {
  name: '日期时间',
  render: () => <Panel elements={[sampleClock(4)]} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /仅时间/ }))
    await expect(rawAt('data', 'formatter')).toBe(3)
  },
}

export const Carousel: StoryObj = {
  name: '图片轮播',
  render: () => <Panel elements={[sampleCarousel(6)]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('3/10')).toBeVisible()
    const names = () => panel.getAllByRole('button', { name: /^替换 / }).map((button) => button.getAttribute('aria-label')?.slice(3))
    await userEvent.click(panel.getByRole('button', { name: '下移 春茶' }))
    await expect(names()).toEqual(['冰饮', '春茶', '鲜果'])
    await userEvent.click(panel.getByRole('button', { name: '删除 冰饮' }))
    await expect(names()).toEqual(['春茶', '鲜果'])
    // the keyboard goes on at the next one
    await expect(panel.getByRole('button', { name: '删除 春茶' })).toHaveFocus()
    // an effect that is not offered is shown as it is
    await expect(panel.getByRole('combobox', { name: '切换效果' })).toHaveValue('效果 6')
    await userEvent.click(panel.getByRole('combobox', { name: '切换效果' }))
    await userEvent.click(await screen.findByRole('option', { name: '淡入淡出' }))
    await expect(rawAt('data', 'animation')).toEqual({ inId: 5, outId: 5 })
    const seconds = panel.getByRole('spinbutton', { name: '切换时长数值' })
    await userEvent.clear(seconds)
    await userEvent.type(seconds, '1.5{Enter}')
    await expect(rawAt('data', 'duration')).toBe(1500)
    await userEvent.click(panel.getByRole('switch', { name: '切换效果开关' }))
    await expect(rawAt('data', 'disableAnimation')).toBe(true)
    await expect(panel.queryByRole('combobox', { name: '切换效果' })).toBeNull()
  },
}

export const FullCarousel: StoryObj = {
  name: '图片轮播：已满',
  render: () => <Panel elements={[sampleCarousel(1, {}, { images: Array.from({ length: 10 }, (_, index) => sampleImage(index + 1, `图${index + 1}`, '#334155')) })]} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '添加图片' })).toHaveAccessibleDescription('每个图片控件最多10个内容')
  },
}

export const MediaBox: StoryObj = {
  name: '混合媒体',
  render: () => <Panel elements={[sampleMediaBox([sampleImage(4, '新品', '#6d28d9'), { id: 5, type: 1, name: '门店短片', path: 'v/5.mp4', duration: 15 }])]} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: '静音' }))
    await expect(rawAt('data', 'isMuted')).toBe(false)
  },
}

export const Unknown: StoryObj = { name: '不可编辑的元素', render: () => <Panel elements={[sampleElement(1200, {}, { city: '杭州' })]} /> }

export const Frame: StoryObj = {
  name: '元素背景和边框',
  render: () => <Panel elements={[sampleText('标题')]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const none = panel.getByRole('checkbox', { name: '无背景' })
    await expect(none).toBeChecked()
    await userEvent.click(within(panel.getByRole('group', { name: '背景颜色' })).getByRole('button', { name: '黄色' }))
    await expect(none).not.toBeChecked()
    await expect([rawAt('background', 'type'), rawAt('background', 'color')]).toEqual([1, { r: 247, g: 181, b: 0 }])
    const hex = panel.getByRole('textbox', { name: '边框颜色色值' })
    await userEvent.clear(hex)
    await userEvent.type(hex, '#0f766e{Enter}')
    await expect(rawAt('border', 'color')).toEqual({ r: 15, g: 118, b: 110 })
    await userEvent.click(none)
    await expect(rawAt('background', 'type')).toBe(0)
  },
}

export const Layout: StoryObj = {
  name: '布局：像素、超出限制、层级、对齐',
  render: () => <Panel elements={[sampleText('标题', { left: 10, top: 10, width: 50, height: 20 }), sampleClock(3)]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const field = (name: string) => panel.getByRole('spinbutton', { name })
    await expect(['左边距', '上边距', '宽度', '高度'].map((name) => (field(name) as HTMLInputElement).value)).toEqual(['192', '108', '960', '216'])
    const before = store.state.document
    for (const [name, value] of [['左边距', '961'], ['左边距', '-1'], ['宽度', '1729'], ['上边距', '865'], ['高度', '973']] as const) {
      await userEvent.clear(field(name))
      await userEvent.type(field(name), `${value}{Enter}`)
      await expect(panel.getByText('超出限制值')).toBeVisible()
      await expect(store.state.document).toBe(before)
    }
    await waitFor(() => expect(panel.queryByText('超出限制值')).toBeNull(), { timeout: 3000 })
    await userEvent.clear(field('左边距'))
    await userEvent.type(field('左边距'), '960{Enter}')
    await expect(rawAt('layout', 'left')).toBe(50)
    await userEvent.click(panel.getByRole('button', { name: '顶对齐' }))
    await expect(rawAt('layout', 'top')).toBe(0)
    await userEvent.click(panel.getByRole('button', { name: '置于顶层' }))
    await expect(rawAt('layout', 'zIndex')).toBe(5)
    await expect(panel.getByRole('button', { name: '置于顶层' })).toHaveAccessibleDescription('已在最上层')
  },
}

export const FollowsGesture: StoryObj = {
  name: '布局：跟随拖动，取消后恢复',
  render: () => <Panel elements={[sampleText('标题', { left: 10, top: 10, width: 50, height: 20 })]} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: '左边距' })
    const live = liveLayoutsOf(store)
    live.set(new Map([[store.state.selection[0] ?? '', { left: 20, top: 10, width: 50, height: 20, rotate: 0 }]]))
    await expect(field).toHaveValue('384')
    live.set(undefined)
    await expect(field).toHaveValue('192')
    // what is typed afterwards is not what the gesture left behind
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('193')
  },
}

export const TypedThenGone: StoryObj = {
  name: '字段消失时已输入的值仍生效',
  render: () => <Panel elements={[sampleText('标题', { left: 10, width: 50 })]} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: '左边距' })
    await userEvent.clear(field)
    await userEvent.type(field, '480')
    store.select([])
    await waitFor(() => expect(rawAt('layout', 'left')).toBe(25))
  },
}

export const Several: StoryObj = {
  name: '多选：只有对齐和分布',
  render: () => <Panel chosen={3} elements={[sampleText('一', { left: 5 }), sampleText('二', { left: 20 }), sampleText('三', { left: 30 })]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.queryByRole('spinbutton')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: '右对齐' }))
    await expect(rawAt('layout', 'left')).toBe(30)
  },
}

export const ReadOnly: StoryObj = {
  name: '只读',
  render: () => <Panel elements={[sampleText('标题')]} readOnly="已在另一个标签页中编辑" />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('textbox', { name: '文本内容' })).toBeDisabled()
    await fireEvent.click(panel.getByRole('button', { name: '左对齐' }))
    await expect(rawAt('layout', 'left')).toBe(6)
  },
}
